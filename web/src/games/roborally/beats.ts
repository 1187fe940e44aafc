// Which events are seen at the same time: belts carry everybody at once, a push moves a whole
// chain, all lasers fire together.

import type { EventShown } from "../../app/protocol.ts";

const ENDS = ["fell", "destroyed", "out"];
const GUARDS = ["shielded", "coated", "spent"];

/** What may follow in a beat that begins with an event. */
const TOGETHER: Record<string, string[]> = {
  pushed: ["pushed", "moved", ...ENDS],
  moved: ENDS,
  belts: ["carried", "turned", "flag-moved", "flag-away", ...ENDS],
  pushers: ["pushed", ...ENDS],
  gears: ["turned"],
  lasers: ["beam", "shot", "fired"],
  shielded: GUARDS,
  coated: GUARDS,
  revealed: ["revealed"],
  damaged: ["damaged", "locked", "filled"],
  cancelled: ["damaged", "locked", "filled"],
  fell: ENDS,
  destroyed: ["destroyed", "out"],
  touched: ["touched", "claimed", "archived"],
  claimed: ["touched", "claimed", "archived"],
  "flag-back": ["flag-back"],
  "board-turned": ENDS,
  "drew-option": ["drew-option"],
  offered: ["offered"],
  dropped: ["dropped", "sent-off"],
  "sent-off": ["dropped", "sent-off"],
  archived: ["archived"],
  repaired: ["repaired", "unlocked"],
  dealt: ["dealt", "dealt-card"],
  turn: ["dealt", "dealt-card"],
};

/** Events beat by beat, in their order. */
export function beats(events: EventShown[]): EventShown[][] {
  const found: EventShown[][] = [];
  for (const event of events) {
    const beat = found.at(-1);
    if (beat && belongs(event, beat)) beat.push(event);
    else found.push([event]);
  }
  return found;
}

/** Whoever is pushed goes first, then who pushes: with that the step is over. */
function belongs({ kind }: EventShown, beat: EventShown[]): boolean {
  const first = beat[0]?.kind ?? "";
  if (first === "pushed" && beat.some((one) => one.kind === "moved")) return ENDS.includes(kind);
  return TOGETHER[first]?.includes(kind) ?? false;
}

/** The register that begins with an event; the first one begins a film. */
export function chapter({ kind, args }: EventShown): number {
  return kind === "register" ? Number((args as { register?: number }).register ?? 0) : 0;
}
