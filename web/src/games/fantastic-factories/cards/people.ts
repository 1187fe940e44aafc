// The contractors: coat, hat and what they hold, on 40 × 54 as the workers are drawn.

export interface Person {
  coat: string;
  hat: string;
  /** What they hold or wear, in front of the coat. */
  prop: { d: string; fill: string }[];
}

export const PEOPLE: Record<string, Person> = {
  architect: {
    coat: "var(--works-coat-1)",
    hat: "var(--card)",
    prop: [
      { d: "M22 36h15v12H22z", fill: "var(--works-plan)" },
      { d: "M25 45v-5l4 3v-3l5 4v1", fill: "none" },
    ],
  },
  electrician: {
    coat: "var(--works-coat-4)",
    hat: "var(--yellow)",
    prop: [{ d: "M30 31l-7 10h5l-2 8 9-11h-5z", fill: "var(--works-energy)" }],
  },
  engineer: {
    coat: "var(--type-special)",
    hat: "var(--card)",
    prop: [
      { d: "M14 26l6 8 6-8", fill: "var(--card)" },
      { d: "M23 37h12v12H23z", fill: "var(--works-plan)" },
    ],
  },
  foreman: {
    coat: "var(--brick)",
    hat: "var(--card)",
    prop: [
      { d: "M22 37h12v12H22z", fill: "var(--card)" },
      { d: "M28 43h.1", fill: "none" },
    ],
  },
  "hired-hands": {
    coat: "var(--works-coat-2)",
    hat: "var(--seat-2)",
    prop: [
      { d: "M25 33l10-6M24 48V32", fill: "none" },
      { d: "M26 28c4-3 9-3 12 0l-4 5z", fill: "var(--floor-metal)" },
    ],
  },
  investor: {
    coat: "var(--works-coat-4)",
    hat: "var(--ink)",
    prop: [
      { d: "M15 25l5 9 5-9", fill: "var(--card)" },
      { d: "M24 40h13v10H24zM28 40v-3h5v3", fill: "var(--floor-wood)" },
    ],
  },
  miner: {
    coat: "var(--works-coat-2)",
    hat: "var(--yellow)",
    prop: [
      { d: "M17 8a3 3 0 1 0 6 0a3 3 0 1 0-6 0z", fill: "var(--works-light)" },
      { d: "M24 44c4-4 8-4 12 0l-6 6z", fill: "var(--works-metal)" },
    ],
  },
  specialist: {
    coat: "var(--works-coat-3)",
    hat: "var(--steel)",
    prop: [
      { d: "M13 19a4 3 0 1 0 7 0a4 3 0 1 0 7 0", fill: "none" },
      { d: "M23 36h13v13H23z", fill: "var(--card)" },
      { d: "M27 40h.1M32 45h.1", fill: "none" },
    ],
  },
};
