import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { PICTURES } from "./pictures.ts";

it("pictures belong to clauses that there are, one to each space at the edge", () => {
  const rules = join(import.meta.dirname, "../../../../src/botyard/games/ausser_rand_und_band");
  const text = readFileSync(join(rules, "text/python/rules.en.ftl"), "utf8");
  const words = readFileSync(join(rules, "text/game.en.ftl"), "utf8");
  for (const clause of Object.keys(PICTURES)) expect(text).toContain(`\nrule-${clause} = `);
  const spaces = Object.values(PICTURES).flatMap((drawn) => ("edge" in drawn ? [drawn.edge] : []));
  const named = [...words.matchAll(/^space-([\w-]+) =/gm)].map(([, name]) => name);
  expect(spaces.sort()).toEqual(named.sort());
});
