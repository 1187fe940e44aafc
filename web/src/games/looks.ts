// How a game is recognized on every screen, before its board is loaded: by its sign.

export interface Look {
  color: "brick" | "cobalt" | "bottle" | "ochre" | "plum";
  /** Whether the title stands as it is written, not in capitals. */
  plain?: boolean;
}

const looks = import.meta.glob<Look>("./*/look.ts", { eager: true, import: "default" });

export function lookOf(game: string): Look {
  return looks[`./${game}/look.ts`] ?? { color: "plum" };
}
