// What all screens share: the game that is spoken of, and what is said at the edge of the page.

import { Refusal } from "../app/api.ts";
import { copied } from "../app/copying.ts";
import { texts } from "../app/texts.svelte.ts";

const SHOWN = 5000; // milliseconds

class Frame {
  /** The game whose words are loaded besides Botyard's own. */
  game = $state("");
  toast = $state("");
  /** A link that could not be copied: it is shown, to be copied by hand. */
  link = $state("");
  #timer: ReturnType<typeof setTimeout> | undefined;

  say(text: string): void {
    clearTimeout(this.#timer);
    this.toast = text;
    this.#timer = setTimeout(() => {
      this.toast = "";
    }, SHOWN);
  }

  /** Copy a link; whether that was possible, else it is shown. */
  async copy(link: string): Promise<boolean> {
    const done = await copied(link);
    this.link = done ? "" : link;
    return done;
  }

  /** Tell what went wrong, in the reader's words. */
  tell(wrong: unknown): void {
    this.say(wrong instanceof Refusal ? wrong.message : texts.say("web-server-away"));
  }

  /** Try something; what is refused is told. */
  async try<Answer>(what: () => Promise<Answer>): Promise<Answer | null> {
    try {
      return await what();
    } catch (wrong) {
      this.tell(wrong);
      return null;
    }
  }
}

export const frame = new Frame();
