// How something on the table is pressed, and how it says why not.

import type { Attachment } from "svelte/attachments";
import type { TableSession } from "../app/session.svelte.ts";

export type ChoiceState = "can" | "no" | "idle";

/** What a choice needs of a table. */
export type ChoosingTable = Pick<
  TableSession,
  "seat" | "tag" | "hint" | "sending" | "choice" | "refused" | "press" | "why"
>;

export interface Chosen {
  table: ChoosingTable | null;
  action: string;
}

const HOVER = 350; // milliseconds before a pointer that rests asks why
export const HOLD = 500; // a long press
const LINGER = 300; // to get from the refused thing to its tag
const DRIFT = 10; // pixels a finger may move during a long press

export function stateOf({ table, action }: Chosen): ChoiceState {
  if (!table?.seat) return "idle";
  if (table.choice(action)) return "can";
  return table.refused(action) ? "no" : "idle";
}

/** Whether a good bot would do this. */
export function hinted({ table, action }: Chosen): boolean {
  const hint = table?.hint;
  return !!hint && hint.seat === table?.seat && hint.action === action;
}

/** Whether it was pressed and is on its way to the server. */
export function isSent({ table, action }: Chosen): true | undefined {
  return table?.sending === action || undefined;
}

function openTag(): HTMLElement | null {
  return document.querySelector<HTMLElement>("[data-tag]");
}

function inTag(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest("[data-tag]") !== null;
}

/**
 * Mouse, keyboard and touch of a choice. A rest or a long press only ever asks; a press may order. The
 * click that ends a long press is kept away by the board: see `holding.ts`.
 */
export function pressable(of: () => Chosen): Attachment<Element> {
  return (element) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let opened: "" | "hover" | "focus" | "press" = "";
    let start: { x: number; y: number } | null = null;

    const left = () => opened === "";
    const close = () => {
      const { table } = of();
      if (table?.tag?.element === element) table.tag = null;
    };
    const ask = async (by: "hover" | "focus" | "press") => {
      const { table, action } = of();
      if (!table || stateOf(of()) === "can" || table.tag?.element === element) return;
      opened = by;
      await table.why(action, element);
      if (left() && table.tag?.element === element) table.tag = null; // the choice may be gone by now
    };
    const wait = (ms: number, then: () => void) => {
      clearTimeout(timer);
      timer = setTimeout(then, ms);
    };
    const press = async (keyboard: boolean) => {
      clearTimeout(timer);
      const { table, action } = of();
      if (!table) return;
      opened = "press";
      if (stateOf(of()) !== "can" && table.tag?.element === element) {
        const tag = keyboard ? openTag() : null;
        (tag?.querySelector<HTMLElement>("a") ?? tag?.querySelector("button"))?.focus();
        return;
      }
      await table.press(action, element);
    };
    const leave = () => {
      if (opened !== "hover") return;
      if (openTag()?.matches(":hover")) {
        wait(LINGER, leave);
        return;
      }
      opened = "";
      close();
    };

    const on: Partial<Record<keyof GlobalEventHandlersEventMap, (event: never) => void>> = {
      click: (event: MouseEvent) => press(event.detail === 0),
      keydown: (event: KeyboardEvent) => {
        if (element instanceof HTMLButtonElement || event.repeat) return;
        if (event.key !== "Enter" && event.key !== " ") return;
        event.preventDefault();
        press(true);
      },
      pointerenter: (event: PointerEvent) => {
        if (event.pointerType !== "mouse" || stateOf(of()) !== "no") return;
        wait(HOVER, () => ask("hover"));
      },
      pointerleave: (event: PointerEvent) => {
        if (event.pointerType === "mouse") wait(LINGER, leave);
      },
      pointerdown: (event: PointerEvent) => {
        if (event.pointerType === "mouse" || stateOf(of()) === "can") return;
        start = { x: event.clientX, y: event.clientY };
        wait(HOLD, () => ask("press"));
      },
      pointermove: (event: PointerEvent) => {
        if (!start) return;
        if (Math.hypot(event.clientX - start.x, event.clientY - start.y) < DRIFT) return;
        start = null;
        clearTimeout(timer);
      },
      pointerup: () => {
        if (!start) return;
        start = null;
        clearTimeout(timer);
      },
      pointercancel: () => {
        start = null;
        clearTimeout(timer);
      },
      focus: (event: FocusEvent) => {
        if (inTag(event.relatedTarget) || stateOf(of()) !== "no") return;
        if (element.matches(":focus-visible")) wait(HOVER, () => ask("focus"));
      },
      blur: (event: FocusEvent) => {
        if (inTag(event.relatedTarget)) return;
        if (opened !== "hover") clearTimeout(timer);
        if (opened !== "focus") return;
        opened = "";
        close();
      },
    };
    const listeners = Object.entries(on) as [string, EventListener][];
    for (const [kind, listener] of listeners) element.addEventListener(kind, listener);
    return () => {
      clearTimeout(timer);
      for (const [kind, listener] of listeners) element.removeEventListener(kind, listener);
    };
  };
}
