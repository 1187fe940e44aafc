// One's own hands: the die that is held, what was pressed, and what would come of it.

import type { TableSession } from "../../../app/session.svelte.ts";
import type { ChoosingTable } from "../../../parts/choosing.ts";
import { Dragging } from "../../../parts/dragging.svelte.ts";
import type { Factory, Model } from "../model.ts";
import { FLOORS } from "../still.ts";
import type { View } from "../view.ts";
import { asksForDie, type Kinds, kindsOf, takes, usualDiscard } from "./asking.ts";
import { type Outlook, outlookOf } from "./outlook.ts";

export interface AtTable {
  table: TableSession;
  model: Model;
  seat: number;
  moving: boolean;
}

type Dragged = { what: "die"; value: number } | { what: "card"; card: string };

const REPLICATOR = "replicator"; // uses cards of the market
const REST = 120; // milliseconds before somebody who rests on something is told what it would bring

export class Desk implements ChoosingTable {
  readonly dragging: Dragging<Dragged>;
  outlook = $state.raw<Outlook | null>(null);
  #of: () => AtTable;
  #picked = $state(0); // the value of the die that was picked up
  #timer: ReturnType<typeof setTimeout> | undefined;
  #looked = 0;
  #gone = false; // nobody looks at the board any more: what still arrives is not for it

  /** Made by the board, and gone with it. */
  constructor(of: () => AtTable) {
    this.#of = of;
    $effect(() => () => {
      this.#gone = true;
      clearTimeout(this.#timer);
    });
    this.dragging = new Dragging((dragged, drop, element) => this.#dropped(dragged, drop, element));
  }

  kinds: Kinds = $derived.by(() => kindsOf(this.quiet ? null : this.#of().table.question));
  factory: Factory | undefined = $derived.by(() => {
    const { model, seat } = this.#of();
    return model.factories[seat - 1];
  });
  /** The value of the die in one's hand: picked up, or hinted at, or the highest that goes somewhere. */
  held: number = $derived.by(() => {
    const dice = this.factory?.dice ?? [];
    const places = this.quiet || this.kinds.has("place") || this.kinds.has("end-work");
    if (asksForDie(this.kinds) || !places) return 0;
    const hinted = Number(/^place:.*@(\d)$/.exec(this.hint?.action ?? "")?.[1] ?? 0);
    if (dice.includes(hinted)) return hinted;
    if (dice.includes(this.#picked)) return this.#picked;
    const goes = (value: number) =>
      FLOORS.some((floor) => this.choice(`place:${floor}@${value}`) !== undefined);
    return dice.findLast(goes) ?? dice.at(-1) ?? 0;
  });
  /** The cards that can be discarded now, and the one that is chosen beforehand. */
  discards: string[] = $derived.by(() =>
    this.quiet
      ? []
      : (this.#of().table.question?.choices ?? []).flatMap(({ kind, args }) =>
          kind === "discard" ? (args.blueprint ?? []) : [],
        ),
  );
  discard: string = $derived.by(() => {
    if (!this.discards.length) return "";
    const open = this.discards.filter((card) => this.choice(`discard:${card}`));
    return usualDiscard(open, this.factory?.built ?? [], this.#of().model.still);
  });
  /** Whether one card is discarded for something, so that it can be looked at first. */
  paying: boolean = $derived.by(() => {
    const step = this.step;
    return (step === "build" || step === "hire") && this.discards.length > 0;
  });

  get step(): string {
    return this.#asked.step ?? "";
  }

  /** How many dice the Foreman may still set. */
  get toSet(): number {
    return this.kinds.has("set") ? Number(this.#asked.args?.[0] ?? 0) : 0;
  }

  get #asked(): Partial<Pick<View, "step" | "args">> {
    return (this.#of().table.situation?.view ?? {}) as Partial<View>;
  }

  /** The card of one's own that was begun, and asks for something. */
  get begun(): string {
    const { step, args = [] } = this.#asked;
    if (step === "copy") return REPLICATOR;
    const [card, copied] = args;
    return typeof card === "string" ? (copied ? REPLICATOR : card) : "";
  }

  get quiet(): boolean {
    return this.#of().moving;
  }

  get seat(): number {
    return this.#of().table.seat;
  }

  get tag() {
    return this.#of().table.tag;
  }

  set tag(tag) {
    this.#of().table.tag = tag;
  }

  get sending() {
    return this.#of().table.sending;
  }

  get hint() {
    return this.quiet ? null : this.#of().table.hint;
  }

  choice(action: string) {
    return this.quiet ? undefined : this.#of().table.choice(action);
  }

  refused(action: string) {
    return this.quiet ? undefined : this.#of().table.refused(action);
  }

  async why(action: string, element: Element | null = null): Promise<void> {
    if (!this.quiet) await this.#of().table.why(action, element);
  }

  async press(action: string, element: Element | null = null): Promise<void> {
    if (this.quiet) return;
    this.forget();
    const [kind] = action.split(":");
    await this.#of().table.press(action, element);
    if (!this.#gone && (kind === "use" || kind === "copy")) await this.#giveDie();
  }

  /** Pick up a die, or put it down. */
  pick(value: number): void {
    this.forget();
    this.#picked = value;
  }

  /** Whether the die in one's hand goes onto a card. */
  fits(card: string): boolean {
    const { model } = this.#of();
    const { factory, held } = this;
    return !!factory && held > 0 && takes(model.still, card, held, factory);
  }

  /** Look at what some actions would bring, if somebody rests on them. */
  look(actions: string[]): void {
    clearTimeout(this.#timer);
    const [first = ""] = actions;
    if (!this.choice(first)) return;
    const looked = ++this.#looked;
    this.#timer = setTimeout(async () => {
      const { table, model, seat } = this.#of();
      const whole = await table.preview(actions);
      const found = whole?.refused && actions.length > 1 ? await table.preview([first]) : whole;
      if (found && looked === this.#looked) this.outlook = outlookOf(found, seat, model);
    }, REST);
  }

  forget(): void {
    clearTimeout(this.#timer);
    this.#looked += 1;
    this.outlook = null;
  }

  /** The actions that pressing something leads to, as far as they are certain. */
  chain(action: string): string[] {
    const [kind, card = ""] = action.split(":");
    if (kind === "use" && this.fits(card)) return [action, `die:${this.held}`];
    if (kind === "build") {
      const { model } = this.#of();
      const tool = toolOf(model, card);
      const hand = [...(this.factory?.hand ?? [])];
      hand.splice(hand.indexOf(card), 1);
      const fitting = hand.filter((one) => toolOf(model, one) === tool);
      const discard = usualDiscard(fitting, this.factory?.built ?? [], model.still);
      return discard ? [action, `discard:${discard}`] : [action];
    }
    return [action];
  }

  /** The die that was picked up, or the only one there is to choose, goes onto the card. */
  async #giveDie(): Promise<void> {
    const { table } = this.#of();
    if (table.table?.id === "" || this.quiet) return; // a lesson goes step by step
    const dice = (table.question?.choices ?? []).filter(({ kind }) => kind === "die");
    const others = (table.question?.choices ?? []).some(({ kind }) => kind === "reroll");
    const wanted = `die:${this.#picked}`;
    const only = dice.length === 1 && !others ? dice[0]?.action : undefined;
    const action = table.choice(wanted) ? wanted : only;
    if (action) await table.order(action);
  }

  async #all(actions: string[], element: Element | null): Promise<void> {
    const { table } = this.#of();
    for (const action of actions) {
      if (this.#gone) return;
      if (!table.choice(action)) {
        if (action === actions[0]) await table.why(action, element);
        return;
      }
      await table.order(action);
    }
  }

  #dropped(dragged: Dragged, drop: string, element: Element | null): void {
    if (!drop) return;
    const [where, what = ""] = drop.split(":");
    this.forget();
    if (dragged.what === "card") {
      if (where !== "compound") return;
      void this.#all(this.chain(`build:${dragged.card}`), element);
      return;
    }
    this.#picked = dragged.value;
    if (where === "floor") void this.#all([`place:${what}@${dragged.value}`], element);
    else if (where === "card") void this.#all([`use:${what}`, `die:${dragged.value}`], element);
  }
}

function toolOf({ still }: Model, card: string): string {
  return still.blueprint.find(({ id }) => id === card)?.tool ?? "";
}
