// Texts in the reader's language: the Fluent files that Python reads too.

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { api, Refusal } from "./api.ts";
import type { Choice, EventShown } from "./protocol.ts";

export type Args = Record<string, unknown>;

const SEAT_ARGUMENTS = ["seat", "owner", "active", "asked", "target"];
const COUNTED_ARGUMENTS = ["resource"]; // in a list, equal ones are counted
const SECOND = 8; // a seat's second robot goes by its number and this
// Kinds of events that may say the same: a die, and the total of one die.
const DIE_AND_TOTAL = ["fell", "totalled"];

// What only Python says stays out of the browser.
const files = import.meta.glob<string>(
  [
    "../../../src/botyard/text/**/*.ftl",
    "../../../src/botyard/games/*/text/**/*.ftl",
    "!../../../src/botyard/**/python/*.ftl",
  ],
  { query: "?raw", import: "default" },
);
const FRAME = "../../../src/botyard/text/";

/** Whether a screen has texts of its own: a folder that is called like it. */
export function hasTexts(screen: string): boolean {
  return Object.keys(files).some((path) => path.includes(`/text/${screen}/`));
}

/** Everything Botyard says in one language, about one game or none. */
export class Words {
  readonly language: string;
  readonly game: string; // nothing if it is about none
  seats: string[] = [];
  readonly #bundle: FluentBundle;

  constructor(language: string, sources: string[], game = "") {
    this.language = language;
    this.game = game;
    this.#bundle = new FluentBundle(language, { useIsolating: false });
    for (const source of sources) {
      this.#bundle.addResource(new FluentResource(source), { allowOverrides: false });
    }
  }

  /** Whether there is a text; `key.title` asks for its title. */
  has(key: string): boolean {
    return this.#pattern(key) !== undefined;
  }

  /** The text of a key, filled in; `key.title` is its title. */
  say(key: string, args: Args = {}): string {
    const pattern = this.#pattern(key);
    if (pattern === undefined) return `⟨${key}⟩`;
    return this.#bundle.formatPattern(pattern, this.#worded(args), []);
  }

  /** An action of the game, as a choice reads. */
  action(choice: Pick<Choice, "action" | "kind" | "args">): string {
    const key = `action-${choice.kind}`;
    return this.has(key) ? this.say(key, choice.args) : `⟨${choice.action}⟩`;
  }

  /** What the thing does that an action names; empty if the action says so itself. */
  effect(choice: Pick<Choice, "action" | "kind" | "args">): string {
    for (const [name, value] of Object.entries(choice.args)) {
      if (!this.has(`${name}-${value}.does`)) continue;
      const does = this.say(`${name}-${value}.does`);
      return this.action(choice).includes(does) ? "" : does;
    }
    return "";
  }

  /** What happened, one sentence after the other, without saying the same thing twice. */
  told(events: EventShown[]): string[] {
    const sentences: string[] = [];
    let kindBefore = "";
    let before: Args = {};
    for (const { kind, args } of runs(events)) {
      let key = `event-${kind}`;
      if ("seat" in args && args.seat === before.seat && this.has(`${key}.then`)) {
        key = `${key}.then`;
        const same = JSON.stringify(Object.values(args)) === JSON.stringify(Object.values(before));
        if (same && kindBefore === DIE_AND_TOTAL[0] && kind === DIE_AND_TOTAL[1]) continue;
      }
      const named = [kind, ...Object.values(args)].join(" ");
      const sentence = this.has(key) ? this.#sentence(key, args) : `⟨${named}⟩`;
      if (!sentence) continue; // it is only drawn
      sentences.push(sentence);
      kindBefore = kind;
      before = args;
    }
    return sentences;
  }

  /** Several things in one sentence: "a, b and c". */
  joined(items: string[]): string {
    if (items.length < 2) return items.join("");
    return this.say("list", { first: items.slice(0, -1).join(", "), last: items.at(-1) });
  }

  #sentence(key: string, args: Args): string {
    const lists = Object.values(args).filter(Array.isArray);
    const count = Math.max(1, ...lists.map((list) => list.length));
    return this.say(key, { count, ...args });
  }

  #pattern(key: string) {
    const [name = "", attribute] = key.split(".");
    const message = this.#bundle.getMessage(name);
    const pattern = attribute ? message?.attributes[attribute] : message?.value;
    return pattern ?? undefined;
  }

  #worded(args: Args): Record<string, FluentVariable> {
    const worded: Record<string, FluentVariable> = {};
    for (const [name, value] of Object.entries(args)) {
      if (Array.isArray(value)) {
        const kind = name.replace(/s$/, "");
        const named = value.map((item) => String(this.#word(kind, item)));
        worded[name] = this.joined(COUNTED_ARGUMENTS.includes(kind) ? counted(named) : named);
      } else worded[name] = this.#word(name, value);
    }
    return worded;
  }

  #word(name: string, value: unknown): FluentVariable {
    if (SEAT_ARGUMENTS.includes(name) && /^\d+$/.test(String(value))) {
      const called = this.seats[Number(value) - 1];
      if (called !== undefined) return called;
      const player = this.seats[Number(value) - SECOND - 1];
      if (player !== undefined && this.has("robot-second"))
        return this.say("robot-second", { player });
    }
    if (typeof value === "string") {
      const key = `${name}-${value}`;
      return /^[a-zA-Z][\w-]*$/.test(key) && this.has(key) ? this.say(key) : value;
    }
    return typeof value === "number" ? value : String(value);
  }
}

/** Things by how many there are of each: "4 metal". */
function counted(names: string[]): string[] {
  const count = (name: string) => names.filter((one) => one === name).length;
  return [...new Set(names)].map((name) => `${count(name)}\u00a0${name}`);
}

/** Events in a row of one kind and one seat; the one argument that differs becomes a list. */
function runs(events: EventShown[]): { kind: string; args: Args }[] {
  const found: { kind: string; args: Args }[] = [];
  for (const event of events) {
    const args: Args = { ...event.args };
    const others = Object.keys(args).filter((name) => !SEAT_ARGUMENTS.includes(name));
    const last = found.at(-1);
    const [only] = others;
    if (last && last.kind === event.kind && others.length === 1 && only !== undefined) {
      const alike = Object.keys(args).every(
        (name) => name === only || last.args[name] === args[name],
      );
      if (alike) {
        const listed = last.args[only];
        last.args[only] = [...(Array.isArray(listed) ? listed : [listed]), args[only]];
        continue;
      }
    }
    found.push({ kind: event.kind, args });
  }
  return found;
}

/** The words of a language, with those of a screen and of a game if they are named. */
export async function loadWords(language: string, game = "", screen = ""): Promise<Words> {
  const [frame, own] = await Promise.all([
    texts(FRAME, language, screen),
    game ? textsOf(game, language, screen) : [],
  ]);
  return new Words(language, [...frame, ...own], game);
}

/** The texts of a game: brought along, or for a game from outside those that the server has. */
async function textsOf(game: string, language: string, screen: string): Promise<string[]> {
  const folder = `../../../src/botyard/games/${game.replaceAll("-", "_")}/text/`;
  if (Object.keys(files).some((path) => path.startsWith(folder)))
    return texts(folder, language, screen);
  try {
    return (await api.texts(game, language)).sources;
  } catch (wrong) {
    if (wrong instanceof Refusal) return []; // no such game
    throw wrong;
  }
}

/** The texts in a folder, and in the folder of a screen within it. */
function texts(folder: string, language: string, screen: string): Promise<string[]> {
  const folders = [folder, `${folder}${screen}/`];
  const wanted = Object.entries(files).filter(
    ([path]) =>
      path.endsWith(`.${language}.ftl`) &&
      folders.includes(path.slice(0, path.lastIndexOf("/") + 1)),
  );
  return Promise.all(wanted.map(([_, load]) => load()));
}
