// One's own hands at the console: the register or the Option that was chosen for the next card, and
// what presses, drops and keys do to the program.

import type { Choice } from "../../../app/protocol.ts";
import type { TableSession } from "../../../app/session.svelte.ts";
import { Dragging } from "../../../parts/dragging.svelte.ts";
import type { QuietTable } from "../../../parts/quiet.ts";
import type { Robot } from "../model.ts";
import { keyed, type Pressed } from "./keys.ts";
import { carryOut, Line } from "./orders.ts";
import {
  beside,
  type Held,
  heldCards,
  pairable,
  placing,
  pressed,
  REGISTERS,
  target,
} from "./program.ts";
import { storesOf } from "./storing.ts";

export interface AtConsole {
  robot: Robot;
  table: TableSession;
  pressing: QuietTable;
  moving: boolean;
  /** Where the cards lie. */
  root: HTMLElement | undefined;
}

const WRITING = ["program", "unprogram", "ready"];

/** Made by the console, which it listens to keys for. */
export class Programming {
  readonly dragging: Dragging<string>;
  /** The register that was chosen, 0 for none. */
  chosen = $state(0);
  /** The Option that the next card is to be kept on. */
  storing = $state("");
  readonly #line = new Line();
  #gone = false; // nobody looks at the console any more
  readonly #of: () => AtConsole;

  constructor(of: () => AtConsole) {
    this.#of = of;
    this.dragging = new Dragging((card, drop, element) => this.#dropped(card, drop, element));
    // Before the frame, whose digits press choices in the order of their list.
    $effect(() => {
      const key = (event: KeyboardEvent) => this.#key(event);
      window.addEventListener("keydown", key, { capture: true });
      return () => {
        this.#gone = true;
        window.removeEventListener("keydown", key, { capture: true });
      };
    });
    // A register that was chosen is left when it has been filled.
    $effect(() => {
      const filled = this.chosen && this.#robot.registers[this.chosen - 1] !== null;
      if (filled && !this.pairs.includes(this.chosen)) this.chosen = 0;
    });
    // What was chosen for one robot is not chosen for the other.
    $effect(() => {
      void this.#robot.id;
      this.chosen = 0;
      this.storing = "";
    });
  }

  /** The kinds of answers that there are now. */
  kinds: string[] = $derived.by(() => {
    const { moving, table } = this.#of();
    return moving ? [] : (table.question?.choices ?? []).map(({ kind }) => kind);
  });
  /** Whether the program is written now. */
  asked: boolean = $derived(this.kinds.some((kind) => WRITING.includes(kind)));
  cards: Held[] = $derived.by(() => heldCards(this.#robot));
  #offered: Choice[] = $derived.by(() =>
    this.asked ? (this.#of().table.question?.choices ?? []) : [],
  );
  /** Registers that may get a second card. */
  pairs: number[] = $derived.by(() => pairable(this.#robot, this.#offered));
  /** The Option that the next card is kept on, if it can be. */
  keeping: string = $derived(storesOf(this.#offered).includes(this.storing) ? this.storing : "");
  /** The register that the next card goes to. */
  next: number = $derived.by(() =>
    this.asked && !this.keeping ? target(this.#robot, this.chosen, this.pairs) : 0,
  );

  get #robot(): Robot {
    return this.#of().robot;
  }

  /** A register was pressed. */
  press(register: number, element: Element): void {
    if (!this.asked) return;
    if (this.#robot.locked.includes(register)) {
      void this.#of().pressing.why(`unprogram:${register}`, element);
    } else if (this.#robot.registers[register - 1]) void this.takeBack(register, element);
    else this.chosen = register;
  }

  /** Take a card back into the hand; its register is the next one then. */
  async takeBack(register: number, element: Element | null = null): Promise<void> {
    if (await this.#carryOut([`unprogram:${register}`], element)) this.chosen = register;
  }

  #dropped(card: string, drop: string, element: Element | null): void {
    const from = this.#robot.registers.indexOf(card) + 1;
    const over = Number(drop); // a register, 0 for the hand or anywhere else; or an Option by its name
    const put = `program:${over}=${card}`;
    if (Number.isNaN(over)) void this.#carryOut([`store:${drop}=${card}`], element);
    else if (over && this.#of().pressing.choice(put)) void this.#carryOut([put], element);
    else if (over) void this.#carryOut(placing(this.#robot, card, over), element);
    else if (from) void this.#carryOut([`unprogram:${from}`], element);
  }

  #key(event: KeyboardEvent): void {
    if (!this.asked || this.dragging.dragged) return;
    const meant = keyed(event, this.#of().table.table?.id === "");
    if (!meant || (meant.what === "card" && !this.cards[meant.at])) return;
    event.preventDefault();
    this.#line.add(() => this.#mean(meant));
  }

  /** What a key means by the time its turn has come. */
  #mean(meant: Pressed): Promise<unknown> | undefined {
    if (this.#gone) return undefined;
    const { robot, pressing, root } = this.#of();
    if (meant.what === "ready") return pressing.press("ready");
    if (meant.what === "beside") {
      this.chosen = beside(robot, this.chosen || this.next, meant.by);
      return undefined;
    }
    if (meant.what === "back") {
      const filled = REGISTERS.filter(
        (one) => robot.registers[one - 1] && !robot.locked.includes(one),
      );
      const last = filled.includes(this.chosen) ? this.chosen : filled.at(-1);
      return last ? this.takeBack(last) : undefined;
    }
    const held = this.cards[meant.at];
    const element = root?.querySelector(`[data-card="${held?.card.name}"]`) ?? null;
    return (
      held && this.#carryOut(pressed(robot, held, this.chosen, this.pairs, this.keeping), element)
    );
  }

  #carryOut(actions: string[], element: Element | null): Promise<boolean> {
    return carryOut(this.#of().pressing, actions, element, () => this.#gone);
  }
}
