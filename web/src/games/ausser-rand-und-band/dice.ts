// The dice on a tile: whose they are, what a press on them does, and how they lie.

import type { ChoosingTable } from "../../parts/choosing.ts";
import { type Laid, layDice } from "./layout.ts";
import type { Carrier, Die } from "./model.ts";

const WIDE = { width: 132, height: 60, largest: 32, pitch: 90 };
const DOWN = { width: 100, height: 72, largest: 31, pitch: 88.5 };
const FINGER = 44; // pixels

export interface Group {
  owner: number;
  dice: Die[];
  count: number; // of those that are seen
}

export function groupsOn({ dice }: Carrier): Group[] {
  const found = new Map<number, Die[]>();
  for (const die of dice) found.set(die.seat, [...(found.get(die.seat) ?? []), die]);
  return [...found].map(([owner, dice]) => {
    const count = dice.filter(({ unseen }) => !unseen).length;
    return { owner, dice, count };
  });
}

/** Who looks at the belt, and how it is drawn. */
export interface Look {
  seat: number;
  table: ChoosingTable | null;
  down: boolean;
  unit: number; // pixels of one unit of the drawing
}

/** What pressing the dice of a seat means: whatever can be done with them, if anything. */
export function actionOn(field: number, owner: number, { seat, table }: Look): string {
  if (owner !== seat) return `other:${owner}@${field}`;
  return table?.choice(`take:${field}`) ? `take:${field}` : `own:${field}`;
}

function choosable(carrier: Carrier, look: Look) {
  return groupsOn(carrier)
    .filter(({ count }) => count > 0)
    .map((group) => {
      const action = actionOn(carrier.field, group.owner, look);
      return { ...group, field: carrier.field, action, can: !!look.table?.choice(action) };
    });
}

/** How the dice of a tile lie, now that some of them may be meant. */
export function laidOn(carrier: Carrier, look: Look): Laid & { choosing: boolean } {
  const groups = choosable(carrier, look);
  const choosing = groups.some(({ can }) => can);
  return { ...layDice(groups, look.down ? DOWN : WIDE, FINGER / look.unit), choosing };
}

/** Dice that can be chosen and are too small for a finger on a phone. */
export function crowded(carriers: Carrier[], look: Look) {
  return carriers.flatMap((carrier) => {
    const { choosing, roomy } = laidOn(carrier, look);
    return choosing && !roomy ? choosable(carrier, look).filter(({ can }) => can) : [];
  });
}
