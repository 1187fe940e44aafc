// How far a log is scrolled: to its end, but no line is cut in two by what stands above it.

/** A line of text, by its edges. */
export interface Printed {
  top: number;
  bottom: number;
}

const SLACK = 2; // pixels that letters do not fill

/** How much further something that ends at `end` is scrolled than to `from`, which may cut a line. */
export function restOfLine(lines: Printed[], from: number, end: number): number {
  const cut = lines.filter(({ top, bottom }) => top < from - SLACK && bottom > from + SLACK);
  const rest = Math.max(0, ...cut.map(({ bottom }) => bottom - from));
  const more = lines.some(({ bottom }) => bottom > from + rest + SLACK);
  return more ? rest : end - from;
}

/** The lines that stand in an element, from its upper edge. */
function linesIn(element: Element): Printed[] {
  const range = document.createRange();
  range.selectNodeContents(element.lastElementChild ?? element);
  const edge = element.getBoundingClientRect().top; // it may be on its way
  return [...range.getClientRects()].map(({ top, bottom }) => ({
    top: top - edge,
    bottom: bottom - edge,
  }));
}

/** Scroll to the end of what is printed; something may stay empty below it. */
export function readAlong(strip: HTMLElement): void {
  const entries = [...strip.children] as HTMLElement[];
  const last = entries.at(-1);
  if (!last) return;
  const start = entries[0]?.offsetTop ?? 0;
  const from = last.offsetTop + last.offsetHeight - strip.clientHeight; // seen from here on
  const first = entries.findLast(({ offsetTop }) => offsetTop <= from);
  const rest = first ? restOfLine(linesIn(first), from - first.offsetTop, first.offsetHeight) : 0;
  const free = Math.ceil(rest);
  strip.style.paddingBottom = `${free}px`;
  strip.scrollTo({ top: from - start + free });
}
