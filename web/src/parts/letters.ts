// The letters that double a color, in the language of the reader: R Y B G, but Ro Ge Bl Gr in German.

import { texts } from "../app/texts.svelte.ts";

const COLORS: Record<string, string> = { R: "red", Y: "yellow", B: "blue", G: "green" };

/** What is printed for a color that drawings know by its English letter. */
export function printedLetter(letter: string): string {
  const key = `colour-${COLORS[letter]}.letter`;
  return texts.words.has(key) ? texts.say(key) : letter;
}
