// Where the tag hangs, and how its string runs to the refused thing.

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

interface Point {
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
const STEP = 24; // between two places that are tried, in px

function between(low: number, value: number, high: number): number {
  return Math.max(low, Math.min(value, high));
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

/** The place of a tag of this size for a thing, on a page of this size: where nothing glows. */
export function hang(thing: Box | null, tag: Size, page: Size, glowing: Box[] = []): Hung {
  const isSheet = page.width <= PHONE;
  const room = {
    right: Math.max(MARGIN, page.width - tag.width - MARGIN),
    low: Math.max(MARGIN, page.height - tag.height - MARGIN),
  };
  const middle = (page.width - tag.width) / 2;
  const foot = { x: middle, y: isSheet ? page.height - tag.height : room.low - MARGIN };
  const liked = isSheet || !thing ? [foot] : beside(thing, tag, page, room);
  const first = liked[0] ?? foot;
  const others = () =>
    (isSheet ? [middle] : steps(room.right))
      .flatMap((x) => steps(room.low).map((y) => ({ x, y })))
      .sort((one, other) => distance(one, first) - distance(other, first));
  const place = leastCovering(liked, others, tag, thing, glowing);
  const seen = thing && isInSight(thing, page) && !shared({ ...place, ...tag }, thing);
  const free = { ...place, flipped: false, string: "", from: null };
  return { ...(seen ? tied(thing, place, tag) : free), sheet: isSheet };
}

/** To the right of the thing, to its left, below or above it: wherever there is room. */
function beside(thing: Box, tag: Size, page: Size, room: { right: number; low: number }): Point[] {
  const level = between(MARGIN, thing.y - HOLE.y, room.low);
  const over = between(MARGIN, thing.x + thing.width / 2 - tag.width / 2, room.right);
  const right = { x: thing.x + thing.width + GAP, y: level };
  const left = { x: thing.x - GAP - tag.width, y: level };
  const below = { x: over, y: thing.y + thing.height + GAP };
  const above = { x: over, y: between(MARGIN, thing.y - GAP - tag.height, room.low) };
  return [
    ...(right.x + tag.width <= page.width - MARGIN ? [right] : []),
    ...(left.x >= MARGIN ? [left] : []),
    ...(below.y + tag.height <= page.height - MARGIN ? [below] : []),
    above,
  ];
}

function steps(last: number): number[] {
  const count = Math.max(1, Math.ceil((last - MARGIN) / STEP));
  return Array.from({ length: count + 1 }, (_, at) => MARGIN + ((last - MARGIN) * at) / count);
}

function distance(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}

function isInSight(thing: Box, page: Size): boolean {
  return thing.y + thing.height > 0 && thing.y < page.height;
}

/** How much two boxes share. */
function shared(one: Box, other: Box): number {
  const across = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
  const down = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
  return Math.max(0, across) * Math.max(0, down);
}

/**
 * The first place that covers nothing that glows; if there is none, the one that covers least. It does
 * not cover the refused thing either, unless something that glows is freed by that.
 */
function leastCovering(
  liked: Point[],
  others: () => Point[],
  tag: Size,
  thing: Box | null,
  glowing: Box[],
): Point {
  const hides = (place: Point) => (thing ? shared({ ...place, ...tag }, thing) : 0);
  const covered = (place: Point) => {
    const box = { ...place, ...tag };
    return glowing.reduce((sum, one) => sum + shared(box, one), 0);
  };
  const free = liked.find((place) => !covered(place));
  if (free) return free;
  const ranked = [...liked, ...others()].map((place) => ({
    place,
    covered: covered(place),
    hides: hides(place),
  }));
  const isBetter = (one: (typeof ranked)[number], other: (typeof ranked)[number]) =>
    one.covered < other.covered || (one.covered === other.covered && one.hides < other.hides);
  return ranked.reduce((one, other) => (isBetter(other, one) ? other : one)).place;
}

function tied(thing: Box, place: Point, tag: Size): Omit<Hung, "sheet"> {
  const flipped = place.x + tag.width < thing.x;
  const hole = { x: place.x + (flipped ? tag.width - HOLE.x : HOLE.x), y: place.y + HOLE.y };
  const way = flipped ? -1 : 1;
  const beside = flipped || place.x > thing.x + thing.width;
  const from = beside
    ? { x: flipped ? thing.x : thing.x + thing.width, y: thing.y + thing.height - 12 }
    : { x: thing.x + thing.width / 2, y: thing.y + (place.y > thing.y ? thing.height : 0) };
  return {
    ...place,
    flipped,
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
