// What the persons at a table decide together: some of it cannot be undone.

import { frame } from "../../parts/frame.svelte.ts";
import type { Playing } from "./playing.svelte.ts";

/** Whether somebody is sure of what is proposed, or to be agreed to. A pause can be ended by anybody. */
export async function agreed({ session }: Playing, what: string): Promise<boolean> {
  if (what === "pause") return true;
  if (what !== "end")
    return frame.sure("substitute", { seat: Number(what.replace("substitute:", "")) });
  const persons = session.table?.seats.filter(({ bot, left }) => !bot && !left) ?? [];
  return frame.sure(persons.length > 1 ? "end-together" : "end");
}
