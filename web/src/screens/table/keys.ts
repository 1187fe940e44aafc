// Keys at the table: everything can be played without a mouse.

import { choiceNumber } from "../../parts/keys.ts";
import type { Playing } from "./playing.svelte.ts";

interface Doing {
  playing: Playing;
  text: () => void;
  help: () => void;
}

export function pressed(event: KeyboardEvent, { playing, text, help }: Doing): void {
  const { session } = playing;
  const target = event.target instanceof Element ? event.target : null;
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
  if (target?.closest("input, textarea, select, dialog")) return;
  if (playing.curtain || !session.situation?.view) return;
  const choices = session.question?.choices ?? [];
  const number = choiceNumber(event);
  if (number !== null) {
    const choice = choices[number];
    if (choice) void session.press(choice.action);
    else return;
  } else if (event.key === "Enter" && session.held && !target?.closest("button, a")) {
    void session.done();
  } else if (event.key === "Enter" && choices.length === 1 && !target?.closest("button, a")) {
    void session.press(choices[0]?.action ?? "");
  } else if (event.key === "Escape" && (session.tag || document.querySelector(":popover-open")))
    return; // the tag, or the sheet on top, closes itself
  else if (event.key === "Escape" && playing.drawn?.moving) playing.skip();
  else if (event.key === "?") help();
  else if (event.key.toLowerCase() === "t") text();
  else if (event.key.toLowerCase() === "u" && (session.situation.undo || session.held))
    void session.undo();
  else if (event.key.toLowerCase() === "h" && session.table?.hints && session.question)
    void session.askHint();
  else return;
  event.preventDefault();
}
