// Without travel, a dashed frame says where a piece has come from.

/** A piece as it is drawn: its middle and its size in pixels, and the piece it rides on. */
export interface Seen {
  element: HTMLElement;
  what: string;
  x: number;
  y: number;
  width: number;
  height: number;
  parent: string;
  zone: HTMLElement | null; // the part of the board it lies in
}

export type Places = Map<string, Seen>;

/** The places that were left, but for those that are gone or where another piece lies now. */
export function ghosts(left: Seen[], now: Places): Seen[] {
  const covered = (from: Seen) =>
    [...now.values()].some(
      (one) =>
        one.what === from.what &&
        Math.abs(one.x - from.x) < from.width / 2 &&
        Math.abs(one.y - from.y) < from.height / 2,
    );
  return left.filter((from) => from.width > 0 && from.zone?.isConnected && !covered(from));
}
