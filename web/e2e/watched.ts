// Every test watches its pages: no error, nothing that the content policy stops, nobody else is asked.

import { type BrowserContext, type BrowserContextOptions, test as plain } from "@playwright/test";
import { foreseen } from "./deals.ts";

export { expect } from "@playwright/test";

interface Watched {
  /** Complaints that a test brings about itself. */
  expected: RegExp[];
  /** Somebody else: a browser of their own. */
  somebody: (options?: BrowserContextOptions) => Promise<BrowserContext>;
}

class Watch {
  readonly complaints: string[] = [];

  async over(context: BrowserContext): Promise<void> {
    await foreseen(context);
    context.on("console", (said) => {
      if (said.type() === "error" || said.type() === "warning")
        this.complaints.push(`console: ${said.text()} ${said.location().url}`);
    });
    context.on("weberror", (thrown) => this.complaints.push(`error: ${thrown.error().stack}`));
    context.on("request", (request) => {
      const { protocol, hostname } = new URL(request.url());
      if (protocol.startsWith("http") && hostname !== "127.0.0.1")
        this.complaints.push(`asked elsewhere: ${request.url()}`);
    });
  }
}

export const test = plain.extend<Watched & { watch: Watch }>({
  baseURL: async ({ baseURL: _ }, use) => use(process.env.BOTYARD_URL),
  expected: async ({ baseURL: _ }, use) => use([]),
  watch: [
    async ({ expected }, use) => {
      const watch = new Watch();
      await use(watch);
      const found = watch.complaints.filter((one) => !expected.some((known) => known.test(one)));
      if (found.length) throw new Error(found.join("\n"));
    },
    { auto: true },
  ],
  context: async ({ context, watch }, use) => {
    await watch.over(context);
    await use(context);
  },
  somebody: async ({ browser, baseURL, watch }, use) => {
    const opened: BrowserContext[] = [];
    await use(async (options = {}) => {
      const context = await browser.newContext({ baseURL, locale: "en-GB", ...options });
      await watch.over(context);
      opened.push(context);
      return context;
    });
    for (const context of opened) await context.close();
  },
});
