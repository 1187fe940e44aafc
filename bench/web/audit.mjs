// Audits pages with Lighthouse as a phone sees them; every run has a browser of its own, so that
// nothing is kept from the run before. Pages come as JSON by standard input, runs leave as JSON,
// one line each.

import { readFileSync } from "node:fs";
import lighthouse from "lighthouse";
import puppeteer from "puppeteer-core";

const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"];
const TIMES = {
  fcp: "first-contentful-paint",
  lcp: "largest-contentful-paint",
  tbt: "total-blocking-time",
  cls: "cumulative-layout-shift",
};

/** What was asked for: how often, how much on the wire, and how many requests led to one another. */
function traffic(log) {
  const asked = new Map();
  const depths = new Map();
  let sockets = 0;
  for (const { method, params } of log) {
    if (method === "Network.webSocketCreated") sockets += 1;
    if (method === "Network.requestWillBeSent" && params.request.url.startsWith("http")) {
      const { url, stack, type } = params.initiator;
      const led = [url, ...(stack?.callFrames ?? []).map((frame) => frame.url)];
      const before = led.map((one) => depths.get(one) ?? 0);
      const depth = type === "other" ? 1 : 1 + Math.max(1, ...before);
      asked.set(params.requestId, { depth, bytes: 0 });
      if (!depths.has(params.request.url)) depths.set(params.request.url, depth);
    }
    const one = asked.get(params.requestId);
    if (method === "Network.loadingFinished" && one) one.bytes = params.encodedDataLength;
  }
  const all = [...asked.values()];
  return {
    requests: all.length + sockets,
    bytes: all.reduce((sum, { bytes }) => sum + bytes, 0),
    depth: Math.max(0, ...all.map(({ depth }) => depth)),
  };
}

async function audit({ name, url, cookie }) {
  const browser = await puppeteer.launch({
    executablePath: process.env.CHROME_PATH,
    args: ["--no-sandbox"],
  });
  try {
    const page = await browser.newPage();
    if (cookie) await page.setCookie({ ...cookie, url });
    const flags = { disableStorageReset: true, onlyCategories: CATEGORIES, logLevel: "error" };
    const { lhr, artifacts } = await lighthouse(url, flags, undefined, page);
    if (lhr.runtimeError) throw new Error(lhr.runtimeError.message);
    const scores = CATEGORIES.map((one) => [one, Math.round(lhr.categories[one].score * 100)]);
    const times = Object.entries(TIMES).map(([key, one]) => [key, lhr.audits[one].numericValue]);
    const refs = CATEGORIES.slice(1).flatMap((one) => lhr.categories[one].auditRefs);
    const failed = refs
      .filter(({ id, weight }) => weight > 0 && (lhr.audits[id].score ?? 1) < 1)
      .map(({ id }) => id);
    const counted = traffic(artifacts.DevtoolsLog ?? artifacts.devtoolsLogs.defaultPass);
    return { name, ...Object.fromEntries([...scores, ...times]), ...counted, failed };
  } finally {
    await browser.close();
  }
}

/** A run in which Lighthouse missed a time, as happens now and then, is made again. */
async function whole(page) {
  for (let tries = 3; tries > 0; tries--) {
    const run = await audit(page);
    if (Object.keys(TIMES).every((key) => run[key] !== undefined)) return run;
  }
  throw new Error("Lighthouse measured no whole run in three");
}

for (const page of JSON.parse(readFileSync(0, "utf8"))) {
  console.log(JSON.stringify(await whole(page)));
}
