// What a page asks the server for: how many requests, how many bytes on the wire, and how many of
// them had to wait for one another.

import type { Page } from "@playwright/test";
import { expect } from "./watched.ts";

interface Asked {
  path: string;
  bytes: number;
  /** How many requests led to this one, with itself: the page is the first. */
  depth: number;
}

export class Traffic {
  readonly #asked = new Map<string, Asked>();
  readonly #depths = new Map<string, number>(); // by address
  readonly #pending = new Set<string>();
  #sockets = 0;

  /** Listen to a page from now on. */
  static async of(page: Page): Promise<Traffic> {
    const traffic = new Traffic();
    const session = await page.context().newCDPSession(page);
    session.on("Network.requestWillBeSent", ({ requestId, request, initiator }) => {
      if (!request.url.startsWith("http")) return; // pictures within a style
      const { url, stack, type } = initiator;
      const led = [url, ...(stack?.callFrames ?? []).map((frame) => frame.url)].filter(Boolean);
      const before = led.map((one) => traffic.#depths.get(one ?? "") ?? 0);
      const depth = type === "other" ? 1 : 1 + Math.max(1, ...before);
      const { pathname } = new URL(request.url);
      traffic.#asked.set(requestId, { path: pathname, bytes: 0, depth });
      if (!traffic.#depths.has(request.url)) traffic.#depths.set(request.url, depth);
      traffic.#pending.add(requestId);
    });
    session.on("Network.requestServedFromCache", ({ requestId }) => traffic.#forget(requestId));
    session.on("Network.responseReceived", ({ requestId, response }) => {
      if (response.fromDiskCache || response.fromPrefetchCache) traffic.#forget(requestId);
    });
    session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
      const asked = traffic.#asked.get(requestId);
      if (asked) asked.bytes = encodedDataLength;
      traffic.#pending.delete(requestId);
    });
    session.on("Network.loadingFailed", ({ requestId }) => traffic.#pending.delete(requestId));
    session.on("Network.webSocketCreated", () => {
      traffic.#sockets += 1;
    });
    await session.send("Network.enable");
    return traffic;
  }

  /** What was in the browser's own cache, nobody waits for. */
  #forget(request: string): void {
    this.#asked.delete(request);
    this.#pending.delete(request);
  }

  /** Wait until everything that was asked for is there. */
  async settled(): Promise<void> {
    await expect.poll(() => this.#pending.size).toBe(0);
  }

  /** Begin to count again. */
  restart(): void {
    this.#asked.clear();
    this.#sockets = 0;
  }

  /** A connection that stays open counts as a request. */
  get requests(): number {
    return this.#asked.size + this.#sockets;
  }

  get bytes(): number {
    return [...this.#asked.values()].reduce((sum, { bytes }) => sum + bytes, 0);
  }

  /** What was sent for one path. */
  bytesOf(path: string): number {
    const sent = [...this.#asked.values()].filter((asked) => asked.path === path);
    return sent.reduce((sum, { bytes }) => sum + bytes, 0);
  }

  get depth(): number {
    return Math.max(...[...this.#asked.values()].map(({ depth }) => depth));
  }

  get paths(): string[] {
    return [...this.#asked.values()].map(({ path }) => path);
  }

  /** One line for each request, the heaviest first. */
  toString(): string {
    const asked = [...this.#asked.values()].sort((one, other) => other.bytes - one.bytes);
    const lines = asked.map(({ path, bytes, depth }) => `${depth} ${bytes} ${path}`);
    const total = `${this.requests} requests, ${this.bytes} bytes, depth ${this.depth}`;
    return [total, ...lines].join("\n");
  }
}
