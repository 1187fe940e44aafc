// The fonts are cut down when they are built: every letter of the four languages is still there.

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "./watched.ts";
import { ROOT } from "./yard.ts";

const TEXTS = join(ROOT, "src", "botyard");
const FONTS = {
  "Atkinson Hyperlegible Next": 400,
  "Barlow Condensed": 700,
  "Saira Stencil One": 400,
};
const NAMES = "ÅåÃãÕõØøÑñÇçÐðÞþÿÝý"; // people have them, too

function letters(): string[] {
  const files = readdirSync(TEXTS, { recursive: true, encoding: "utf8" });
  const texts = files.filter((file) => file.endsWith(".ftl"));
  const said = texts.map((file) => readFileSync(join(TEXTS, file), "utf8")).join("") + NAMES;
  return [...new Set(said)].filter((one) => /[\p{L}\p{N}\p{Pd}.,:;!?…„“”’«»]/u.test(one));
}

test("every letter is in the fonts, from 400 to 700", async ({ page }) => {
  await page.goto("/");
  await expect(page.getByRole("article").first()).toBeVisible();
  for (const [family, weight] of Object.entries(FONTS)) {
    const missing = await page.evaluate(
      ({ letters, family, weight }) => {
        const pen = document.createElement("canvas").getContext("2d");
        if (!pen) throw new Error("nothing to draw on");
        // A letter that is not there is as wide as in the font that takes its place.
        const wide = (letter: string, instead: string) => {
          pen.font = `${weight} 200px "${family}", ${instead}`;
          return pen.measureText(letter).width;
        };
        return letters.filter((one) => wide(one, "monospace") !== wide(one, "serif"));
      },
      { letters: letters(), family, weight },
    );
    expect(missing, family).toEqual([]);
  }
  const widths = await page.evaluate(() => {
    const pen = document.createElement("canvas").getContext("2d");
    return [400, 500, 600, 700].map((weight) => {
      if (pen) pen.font = `${weight} 200px "Atkinson Hyperlegible Next"`;
      return pen?.measureText("nnnn").width;
    });
  });
  expect(new Set(widths).size).toBe(widths.length);
});
