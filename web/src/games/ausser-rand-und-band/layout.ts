// How large pieces can be drawn so that all of them fit into their place.

/** A place for pieces: all lengths in the same unit. */
export interface Place {
  width: number;
  height: number;
  largest: number;
}

const TALL = 51 / 48; // of a die

/** The size of dice that lie in groups, which are never torn apart unless one is too wide. */
export function dieSize(groups: number[], { width, height, largest }: Place, gap: number): number {
  for (let size = largest; size > 6; size -= 0.5) {
    const down = rows(groups, size, width, gap);
    if (down * (size * TALL + 1) + (down - 1) * (gap - 3) <= height + 1) return size;
  }
  return 6;
}

function rows(groups: number[], size: number, width: number, gap: number): number {
  let used = 1;
  let x = 0;
  for (const count of groups) {
    const across = Math.min(count, Math.floor(width / size));
    if (across === 0) return Number.POSITIVE_INFINITY;
    if (x > 0 && x + gap + across * size > width) {
      used += 1;
      x = 0;
    }
    x += (x > 0 ? gap : 0) + across * size;
    used += Math.ceil(count / across) - 1;
  }
  return used;
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
