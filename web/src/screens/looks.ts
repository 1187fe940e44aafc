// How a game is recognized on every screen: the color of its sign.

export type SignColor = "brick" | "cobalt" | "bottle" | "ochre" | "plum";

const SIGNS: Record<string, SignColor> = {
  roborally: "brick",
  "bot-factory": "cobalt",
  "fantastic-factories": "bottle",
  "ausser-rand-und-band": "ochre",
};

export function signColor(game: string): SignColor {
  return SIGNS[game] ?? "plum";
}

/** Whether a title stands as it is written, not in capitals. */
export function isPlain(game: string): boolean {
  return game === "ausser-rand-und-band";
}
