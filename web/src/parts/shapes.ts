// Outlines as path data: what is drawn in more than one place.

export type SeatForm =
  | "diamond"
  | "square"
  | "circle"
  | "triangle"
  | "hexagon"
  | "pentagon"
  | "cross"
  | "star";

const FORMS: SeatForm[] = [
  "circle", // nobody's dice have round pips
  "diamond",
  "square",
  "circle",
  "triangle",
  "hexagon",
  "pentagon",
  "cross",
  "star",
];

/** The shape of a seat; 0 is nobody. */
export function formOf(seat: number): SeatForm {
  return FORMS[seat] ?? "circle";
}

type Point = [number, number];

function n(value: number): string {
  return String(Math.round(value * 100) / 100);
}

function closed(points: Point[]): string {
  return `M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join("L")}z`;
}

function around(count: number, radius: (i: number) => number, x: number, y: number, from: number) {
  return Array.from({ length: count }, (_, i): Point => {
    const angle = ((from + (i * 360) / count) * Math.PI) / 180;
    return [x + radius(i) * Math.cos(angle), y + radius(i) * Math.sin(angle)];
  });
}

/** A regular polygon; `from` is the angle of its first corner, -90 is upwards. */
export function polygon(corners: number, r: number, x = 0, y = 0, from = -90): string {
  return closed(around(corners, () => r, x, y, from));
}

/** A star with five points. */
export function star(r: number, x = 0, y = 0, inner = 0.56 / 1.2): string {
  return closed(around(10, (i) => (i % 2 ? r * inner : r), x, y, -90));
}

export function circle(r: number, x = 0, y = 0): string {
  return `M${n(x - r)} ${n(y)}a${n(r)} ${n(r)} 0 1 0 ${n(2 * r)} 0a${n(r)} ${n(r)} 0 1 0 ${n(-2 * r)} 0z`;
}

/** A rectangle with round corners. */
export function box(x: number, y: number, width: number, height: number, r: number): string {
  const [w, h, c] = [n(width - 2 * r), n(height - 2 * r), n(r)];
  return `M${n(x + r)} ${n(y)}h${w}a${c} ${c} 0 0 1 ${c} ${c}v${h}a${c} ${c} 0 0 1 -${c} ${c}h-${w}a${c} ${c} 0 0 1 -${c} -${c}v-${h}a${c} ${c} 0 0 1 ${c} -${c}z`;
}

/** A cogwheel: `r` to the ground between its teeth, `tip` to their tips. */
export function cogwheel(teeth: number, r: number, tip: number, x = 0, y = 0): string {
  const step = 360 / teeth;
  const points: Point[] = [];
  for (let i = 0; i < teeth; i++) {
    for (const [radius, turn] of [
      [r, -0.34],
      [tip, -0.2],
      [tip, 0.2],
      [r, 0.34],
    ] as const) {
      const angle = ((i + turn) * step * Math.PI) / 180;
      points.push([x + radius * Math.cos(angle), y + radius * Math.sin(angle)]);
    }
  }
  return closed(points);
}

/** A seat's shape round a center; all shapes of one radius look equally large. */
export function form(shape: SeatForm, x: number, y: number, r: number): string {
  switch (shape) {
    case "diamond":
      return closed([
        [x, y - r * 1.15],
        [x + r, y],
        [x, y + r * 1.15],
        [x - r, y],
      ]);
    case "square":
      return box(x - r * 0.86, y - r * 0.86, r * 1.72, r * 1.72, r * 0.14);
    case "circle":
      return circle(r, x, y);
    case "triangle":
      return closed([
        [x, y - r * 1.08],
        [x + r * 1.08, y + r * 0.86],
        [x - r * 1.08, y + r * 0.86],
      ]);
    case "hexagon":
      return polygon(6, r * 1.08, x, y, 0);
    case "pentagon":
      return polygon(5, r * 1.12, x, y + r * 0.08);
    case "cross": {
      const a = r * 0.38;
      const [arm, thick] = [n(r - a), n(2 * a)];
      return `M${n(x - a)} ${n(y - r)}h${thick}v${arm}h${arm}v${thick}h-${arm}v${arm}h-${thick}v-${arm}h-${arm}v-${thick}h${arm}z`;
    }
    case "star":
      return star(r * 1.2, x, y);
  }
}

const PIPS: Record<number, Point[]> = {
  1: [[1, 1]],
  2: [
    [0, 0],
    [2, 2],
  ],
  3: [
    [0, 0],
    [1, 1],
    [2, 2],
  ],
  4: [
    [0, 0],
    [2, 0],
    [0, 2],
    [2, 2],
  ],
  5: [
    [0, 0],
    [2, 0],
    [1, 1],
    [0, 2],
    [2, 2],
  ],
  6: [
    [0, 0],
    [2, 0],
    [0, 1],
    [2, 1],
    [0, 2],
    [2, 2],
  ],
};

/** The pips of a face on a die of 48 × 51, in the shape of a seat; none for face 0. */
export function pips(shape: SeatForm, face: number): string {
  const places = PIPS[face] ?? [];
  return places.map(([x, y]) => form(shape, 12.2 + x * 11.8, 11.2 + y * 11.8, 5)).join("");
}
