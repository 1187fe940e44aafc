import { afterEach, describe, expect, it, vi } from "vitest";
import { pressed } from "./keys.ts";
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
