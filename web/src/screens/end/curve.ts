// The points of every seat over time, from a film.

import type { Film } from "../../app/api.ts";

export interface Curve {
  seat: number;
  points: number[];
}

/** One curve for each seat; a long game is thinned out. */
export function curvesOf(
  film: Film,
  most = 200,
): { curves: Curve[]; lines: number[]; top: number; low: number } {
  const every = Math.max(1, Math.ceil(film.steps.length / most));
  const steps = film.steps.filter((_, at) => at % every === 0 || at === film.steps.length - 1);
  const seats = film.header.seats.length;
  const curves = Array.from({ length: seats }, (_, at) => ({
    seat: at + 1,
    points: steps.map((step) => step.scores[at] ?? 0),
  }));
  const all = curves.flatMap((curve) => curve.points);
  return {
    curves,
    lines: steps.map((step) => step.line),
    top: Math.max(1, ...all),
    low: Math.min(0, ...all),
  };
}

/** Stairs, not slopes: points come all at once. */
export function stairs(
  points: number[],
  x: (at: number) => number,
  y: (value: number) => number,
): string {
  return points
    .map((value, at) => (at === 0 ? `M${x(0)} ${y(value)}` : `H${x(at)}V${y(value)}`))
    .join("");
}

/** Round marks for the points at the side. */
export function marks(low: number, top: number): number[] {
  const step = [1, 2, 5, 10, 20, 50, 100].find((one) => (top - low) / one <= 5) ?? 200;
  const found: number[] = [];
  for (let at = Math.ceil(low / step) * step; at <= top; at += step) found.push(at);
  return found;
}
