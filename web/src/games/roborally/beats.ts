// Which events are seen at the same time: belts carry everybody at once, a push moves a whole
// chain, all lasers fire together.

import type { EventShown } from "../../app/protocol.ts";
import { follows, inBeats } from "../../parts/beats.ts";

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

/** Whoever is pushed goes first, then who pushes: with that the step is over. */
export const beats = inBeats((event, beat) => {
  const moved = beat[0]?.kind === "pushed" && beat.some(({ kind }) => kind === "moved");
  return moved ? ENDS.includes(event.kind) : follows(TOGETHER)(event, beat);
});

/** The register that begins with an event; the first one begins a film. */
export function chapter({ kind, args }: EventShown): number {
  return kind === "register" ? Number((args as { register?: number }).register ?? 0) : 0;
}
