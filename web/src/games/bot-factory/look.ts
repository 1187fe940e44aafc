import type { Look } from "../looks.ts";

export default { color: "cobalt" } satisfies Look;
