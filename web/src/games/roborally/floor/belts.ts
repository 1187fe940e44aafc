// Belts as lanes: straight through a space, or round one of its corners. What feeds a belt is seen
// from its neighbors, also across the join of two boards.

import { DIRECTIONS, type Still } from "../still.ts";
import { Pen } from "./pen.ts";
import { type At, everySpace, opposite, quarter, SPACE, spaceOf, stepped } from "./space.ts";

/** How a lane enters its space, seen along the belt: from behind, from its right or its left. */
export type Entry = "behind" | "right" | "left";

export interface Lane {
  at: At;
  /** Quarter turns from a belt that runs north. */
  quarters: number;
  express: boolean;
  entry: Entry;
  /** A lane that joins another one: it lies below and bears no chevron. */
  joins: boolean;
}

const ENTRIES: Record<number, Entry> = { 1: "right", 2: "behind", 3: "left" };
const EDGE = SPACE * 0.1; // between the belt and the side of its space
const TREADS = 5;

/** Every lane of the floor; those that join others come first. */
export function lanesOf(still: Still): Lane[] {
  const lanes: Lane[] = [];
  for (const { at, space } of everySpace(still)) {
    if (!space.belt) continue;
    const quarters = quarter(space.belt);
    const entries = DIRECTIONS.filter(
      (side) => spaceOf(still, stepped(at, side))?.belt === opposite(side),
    )
      .map((side) => ENTRIES[(quarter(side) - quarters + 4) % 4])
      .filter((entry): entry is Entry => entry !== undefined);
    const main = entries.length === 0 || entries.includes("behind") ? "behind" : entries[0];
    const found = new Set<Entry>([main as Entry, ...entries]);
    const express = space.express === true;
    for (const entry of found) lanes.push({ at, quarters, express, entry, joins: entry !== main });
  }
  return lanes.sort((a, b) => Number(b.joins) - Number(a.joins));
}

function penOf({ at, quarters, entry }: Lane): Pen {
  return new Pen(at, quarters, entry === "left");
}

/** The belt itself. */
export function laneFill(lane: Lane): string {
  const pen = penOf(lane);
  if (lane.entry === "behind") return `${pen.rect(EDGE, 0, SPACE - 2 * EDGE, SPACE)}`;
  return `${pen
    .move(EDGE, 0)
    .arc(SPACE - EDGE, false, SPACE, SPACE - EDGE)
    .line([SPACE, EDGE])
    .arc(EDGE, true, SPACE - EDGE, 0)
    .close()}`;
}

/** Its two sides. */
export function laneRails(lane: Lane): string {
  const pen = penOf(lane);
  if (lane.entry === "behind") {
    const right = SPACE - EDGE;
    return `${pen.move(EDGE, 0).line([EDGE, SPACE]).move(right, 0).line([right, SPACE])}`;
  }
  return `${pen
    .move(EDGE, 0)
    .arc(SPACE - EDGE, false, SPACE, SPACE - EDGE)
    .move(SPACE, EDGE)
    .arc(EDGE, true, SPACE - EDGE, 0)}`;
}

/** The treads across it; `ahead` more than fit, for a belt that is about to move. */
export function laneTreads(lane: Lane, behind = 0): string {
  const pen = penOf(lane);
  for (let tread = 0; tread < TREADS + behind; tread += 1) {
    const along = (tread + 0.5) / TREADS;
    if (lane.entry === "behind") {
      pen.move(EDGE + 1, along * SPACE).line([SPACE - EDGE - 1, along * SPACE]);
    } else {
      const angle = Math.PI - (along * Math.PI) / 2;
      const [across, down] = [Math.cos(angle), Math.sin(angle)];
      const [inner, outer] = [EDGE + 1, SPACE - EDGE - 1];
      pen.move(SPACE + inner * across, inner * down).line([SPACE + outer * across, outer * down]);
    }
  }
  return `${pen}`;
}

const CHEVRONS = { single: [0], double: [-6.2, 6.2] };

/** One arrow head on a belt, two on an express belt. */
export function laneChevrons(lane: Lane, behind = 0): string {
  const pen = penOf(lane);
  for (let space = 0; space <= behind; space += 1) {
    for (const shift of lane.express ? CHEVRONS.double : CHEVRONS.single) {
      if (lane.entry === "behind") chevron(pen, SPACE / 2, SPACE * (space + 0.5) + shift, 0);
      else {
        const angle = Math.PI * 0.75 - (space * Math.PI) / 2 - shift / (SPACE * 0.53);
        const radius = SPACE * 0.53;
        const [x, y] = [SPACE + radius * Math.cos(angle), radius * Math.sin(angle)];
        chevron(pen, x, y, Math.PI - angle);
      }
    }
  }
  return `${pen}`;
}

/** `lean`: turned to the left, in radians. */
function chevron(pen: Pen, x: number, y: number, lean: number): void {
  const turned = (dx: number, dy: number): [number, number] => [
    x + dx * Math.cos(lean) + dy * Math.sin(lean),
    y - dx * Math.sin(lean) + dy * Math.cos(lean),
  ];
  pen.move(...turned(-8.5, 5)).line(turned(0, -4), turned(8.5, 5));
}

/** The corner that a curved lane turns about, in units of the floor. */
export function laneCorner(lane: Lane): [number, number] {
  return penOf(lane).place(SPACE, 0);
}
