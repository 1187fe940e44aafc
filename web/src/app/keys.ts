// Shortcuts of a single key can be switched off: who dictates or trembles presses them by accident.

type Key = Pick<KeyboardEvent, "key" | "ctrlKey" | "metaKey" | "altKey">;

/** Whether a key is a letter, digit or sign by itself. Space and keys with a name press and move. */
export function isSingle({ key, ctrlKey, metaKey, altKey }: Key): boolean {
  return [...key].length === 1 && key !== " " && !ctrlKey && !metaKey && !altKey;
}

/** Keep single keys from all shortcuts while they are off; what is typed into a field stays. */
export function muteShortcuts(on: () => boolean): () => void {
  const mute = (event: KeyboardEvent) => {
    if (!on() && isSingle(event)) event.stopImmediatePropagation();
  };
  window.addEventListener("keydown", mute, { capture: true });
  return () => window.removeEventListener("keydown", mute, { capture: true });
}
