// Powering down, decided beside Ready: the rules ask for it once everybody is ready (RR-10), and the
// page answers then. Kept in this tab, because only whoever said Ready here has decided here.

import type { Json } from "../../../app/stage.ts";
import type { View } from "../view.ts";

const KEY = "botyard-power";
const MOST = 20; // robots of tables that were left

interface Decision {
  turn: number;
  down: boolean;
  /** Whether one said Ready with it. */
  made: boolean;
}
type Decisions = Record<string, Decision>;

/** A robot at a table, by its dock. */
interface Deciding {
  table: string;
  dock: number;
  turn: number;
}

function kept(): Decisions {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? "{}") as Decisions;
  } catch {
    return {};
  }
}

class Announcing {
  #decisions = $state.raw(kept());

  /** What was decided this turn. */
  of({ table, dock, turn }: Deciding): Decision | undefined {
    const decision = this.#decisions[`${table} ${dock}`];
    return decision?.turn === turn ? decision : undefined;
  }

  decide(robot: Deciding, down: boolean): void {
    this.#keep(robot, { down, made: this.of(robot)?.made ?? false });
  }

  /** Say Ready with what is chosen. */
  make(robot: Deciding): void {
    this.#keep(robot, { down: this.of(robot)?.down ?? false, made: true });
  }

  /** What was said Ready with, which answers one question. */
  take(robot: Deciding): Decision | undefined {
    const decision = this.of(robot);
    if (!decision?.made) return undefined;
    this.#keep(robot, { down: decision.down, made: false });
    return decision;
  }

  #keep({ table, dock, turn }: Deciding, decision: Omit<Decision, "turn">): void {
    const key = `${table} ${dock}`;
    const { [key]: _, ...others } = this.#decisions;
    const latest = Object.entries(others).slice(1 - MOST);
    this.#decisions = { ...Object.fromEntries(latest), [key]: { turn, ...decision } };
    try {
      sessionStorage.setItem(KEY, JSON.stringify(this.#decisions));
    } catch {
      // A browser that keeps nothing knows it until the page is loaded again.
    }
  }
}

export const announcing = new Announcing();

/** The answer to what is asked now, if it was given beside Ready: once, so that it can be undone. */
export function decided(table: string, shown: Json): string {
  const { step, turn, asked } = shown as unknown as View;
  const decision = step === "announce" ? announcing.take({ table, dock: asked, turn }) : undefined;
  if (!decision) return "";
  return decision.down ? "power-down" : "power-on";
}
