// Pictures of every screen at every size, light and dark, for somebody to look at: `make look`.

import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { prefer } from "./playing.ts";
import { SCREENS, test, visit } from "./screens.ts";
import { ROOT } from "./yard.ts";

const FOLDER = join(ROOT, "build", "look");
const SIZES = [
  [390, 844],
  [844, 390],
  [360, 640],
  [820, 1180],
  [1280, 800],
  [1920, 1080],
] as const;
const THEMES = ["light", "dark"] as const;
const LANGUAGE = process.env.BOTYARD_LANGUAGE ?? "de"; // the longest words

for (const [width, height] of SIZES)
  test(`${width}x${height}`, async ({ page, prepared, expected }) => {
    test.setTimeout(1_200_000);
    expected.push(/./);
    await page.emulateMedia({ reducedMotion: "reduce" });
    await prefer(page, { language: LANGUAGE });
    await page.setViewportSize({ width, height });
    for (const screen of SCREENS) {
      if (screen.phone && width > 700) continue;
      for (const theme of THEMES) {
        await page.emulateMedia({ colorScheme: theme });
        await visit(page, screen, prepared);
        const folder = join(FOLDER, `${width}x${height}-${theme}`);
        mkdirSync(folder, { recursive: true });
        await page.screenshot({ path: join(folder, `${screen.name.replaceAll(/\W+/g, "-")}.png`) });
      }
    }
  });
