/** A number as it is printed: what is less than nothing has a minus, not a hyphen. */
export function printed(count: number): string {
  return count < 0 ? `−${-count}` : `${count}`;
}
