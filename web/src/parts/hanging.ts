// Where the tag hangs, and how its string runs to the refused thing.

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Point {
  x: number;
  y: number;
}

export interface Size {
  width: number;
  height: number;
}

export interface Hung {
  x: number;
  y: number;
  /** The hole is on the right, because the thing is there. */
  flipped: boolean;
  /** Rises from the foot of the page. */
  sheet: boolean;
  /** The string, from the thing to the hole; empty if there is nothing to tie it to. */
  string: string;
  from: Point | null;
}

export const HEAD = 52; // height of the red head
export const HOLE = { x: 22, y: HEAD + 24 }; // where the string goes through
export const PHONE = 640; // pages up to this width get a sheet

const GAP = 44;
const MARGIN = 12;

function between(low: number, value: number, high: number): number {
  return Math.max(low, Math.min(value, high));
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

/** The place of a tag of this size beside a thing, on a page of this size. */
export function hang(thing: Box | null, tag: Size, page: Size): Hung {
  if (page.width <= PHONE) return sheet(thing, tag, page);
  const free = { string: "", from: null, flipped: false, sheet: false };
  const lowest = Math.max(MARGIN, page.height - tag.height - MARGIN);
  const rightmost = Math.max(MARGIN, page.width - tag.width - MARGIN);
  if (!thing) return { ...free, x: (page.width - tag.width) / 2, y: lowest - MARGIN };
  const right = thing.x + thing.width;
  const bottom = thing.y + thing.height;
  const beside = between(MARGIN, thing.y - HOLE.y, lowest);
  const over = between(MARGIN, thing.x + thing.width / 2 - tag.width / 2, rightmost);
  if (right + GAP + tag.width <= page.width - MARGIN) {
    return tied(thing, { x: right + GAP, y: beside }, tag, false);
  }
  if (thing.x - GAP - tag.width >= MARGIN) {
    return tied(thing, { x: thing.x - GAP - tag.width, y: beside }, tag, true);
  }
  if (bottom + GAP + tag.height <= page.height - MARGIN) {
    return tied(thing, { x: over, y: bottom + GAP }, tag, false);
  }
  const above = between(MARGIN, thing.y - GAP - tag.height, lowest);
  return tied(thing, { x: over, y: above }, tag, false);
}

function sheet(thing: Box | null, tag: Size, page: Size): Hung {
  const place = { x: (page.width - tag.width) / 2, y: page.height - tag.height };
  const seen = thing && thing.y + thing.height < place.y - 8 && thing.y + thing.height > 0;
  if (!seen) return { ...place, flipped: false, sheet: true, string: "", from: null };
  return { ...tied(thing, place, tag, false), sheet: true };
}

function tied(thing: Box, place: Point, tag: Size, flipped: boolean): Hung {
  const hole = { x: place.x + (flipped ? tag.width - HOLE.x : HOLE.x), y: place.y + HOLE.y };
  const way = flipped ? -1 : 1;
  const beside = flipped ? place.x + tag.width < thing.x : place.x > thing.x + thing.width;
  const from = beside
    ? { x: flipped ? thing.x : thing.x + thing.width, y: thing.y + thing.height - 12 }
    : { x: thing.x + thing.width / 2, y: thing.y + (place.y > thing.y ? thing.height : 0) };
  return {
    ...place,
    flipped,
    sheet: false,
    from: { x: round(from.x), y: round(from.y) },
    string: beside ? sagging(from, hole, way) : straight(from, hole, place.y > thing.y),
  };
}

/** It sags, goes up along the tag and comes to the hole from outside. */
function sagging(from: Point, hole: Point, way: number): string {
  const edge = hole.x - way * (HOLE.x + 13);
  const low = Math.max(from.y, hole.y) + 44;
  const turn = hole.y + (low - hole.y) * 0.4;
  return path(from, [from.x + way * 10, low, edge, low + 4, edge, turn], [edge, hole.y, hole]);
}

/** It comes to the corner of the tag and from there to the hole, past the words of the head. */
function straight(from: Point, hole: Point, down: boolean): string {
  const way = down ? 1 : -1;
  const edge = Math.max(5, hole.x - HOLE.x - 10);
  const corner = down ? hole.y - 52 : hole.y + 60;
  return path(
    from,
    [from.x, from.y + way * 40, edge + 2, corner - way * 50, edge + 4, corner],
    [edge, hole.y - way * 6, hole],
  );
}

function path(from: Point, curve: (number | Point)[], smooth: (number | Point)[] = []): string {
  const numbers = (some: (number | Point)[]) =>
    some.flatMap((one) => (typeof one === "number" ? [one] : [one.x, one.y])).map(round);
  const rest = smooth.length ? `S${numbers(smooth).join(" ")}` : "";
  return `M${numbers([from]).join(" ")}C${numbers(curve).join(" ")}${rest}`;
}

/** The outline of a tag with one clipped corner, and of its head. */
export function tagOutline({ width: w, height: h }: Size): { card: string; head: string } {
  const top = `M0 36a14 14 0 0 1 3-9L18 6A14 14 0 0 1 29 0H${w - 14}a14 14 0 0 1 14 14`;
  return {
    card: `${top}V${h - 14}a14 14 0 0 1-14 14H14a14 14 0 0 1-14-14z`,
    head: `${top}V${HEAD}H0z`,
  };
}

/** The first sentence of a reason, and the rest of it. */
export function headline(text: string): [string, string] {
  const [first = "", ...rest] = text.split(/(?<=\p{L}{3,}\u00a0?[.!?…])\s+(?=\p{Lu})/u);
  return [first, rest.join(" ")];
}
