// What addresses ask for.

import { describe, expect, it } from "vitest";
import { readInvitation, readRoute } from "./router.svelte.ts";

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
    expect(readRoute("#/watch")).toEqual({ screen: "watch", game: "" });
    expect(readRoute("#/watch/roborally")).toEqual({ screen: "watch", game: "roborally" });
  });
});

describe("a link to a table", () => {
  it("leads to the seat whose secret stands behind the #", () => {
    expect(readInvitation("/t/abc", "#s3-cr_et")).toBe("/#/seat/s3-cr_et");
  });

  it("leads to the table without a secret", () => {
    expect([readInvitation("/t/abc", ""), readInvitation("/t/abc", "#")]).toEqual([
      "/#/table/abc",
      "/#/table/abc",
    ]);
  });

  it("is not every address", () => {
    for (const path of ["/", "/t/", "/t/a/b", "/x"]) expect(readInvitation(path, "#x")).toBe("");
    expect(readInvitation("/t/abc", "#/rules/g")).toBe("/#/rules/g");
  });
});
