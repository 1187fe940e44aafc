// Whoever looks at a choice is told what it would bring: a pointer on it, or the focus. One ear for
// all of them: a piece of a drawing that listened for the focus would be a stop of the Tab key.

import type { Attachment } from "svelte/attachments";
import type { Desk } from "./desk.svelte.ts";

export function looking(desk: Desk): Attachment<HTMLElement> {
  return (element) => {
    const look = ({ target }: Event) => {
      const choice = target instanceof Element ? target.closest("[data-action]") : null;
      const action = choice?.getAttribute("data-action") ?? "";
      if (action !== desk.looked) desk.look(action);
    };
    // What had the focus may be gone in the middle of an update, when nothing may change.
    const leave = () => {
      const { looked } = desk;
      queueMicrotask(() => {
        if (desk.looked === looked) desk.look("");
      });
    };
    element.addEventListener("pointerover", look);
    element.addEventListener("focusin", look);
    element.addEventListener("pointerleave", leave);
    element.addEventListener("focusout", leave);
    return () => {
      element.removeEventListener("pointerover", look);
      element.removeEventListener("focusin", look);
      element.removeEventListener("pointerleave", leave);
      element.removeEventListener("focusout", leave);
    };
  };
}
