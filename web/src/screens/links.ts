// The links to seats of tables that were opened in this tab; nowhere else are they kept.

const kept = new Map<string, Record<string, string>>();

export function keepLinks(table: string, secrets: Record<string, string>): void {
  kept.set(table, secrets);
}

export function links(table: string): Record<string, string> {
  return kept.get(table) ?? {};
}
