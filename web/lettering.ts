// The fonts that every screen uses, cut down to the letters and weights of the app: half the bytes
// of the first visit. Whoever types another letter sees it in the font of their system.

import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import subsetFont from "subset-font";
import type { Alias } from "vite";

const FONTS = [
  "@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2",
  "@fontsource/barlow-condensed/files/barlow-condensed-latin-700-normal.woff2",
  "@fontsource/saira-stencil-one/files/saira-stencil-one-latin-400-normal.woff2",
];
const WEIGHTS = { min: 400, max: 700 }; // of the one that has them
const CUT = "../build/fonts";
const WRITTEN = { "../src/botyard": /\.ftl$/, src: /\.(svelte|ts)$/ };

/** Where the build finds the fonts: the cut ones take the place of the whole ones. */
export async function lettering(): Promise<Alias[]> {
  mkdirSync(CUT, { recursive: true });
  const kept = letters();
  return Promise.all(
    FONTS.map(async (find) => {
      const whole = readFileSync(join("node_modules", find));
      const axes = find.includes("-wght-") ? { variationAxes: { wght: WEIGHTS } } : {};
      const cut = await subsetFont(whole, kept, { targetFormat: "woff2", ...axes });
      const replacement = join(import.meta.dirname, CUT, basename(find));
      if (!existsSync(replacement) || !readFileSync(replacement).equals(cut))
        writeFileSync(replacement, cut);
      return { find, replacement };
    }),
  );
}

/** Letters of Western Europe, for names, and whatever the app itself says. */
function letters(): string {
  const all = Array.from({ length: 0x100 - 0x20 }, (_, at) => String.fromCharCode(0x20 + at));
  const latin = all.filter((one) => /[ -~\p{L}]/u.test(one));
  const written = Object.entries(WRITTEN).flatMap(([folder, ending]) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((file) => ending.test(file))
      .map((file) => readFileSync(join(folder, file), "utf8")),
  );
  return [...new Set([...latin, ...written.join("")])].sort().join("");
}
