// Program cards by their names: `move2-670` is a Move 2 of priority 670.

export type CardKind = "u-turn" | "left" | "right" | "back" | "move1" | "move2" | "move3";

export interface Card {
  name: string;
  kind: CardKind;
  priority: number;
}

export const HIDDEN = "?";

/** A card that can be seen; null for one that cannot, or none. */
export function cardOf(name: string | null | undefined): Card | null {
  const found = /^(.+)-(\d+)$/.exec(name ?? "");
  if (!found) return null;
  return { name: name as string, kind: found[1] as CardKind, priority: Number(found[2]) };
}

/** Highest priority first: the order in which cards run, and lie in a hand. */
export function byPriority(a: string, b: string): number {
  return (cardOf(b)?.priority ?? -1) - (cardOf(a)?.priority ?? -1);
}
