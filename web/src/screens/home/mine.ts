// One's own tables, in the order in which one would go on with them.

import type { MyTable } from "../../app/protocol.ts";

/** Those that are not over: where one is waited for comes first, then where something was done last. */
export function toContinue(tables: MyTable[]): MyTable[] {
  const yours = ({ status, waiting }: MyTable) =>
    Number(status === "playing" && waiting.length > 0);
  return tables
    .filter(({ status }) => status !== "over")
    .sort((one, other) => yours(other) - yours(one) || other.changed - one.changed);
}

const UNITS = [
  ["minute", 60],
  ["hour", 3600],
  ["day", 86_400],
] as const;

/** How long ago something was: "5 minutes ago", "yesterday"; nothing if it was just now. */
export function ago(then: number, now: number, language: string): string {
  const passed = now - then;
  const [unit, seconds] = UNITS.findLast(([, length]) => passed >= length) ?? [];
  if (!unit) return "";
  const format = new Intl.RelativeTimeFormat(language, { numeric: "auto" });
  return format.format(-Math.floor(passed / seconds), unit);
}
