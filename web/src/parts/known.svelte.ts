// The games of this server: a list, and everything about one of them, asked for once in each language.

import { api } from "../app/api.ts";
import { preferences } from "../app/preferences.svelte.ts";
import type { Choice, GameListed, GameShown } from "../app/protocol.ts";

class Known {
  games = $state.raw<GameListed[]>([]);
  #whole = $state.raw<Record<string, GameShown>>({});
  readonly #asked = new Map<string, Promise<unknown>>();

  /** What the home page shows of every game. */
  load(): Promise<GameListed[]> {
    const { language } = preferences;
    return this.#once(language, async () => {
      const games = await api.games(language);
      if (preferences.language === language) this.games = games;
      return games;
    });
  }

  /** Everything about one game: its options, actions and events. */
  loadWhole(name: string): Promise<GameShown> {
    const { language } = preferences;
    return this.#once(`${language} ${name}`, async () => {
      const game = await api.game(name, language);
      this.#whole = { ...this.#whole, [name]: game };
      return game;
    });
  }

  named(name: string): GameListed | undefined {
    return this.games.find((game) => game.name === name);
  }

  whole(name: string): GameShown | undefined {
    return this.#whole[name];
  }

  /** Ask if nobody has; what failed is asked again. */
  #once<Answer>(what: string, ask: () => Promise<Answer>): Promise<Answer> {
    const asked = this.#asked.get(what) as Promise<Answer> | undefined;
    if (asked) return asked;
    const answer = ask();
    answer.catch(() => this.#asked.delete(what));
    this.#asked.set(what, answer);
    return answer;
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
