import { describe, expect, it } from "vitest";
import { box, circle, cogwheel, form, formOf, pips, polygon, star } from "./shapes.ts";

const moves = (path: string) => path.split("M").length - 1;

describe("outlines", () => {
  it("gives every seat a shape of its own", () => {
    const forms = [1, 2, 3, 4, 5, 6, 7, 8].map(formOf);
    expect(new Set(forms).size).toBe(8);
    const paths = forms.map((shape) => form(shape, 0, 0, 10));
    expect(new Set(paths).size).toBe(8);
  });

  it("draws as many pips as the face says, and none in the supply", () => {
    for (const face of [0, 1, 2, 3, 4, 5, 6]) {
      expect(moves(pips("diamond", face))).toBe(face);
      expect(moves(pips("circle", face))).toBe(face);
    }
  });

  it("closes every outline and has no broken number in it", () => {
    const paths = [
      polygon(6, 10),
      star(10),
      circle(5, 1, 2),
      box(0, 0, 10, 8, 2),
      cogwheel(8, 7, 10),
    ];
    for (const path of paths) {
      expect(path).toMatch(/^M.*z$/);
      expect(path).not.toMatch(/NaN|undefined|--/);
    }
  });

  it("puts the first corner of a polygon upwards", () => {
    expect(polygon(3, 10, 5, 20)).toMatch(/^M5 10L/);
  });
});
