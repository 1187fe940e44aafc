import { describe, expect, it } from "vitest";
import { type Box, hang, headline, tagOutline } from "./hanging.ts";

const LAPTOP = { width: 1280, height: 800 };
const PHONE = { width: 390, height: 844 };
const TAG = { width: 330, height: 260 };

function inside(thing: Box, page = LAPTOP, glowing: Box[] = []) {
  const hung = hang(thing, TAG, page, glowing);
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

  it("hangs on the left of what is at the right, with its hole toward it", () => {
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

/** Whether a tag that hangs there lies over something. */
function covers({ x, y }: { x: number; y: number }, box: Box): boolean {
  const across = x < box.x + box.width && box.x < x + TAG.width;
  return across && y < box.y + box.height && box.y < y + TAG.height;
}

describe("a tag and what glows", () => {
  const thing = { x: 500, y: 560, width: 120, height: 160 };

  it("moves aside for the button that is pressed next", () => {
    const button = { x: 700, y: 640, width: 260, height: 48 };
    expect(covers(inside(thing), button)).toBe(true); // unless it is told
    const hung = inside(thing, LAPTOP, [button]);
    expect(covers(hung, button)).toBe(false);
    expect(covers(hung, thing)).toBe(false);
    expect(hung.string).not.toBe("");
  });

  it("finds the one free place on a crowded page", () => {
    const crowd: Box[] = [];
    for (let x = 0; x < 1280; x += 40) {
      for (let y = 0; y < 800; y += 40) {
        const box = { x, y, width: 40, height: 40 };
        if (!covers({ x: 60, y: 60 }, box)) crowd.push(box);
      }
    }
    const hung = inside(thing, LAPTOP, crowd);
    expect(crowd.filter((box) => covers(hung, box))).toEqual([]);
  });

  it("covers as little as it can where everything glows", () => {
    const floor = { x: 0, y: 0, width: 1280, height: 600 };
    const hung = inside({ x: 20, y: 20, width: 60, height: 60 }, LAPTOP, [floor]);
    expect(hung.y).toBe(LAPTOP.height - TAG.height - 12);
  });

  it("rather lies over the refused thing than over what glows", () => {
    const low = { width: 844, height: 390 };
    const thing = { x: 262, y: 145, width: 56, height: 53 };
    const lit = [
      { x: 370, y: 95, width: 145, height: 55 },
      { x: 535, y: 190, width: 200, height: 40 },
    ];
    const hung = inside(thing, low, lit);
    for (const one of lit) expect(covers(hung, one)).toBe(false);
  });

  it("leaves the foot of a phone to the button that stands there", () => {
    const button = { x: 20, y: 700, width: 350, height: 48 };
    const hung = inside({ x: 40, y: 100, width: 60, height: 60 }, PHONE, [button]);
    expect(hung.sheet).toBe(true);
    expect(covers(hung, button)).toBe(false);
    expect(covers(hung, { x: 40, y: 100, width: 60, height: 60 })).toBe(false);
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
