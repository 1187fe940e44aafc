// Pictures for the rules: which card, contractor or floor a clause is shown with.

import type { Floor } from "../still.ts";

export const CARDS: Record<string, string> = {
  "FF-19": "beacon",
  "FF-20": "megalith",
  "FF-30a": "dojo",
  "FF-30b": "gymnasium",
  "FF-30c": "fitness-center",
  "FF-30d": "temp-agency",
  "FF-31a": "golem",
  "FF-31b": "robot",
  "FF-32a": "aluminum-factory",
  "FF-32b": "assembly-line",
  "FF-32c": "battery-factory",
  "FF-32d": "biolab",
  "FF-32e": "concrete-plant",
  "FF-32f": "fulfillment-center",
  "FF-32g": "manufactory",
  "FF-32h": "mega-factory",
  "FF-32i": "nuclear-plant",
  "FF-32j": "recycling-plant",
  "FF-32k": "trash-compactor",
  "FF-32l": "warehouse",
  "FF-33a": "black-market",
  "FF-33b": "foundry",
  "FF-33c": "harvester",
  "FF-33d": "incinerator",
  "FF-33e": "motherlode",
  "FF-33f": "power-plant",
  "FF-33g": "refinery",
  "FF-35": "laboratory",
  "FF-36a": "scrap-yard",
  "FF-36b": "solar-array",
  "FF-38": "replicator",
  "FF-66": "obelisk",
};

export const CREW: Record<string, string> = {
  "FF-39": "architect",
  "FF-40": "electrician",
  "FF-41": "miner",
  "FF-42": "investor",
  "FF-43": "foreman",
  "FF-44": "engineer",
  "FF-45": "hired-hands",
  "FF-46": "specialist",
};

/** Dice on a floor, as an example. */
export const ON_FLOOR: Record<string, Partial<Record<Floor, number[]>>> = {
  "FF-22": { research: [2, 5] },
  "FF-23": { generator: [1, 3] },
  "FF-24": { mine: [4, 6] },
  "FF-25": { research: [1, 2, 6] },
  "FF-26": { generator: [3, 3] },
};

export const PICTURED: string[] = [
  ...Object.keys(CARDS),
  ...Object.keys(CREW),
  ...Object.keys(ON_FLOOR),
];
