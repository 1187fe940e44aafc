import { expect, it } from "vitest";
import type { Previewed } from "../../app/protocol.ts";
import { games } from "./fixtures/games.ts";
import { model } from "./model.ts";
import { chances, riders } from "./odds.ts";

const told = {
  type: "preview",
  id: "1",
  events: [],
  view: null,
  certain: false,
  chance: true,
  refused: null,
  odds: [
    { kind: "dropped", args: { tile: "red-head" }, share: 1 },
    { kind: "won", args: { seat: 2, tile: "red-head" }, share: 0.5 },
    { kind: "won", args: { seat: 2, tile: "blue-legs" }, share: 0.5 },
    { kind: "won", args: { seat: 1, tile: "red-head" }, share: 0.3 },
    { kind: "stored", args: { tile: "red-head" }, share: 0.2 },
  ],
} as Previewed;

it("the odds of the tile in front are read, seat by seat", () => {
  expect(chances(told, "red-head")).toEqual([
    { seat: 0, share: 0.2 },
    { seat: 1, share: 0.3 },
    { seat: 2, share: 0.5 },
  ]);
  expect(chances(null, "red-head")).toEqual([]);
});

it("riders are counted from what is drawn", () => {
  const view = games[4]?.at(-2)?.view ?? {};
  const dice = (view as unknown as { dice: number[][] }).dice[4] ?? [];
  const counted = riders(model(view));
  expect(counted).toEqual(
    dice.flatMap((count, seat) => (count ? [{ seat: seat + 1, count }] : [])),
  );
});
