// Something that a screen asks for when it opens: it is there, or refused in words.

import { Refusal } from "../app/api.ts";
import { texts } from "../app/texts.svelte.ts";

export class Loading<Thing> {
  found = $state.raw<Thing | null>(null);
  wrong = $state("");

  /** Ask; what comes after the screen has closed is dropped. */
  start(ask: () => Promise<Thing>): () => void {
    let wanted = true;
    ask().then(
      (found) => {
        if (wanted) this.found = found;
      },
      (refused) => {
        if (wanted) this.wrong = inWords(refused);
      },
    );
    return () => {
      wanted = false;
    };
  }
}

/** What went wrong, for the reader. */
export function inWords(wrong: unknown): string {
  return wrong instanceof Refusal ? wrong.message : texts.say("web-server-away");
}
