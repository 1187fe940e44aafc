// The links to seats of tables that were opened in this tab; nowhere else are they kept.

import { api } from "../app/api.ts";
import type { TableShown } from "../app/protocol.ts";

class Links {
  #kept = $state.raw<Record<string, string>>({});

  /** The secret of the link to a seat; nothing if it is not known here. */
  of(table: string, seat: number): string {
    return this.#kept[`${table}/${seat}`] ?? "";
  }

  keep(table: string, secrets: Record<number, string>): void {
    const more = Object.entries(secrets).map(([seat, secret]) => [`${table}/${seat}`, secret]);
    this.#kept = { ...this.#kept, ...Object.fromEntries(more) };
  }

  /** A fresh link to a seat that nobody holds; older ones stop working. */
  async renew(table: string, seat: number): Promise<void> {
    const { secret } = await api.link(table, seat);
    this.keep(table, { [seat]: secret });
  }

  /** A link works once: those to seats that somebody has taken are of no use any more. */
  forgetUsed(table: TableShown): void {
    const used = table.seats.filter(({ names }) => names?.length);
    const keys = used.map(({ seat }) => `${table.id}/${seat}`);
    if (!keys.some((key) => key in this.#kept)) return;
    this.#kept = Object.fromEntries(
      Object.entries(this.#kept).filter(([key]) => !keys.includes(key)),
    );
  }
}

export const seatLinks = new Links();
