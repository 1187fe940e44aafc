// Tools, resources and other small signs of 24 × 24: lines in ink, filled.

import { cogwheel, polygon, star } from "../../../parts/shapes.ts";

export interface Layer {
  d: string;
  fill: string;
  width?: number;
  stroke?: string;
}

const METAL = "var(--floor-metal)";
const WOOD = "var(--floor-wood)";
const hole = (r: number) => `M${12 - r} 12a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;

export const GLYPHS = {
  hammer: [
    { d: "M4 5h12c2 0 3 1 4 4h-5v3H4z", fill: METAL },
    { d: "M8 12v9h4v-9", fill: WOOD },
  ],
  wrench: [
    {
      d: "M20 6.5a5 5 0 0 1-6.8 5.6L7 18.5a2.3 2.3 0 1 1-3.3-3.3L10 9A5 5 0 0 1 15.6 2.2L13 5l.8 3 3 .8z",
      fill: METAL,
    },
  ],
  gear: [
    { d: cogwheel(8, 7, 10.3, 12, 12), fill: METAL },
    { d: hole(3), fill: "var(--card)" },
  ],
  shovel: [
    { d: "M14 10l5-5M16.5 2.5l5 5", fill: "none", width: 2.6 },
    { d: "M14.5 9.5c1 5-2 11-11.5 11.5C3.5 12 9 8.5 14.5 9.5z", fill: METAL },
  ],
  metal: [
    { d: polygon(6, 10, 12, 12, 0), fill: "var(--works-metal)" },
    { d: hole(4), fill: "var(--card)" },
  ],
  energy: [{ d: "M13.5 1.5L4 14h7l-1.5 8.5L20 9.5h-7z", fill: "var(--works-energy)" }],
  goods: [
    { d: "M3 8l9-5 9 5v9l-9 5-9-5z", fill: "var(--works-goods)" },
    { d: "M3 8l9 5 9-5M12 13v9M7.5 5.5l9 5v3.5", fill: "none" },
  ],
  card: [
    {
      d: "M7 2.5h10a2 2 0 0 1 2 2v15a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2v-15a2 2 0 0 1 2-2z",
      fill: "var(--works-card)",
    },
    { d: "M8.5 15v-5l3.5 2.5V10l3.5 2.5V15z", fill: "none", width: 1.5, stroke: "var(--gleam)" },
  ],
  prestige: [{ d: star(11, 12, 12.5, 0.6), fill: "var(--yellow)" }],
  house: [
    { d: "M3 12l9-8 9 8v10H3z", fill: "var(--works-wall)" },
    { d: "M9.5 22v-7h5v7", fill: "var(--works-light)" },
  ],
  market: [
    { d: "M4 11h16v11H4z", fill: "var(--card)" },
    {
      d: "M2.5 10L5 3h14l2.5 7c0 3.5-4.7 3.5-4.7 0 0 3.5-4.8 3.5-4.8 0 0 3.5-4.8 3.5-4.8 0 0 3.5-4.7 3.5-4.7 0z",
      fill: "var(--bottle)",
    },
  ],
  person: [
    { d: "M4 21c0-6 4-8 8-8s8 2 8 8", fill: "none", stroke: "var(--ink-2)", width: 2.4 },
    { d: "M8 7a4 4 0 1 0 8 0a4 4 0 1 0-8 0z", fill: "none", stroke: "var(--ink-2)", width: 2.4 },
  ],
  die: [
    {
      d: "M6 2.5h12a3.5 3.5 0 0 1 3.5 3.5v12a3.5 3.5 0 0 1-3.5 3.5H6A3.5 3.5 0 0 1 2.5 18V6A3.5 3.5 0 0 1 6 2.5z",
      fill: "var(--card)",
    },
  ],
} satisfies Record<string, Layer[]>;

export type GlyphName = keyof typeof GLYPHS;
