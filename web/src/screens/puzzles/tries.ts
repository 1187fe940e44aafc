// What was done in each puzzle, kept in this browser only: a page that is loaded again goes on there.

const KEY = "botyard-tries";
const MOST = 40; // puzzles, those tried last

type Kept = Record<string, string[]>; // by game and puzzle, the latest last

export function triedIn(game: string, puzzle: string): string[] {
  return read()[nameOf(game, puzzle)] ?? [];
}

export function keepTry(game: string, puzzle: string, actions: string[]): void {
  const { [nameOf(game, puzzle)]: _, ...others } = read();
  const all = actions.length ? { ...others, [nameOf(game, puzzle)]: actions } : others;
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(Object.entries(all).slice(-MOST))));
  } catch {
    // A browser that keeps nothing knows it until the page is loaded again.
  }
}

const nameOf = (game: string, puzzle: string) => `${game} ${puzzle}`;

function read(): Kept {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    const all = Object.entries(typeof kept === "object" && kept !== null ? kept : {});
    return Object.fromEntries(all.filter(([, actions]) => isActions(actions)));
  } catch {
    return {};
  }
}

function isActions(found: unknown): found is string[] {
  return Array.isArray(found) && found.every((one) => typeof one === "string");
}
