import { describe, expect, it } from "vitest";
import { dieSize, robotSize, shared, tileSize } from "./layout.ts";

const CARRIER = { width: 132, height: 58, largest: 32 };

describe("dice on a tile", () => {
  it("are large while they fit, and shrink when they are many", () => {
    expect(dieSize([1, 2], CARRIER, 3)).toBe(32);
    expect(dieSize([2, 2], CARRIER, 3)).toBeGreaterThan(26);
    expect(dieSize([4, 3, 3], CARRIER, 3)).toBeGreaterThan(15);
    expect(dieSize([10, 10, 10, 10], CARRIER, 3)).toBeGreaterThan(8);
  });

  it("always fit", () => {
    for (let count = 1; count <= 10; count += 1) {
      const size = dieSize([count, count, count], CARRIER, 3);
      const across = Math.floor(CARRIER.width / size);
      expect(Math.ceil(count / across) * size).toBeLessThanOrEqual(CARRIER.height + 1);
    }
  });
});

describe("robots", () => {
  const place = { width: 300, height: 168, largest: 168 };

  it("stand in one row, then in two", () => {
    expect(robotSize(2, place)).toEqual({ height: 168, rows: 1, above: false });
    expect(robotSize(9, place).rows).toBe(1);
    expect(robotSize(18, place).rows).toBe(2);
  });

  it("have their points above them where there is no room beside", () => {
    expect(robotSize(5, place).above).toBe(true);
    expect(robotSize(5, place).height).toBeGreaterThan(130);
  });

  it("always fit", () => {
    for (let count = 1; count <= 18; count += 1) {
      const { height, rows, above } = robotSize(count, place);
      const wide = (height / 168) * (above ? 72 : 98);
      expect(Math.ceil(count / rows) * wide).toBeLessThanOrEqual(place.width + 0.1);
      expect(rows * height * (above ? 206 / 168 : 1)).toBeLessThanOrEqual(place.height + 0.1);
    }
  });
});

describe("tiles", () => {
  it("shrink until all have a place", () => {
    expect(tileSize(3, { width: 180, height: 60, largest: 56 })).toBe(56);
    expect(tileSize(8, { width: 180, height: 60, largest: 56 })).toBeLessThan(42);
  });
});

describe("robots beside tiles", () => {
  const place = { width: 176, height: 154, largest: 56 };

  it("are as large as both allow", () => {
    expect(shared(1, 0, place).robot).toBe(154);
    expect(shared(0, 3, place).tile).toBe(56);
    const many = shared(2, 6, place);
    expect(many.robot).toBeGreaterThan(80);
    expect(many.tile).toBeGreaterThan(30);
  });
});
