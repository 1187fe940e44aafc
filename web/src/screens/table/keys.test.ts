import { afterEach, describe, expect, it, vi } from "vitest";
import { choiceNumber, keyOf, pressed } from "./keys.ts";
import type { Playing } from "./playing.svelte.ts";

/** Presses Escape while something moves, with or without a sheet on top; whether the motion ends. */
function escaped(sheet: boolean): { skipped: boolean; prevented: boolean } {
  vi.stubGlobal("Element", class {});
  vi.stubGlobal("document", { querySelector: () => (sheet ? {} : null) });
  const skip = vi.fn();
  const preventDefault = vi.fn();
  const playing = { session: { situation: { view: {} } }, drawn: { moving: true }, skip };
  const event = { key: "Escape", code: "Escape", target: null, preventDefault };
  pressed(event as unknown as KeyboardEvent, {
    playing: playing as unknown as Playing,
    text: vi.fn(),
    help: vi.fn(),
  });
  return { skipped: skip.mock.calls.length > 0, prevented: preventDefault.mock.calls.length > 0 };
}

afterEach(() => vi.unstubAllGlobals());

describe("Escape", () => {
  it("ends what moves", () => {
    expect(escaped(false)).toEqual({ skipped: true, prevented: true });
  });

  it("is left to the sheet that lies on top", () => {
    expect(escaped(true)).toEqual({ skipped: false, prevented: false });
  });
});

describe("keys of choices", () => {
  it("are the digits, with Shift the next ten", () => {
    expect(choiceNumber({ code: "Digit1", shiftKey: false })).toBe(0);
    expect(choiceNumber({ code: "Numpad0", shiftKey: false })).toBe(9);
    expect(choiceNumber({ code: "Digit3", shiftKey: true })).toBe(12);
    expect(choiceNumber({ code: "KeyT", shiftKey: false })).toBeNull();
  });

  it("are written like they are pressed", () => {
    expect([0, 9, 10, 20].map(keyOf)).toEqual(["1", "0", "⇧1", ""]);
  });
});
