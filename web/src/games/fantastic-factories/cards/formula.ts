// What a card needs and gives, as a row of small signs: the same fields that its text is made of.

import type { Amount, BlueprintStill, ContractorStill, Gives, Needs } from "../still.ts";
import type { GlyphName } from "./glyphs.ts";

export type Token =
  | { is: "die"; face?: number; print?: string; any?: boolean }
  | { is: "sign"; name: GlyphName }
  | { is: "text"; text: string }
  | { is: "arrow" }
  | { is: "or" }
  | { is: "swap" }
  | { is: "gap" };

const die = (print?: string): Token => (print ? { is: "die", print } : { is: "die", any: true });
const face = (value: number): Token => ({ is: "die", face: value });
const sign = (name: GlyphName): Token => ({ is: "sign", name });
const text = (said: string): Token => ({ is: "text", text: said });

function some(amount: Amount | undefined, name: GlyphName): Token[] {
  if (amount === undefined) return [];
  return [text(typeof amount === "number" ? String(amount) : "X"), sign(name)];
}

function dice(needs: Needs, gives: Gives | undefined): Token[] {
  const valued =
    needs.pay?.metal === "die" ||
    needs.pay?.energy === "die" ||
    gives?.energy === "die" ||
    gives?.metal === "die";
  switch (needs.dice) {
    case "one":
      if (needs.values) return needs.values.map(face);
      return [valued ? die("X") : die()];
    case "pair":
      return [die("X"), die("X")];
    case "triple":
      return [die("X"), die("X"), die("X")];
    case "run":
      return [die("X"), die("+1"), die("+2")];
    case "three":
      return [die(), die(), die(), text(`${needs.least}+`)];
    default:
      return [];
  }
}

function spent({ pay }: Needs): Token[] {
  return [
    ...some(pay?.metal, "metal"),
    ...some(pay?.energy, "energy"),
    ...some(pay?.cards, "card"),
  ];
}

const CHANGES: Record<string, Token[]> = {
  flip: [face(6), { is: "swap" }, face(1)],
  up: [die("+1")],
  down: [die("−1")],
  reroll: [die("↻")],
};

function gained(gives: Gives, needs: Needs | undefined): Token[] {
  const { goods, metal, energy, cards, one_of, refund, change, use } = gives;
  const extra = needs?.pay?.energy === "chosen" ? "X" : "1–6";
  return [
    ...some(goods, "goods"),
    ...some(Array.isArray(metal) ? undefined : metal, "metal"),
    ...some(energy, "energy"),
    ...some(cards, "card"),
    ...(one_of ?? []).flatMap((one, at): Token[] => [
      ...(at || goods ? [at ? ({ is: "or" } as const) : ({ is: "gap" } as const)] : []),
      ...some(one.metal, "metal"),
      ...some(one.energy, "energy"),
      ...some(one.cards, "card"),
    ]),
    ...(refund ? [text(`≤${refund}`), sign("metal"), sign("energy")] : []),
    ...(gives.die === "chosen" ? [die(extra)] : gives.die === "rolled" ? [die("?")] : []),
    ...(change ? (CHANGES[change] ?? []) : []),
    ...(use ? [sign("market"), sign("card")] : []),
  ];
}

/** Values of a die that give the same, with what they give. */
function byValue(amounts: number[]): Token[] {
  const runs: { from: number; to: number; amount: number }[] = [];
  amounts.forEach((amount, at) => {
    const last = runs.at(-1);
    if (last?.amount === amount) last.to = at + 1;
    else runs.push({ from: at + 1, to: at + 1, amount });
  });
  return runs.flatMap(({ from, to, amount }, at): Token[] => [
    ...(at ? [{ is: "gap" } as const] : []),
    die(from === to ? String(from) : `${from}–${to}`),
    { is: "arrow" },
    ...some(amount, "metal"),
  ]);
}

/** What stands in the foot of a blueprint. */
export function formulaOf(card: BlueprintStill): Token[] {
  const { needs, gives, set_off, prestige, discount } = card;
  if (gives && Array.isArray(gives.metal)) return byValue(gives.metal);
  if (set_off && gives)
    return [
      sign(set_off === "goods" ? "goods" : "house"),
      { is: "arrow" },
      ...gained(gives, needs),
    ];
  if (needs && gives)
    return [...dice(needs, gives), ...spent(needs), { is: "arrow" }, ...gained(gives, needs)];
  const worth = Array.isArray(prestige) ? prestige.join(" ") : String(prestige);
  const worthy: Token[] = [sign("prestige"), text(worth)];
  return discount ? [...worthy, { is: "gap" }, text(`−${discount.metal}`), sign("metal")] : worthy;
}

/** What a contractor does. */
export function workOf({ gives, others }: ContractorStill): Token[] {
  const own: Token[] = [
    ...plus(gives.metal, "metal"),
    ...plus(gives.energy, "energy"),
    ...plus(gives.cards, "card"),
    ...(gives.set ? [text(String(gives.set)), die("✓")] : []),
    ...(gives.rolled ? [text(`+${gives.rolled}`), die("?")] : []),
    ...(gives.chosen ? [text(`+${gives.chosen}`), die("1–6")] : []),
    ...(gives.reveal === "refund"
      ? [sign("card"), { is: "arrow" } as const, sign("metal"), sign("energy")]
      : []),
    ...(gives.reveal === "build" ? [sign("card"), { is: "arrow" } as const, sign("house")] : []),
  ];
  if (!others) return own;
  return [
    ...own,
    { is: "gap" },
    sign("person"),
    ...plus(others.metal, "metal"),
    ...plus(others.energy, "energy"),
    ...plus(others.cards, "card"),
  ];
}

function plus(amount: number | undefined, name: GlyphName): Token[] {
  return amount ? [text(`+${amount}`), sign(name)] : [];
}

/** How wide letters of the stencil face are, where not like most. */
const LETTERS: Record<string, number> = { "1": 6.2, "+": 8.4, "−": 8.4, "≤": 13, " ": 4 };
const LETTER = 10;

/** What belongs together stands close: a number and its sign, apart from the next ones. */
function gap(before: Token | undefined, { is }: Token): number {
  if (!before) return 0;
  if (before.is === "text") return is === "sign" ? 1 : 3;
  if (before.is === "arrow" || is === "arrow") return 3;
  return before.is === "sign" && (is === "text" || is === "die") ? 5 : 2;
}

/** How wide a sign is drawn. */
function widthOf(token: Token): number {
  switch (token.is) {
    case "die":
      return 22;
    case "sign":
      return 18;
    case "text":
      return [...token.text].reduce((sum, one) => sum + (LETTERS[one] ?? LETTER), 0);
    case "arrow":
      return 15;
    case "or":
      return 7;
    case "swap":
      return 13;
    default:
      return 7;
  }
}

const CROWDED = 1.3;

/** The signs in one line, or in two where they would be drawn too small. */
export function lines(tokens: Token[], room: number): Token[][] {
  const arrows = tokens.filter(({ is }) => is === "arrow").length;
  if (!arrows || laid(tokens).width <= room * CROWDED) return [tokens];
  const end = arrows > 1 ? "gap" : "arrow"; // each with its own arrow, or what comes of it
  const at = tokens.findIndex(({ is }) => is === end) + 1;
  return [tokens.slice(0, at), tokens.slice(at)];
}

export interface Laid {
  token: Token;
  x: number;
}

/** The signs side by side, and how wide all of them are. */
export function laid(tokens: Token[]): { row: Laid[]; width: number } {
  let x = 0;
  const row = tokens.map((token, at) => {
    x += gap(tokens[at - 1], token);
    const here = { token, x };
    x += widthOf(token);
    return here;
  });
  return { row, width: x };
}
