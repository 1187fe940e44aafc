// Whether this browser was ever given an identity: before that there is nothing to ask for.

const KEY = "botyard-met";

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
