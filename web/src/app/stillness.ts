// Whether somebody wants no travel; asked anew each time, for it can be changed any time.

let asked: MediaQueryList | undefined;

export function reduced(): boolean {
  asked ??= window.matchMedia("(prefers-reduced-motion: reduce)");
  return asked.matches;
}
