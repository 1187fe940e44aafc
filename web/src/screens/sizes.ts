// How much room there is, for what styles alone cannot arrange.

import { MediaQuery } from "svelte/reactivity";

const LYING = "(max-height: 500px) and (min-width: 600px) and (orientation: landscape)";

/** A phone on its side: what stands below each other otherwise stands side by side. */
export const lying = new MediaQuery(LYING);

/** A phone, however it is held. */
export const small = new MediaQuery(`(max-width: 700px), (${LYING})`);

/** A phone, or a small tablet that is held upright, where nobody else plays. */
export const phone = new MediaQuery(
  `(max-width: 700px), (max-width: 900px) and (orientation: portrait), (${LYING})`,
);

/** All games are seen at once, and below them what somebody plays already. */
export const foot = new MediaQuery("(min-width: 1001px) and (min-height: 700px)");

/** There is room for a card of a lesson or a puzzle beside the board. */
export const roomy = new MediaQuery("(min-width: 1180px) and (min-height: 700px)");
