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
