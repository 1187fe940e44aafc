// Deals that are the same in every run, so that whatever fails can be run again. Every test has
// deals of its own, and others each time it is repeated (`--repeat-each`).

import { createHash } from "node:crypto";
import { type BrowserContext, test } from "@playwright/test";

/** For the server: the secrets behind its dice are known, so that deals hang on persons' numbers. */
export const KNOWN_SECRETS = `
from botyard.server.routes import tables
tables.fresh_secret, tables.fresh_seed = lambda: bytes(32), lambda: 0
`;

let last = { test: "", numbers: 0 };

/** The next number for the dice in the test that runs. */
export function nextNumber(): string {
  const { titlePath, repeatEachIndex } = test.info();
  const name = [...titlePath, repeatEachIndex].join(" › ");
  last = { test: name, numbers: name === last.test ? last.numbers + 1 : 0 };
  return createHash("sha256").update(`${name} ${last.numbers}`).digest("hex");
}

/** In the page: numbers that follow from a seed take the place of random ones. */
export function foresee(seed: string): void {
  let calls = 0;
  const fill = (bytes: Uint8Array) => {
    calls += 1;
    return bytes.map((_, at) => (Number.parseInt(seed.slice(at, at + 2), 16) + calls) % 256);
  };
  Object.defineProperty(crypto, "getRandomValues", { value: fill });
}

/** Whoever plays here gives numbers that are the same in every run. */
export function foreseen(context: BrowserContext): Promise<unknown> {
  return context.addInitScript(foresee, nextNumber());
}
