import type { Look } from "../looks.ts";

export default { color: "brick" } satisfies Look;
