// What comes of events about projects and bots.

import type { Model } from "./model.ts";
import { SLOTS } from "./names.ts";
import { fresh, put } from "./pieces.ts";
import { seated, type Told } from "./told.ts";

const slotAt = (slot?: string) => SLOTS.indexOf((slot ?? "") as (typeof SLOTS)[number]);

export function laid(before: Model, { slot, colour = "red" }: Told): Model {
  const slots = put(before.slots, slotAt(slot), fresh(colour));
  return { ...before, slots, deck: Math.max(0, before.deck - 1) };
}

export function renewed(before: Model): Model {
  return { ...before, deck: before.deck + before.dropped, dropped: 0 };
}

export function dealt(before: Model, { seat, colour = "red" }: Told): Model {
  return seated(before, seat, (one) => ({
    ...one,
    projects: [...one.projects, { ...fresh(colour), kind: colour, bot: null }],
  }));
}

export function taken(before: Model, { seat, colour = "red", slot }: Told): Model {
  const at = slotAt(slot);
  const piece = before.slots[at] ?? fresh(colour);
  const after = seated(before, seat, (one) => ({
    ...one,
    projects: [...one.projects, { id: piece.id, kind: colour, bot: null }],
  }));
  return { ...after, slots: put(after.slots, at, null) };
}

export function dropped(before: Model, { seat, colour }: Told): Model {
  const after = seated(before, seat, (one) => {
    const at = one.projects.findIndex(({ kind, bot }) => kind === colour && bot === null);
    return at < 0 ? one : { ...one, projects: one.projects.toSpliced(at, 1) };
  });
  return { ...after, dropped: after.dropped + 1 };
}

export function gone(before: Model, { slot }: Told): Model {
  return { ...before, slots: put(before.slots, slotAt(slot), null), dropped: before.dropped + 1 };
}

export function slid(before: Model, { slot, to, colour = "red" }: Told): Model {
  const from = slotAt(slot);
  const piece = before.slots[from] ?? fresh(colour);
  return { ...before, slots: put(put(before.slots, from, null), slotAt(to), piece) };
}

/** A meeple goes onto the first open project of its colour. */
function built(before: Model, { seat, colour }: Told, bot: string): Model {
  return seated(before, seat, (one) => {
    const at = one.projects.findIndex((project) => project.kind === colour && !project.bot);
    const projects = one.projects.map((project, place) =>
      place === at ? { ...project, bot } : project,
    );
    return { ...one, projects };
  });
}

export function completed(before: Model, told: Told): Model {
  const { colour = "red" } = told;
  const meeples = before.meeples[colour];
  const after = built(before, told, meeples.at(-1) ?? fresh(`bot-${colour}`).id);
  return { ...after, meeples: { ...after.meeples, [colour]: meeples.slice(0, -1) } };
}

export function universalBot(before: Model, told: Told): Model {
  return { ...built(before, told, "universal-bot"), universalBot: false };
}

export function meepleGone(before: Model, { colour = "red" }: Told): Model {
  const meeples = { ...before.meeples, [colour]: before.meeples[colour].slice(0, -1) };
  return { ...before, meeples };
}
