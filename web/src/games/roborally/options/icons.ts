// What is drawn on the Option cards, on 48 × 48: layers from the bottom up.

import { box, circle, cogwheel } from "../../../parts/shapes.ts";

export interface Layer {
  d: string;
  /** A token; without one it is a line. */
  fill?: string;
  /** The color of a line: ink if nothing is said. */
  line?: string;
  width?: number;
}

const area = (d: string, fill: string): Layer => ({ d, fill: `var(--${fill})` });
const stroke = (d: string, width = 3, line = "ink"): Layer => ({
  d,
  width,
  line: `var(--${line})`,
});

const SHIELD = "M8 7h32v16c0 10-7 16-16 19C15 39 8 33 8 23z";
const COG = cogwheel(9, 15.5, 20.5, 24, 24);
const cards = (x: number, y: number) => area(box(x, y, 19, 26, 3), "card");

/** Each Option by its name. */
export const OPTION_ICONS: Record<string, Layer[]> = {
  "ablative-coat": [
    area(SHIELD, "tin"),
    stroke("M8 18h32M24 7v11M16 18v12M32 18v12M10 30h28M24 30v11", 2.4),
  ],
  "abort-switch": [
    area(box(7, 29, 34, 12, 4), "yellow"),
    area("M12 29c0-19 24-19 24 0z", "red"),
    stroke("M17 24c1-5 4-7 7-7", 2.6, "red-light"),
  ],
  brakes: [
    area(circle(16, 21, 25), "floor-metal"),
    area(circle(5.5, 21, 25), "card"),
    stroke("M21 12.5v2M21 35.5v2M8.5 25h2M12 16l1.5 1.5M12 34l1.5-1.5", 2.6),
    area("M29 8h12v17H31c1-6 0-12-2-17z", "red"),
  ],
  "circuit-breaker": [
    area(box(8, 5, 32, 38, 5), "card"),
    area("M27 9L14 27h8l-3 13 15-20h-9z", "yellow"),
  ],
  "conditional-program": [
    area(box(10, 4, 28, 40, 4), "card"),
    area("M11 13V8c0-2 1-3 3-3h20c2 0 3 1 3 3v5z", "cobalt"),
    stroke("M19 23c0-7 11-7 11 0 0 4-5.5 4-5.5 9M24.5 38v.1", 3.6),
  ],
  "crab-legs": [
    stroke("M15 25L6 18v9M15 30l-8 6M33 25l9-7v9M33 30l8 6M17 21l-4-9M31 21l4-9", 3),
    area("M12 28c0-13 24-13 24 0s-24 10-24 0z", "red"),
    area(circle(2.4, 20, 24), "card"),
    area(circle(2.4, 28, 24), "card"),
  ],
  "double-barreled-laser": [
    area(box(4, 10, 22, 9, 2), "floor-steel"),
    area(box(4, 28, 22, 9, 2), "floor-steel"),
    area(box(8, 15, 10, 18, 2), "floor-metal"),
    stroke("M29 14.5h15M29 32.5h15", 4.2, "floor-beam"),
  ],
  "dual-processor": [
    stroke("M11 6v5M17 6v5M23 6v5M6 17h3M6 23h3M42 25h-3M42 31h-3M25 42v-3M31 42v-3M37 42v-3", 2.6),
    area(box(8, 10, 19, 19, 3), "green"),
    area(box(20, 20, 19, 19, 3), "blue"),
    stroke("M25 27h9M25 32h9", 2.4, "card"),
  ],
  "extra-memory": [
    cards(5, 12),
    cards(12, 8),
    cards(20, 4),
    area(circle(10, 34, 34), "green"),
    stroke("M34 28.5v11M28.5 34h11", 3.4, "card"),
  ],
  "fire-control": [
    area(circle(16, 24, 24), "card"),
    stroke(`${circle(16, 24, 24)}${circle(8, 24, 24)}`, 2.6, "red"),
    stroke("M24 3v12M24 33v12M3 24h12M33 24h12", 3),
    area(circle(2.6, 24, 24), "red"),
  ],
  flywheel: [
    area(circle(19, 24, 24), "floor-metal"),
    area(
      "M24 10a14 14 0 0 1 12 7L24 24zM38 24a14 14 0 0 1-5 11L24 24zM27 38a14 14 0 0 1-13-4L24 24zM10 25a14 14 0 0 1 5-12L24 24z",
      "card",
    ),
    area(circle(4.5, 24, 24), "red"),
  ],
  "fourth-gear": [area(COG, "green"), stroke("M27 13L15.5 28h16.5M27.5 21v14", 4, "card")],
  "gyroscopic-stabilizer": [
    area(circle(17, 24, 24), "card"),
    stroke("M7 24c0-6 34-6 34 0s-34 6-34 0z", 2.6, "blue"),
    stroke("M24 2v44", 3),
    area(circle(7, 24, 24), "yellow"),
  ],
  "high-power-laser": [
    stroke("M17 24h28", 8, "floor-glow"),
    stroke("M17 24h28", 3, "card"),
    area(box(3, 16, 17, 16, 3), "floor-steel"),
    area(box(28, 5, 7, 13, 1.5), "yellow"),
    area(box(28, 30, 7, 13, 1.5), "yellow"),
  ],
  "mechanical-arm": [
    stroke("M11 40V25L27 13", 9),
    stroke("M11 40V25L27 13", 4.4, "yellow"),
    area(circle(4.5, 11, 25), "floor-metal"),
    stroke("M28 13c2-7 9-9 14-6M29 15c7-1 12 4 11 10", 4),
    area(box(4, 36, 15, 8, 2), "floor-steel"),
  ],
  "mini-howitzer": [
    area("M8 27L32 9l7 9-25 19z", "floor-steel"),
    area(circle(9, 16, 33), "floor-metal"),
    area(circle(3, 16, 33), "card"),
    area(circle(4.4, 42, 7), "ink"),
    stroke("M28 42h14", 3),
  ],
  "power-down-shield": [
    area(SHIELD, "blue"),
    stroke("M24 13v10M18 16.5a9 9 0 1 0 12 0", 3.6, "card"),
  ],
  "pressor-beam": [
    area(box(4, 14, 13, 20, 3), "floor-steel"),
    stroke("M20 24h21M33 15l9 9-9 9", 4.4, "green"),
    stroke("M21 14v20", 3, "green"),
  ],
  "radio-control": [
    stroke("M24 20v24M15 44h18", 3.4),
    area(circle(4.6, 24, 17), "yellow"),
    stroke(
      "M15 26a13 13 0 0 1 0-18M33 26a13 13 0 0 0 0-18M9 31A20 20 0 0 1 9 3M39 31a20 20 0 0 0 0-28",
      3,
      "cobalt",
    ),
  ],
  "ramming-gear": [
    area(box(5, 25, 38, 17, 4), "floor-metal"),
    area("M5 25L10 7l6 18zM18 25l6-20 6 20zM32 25l6-18 5 18z", "red"),
    stroke("M12 33h24", 3),
  ],
  "rear-firing-laser": [
    stroke("M24 31v14", 4.6, "floor-beam"),
    area("M24 3l14 12-5 15H15l-5-15z", "tin"),
    area(circle(3, 19, 16), "card"),
    area(circle(3, 29, 16), "card"),
    area(box(20, 27, 8, 9, 2), "floor-steel"),
  ],
  recompile: [
    cards(14, 11),
    stroke("M7 22A18 18 0 0 1 40 15M41 26A18 18 0 0 1 8 33", 3.6, "bottle"),
    area("M43 6v12H32zM5 42V30h11z", "bottle"),
  ],
  "reverse-gear": [area(COG, "red"), stroke("M19 35V14h6c8 0 8 11 0 11h-6M25 25l6 10", 4, "card")],
  scrambler: [
    area(box(4, 7, 40, 34, 5), "plum"),
    stroke("M10 16h6l14 17h7M10 33h6l14-17h7", 3.6, "card"),
    area("M34 11l8 5-8 5zM34 28l8 5-8 5z", "card"),
  ],
  "superior-archive": [
    area(box(6, 13, 36, 29, 4), "floor-wood"),
    area(box(4, 6, 40, 11, 3), "yellow"),
    area("M24 21l3 6 7 1-5 5 1 6-6-3-6 3 1-6-5-5 7-1z", "card"),
  ],
  "tractor-beam": [
    area("M6 6h13v12a5 5 0 0 0 10 0V6h13v13a18 18 0 0 1-36 0z", "red"),
    area("M6 6h13v8H6zM29 6h13v8H29z", "card"),
    stroke("M14 42l3-3M24 45v-4M34 42l-3-3", 3.2, "cobalt"),
  ],
};

/** When an Option is used: what the head of its card says. */
const WEAPONS = ["mini-howitzer", "pressor-beam", "radio-control", "scrambler", "tractor-beam"];
const PROGRAMMING = ["conditional-program", "crab-legs", "dual-processor", "flywheel", "recompile"];
const CHOSEN = [
  "abort-switch",
  "brakes",
  "fire-control",
  "fourth-gear",
  "gyroscopic-stabilizer",
  "high-power-laser",
  "mechanical-arm",
  "reverse-gear",
];

export type OptionKind = "weapon" | "programming" | "choice" | "always";

export function kindOf(option: string): OptionKind {
  if (WEAPONS.includes(option)) return "weapon";
  if (PROGRAMMING.includes(option)) return "programming";
  return CHOSEN.includes(option) ? "choice" : "always";
}

export const HEADS: Record<OptionKind, string> = {
  weapon: "var(--brick)",
  programming: "var(--cobalt)",
  choice: "var(--plum)",
  always: "var(--bottle)",
};
