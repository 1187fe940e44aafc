// Panes beside each other, of which a phone shows one: somebody swipes to another, or is led there.

import type { Attachment } from "svelte/attachments";

export class Panes {
  at = $state(0);
  #element: HTMLElement | null = null;
  #swiped = false; // whether somebody may have moved them

  /** Lays the panes out in what scrolls sideways. */
  readonly here: Attachment<HTMLElement> = (element) => {
    this.#element = element;
    const touched = () => {
      this.#swiped = true;
    };
    const scrolled = () => {
      if (this.#swiped) this.at = Math.round(element.scrollLeft / element.clientWidth);
    };
    // What the page does by itself, as by another size, leads back to where one was.
    const rested = () => {
      if (!this.#swiped) this.go(this.at);
    };
    const sized = new ResizeObserver(() => this.go(this.at));
    sized.observe(element);
    element.addEventListener("pointerdown", touched);
    element.addEventListener("wheel", touched, { passive: true });
    element.addEventListener("scroll", scrolled);
    element.addEventListener("scrollend", rested);
    return () => {
      sized.disconnect();
      element.removeEventListener("pointerdown", touched);
      element.removeEventListener("wheel", touched);
      element.removeEventListener("scroll", scrolled);
      element.removeEventListener("scrollend", rested);
    };
  };

  go(to: number): void {
    this.at = to;
    this.#swiped = false;
    const left = to * (this.#element?.clientWidth ?? 0);
    if (this.#element && Math.abs(this.#element.scrollLeft - left) >= 1)
      this.#element.scrollTo({ left });
  }
}
