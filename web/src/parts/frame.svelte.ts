// What all screens share: the game that is spoken of, and what is said at the edge of the page.

import { Refusal } from "../app/api.ts";
import { copied } from "../app/copying.ts";
import { sending } from "../app/sending.svelte.ts";
import { texts } from "../app/texts.svelte.ts";

const SHOWN = 5000; // milliseconds

/** Something that cannot be undone, in the reader's words. */
interface Asked {
  title: string;
  text: string;
  yes: string;
}

class Frame {
  /** The game whose words are loaded besides Botyard's own. */
  game = $state("");
  toast = $state("");
  /** A link that could not be copied: it is shown, to be copied by hand. */
  link = $state("");
  /** What somebody is asked before it is done. */
  asked = $state.raw<Asked | null>(null);
  #answer: (sure: boolean) => void = () => {};
  #timer: ReturnType<typeof setTimeout> | undefined;

  say(text: string): void {
    clearTimeout(this.#timer);
    this.toast = text;
    this.#timer = setTimeout(() => {
      this.toast = "";
    }, SHOWN);
  }

  /** Whether somebody is sure of what cannot be undone: it has a text with a title and a button. */
  sure(what: string, about: Record<string, unknown> = {}): Promise<boolean> {
    this.answer(false);
    this.asked = {
      title: texts.say(`sure-${what}.title`, about),
      text: texts.say(`sure-${what}`, about),
      yes: texts.say(`sure-${what}.yes`, about),
    };
    return new Promise((resolve) => {
      this.#answer = resolve;
    });
  }

  /** What somebody who was asked said. */
  answer(sure: boolean): void {
    this.asked = null;
    this.#answer(sure);
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
      return await sending.during(what());
    } catch (wrong) {
      this.tell(wrong);
      return null;
    }
  }
}

export const frame = new Frame();
