// The games of this server, asked for once in each language.

import { api } from "../app/api.ts";
import { preferences } from "../app/preferences.svelte.ts";
import type { Choice, GameShown } from "../app/protocol.ts";

class Known {
  games = $state.raw<GameShown[]>([]);
  #language = "";

  async load(): Promise<GameShown[]> {
    if (this.#language !== preferences.language || !this.games.length) {
      const { language } = preferences;
      this.games = await api.games();
      this.#language = language;
    }
    return this.games;
  }

  named(name: string): GameShown | undefined {
    return this.games.find((game) => game.name === name);
  }
}

export const known = new Known();

/** An action by its name, taken apart: its kind, and its arguments in their order. */
export function choiceNamed(action: string, game: GameShown | undefined): Choice {
  const [kind = action, ...values] = action.split(/[:=@]/);
  const axes = Object.keys(game?.actions.find((one) => one.kind === kind)?.args ?? {});
  const args = Object.fromEntries(axes.map((name, at) => [name, values[at] ?? ""]));
  return { action, kind, args };
}
