// Without travel, a dashed frame says where a piece has come from.

import type { Places, Seen } from "../../parts/travel.ts";

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
