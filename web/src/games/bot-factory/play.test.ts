// Events lead to what the next view shows: nothing jumps at the end of a motion.

import { describe, expect, it } from "vitest";
import { beats } from "./beats.ts";
import { games, still } from "./fixtures/games.ts";
import { type Model, model } from "./model.ts";
import { play } from "./play.ts";

const kinds = (pieces: ({ kind: string } | null)[]) => pieces.map((one) => one?.kind ?? null);

/** What lies where, without ids. */
function lying(shown: Model) {
  return {
    round: shown.round,
    columns: Object.values(shown.columns).map(kinds),
    meeples: Object.values(shown.meeples).map((all) => all.length),
    spares: kinds(shown.spares),
    wheel: kinds(shown.wheel),
    turned: shown.turns % 4,
    marker: shown.marker,
    stacks: shown.stacks.map(({ top, below, discards }) => [top?.kind ?? null, below, discards]),
    supply: kinds(shown.supply).sort(),
    slots: kinds(shown.slots),
    deck: [shown.deck, shown.dropped],
    values: shown.values,
    contracts: shown.contracts.map(({ number, tokens }) => [number, tokens.map((t) => t.seat)]),
    offer: shown.offer,
    figures: shown.figures.map(({ id, space, stands }) => [
      id,
      space,
      stands && !(id === shown.acting && !Number(id)),
    ]),
    seats: shown.seats.map(({ speech, parts, projects, tile, tileState }) => [
      speech.length,
      kinds(parts).sort(),
      projects.map(({ kind, bot }) => `${kind} ${bot !== null}`).sort(),
      tile,
      tileState === "used",
    ]),
  };
}

describe.each(games)("a game of $seats", ({ steps }) => {
  it("leads from view to view", () => {
    let now = model(steps[0]?.view ?? {}, undefined, still);
    for (const { events, view } of steps.slice(1)) {
      for (const event of events) now = play(now, event).model;
      const after = model(view, now, still);
      expect(lying(now)).toEqual(lying(after));
      now = after;
    }
  });

  it("keeps the ids of what only travels", () => {
    let now = model(steps[0]?.view ?? {}, undefined, still);
    for (const { events, view } of steps.slice(1)) {
      for (const event of events) now = play(now, event).model;
      const after = model(view, now, still);
      expect(ids(after)).toEqual(ids(now));
      now = after;
    }
  });

  it("says of whatever vanishes that it has gone", () => {
    let now = model(steps[0]?.view ?? {}, undefined, still);
    for (const { events, view } of steps.slice(1)) {
      for (const event of events) {
        const after = play(now, event).model;
        const left = ids(now).filter((id) => !ids(after).includes(id));
        const passing = [now.passing?.id, after.passing?.id];
        expect(left.filter((id) => !after.gone.includes(id) && !passing.includes(id))).toEqual([]);
        now = after;
      }
      now = model(view, now, still);
      expect(now.gone).toEqual([]);
    }
  });

  it("has every piece once", () => {
    for (const { view } of steps) {
      const all = ids(model(view, undefined, still));
      expect(new Set(all).size).toBe(all.length);
    }
  });

  it("keeps every event in its order, beat by beat", () => {
    for (const { events } of steps) expect(beats(events).flat()).toEqual(events);
  });

  it("shows every event long enough, for who wants no travel too", () => {
    let now = model(steps[0]?.view ?? {}, undefined, still);
    for (const { events } of steps) {
      for (const event of events) {
        const { model: after, ms, stands = 0 } = play(now, event);
        expect(ms === 0 || (ms >= 100 && stands >= 300)).toBe(true);
        now = after;
      }
    }
  });
});

/** Everything that travels, by id. */
function ids(shown: Model): string[] {
  const lie = [
    ...Object.values(shown.columns).flat(),
    ...shown.spares,
    ...shown.wheel,
    ...shown.stacks.map(({ top }) => top),
    ...shown.supply,
    ...shown.slots,
    ...shown.seats.flatMap(({ parts, projects }) => [...parts, ...projects]),
  ].flatMap((one) => one?.id ?? []);
  const stand = shown.seats.flatMap(({ projects }) => projects.flatMap(({ bot }) => bot ?? []));
  const said = [
    ...shown.seats.flatMap(({ speech }) => speech),
    ...shown.contracts.flatMap(({ tokens }) => tokens.map(({ id }) => id)),
  ];
  return [...lie, ...stand, ...said, ...Object.values(shown.meeples).flat()].sort();
}

describe("beats", () => {
  const event = (kind: string) => ({ kind, args: {} });

  it("sees what is paid with what it is paid for", () => {
    const told = ["spent", "reserved", "laid-down"].map(event);
    expect(beats(told).map((beat) => beat.length)).toEqual([2, 1]);
  });

  it("slides all projects at once", () => {
    const told = ["project-discarded", "project-slid", "project-slid", "project-laid"].map(event);
    expect(beats(told).map((beat) => beat.length)).toEqual([1, 2, 1]);
  });
});
