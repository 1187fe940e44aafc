// Which events are seen at the same time: belts carry everybody at once, a push moves a whole
// chain, all lasers fire together.

import type { EventShown } from "../../app/protocol.ts";

/** What may follow an event in its beat. */
const TOGETHER: Record<string, string[]> = {
  belts: ["carried", "turned"],
  pushers: ["pushed"],
  gears: ["turned"],
  lasers: ["beam", "shot"],
  revealed: ["revealed"],
  moved: ["pushed"],
  damaged: ["damaged", "locked", "cancelled"],
  fell: ["fell", "destroyed"],
  destroyed: ["destroyed"],
  touched: ["archived"],
  archived: ["archived"],
  repaired: ["repaired", "unlocked"],
  unlocked: ["unlocked"],
  dealt: ["dealt", "dealt-card"],
  turn: ["dealt", "dealt-card"],
};

/** Events beat by beat, in their order. */
export function beats(events: EventShown[]): EventShown[][] {
  const found: EventShown[][] = [];
  for (const event of events) {
    const beat = found.at(-1);
    if (beat && TOGETHER[beat[0]?.kind ?? ""]?.includes(event.kind)) beat.push(event);
    else found.push([event]);
  }
  return found;
}

/** The register that begins with an event; the first one begins a film. */
export function chapter({ kind, args }: EventShown): number {
  return kind === "register" ? Number((args as { register?: number }).register ?? 0) : 0;
}
