// What addresses ask for.

import { describe, expect, it } from "vitest";
import { readRoute } from "./router.svelte.ts";

describe("an address", () => {
  it("names a screen and what it shows", () => {
    expect(readRoute("#/table/abc")).toEqual({ screen: "table", table: "abc" });
    expect(readRoute("#/replay/abc@40")).toEqual({ screen: "replay", record: "abc", line: 40 });
    expect(readRoute("")).toEqual({ screen: "home" });
  });

  it("may name a line far beyond the end", () => {
    const line = 999_999_999;
    expect(readRoute(`#/replay/abc@${line}`)).toEqual({ screen: "replay", record: "abc", line });
  });

  it("with a stray % leads nowhere", () => {
    for (const hash of ["#/%", "#/table/%E0%A4%A", "#/rules/roborally/100%"]) {
      expect(readRoute(hash)).toEqual({ screen: "nowhere" });
    }
  });

  it("that does not say of what leads nowhere", () => {
    for (const hash of ["#/table/", "#/table", "#/seat/", "#/rules//RB-1", "#/new?record=abc"]) {
      expect(readRoute(hash)).toEqual({ screen: "nowhere" });
    }
    expect(readRoute("#/watch")).toEqual({ screen: "watch" });
  });
});
