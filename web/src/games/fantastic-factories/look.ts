import type { Look } from "../looks.ts";

export default { color: "bottle" } satisfies Look;
