// The words of now: they change when somebody chooses another language, game or screen.

import { speak } from "./api.ts";
import type { Language } from "./preferences.svelte.ts";
import { type Args, hasTexts, loadWords, Words } from "./words.ts";

class Texts {
  words = $state.raw(new Words("en", []));
  ready = $state(false);
  #wanted = "";
  #loading = Promise.resolve();

  /** Load the words of a language, a game and a screen; the last wish counts. */
  use(language: Language, game: string, screen = ""): Promise<void> {
    const own = hasTexts(screen) ? screen : "";
    const wanted = `${language} ${game} ${own}`;
    if (wanted !== this.#wanted) {
      this.#wanted = wanted;
      speak(language);
      this.#loading = loadWords(language, game, own).then(
        (words) => this.#take(words, wanted),
        (wrong) => {
          if (this.#wanted === wanted) this.#wanted = ""; // it can be tried again
          throw wrong;
        },
      );
    }
    return this.#loading;
  }

  #take(words: Words, wanted: string): void {
    if (this.#wanted !== wanted) return;
    words.seats = this.words.seats;
    this.words = words;
    this.ready = true;
    document.documentElement.lang = words.language;
  }

  /** How the seats of a table are called. */
  name(seats: string[]): void {
    this.words.seats = seats;
  }

  say(key: string, args: Args = {}): string {
    return this.words.say(key, args);
  }
}

export const texts = new Texts();
