// What lies over a screen while a component says so: Back closes it.

import { untrack } from "svelte";
import { back } from "../app/back.ts";

export function closedByBack(isOpen: () => boolean, close: () => void): void {
  $effect(() => {
    if (isOpen()) return untrack(() => back.closes(close));
  });
}
