// Whether this browser was ever given an identity: before that there is nothing to ask for. And how
// many games were open when somebody looked last, so that the page keeps room for them.

const KEY = "botyard-met";
const OPEN = "botyard-open";

export function met(): boolean {
  try {
    return localStorage.getItem(KEY) === "1";
  } catch {
    return false;
  }
}

export function haveMet(): void {
  try {
    localStorage.setItem(KEY, "1");
  } catch {
    // A browser that keeps nothing is asked every time.
  }
}

export function openLast(): number {
  try {
    return met() ? Number(localStorage.getItem(OPEN)) || 0 : 0;
  } catch {
    return 0;
  }
}

export function haveOpen(games: number): void {
  try {
    localStorage.setItem(OPEN, String(games));
  } catch {
    // Then the page moves when they are there.
  }
}
