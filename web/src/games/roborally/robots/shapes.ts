// Eight robots from above on 64 × 64, facing up: the outline of each is its seat's shape.

import { box, circle, star } from "../../../parts/shapes.ts";

export interface RobotDrawing {
  /** Wheels, fins and arms below the body. */
  under: { d: string; fill: "wheel" | "dark" }[];
  /** Lines on what is below. */
  ribs?: string;
  body: string;
  /** Darker plates on the body. */
  deck: string;
  /** Ink on the plates. */
  marks?: string;
  eyes: { y: number; apart: number; r: number };
  gun: number;
}

const wheel = (x: number, y: number, width = 9, height = 18) =>
  ({ d: box(x, y, width, height, 4), fill: "wheel" }) as const;

const TRACK_RIBS = [16, 24, 32, 40, 48].map((y) => `M3 ${y}h9M52 ${y}h9`).join("");

const COMET: RobotDrawing = {
  under: [{ d: "M16 48L4 60l16-3zM48 48l12 12-16-3z", fill: "dark" }],
  body: "M32 5L57 35 32 61 7 35z",
  deck: "M32 40l14 3-14 14-14-14z",
  eyes: { y: 27, apart: 8, r: 5.5 },
  gun: 0,
};
const ANVIL: RobotDrawing = {
  under: [wheel(2, 8, 11, 48), wheel(51, 8, 11, 48)],
  ribs: TRACK_RIBS,
  body: box(11, 9, 42, 47, 5),
  deck: box(18, 36, 28, 14, 3),
  marks: "M23 40v6M29 40v6M35 40v6M41 40v6",
  eyes: { y: 22, apart: 9, r: 6 },
  gun: 1,
};
const BOBBIN: RobotDrawing = {
  under: [wheel(1, 22, 9, 20), wheel(54, 22, 9, 20)],
  body: circle(25, 32, 33),
  deck: circle(10, 32, 42),
  marks: circle(1.6, 32, 42),
  eyes: { y: 22, apart: 8.5, r: 6 },
  gun: 0,
};
const WEDGE: RobotDrawing = {
  under: [wheel(2, 42, 10, 18), wheel(52, 42, 10, 18)],
  body: "M32 5c2 0 4 1 5 3l22 42c2 5 0 8-5 8H10c-5 0-7-3-5-8L27 8c1-2 3-3 5-3z",
  deck: box(20, 42, 24, 10, 5),
  eyes: { y: 30, apart: 7.5, r: 5.8 },
  gun: 0,
};
const GASKET: RobotDrawing = {
  under: [{ d: "M8 25L-1 12l11-6 7 12zM56 25l9-13-11-6-7 12z", fill: "wheel" }],
  body: "M18 8h28l14 25-14 25H18L4 33z",
  deck: circle(10.5, 32, 41),
  marks: circle(3.4, 32, 41),
  eyes: { y: 22, apart: 9, r: 6 },
  gun: 0,
};
const KIOSK: RobotDrawing = {
  under: [wheel(4, 44, 10, 16), wheel(50, 44, 10, 16)],
  body: "M32 6l27 22-9 32H14L5 28z",
  deck: box(20, 42, 24, 11, 2),
  marks: "M26 47.5h12",
  eyes: { y: 29, apart: 9, r: 6 },
  gun: 0,
};
const ROTOR: RobotDrawing = {
  under: [],
  body: "M22 6h20v16h18v20H42v18H22V42H4V22h18z",
  deck: `${circle(7, 32, 46)}${circle(4, 11, 32)}${circle(4, 53, 32)}`,
  eyes: { y: 25, apart: 8, r: 6 },
  gun: 0,
};
const SPUTTER: RobotDrawing = {
  under: [],
  body: star(30, 32, 35, 0.52),
  deck: circle(6, 32, 43),
  eyes: { y: 30, apart: 7, r: 5.5 },
  gun: 0,
};

const ROBOTS = [COMET, ANVIL, BOBBIN, WEDGE, GASKET, KIOSK, ROTOR, SPUTTER];

export function robotDrawing(seat: number): RobotDrawing {
  return ROBOTS[(seat - 1) % ROBOTS.length] ?? COMET;
}

/** The barrel in front. */
export function gunShape(y: number): { barrel: string; tip: string } {
  return { barrel: box(26.5, y - 4, 11, 18, 3), tip: box(28.2, y - 2.4, 7.6, 5.6, 1.5) };
}

/** What a blocker has in front: a blade as wide as itself. */
export const BLADE = "M5-1h54l3 10H2z";

/** Everything that makes the outline: for the light rim and for ghosts. */
export function outline(seat: number): string {
  const { under, body, gun } = robotDrawing(seat);
  return `${gunShape(gun).barrel}${under.map(({ d }) => d).join("")}${body}`;
}
