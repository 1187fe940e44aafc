// The last lines that are printed: what failed, what is flaky and where its first failure is kept,
// and the line that tools/test.py adds to its count.

import { relative } from "node:path";
import type { Reporter, Suite, TestCase } from "@playwright/test/reporter";
import { ROOT } from "./yard.ts";

const KEPT = ["screenshot", "trace", "error-context"];

export default class Counting implements Reporter {
  #all: Suite | null = null;

  onBegin(_config: unknown, all: Suite): void {
    this.#all = all;
  }

  onEnd(): void {
    const tests = this.#all?.allTests() ?? [];
    const outcomes = tests.map((test) => test.outcome());
    const those = (wanted: string) => tests.filter((test) => test.outcome() === wanted);
    for (const test of those("unexpected")) console.log("FAILED", nameOf(test), kept(test));
    for (const test of those("flaky")) console.log("FLAKY", nameOf(test), kept(test));
    const count = (...wanted: string[]) => outcomes.filter((one) => wanted.includes(one)).length;
    const passed = count("expected", "flaky");
    console.log(`${passed} passed, ${count("unexpected")} failed, ${count("skipped")} skipped`);
  }

  printsToStdio(): boolean {
    return true;
  }
}

function nameOf(test: TestCase): string {
  return test.titlePath().filter(Boolean).join(" › ");
}

/** Where the picture, the trace and the words of the first failure are. */
function kept(test: TestCase): string {
  const first = test.results.find(({ status }) => status !== "passed" && status !== "skipped");
  const files = (first?.attachments ?? []).flatMap(({ name, path }) =>
    path && KEPT.includes(name) ? [relative(ROOT, path)] : [],
  );
  return files.length ? `(${files.join(", ")})` : "";
}
