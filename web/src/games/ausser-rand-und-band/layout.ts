// How large pieces can be drawn so that all of them fit into their place.

/** A place for pieces: all lengths in the same unit. */
export interface Place {
  width: number;
  height: number;
  largest: number;
}

const TALL = 51 / 48; // of a die
const APART = 3; // between groups
const RINGED = 12; // between groups with rings

/** A place between others: `pitch` is how far apart their middles are. */
export interface Strip extends Place {
  pitch: number;
}

/** Dice that lie together; a finger may mean them. */
export interface Group {
  count: number;
  can: boolean;
}

/** How dice lie in groups: how large, and whether a finger meets each group that it may mean. */
export interface Laid {
  size: number;
  roomy: boolean;
}

/**
 * Lay dice in groups, which are never torn apart unless one is too wide. A finger may reach beyond
 * their place, as far as its pitch.
 */
export function layDice(groups: Group[], place: Strip, finger: number): Laid {
  if (groups.some(({ can }) => can)) {
    const size = dieSize(groups, place, finger);
    if (size > 0) return { size, roomy: true };
  }
  return { size: dieSize(groups, place, 0) || SMALLEST, roomy: false };
}

const SMALLEST = 6;
const SMALL = 14; // for a finger: rather buttons than smaller dice

function dieSize(groups: Group[], place: Strip, finger: number): number {
  for (let size = place.largest; size > (finger ? SMALL : SMALLEST); size -= 0.5) {
    const { taken, reached } = rows(groups, size, place.width, finger);
    if (taken <= place.height + 1 && reached <= place.pitch) return size;
  }
  return 0;
}

/** How far down groups go, and how far fingers that mean them. */
function rows(groups: Group[], size: number, width: number, finger: number) {
  const choosing = groups.some(({ can }) => can);
  let [taken, reached] = [0, 0];
  let row = { x: 0, taken: 0, reached: 0 };
  for (const { count, can } of groups) {
    const apart = choosing ? RINGED : APART;
    const across = Math.min(count, Math.floor(width / size));
    if (count && !across) return { taken: Number.POSITIVE_INFINITY, reached: 0 };
    const wide = Math.max(can ? finger : 0, across * size + apart);
    const tall = Math.ceil(count / across) * (size * TALL + 1) + (choosing ? RINGED - APART : 0);
    if (row.x > 0 && row.x + wide > width + apart) {
      taken += row.taken;
      reached += row.reached;
      row = { x: 0, taken: 0, reached: 0 };
    }
    row.x += wide;
    row.taken = Math.max(row.taken, tall);
    row.reached = Math.max(row.reached, can ? Math.max(finger, tall) : tall);
  }
  return {
    taken: taken + row.taken - (choosing ? RINGED - APART : 0),
    reached: reached + row.reached,
  };
}

const BOT = { width: 64, height: 168 };
const BESIDE = 34; // room for the points beside a robot of full size
const ABOVE = { width: 8, height: 38 }; // or above it, with some air beside it
const WORTH = 1.15; // how much larger they must become to stand in one more row

/** How robots stand: how tall, in how many rows, and whether their points are above them. */
export interface Standing {
  height: number;
  rows: number;
  above: boolean;
}

export function robotSize(count: number, { width, height, largest }: Place): Standing {
  let best: Standing = { height: 0, rows: 1, above: false };
  for (let rows = 1; rows <= 3; rows += 1) {
    const across = width / Math.ceil(Math.max(1, count) / rows);
    const down = height / rows - (rows > 1 ? 4 : 0);
    const beside = Math.min(largest, down, (across * BOT.height) / (BOT.width + BESIDE));
    const below = Math.min(
      largest,
      (down * BOT.height) / (BOT.height + ABOVE.height),
      (across * BOT.height) / (BOT.width + ABOVE.width),
    );
    const tall = Math.max(beside, below);
    if (tall > best.height * (rows > 1 ? WORTH : 1)) {
      best = { height: tall, rows, above: below > beside };
    }
  }
  return best;
}

/** The size of square tiles. */
export function tileSize(count: number, { width, height, largest }: Place): number {
  for (let size = largest; size > 10; size -= 1) {
    const across = Math.floor((width + 4) / (size + 4));
    const down = Math.floor((height + 4) / (size * 1.05 + 4));
    if (across * down >= count) return size;
  }
  return 10;
}

/** Whole robots beside loose tiles: how tall the ones and how large the others. */
export function shared(
  robots: number,
  loose: number,
  place: Place,
): { robot: number; tile: number } {
  let best = { robot: 0, tile: 0, worth: 0 };
  for (let robot = place.height; robot >= 30; robot -= 2) {
    const taken = robots * robot * ((BOT.width + BESIDE) / BOT.height);
    const width = place.width - taken - (robots ? 4 : 0);
    if (width < 0) continue;
    const tile = loose ? tileSize(loose, { ...place, width }) : place.largest;
    const worth = Math.min(robots ? robot / place.height : 1, tile / place.largest);
    if (worth > best.worth + 0.01) best = { robot, tile, worth };
  }
  return { robot: best.robot, tile: best.tile };
}
