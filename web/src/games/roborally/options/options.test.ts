import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { COURSES } from "../course/library.ts";
import { specialOf } from "../specials.ts";
import { clauseOf, OPTIONS, optionOf } from "./clauses.ts";
import { kindOf, OPTION_ICONS } from "./icons.ts";

const data = readFileSync(
  new URL("../../../../../src/botyard/games/roborally/data/options.toml", import.meta.url),
  "utf8",
);
const named = [...data.matchAll(/"([a-z-]+)"/g)].map(([, name]) => name);

describe("Options", () => {
  it("are all drawn, in the order of their clauses", () => {
    expect(OPTIONS).toEqual(named);
    expect(Object.values(OPTION_ICONS).every((layers) => layers.length > 0)).toBe(true);
    expect([clauseOf("ablative-coat"), clauseOf("tractor-beam")]).toEqual(["RR-O1", "RR-O26"]);
    expect([optionOf("RR-O16"), optionOf("RR-O27"), optionOf("RR-1")]).toEqual([
      "mini-howitzer",
      "",
      "",
    ]);
  });

  it("say when they are used", () => {
    expect(OPTIONS.filter((one) => kindOf(one) === "weapon")).toHaveLength(5);
    expect([kindOf("brakes"), kindOf("recompile"), kindOf("extra-memory")]).toEqual([
      "choice",
      "programming",
      "always",
    ]);
  });
});

describe("special rules", () => {
  it("are those that the courses name", () => {
    for (const { name, special = "" } of COURSES)
      expect(specialOf(name)).toBe(special.toLowerCase());
  });
});
