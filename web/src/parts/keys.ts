// The digits that stand for choices.

/** Which choice a key stands for: 1 to 9, 0 for the tenth, with Shift the next ten. */
export function choiceNumber(event: Pick<KeyboardEvent, "code" | "shiftKey">): number | null {
  const found = /^(?:Digit|Numpad)(\d)$/.exec(event.code);
  if (!found) return null;
  const digit = Number(found[1]);
  return (digit === 0 ? 9 : digit - 1) + (event.shiftKey ? 10 : 0);
}

/** How the key of a choice is written, or nothing if it has none. */
export function keyOf(number: number): string {
  if (number >= 20) return "";
  const digit = String((number + 1) % 10);
  return number < 10 ? digit : `⇧${digit}`;
}
