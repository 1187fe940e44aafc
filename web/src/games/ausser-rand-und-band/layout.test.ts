import { describe, expect, it } from "vitest";
import { layDice, robotSize, shared, tileSize } from "./layout.ts";

const CARRIER = { width: 132, height: 58, largest: 32, pitch: 88 };

const sizeOf = (counts: number[]) =>
  layDice(
    counts.map((count) => ({ count, can: false })),
    CARRIER,
    44,
  ).size;

describe("dice on a tile", () => {
  it("are large while they fit, and shrink when they are many", () => {
    expect(sizeOf([1, 2])).toBe(32);
    expect(sizeOf([2, 2])).toBeGreaterThan(26);
    expect(sizeOf([4, 3, 3])).toBeGreaterThan(15);
    expect(sizeOf([10, 10, 10, 10])).toBeGreaterThan(8);
  });

  it("always fit", () => {
    for (let count = 1; count <= 10; count += 1) {
      const size = sizeOf([count, count, count]);
      const across = Math.floor(CARRIER.width / size);
      expect(Math.ceil(count / across) * size).toBeLessThanOrEqual(CARRIER.height + 1);
    }
  });
});

describe("dice for a finger", () => {
  const can = (...counts: number[]) => counts.map((count) => ({ count, can: true }));
  const own = { count: 1, can: false };

  it("are met one by one as long as there is room", () => {
    expect(layDice(can(1, 1, 1), CARRIER, 44)).toEqual({ size: 32, roomy: true });
    expect(layDice([...can(1, 1), own], CARRIER, 44).roomy).toBe(true);
    expect(layDice(can(2, 2, 2, 2), { ...CARRIER, width: 88 }, 44).roomy).toBe(true);
  });

  it("are drawn all the same where there is none", () => {
    expect(layDice(can(1, 1, 1), CARRIER, 60)).toEqual({ size: 32, roomy: false });
    expect(layDice(can(9, 9, 9, 9), CARRIER, 44).roomy).toBe(false);
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
