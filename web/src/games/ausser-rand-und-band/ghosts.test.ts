import { expect, it } from "vitest";
import type { Places, Seen } from "../../parts/travel.ts";
import { ghosts } from "./ghosts.ts";

const seen = (what: string, x: number, y = 0): Seen => {
  const element = null as unknown as HTMLElement;
  const zone = { isConnected: true } as HTMLElement;
  return { element, what, x, y, width: 30, height: 32, parent: "", zone };
};
const places = (...all: Seen[]): Places => new Map(all.map((one, at) => [`${at}`, one]));

it("a place that was left keeps a ghost", () => {
  const from = seen("die", 100);
  expect(ghosts([from], places(seen("die", 300), seen("die", 140)))).toEqual([from]);
});

it("a place where another piece of the kind lies now has none", () => {
  expect(
    ghosts([seen("carrier", 100)], places(seen("carrier", 300), seen("carrier", 104))),
  ).toEqual([]);
  expect(ghosts([seen("die", 100)], places(seen("tile", 100)))).toHaveLength(1);
});

it("what was not drawn, or lay on what is gone, leaves nothing", () => {
  expect(ghosts([{ ...seen("die", 100), width: 0 }], places())).toEqual([]);
  const zone = { isConnected: false } as HTMLElement;
  expect(ghosts([{ ...seen("die", 100), zone }], places())).toEqual([]);
});
