// What somebody typed for an option; nothing if it cannot be that.

/** A whole number within bounds. */
export function readNumber(
  text: string,
  { low, high }: { low: number; high: number },
): { value: number } | null {
  const value = /^\s*[+-]?\d+\s*$/.test(text) ? Number(text) : Number.NaN;
  return value >= low && value <= high ? { value } : null;
}

/** The table that a file holds. */
export function readTable(text: string): { value: Record<string, unknown> } | null {
  const value = readJson(text)?.value;
  if (typeof value !== "object" || value === null || Array.isArray(value)) return null;
  return { value: value as Record<string, unknown> };
}

export function readJson(text: string): { value: unknown } | null {
  try {
    return { value: JSON.parse(text) };
  } catch {
    return null;
  }
}
