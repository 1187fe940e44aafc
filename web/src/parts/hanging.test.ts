import { describe, expect, it } from "vitest";
import { type Box, hang, headline, tagOutline } from "./hanging.ts";

const LAPTOP = { width: 1280, height: 800 };
const PHONE = { width: 390, height: 844 };
const TAG = { width: 330, height: 260 };

function inside(thing: Box, page = LAPTOP) {
  const hung = hang(thing, TAG, page);
  expect(hung.x).toBeGreaterThanOrEqual(0);
  expect(hung.y).toBeGreaterThanOrEqual(0);
  expect(hung.x + TAG.width).toBeLessThanOrEqual(page.width);
  expect(hung.y + TAG.height).toBeLessThanOrEqual(page.height);
  return hung;
}

describe("where the tag hangs", () => {
  it("hangs on the right if there is room", () => {
    const hung = inside({ x: 200, y: 300, width: 80, height: 80 });
    expect(hung.x).toBeGreaterThan(280);
    expect(hung.flipped).toBe(false);
  });

  it("hangs on the left of what is at the right, with its hole towards it", () => {
    const hung = inside({ x: 1100, y: 700, width: 80, height: 80 });
    expect(hung.x + TAG.width).toBeLessThan(1100);
    expect(hung.flipped).toBe(true);
  });

  it("stays on the page wherever the thing is", () => {
    for (let x = -40; x < 1280; x += 110) {
      for (let y = -40; y < 800; y += 90) inside({ x, y, width: 150, height: 90 });
    }
    inside({ x: 20, y: 20, width: 1240, height: 200 });
    inside({ x: 20, y: 500, width: 1240, height: 290 });
  });

  it("ties the string to the thing", () => {
    const { from, string } = inside({ x: 200, y: 300, width: 80, height: 80 });
    expect(from).toEqual({ x: 280, y: 368 });
    expect(string).toMatch(/^M280 368C[-\d. ]+S[-\d. ]+$/);
  });

  it("has no string where there is nothing to tie it to", () => {
    expect(hang(null, TAG, LAPTOP)).toMatchObject({ string: "", from: null });
  });

  it("rises from the foot on a phone", () => {
    const hung = inside({ x: 40, y: 200, width: 60, height: 60 }, PHONE);
    expect(hung.sheet).toBe(true);
    expect(hung.y + TAG.height).toBe(PHONE.height);
    expect(hung.string).not.toBe("");
  });

  it("has no string to a thing that the sheet covers", () => {
    expect(hang({ x: 40, y: 700, width: 60, height: 60 }, TAG, PHONE).string).toBe("");
  });
});

describe("what stands on the tag", () => {
  it("prints the first sentence large", () => {
    const text = "Du hast kein Projekt. Ein Bot braucht eines.";
    expect(headline(text)).toEqual(["Du hast kein Projekt.", "Ein Bot braucht eines."]);
    expect(headline("Das geht z. B. Morgen.")).toEqual(["Das geht z. B. Morgen.", ""]);
    expect(headline("")).toEqual(["", ""]);
  });

  it("has an outline that is closed", () => {
    const { card, head } = tagOutline(TAG);
    expect(card).toMatch(/^M.*z$/);
    expect(head).toMatch(/^M.*z$/);
  });
});
