// What comes of events about projects and bots.

import type { Model } from "./model.ts";
import { SLOTS } from "./names.ts";
import { fresh, put } from "./pieces.ts";
import { parted, seated, type Told } from "./told.ts";

const slotAt = (slot?: string) => SLOTS.indexOf((slot ?? "") as (typeof SLOTS)[number]);

export function laid(before: Model, { slot, colour: color = "red" }: Told): Model {
  const slots = put(before.slots, slotAt(slot), fresh(color));
  return { ...before, slots, deck: Math.max(0, before.deck - 1) };
}

export function renewed(before: Model): Model {
  return { ...before, deck: before.deck + before.dropped, dropped: 0 };
}

export function dealt(before: Model, { seat, colour: color = "red" }: Told): Model {
  return seated(before, seat, (one) => ({
    ...one,
    projects: [...one.projects, { ...fresh(color), kind: color, bot: null }],
  }));
}

export function taken(before: Model, { seat, colour: color = "red", slot }: Told): Model {
  const at = slotAt(slot);
  const piece = before.slots[at] ?? fresh(color);
  const after = seated(before, seat, (one) => ({
    ...one,
    projects: [...one.projects, { id: piece.id, kind: color, bot: null }],
  }));
  return { ...after, slots: put(after.slots, at, null) };
}

export function dropped(before: Model, { seat, colour: color }: Told): Model {
  let left: string | undefined;
  const after = seated(before, seat, (one) => {
    const at = one.projects.findIndex(({ kind, bot }) => kind === color && bot === null);
    left = one.projects[at]?.id;
    return at < 0 ? one : { ...one, projects: one.projects.toSpliced(at, 1) };
  });
  return parted({ ...after, dropped: after.dropped + 1 }, left);
}

export function gone(before: Model, { slot }: Told): Model {
  const at = slotAt(slot);
  const after = { ...before, slots: put(before.slots, at, null), dropped: before.dropped + 1 };
  return parted(after, before.slots[at]?.id);
}

export function slid(before: Model, { slot, to, colour: color = "red" }: Told): Model {
  const from = slotAt(slot);
  const piece = before.slots[from] ?? fresh(color);
  return { ...before, slots: put(put(before.slots, from, null), slotAt(to), piece) };
}

/** A meeple goes onto the first open project of its color. */
function built(before: Model, { seat, colour: color }: Told, bot: string): Model {
  return seated(before, seat, (one) => {
    const at = one.projects.findIndex((project) => project.kind === color && !project.bot);
    const projects = one.projects.map((project, place) =>
      place === at ? { ...project, bot } : project,
    );
    return { ...one, projects };
  });
}

export function completed(before: Model, told: Told): Model {
  const { colour: color = "red" } = told;
  const meeples = before.meeples[color];
  const after = built(before, told, meeples.at(-1) ?? fresh(`bot-${color}`).id);
  return { ...after, meeples: { ...after.meeples, [color]: meeples.slice(0, -1) } };
}

export function universalBot(before: Model, told: Told): Model {
  return { ...built(before, told, "universal-bot"), universalBot: false };
}

export function meepleGone(before: Model, { colour: color = "red" }: Told): Model {
  const left = before.meeples[color];
  const meeples = { ...before.meeples, [color]: left.slice(0, -1) };
  return parted({ ...before, meeples }, left.at(-1));
}
