// Panes beside each other, of which a phone shows one: somebody swipes to another, or is led there.
// They may be of different widths: the one in the middle is shown.

import type { Attachment } from "svelte/attachments";

export class Panes {
  at = $state(0);
  #element: HTMLElement | null = null;
  #swiped = false; // whether somebody may have moved them
  #led = false; // whether they move to where somebody is led

  /** Where neighbors can be seen, `follows` says that whatever brings one into view shows it. */
  constructor(private readonly follows = false) {}

  /** Lays the panes out in what scrolls sideways. */
  readonly here: Attachment<HTMLElement> = (element) => {
    this.#element = element;
    const touched = () => {
      this.#swiped = true;
    };
    // By keyboard too, where what scrolls can have the focus.
    const keyed = ({ target }: KeyboardEvent) => {
      if (target === element) touched();
    };
    const scrolled = () => {
      if (this.#swiped) this.at = middlemost(element);
    };
    // What the page does by itself, as by another size, leads back to where one was.
    const rested = () => {
      const led = this.#led;
      this.#led = false;
      if (this.#swiped) return;
      if (!this.follows) this.go(this.at);
      else if (!led) this.at = middlemost(element);
    };
    const sized = new ResizeObserver(() => this.go(this.at));
    sized.observe(element);
    element.addEventListener("pointerdown", touched);
    element.addEventListener("wheel", touched, { passive: true });
    element.addEventListener("keydown", keyed);
    element.addEventListener("scroll", scrolled);
    element.addEventListener("scrollend", rested);
    return () => {
      sized.disconnect();
      element.removeEventListener("pointerdown", touched);
      element.removeEventListener("wheel", touched);
      element.removeEventListener("keydown", keyed);
      element.removeEventListener("scroll", scrolled);
      element.removeEventListener("scrollend", rested);
    };
  };

  /**
   * Show a pane that somebody works in: by keyboard as soon as it has the focus, by pointer after the
   * press, which would be lost if the pane moved away under it.
   */
  follow(to: number): Attachment<HTMLElement> {
    return (element) => {
      const go = () => this.go(to);
      const focused = ({ target }: FocusEvent) => {
        if (target instanceof Element && target.matches(":focus-visible")) go();
      };
      element.addEventListener("focusin", focused);
      element.addEventListener("click", go);
      return () => {
        element.removeEventListener("focusin", focused);
        element.removeEventListener("click", go);
      };
    };
  }

  go(to: number): void {
    this.at = to;
    this.#swiped = false;
    const element = this.#element;
    const pane = element?.children[to];
    if (!element || !pane) return;
    const most = element.scrollWidth - element.clientWidth;
    const left = Math.min(most, Math.max(0, element.scrollLeft + aside(element, pane)));
    if (Math.abs(element.scrollLeft - left) < 1) return;
    this.#led = true;
    element.scrollTo({ left });
  }
}

/** How far the middle of a pane lies from the middle of what is seen; less than 0: to the left. */
function aside(element: Element, pane: Element): number {
  const seen = element.getBoundingClientRect();
  const { left, width } = pane.getBoundingClientRect();
  return left + width / 2 - seen.left - seen.width / 2;
}

function middlemost(element: Element): number {
  const far = [...element.children].map((pane) => Math.abs(aside(element, pane)));
  return far.indexOf(Math.min(...far));
}
