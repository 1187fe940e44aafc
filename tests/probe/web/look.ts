import type { Look } from "../looks.ts";

export default { color: "ochre", plain: true } satisfies Look;
