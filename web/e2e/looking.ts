// What is wrong with how a page looks, found by measuring it.

import type { Locator, Page } from "@playwright/test";

/** Texts that are not there: their keys stand in their place. */
export function missingTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const told = ["aria-label", "title", "placeholder", "alt", "aria-description"];
    const said = [...document.querySelectorAll("*")].flatMap((element) =>
      told.map((name) => element.getAttribute(name) ?? ""),
    );
    said.push(document.title, ...(document.body.textContent ?? "").split("\n"));
    return said.filter((text) => text.includes("⟨"));
  });
}

/** How far the page can be scrolled sideways, in px. */
export function sideways(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return Math.max(0, scrollWidth - clientWidth);
  });
}

/** Texts that stand out of their box, or are cut off by something around it. */
export function misfits(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const BOXES = "button, .button, .sign, .choice, .plate, .note, .banner, td, th, dialog, label";
    const found = new Set<string>();
    // What is around one text is around many others.
    const around = new Map<Element, { overflow: string; left: number; right: number }>();

    function edges(element: Element) {
      let known = around.get(element);
      if (!known) {
        const { left, right } = element.getBoundingClientRect();
        known = { overflow: getComputedStyle(element).overflowX, left, right };
        around.set(element, known);
      }
      return known;
    }

    function check(node: Node, element: Element): void {
      const range = document.createRange();
      range.selectNodeContents(node);
      // Print on a drawing may be narrower than its letters by themselves.
      const drawn = element instanceof SVGTextElement;
      const text = (drawn ? element : range).getBoundingClientRect();
      if (text.width < 1 || text.height < 1) return;
      const said = (node.textContent ?? "").trim().slice(0, 40);
      const box = element.closest(BOXES)?.getBoundingClientRect();
      if (box && (text.left < box.left - 1 || text.right > box.right + 1))
        found.add(`"${said}" stands out of its box`);
      // A name that somebody chose may be too long for any place: it ends with dots.
      if (element.matches(".name") && getComputedStyle(element).textOverflow === "ellipsis") return;
      for (let outer: Element | null = element; outer; outer = outer.parentElement) {
        const { overflow, left, right } = edges(outer);
        if (overflow === "auto" || overflow === "scroll") return;
        const cuts = overflow === "hidden" || overflow === "clip";
        if (cuts && (text.left < left - 1 || text.right > right + 1)) {
          found.add(`"${said}" is cut off`);
          return;
        }
      }
      if (text.left < -1 || text.right > innerWidth + 1) found.add(`"${said}" is off the page`);
    }

    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const element = node.parentElement;
      // A window onto something larger cuts off what lies beyond it.
      const skipped = ".unseen, option, [data-window]";
      if (!element || !node.textContent?.trim() || element.closest(skipped)) continue;
      if (element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
        check(node, element);
    }
    return [...found];
  });
}

/** Texts that are too small to be read. Drawings may print small what their shapes say too. */
export function smallPrint(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const LEAST = 13;
    const LEAST_DRAWN = 11;
    const found = new Set<string>();

    function check(node: Node, element: Element): void {
      const drawn = element.closest("svg");
      if (drawn?.matches("[aria-hidden=true], [aria-hidden=true] *")) return;
      const scale = element instanceof SVGGraphicsElement ? (element.getScreenCTM()?.a ?? 1) : 1;
      const size = Number.parseFloat(getComputedStyle(element).fontSize) * scale;
      const least = drawn ? LEAST_DRAWN : LEAST;
      if (size < least - 0.1) found.add(`"${node.textContent?.trim()}" is ${size.toFixed(1)} px`);
    }

    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const element = node.parentElement;
      if (!element || !node.textContent?.trim() || element.closest(".unseen")) continue;
      if (element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
        check(node, element);
    }
    return [...found];
  });
}

interface Insets {
  top: number;
  right: number;
  bottom: number;
  left: number;
}
const NO_INSETS: Insets = { top: 0, right: 0, bottom: 0, left: 0 };

/**
 * What should be pressed and cannot be: it stays outside of the page, or of its safe part, wherever
 * one scrolls, or it lies under something else.
 */
export function unreachable(within: Locator, safe = NO_INSETS): Promise<string[]> {
  return within.evaluate((within, safe) => {
    const PRESSED = "a[href], button, input, select, textarea, summary, [role=button], [role=tab]";
    const found: string[] = [];

    function name(element: Element): string {
      const said = element.getAttribute("aria-label") || element.textContent || element.tagName;
      return said.trim().replaceAll(/\s+/g, " ").slice(0, 40);
    }

    function isSafe({ left, right, top, bottom }: DOMRect): boolean {
      const middle = (top + bottom) / 2;
      const above = middle < safe.top || middle > innerHeight - safe.bottom;
      return !above && left >= safe.left - 1 && right <= innerWidth - safe.right + 1;
    }

    function check(element: Element): void {
      element.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
      const box = element.getBoundingClientRect();
      const hit = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
      const label = hit?.closest("label")?.control;
      if (!hit || !isSafe(box)) found.push(`"${name(element)}" is off the page`);
      else if (!element.contains(hit) && !hit.contains(element) && label !== element)
        found.push(`"${name(element)}" lies under "${name(hit)}"`);
    }

    const scrolled = new Map<Element, [number, number]>();
    const everything = [...document.querySelectorAll("*")];
    for (const element of everything)
      if (element.scrollTop || element.scrollLeft)
        scrolled.set(element, [element.scrollLeft, element.scrollTop]);
    const dialog = [...document.querySelectorAll("dialog:modal, [data-tag]")].at(-1);
    for (const element of (dialog ?? within).querySelectorAll(PRESSED)) {
      if (element.closest("[inert], .unseen") || element.matches(":disabled")) continue;
      if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      const { width, height } = element.getBoundingClientRect();
      if (width > 1 && height > 1) check(element);
    }
    for (const element of everything) {
      const [left, top] = scrolled.get(element) ?? [0, 0];
      if (element.scrollLeft !== left || element.scrollTop !== top)
        element.scrollTo({ left, top, behavior: "instant" });
    }
    return found;
  }, safe);
}

/** What can be done now and is too small for a finger, unless a larger button does the same. */
export function tooSmall(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const LEAST = 44;
    const large = new Set<string>();
    const small = new Map<string, string>();
    const shown = { visibilityProperty: true, opacityProperty: true };
    for (const one of document.querySelectorAll("[data-action]:not([aria-disabled])")) {
      if (one.getAttribute("role") === "img" || !one.checkVisibility(shown)) continue;
      const action = one.getAttribute("data-action") ?? "";
      one.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
      const { left, top, width, height } = one.getBoundingClientRect();
      // A finger may also hit what lies around it, if that counts.
      const takes = [-1, 1].every((side) => {
        const far = (side * (LEAST - 2)) / 2;
        const [x, y] = [left + width / 2, top + height / 2];
        const hits = [document.elementFromPoint(x + far, y), document.elementFromPoint(x, y + far)];
        return hits.every((hit) => one.contains(hit));
      });
      const isLarge = width >= LEAST - 0.5 && height >= LEAST - 0.5;
      if (isLarge || takes) large.add(action);
      else small.set(action, `${one.getAttribute("aria-label")} ${width}×${height}`);
    }
    return [...small].flatMap(([action, size]) => (large.has(action) ? [] : [size]));
  });
}
