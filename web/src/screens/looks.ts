// How a game is recognised on every screen: the colour of its sign.

export type SignColour = "brick" | "cobalt" | "bottle" | "ochre" | "plum";

const SIGNS: Record<string, SignColour> = {
  roborally: "brick",
  "bot-factory": "cobalt",
  "fantastic-factories": "bottle",
  "ausser-rand-und-band": "ochre",
};

export function signColour(game: string): SignColour {
  return SIGNS[game] ?? "plum";
}

/** Whether a title stands as it is written, not in capitals. */
export function isPlain(game: string): boolean {
  return game === "ausser-rand-und-band";
}
