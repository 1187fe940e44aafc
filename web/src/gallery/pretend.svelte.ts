// A table that is not there: some things can be done, some are refused.

import type { HintShown, Tagged } from "../app/session.svelte.ts";
import type { ChoosingTable } from "../parts/choosing.ts";

const WHY =
  "You have no open blue project. Blue already holds two parts. The third part finishes a bot, and a bot needs an open project of its color.";

export class PretendTable implements ChoosingTable {
  seat = 1;
  tag = $state.raw<Tagged | null>(null);
  sending = $state("");
  hint = $state.raw<HintShown | null>({ seat: 1, question: 1, action: "can-hinted" });
  done = $state("");

  choice(action: string) {
    return action.startsWith("can") ? { action, kind: action, args: {} } : undefined;
  }

  refused(action: string) {
    const reason = { key: "no", clause: "BF-55", params: {} };
    return action.startsWith("no") ? reason : undefined;
  }

  async press(action: string, element: Element | null = null): Promise<void> {
    if (this.choice(action)) this.done = action;
    else await this.why(action, element);
  }

  async why(action: string, element: Element | null = null): Promise<void> {
    this.tag = { action, text: WHY, clause: "BF-55", element };
  }
}
