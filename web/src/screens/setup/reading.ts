// What somebody typed for an option; nothing if it cannot be that.

/** A whole number within bounds. */
export function readNumber(
  text: string,
  { low, high }: { low: number; high: number },
): { value: number } | null {
  const value = /^\s*[+-]?\d+\s*$/.test(text) ? Number(text) : Number.NaN;
  return value >= low && value <= high ? { value } : null;
}

export function readJson(text: string): { value: unknown } | null {
  try {
    return { value: JSON.parse(text) };
  } catch {
    return null;
  }
}
