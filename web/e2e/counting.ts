// The last line that is printed: tools/test.py adds it to its own count.

import type { Reporter, Suite } from "@playwright/test/reporter";

export default class Counting implements Reporter {
  #all: Suite | null = null;

  onBegin(_config: unknown, all: Suite): void {
    this.#all = all;
  }

  onEnd(): void {
    const outcomes = this.#all?.allTests().map((test) => test.outcome()) ?? [];
    const count = (...wanted: string[]) => outcomes.filter((one) => wanted.includes(one)).length;
    const passed = count("expected", "flaky");
    console.log(`${passed} passed, ${count("unexpected")} failed, ${count("skipped")} skipped`);
  }

  printsToStdio(): boolean {
    return true;
  }
}
