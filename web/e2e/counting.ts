// The last lines that are printed: what failed, and the line that tools/test.py adds to its count.

import type { Reporter, Suite } from "@playwright/test/reporter";

export default class Counting implements Reporter {
  #all: Suite | null = null;

  onBegin(_config: unknown, all: Suite): void {
    this.#all = all;
  }

  onEnd(): void {
    const tests = this.#all?.allTests() ?? [];
    const outcomes = tests.map((test) => test.outcome());
    for (const test of tests.filter((one) => one.outcome() === "unexpected"))
      console.log("FAILED", test.titlePath().filter(Boolean).join(" › "));
    const count = (...wanted: string[]) => outcomes.filter((one) => wanted.includes(one)).length;
    const passed = count("expected", "flaky");
    console.log(`${passed} passed, ${count("unexpected")} failed, ${count("skipped")} skipped`);
  }

  printsToStdio(): boolean {
    return true;
  }
}
