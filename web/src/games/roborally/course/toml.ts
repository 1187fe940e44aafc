// As much TOML as boards and courses are written in: keys, texts, numbers, lists, inline tables.

type Value = string | number | boolean | Value[] | { [key: string]: Value };

/** What a file says; throws a SyntaxError where it is written otherwise. */
export function readToml(text: string): Record<string, Value> {
  const reading = new Reading(text);
  const found: Record<string, Value> = {};
  for (reading.blank(); !reading.done; reading.blank()) {
    const key = reading.key();
    reading.sign("=");
    found[key] = reading.value();
  }
  return found;
}

class Reading {
  #at = 0;

  constructor(private readonly text: string) {}

  get done(): boolean {
    return this.#at >= this.text.length;
  }

  blank(): void {
    this.#match(/(?:\s|#[^\n]*)*/y);
  }

  key(): string {
    return this.#match(/[\w-]+/y) || this.#wrong();
  }

  sign(sign: string): void {
    this.blank();
    if (this.text[this.#at] !== sign) this.#wrong();
    this.#at += 1;
    this.blank();
  }

  value(): Value {
    const long = this.#match(/"""[\s\S]*?"""/y);
    if (long) return long.slice(3, -3).replace(/^\n/, "");
    const short = this.#match(/"(?:[^"\\\n]|\\.)*"/y);
    if (short) return JSON.parse(short) as string;
    const number = this.#match(/[+-]?\d+/y);
    if (number) return Number(number);
    const flag = this.#match(/true|false/y);
    if (flag) return flag === "true";
    if (this.text[this.#at] === "[") return this.#list();
    if (this.text[this.#at] === "{") return this.#table();
    return this.#wrong();
  }

  #list(): Value[] {
    const found: Value[] = [];
    this.sign("[");
    while (this.text[this.#at] !== "]") {
      found.push(this.value());
      this.blank();
      if (this.text[this.#at] !== "]") this.sign(",");
    }
    this.#at += 1;
    return found;
  }

  #table(): Record<string, Value> {
    const found: Record<string, Value> = {};
    this.sign("{");
    while (this.text[this.#at] !== "}") {
      const key = this.key();
      this.sign("=");
      found[key] = this.value();
      this.blank();
      if (this.text[this.#at] !== "}") this.sign(",");
    }
    this.#at += 1;
    return found;
  }

  #match(pattern: RegExp): string {
    pattern.lastIndex = this.#at;
    const found = pattern.exec(this.text)?.[0] ?? "";
    this.#at += found.length;
    return found;
  }

  #wrong(): never {
    throw new SyntaxError(this.text.slice(this.#at, this.#at + 20));
  }
}
