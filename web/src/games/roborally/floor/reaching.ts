// Which spaces of the floor can be chosen now: to stand on, or to reach out to.

import type { Choice } from "../../../app/protocol.ts";
import { type At, spaceAt, spaceName } from "./space.ts";

/** North first, clockwise: the eight spaces round a robot. */
const AROUND: Record<string, At> = {
  north: { x: 0, y: -1 },
  "north-east": { x: 1, y: -1 },
  east: { x: 1, y: 0 },
  "south-east": { x: 1, y: 1 },
  south: { x: 0, y: 1 },
  "south-west": { x: -1, y: 1 },
  west: { x: -1, y: 0 },
  "north-west": { x: -1, y: -1 },
};

function reachedSpace(from: At, direction: string | undefined): At | null {
  const by = AROUND[direction ?? ""];
  return by ? { x: from.x + by.x, y: from.y + by.y } : null;
}

export function reachable(
  choices: Choice[],
  from: At | null,
): { action: string; label: string; at: At }[] {
  return choices.flatMap(({ action, kind, args }) => {
    const aimed = kind === "reach" && from ? reachedSpace(from, args.direction) : null;
    const at = kind === "at" ? spaceAt(args.space) : aimed;
    return at ? [{ action, label: spaceName(at), at }] : [];
  });
}
