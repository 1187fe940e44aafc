// The stars that were won, kept in this browser only.

const KEY = "botyard-stars";

type Kept = Record<string, Record<string, number>>; // by game and puzzle

class Won {
  #kept = $state.raw<Kept>(read());

  of(game: string, puzzle: string): number {
    return this.#kept[game]?.[puzzle] ?? 0;
  }

  /** Only more than there were before counts. */
  keep(game: string, puzzle: string, stars: number): void {
    if (stars <= this.of(game, puzzle)) return;
    this.#kept = { ...read(), [game]: { ...read()[game], [puzzle]: stars } };
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#kept));
    } catch {
      // A browser that keeps nothing still shows them until it is closed.
    }
  }
}

function read(): Kept {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    return typeof kept === "object" && kept !== null ? (kept as Kept) : {};
  } catch {
    return {};
  }
}

export const won = new Won();
