// Fonts are there before anything is written in them, so that nothing moves when they arrive. One
// that takes too long is not used at all until the next visit (`font-display: optional`).

const FIRST = ['"Atkinson Hyperlegible Next"', '"Barlow Condensed"', '"Saira Stencil One"'];
const PATIENCE = 3000; // milliseconds

/** Resolves when the fonts that every screen uses are there, or somebody has waited long enough. */
export function fontsLoaded(fonts: FontFaceSet = document.fonts): Promise<unknown> {
  const loaded = Promise.allSettled(FIRST.map((family) => fonts.load(`16px ${family}`)));
  return Promise.race([loaded, new Promise((resolve) => setTimeout(resolve, PATIENCE))]);
}
