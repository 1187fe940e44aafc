import type { Page, Route } from "@playwright/test";
import { A_RACE, AGAINST_BOTS, openTable } from "./quick.ts";
import { AT_WORK } from "./factory.ts";
import { works } from "./works.ts";
import { choices } from "./playing.ts";
import { expect, test } from "./watched.ts";
test.beforeEach(({ expected }) => { expected.push(/./); });
const wishes = { arb: AGAINST_BOTS, bf: AT_WORK, ff: works(2), rr: A_RACE };
const sources = (page: Page) => page.evaluate(() => (window as any).shifts as string[]);
const watch = (page: Page) => page.addInitScript(() => {
  const out: string[] = []; (window as any).shifts = out;
  const nm = (n: any) => { if (!n) return "gone"; const e = n.nodeType === 1 ? n : n.parentElement; return `${e?.tagName}.${(e?.getAttribute?.("class") ?? "")}<${e?.parentElement?.getAttribute("class")} "${(n.textContent ?? "").trim().slice(0, 20)}"`; };
  const r = (x: any) => [x.x, x.y, x.width, x.height].map(Math.round).join(",");
  new PerformanceObserver((l) => { for (const e of l.getEntries() as any[]) out.push(`${e.startTime.toFixed(0)}ms ${e.value.toFixed(4)} ${e.hadRecentInput ? "input" : ""} ` + e.sources.map((s: any) => `\n     ${nm(s.node)} ${r(s.previousRect)} -> ${r(s.currentRect)}`).join("")); }).observe({ type: "layout-shift", buffered: true });
});
const only = process.env.ONLY ? new RegExp(process.env.ONLY) : /./;
for (const viewport of [{ width: 390, height: 844 }, { width: 844, height: 390 }, { width: 820, height: 1180 }])
  for (const [name, wish] of Object.entries(wishes))
    for (const slow of [false, true])
    test(`shift ${name} ${viewport.width} ${slow ? "late fonts" : ""}`, async ({ somebody }) => {
      test.skip(!only.test(`${name} ${viewport.width} ${slow}`));
      const context = await somebody({ viewport, isMobile: true, hasTouch: true, deviceScaleFactor: 2 });
      const before = await context.newPage();
      await before.goto("/");
      const { table } = await openTable(before, wish);
      await before.close();
      for (const path of [`table/${table.id}`, `rules/${wish.game}`, `learn/${wish.game}`]) {
        const page = await context.newPage();
        await watch(page);
        const held: Route[] = [];
        if (slow) await page.route("**/*.woff2", (route) => void held.push(route));
        else { const c = await page.context().newCDPSession(page); await c.send("Emulation.setCPUThrottlingRate", { rate: 4 }); }
        await page.goto(`/#/${path}`, { waitUntil: "commit" });
        if (!path.startsWith("table")) await expect(page.locator("main").first()).toBeVisible();
        else await expect(choices(page).first()).toBeVisible();
        await page.waitForTimeout(1200);
        const load = page.waitForLoadState("load");
        for (const route of held) await route.continue();
        await load;
        await page.evaluate(() => document.fonts.ready);
        await page.waitForTimeout(400);
        const s = await sources(page);
        if (s.length) console.log(`${name} ${viewport.width} ${slow ? "late" : ""} ${path.split("/")[0]}:\n  ${s.join("\n  ")}`);
        await page.close();
      }
    });
