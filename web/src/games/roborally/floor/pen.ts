// Path data for things on a space: drawn as if they pointed north, then turned about its middle.

import { type At, SPACE } from "./space.ts";

const HALF = SPACE / 2;

/** Writes path data in the coordinates of one space, wherever it lies and however it is turned. */
export class Pen {
  #written: string[] = [];

  constructor(
    private readonly at: At,
    private readonly quarters = 0,
    private readonly mirrored = false,
  ) {}

  /** A point of the space in units of the floor. */
  point(x: number, y: number): string {
    const [placedX, placedY] = this.place(x, y);
    return `${round(placedX)} ${round(placedY)}`;
  }

  place(x: number, y: number): [number, number] {
    let [dx, dy] = [(this.mirrored ? SPACE - x : x) - HALF, y - HALF];
    for (let turn = 0; turn < this.quarters; turn += 1) [dx, dy] = [-dy, dx];
    return [this.at.x * SPACE + HALF + dx, this.at.y * SPACE + HALF + dy];
  }

  move(x: number, y: number): this {
    this.#written.push(`M${this.point(x, y)}`);
    return this;
  }

  line(...points: [number, number][]): this {
    for (const [x, y] of points) this.#written.push(`L${this.point(x, y)}`);
    return this;
  }

  /** A piece of a circle, clockwise or not as seen before mirroring. */
  arc(r: number, clockwise: boolean, x: number, y: number): this {
    const sweep = clockwise !== this.mirrored ? 1 : 0;
    this.#written.push(`A${round(r)} ${round(r)} 0 0 ${sweep} ${this.point(x, y)}`);
    return this;
  }

  close(): this {
    this.#written.push("z");
    return this;
  }

  rect(x: number, y: number, width: number, height: number): this {
    return this.move(x, y)
      .line([x + width, y], [x + width, y + height], [x, y + height])
      .close();
  }

  toString(): string {
    return this.#written.join("");
  }
}

export function round(value: number): number {
  return Math.round(value * 100) / 100;
}
