// How seats, actions and events are called, also where a game brings no words along.

import type { Choice, EventShown, HintReason, TableShown } from "../app/protocol.ts";
import type { Words } from "../app/words.ts";

/** Every seat of a table by name; two who are called the same get their number. */
export function seatNames(table: TableShown, words: Words): string[] {
  const names = table.seats.map((seat) => {
    if (seat.names?.length) return seat.names[0] ?? "";
    const robot = words.say(`robot-${seat.seat}`);
    if (seat.bot) return words.say(calledAtSeat(seat.bot, words), { robot });
    return words.say("seat-person", { number: seat.seat });
  });
  return names.map((name, number) =>
    names.filter((other) => other === name).length > 1 ? `${name} ${number + 1}` : name,
  );
}

function calledAtSeat(bot: string, words: Words): string {
  return words.has(`bot-${bot}.seat`) ? `bot-${bot}.seat` : "seat-bot";
}

/** What people call a bot; one from outside goes by its name. */
export function botName(bot: string, words: Words): string {
  return words.has(`bot-${bot}`) ? words.say(`bot-${bot}`) : bot;
}

/** The number of a bot's level; nothing for one that has none. */
export function levelOf(bot: string): string {
  return /^level-(\d)$/.exec(bot)?.[1] ?? "";
}

/** An action as it reads; one without a text is named by its kind and its arguments. */
export function actionLabel(choice: Pick<Choice, "action" | "kind" | "args">, words: Words) {
  if (words.has(`action-${choice.kind}`)) return words.action(choice);
  return spelled(choice.kind, choice.args);
}

/** Why a bot would do what it hints at; the next best action is called as its choice reads. */
export function whyText(
  why: HintReason | null | undefined,
  choiceOf: (action: string) => Choice | undefined,
  words: Words,
): string {
  if (!why || !words.has(`web-why-${why.key}`)) return "";
  const args: Record<string, unknown> = why.args;
  const other = choiceOf(String(args.other ?? ""));
  const label = other ? actionLabel(other, words) : "";
  return words.say(`web-why-${why.key}`, { ...args, other: label });
}

/** What happened, one sentence after the other. */
export function eventTexts(events: EventShown[], words: Words): string[] {
  if (events.every((event) => words.has(`event-${event.kind}`))) return words.told(events);
  return events.map((event) =>
    words.has(`event-${event.kind}`)
      ? words.told([event]).join(" ")
      : `${spelled(event.kind, event.args, words.seats)}.`,
  );
}

function spelled(kind: string, args: Record<string, unknown>, seats: string[] = []): string {
  const parts = Object.entries(args).map(([name, value]) => {
    if (name === "seat") return seats[Number(value) - 1] ?? String(value);
    return `${name} ${value}`;
  });
  const words = kind.replaceAll("-", " ");
  const said = words.charAt(0).toUpperCase() + words.slice(1);
  return parts.length ? `${said}: ${parts.join(", ")}` : said;
}

/** The title of a game; one that brings no words along goes by its name. */
export function gameTitle(game: string, words: Words): string {
  if (words.has(`game-${game}`)) return words.say(`game-${game}`);
  const name = game.replaceAll("-", " ");
  return name.charAt(0).toUpperCase() + name.slice(1);
}
