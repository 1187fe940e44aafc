// Loading the page anew, but never again and again, and not while nobody would answer.

const KEY = "botyard-loaded-again";
const PAUSE = 20_000; // milliseconds

/** Whether the server answers. */
export async function isThere(): Promise<boolean> {
  try {
    return (await fetch("/", { cache: "no-store" })).ok;
  } catch {
    return false;
  }
}

/** Load the page again, unless that was just done; whether it is. */
export function loadAgain(): boolean {
  const now = Date.now();
  try {
    if (now - Number(sessionStorage.getItem(KEY) ?? 0) < PAUSE) return false;
    sessionStorage.setItem(KEY, String(now));
  } catch {
    return false; // who cannot remember would load for ever
  }
  window.location.reload();
  return true;
}
