// Whoever looks at a choice is told what it would bring: a pointer on it, or the focus.

import type { Attachment } from "svelte/attachments";
import type { Desk } from "./desk.svelte.ts";

export function looking(desk: Desk, action: () => string): Attachment<Element> {
  return (element) => {
    let at = "";
    const look = () => {
      at = action();
      desk.look(at);
    };
    // What had the focus may be gone in the middle of an update, when nothing may change.
    const leave = () =>
      queueMicrotask(() => {
        if (desk.looked === at) desk.looked = "";
      });
    element.addEventListener("pointerenter", look);
    element.addEventListener("focusin", look);
    element.addEventListener("pointerleave", leave);
    element.addEventListener("focusout", leave);
    return () => {
      element.removeEventListener("pointerenter", look);
      element.removeEventListener("focusin", look);
      element.removeEventListener("pointerleave", leave);
      element.removeEventListener("focusout", leave);
    };
  };
}
