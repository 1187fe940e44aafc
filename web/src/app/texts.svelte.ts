// The words of now: they change when somebody chooses another language or game.

import { speak } from "./api.ts";
import { type Language, preferences } from "./preferences.svelte.ts";
import { type Args, loadWords, Words } from "./words.ts";

class Texts {
  words = $state.raw(new Words("en", []));
  ready = $state(false);
  #wanted = "";

  /** Load the words of a language and a game; the last wish counts. */
  async use(language: Language, game: string): Promise<void> {
    this.#wanted = `${language} ${game}`;
    speak(language);
    const words = await loadWords(language, game);
    if (this.#wanted !== `${language} ${game}`) return;
    words.seats = this.words.seats;
    this.words = words;
    this.ready = true;
    document.documentElement.lang = language;
  }

  /** How the seats of a table are called. */
  name(seats: string[]): void {
    this.words.seats = seats;
  }

  say(key: string, args: Args = {}): string {
    return this.words.say(key, args);
  }

  async choose(language: Language, game: string): Promise<void> {
    preferences.language = language;
    preferences.save();
    await this.use(language, game);
  }
}

export const texts = new Texts();
