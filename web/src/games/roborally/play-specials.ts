// What comes of an event of a course with a special rule.

import type { Played } from "../../app/stage.ts";
import { type At, spaceAt } from "./floor/space.ts";
import { changed, flagged, type Model, turnedTo } from "./model.ts";
import { spotted } from "./play-options.ts";
import { done, type Happening, MS, STILL } from "./told.ts";

/** The model after such an event; null if it is none. */
export function playSpecial(before: Model, happening: Happening): Played<Model> | null {
  const { kind, told, robot } = happening;
  const flag = told.flag ?? 0;
  const at = spaceAt(told.space);
  switch (kind) {
    case "flag-moved":
      return done(carriedFlag(before, flag, at), MS.belts);
    case "flag-away":
      return done(flagged(before, flag, { presence: "away", motion: "belt" }), MS.belts);
    case "flag-back":
      return done(flagged(before, flag, { at, presence: "floor", motion: "" }), MS.look);
    case "claimed":
      return done(flagged(before, flag, { team: robot?.team ?? 0 }), MS.touch);
    case "picked-up":
      return done(
        flagged(before, flag, { presence: "carried", carrier: robot?.id ?? "" }),
        MS.touch,
      );
    case "dropped":
      return done(
        flagged(before, flag, { at, presence: "floor", carrier: "", motion: "" }),
        MS.look,
      );
    case "superbot": {
      const robots = before.robots.map((one) => ({ ...one, superbot: one.id === robot?.id }));
      return done({ ...before, robots, acting: robot?.id ?? "" }, MS.touch);
    }
    case "left-race":
      return done(
        robot
          ? changed(before, robot.id, { fate: "out", archive: null, presence: "away" })
          : before,
        MS.look,
      );
    case "sent-off":
      return done(
        robot ? changed(before, robot.id, { fate: "sent-off", presence: "sent" }) : before,
        MS.fall,
      );
    case "coin-fell":
      return done(spotted(before, happening), MS.option, STILL.option);
    case "board-turned":
      return done(turnedBoard(before, (told.board ?? 1) - 1, told.quarters ?? 0), MS.board);
    case "home-chosen":
      return done(settled(before, happening), MS.look);
    case "deployed":
      return done(deployed(before, happening), MS.look);
    default:
      return null;
  }
}

/** A belt carries a flag, and the archive markers on it. */
function carriedFlag(before: Model, number: number, at: At | null): Model {
  const from = before.flags.find((one) => one.number === number)?.at;
  const robots = before.robots.map((one) =>
    from && one.archive?.x === from.x && one.archive.y === from.y ? { ...one, archive: at } : one,
  );
  return flagged({ ...before, robots }, number, { at, motion: "belt" });
}

function turnedBoard(before: Model, board: number, quarters: number): Model {
  const turned = before.still.boards.map((_, at) => before.turned[at] ?? 0);
  turned[board] = quarters;
  return { ...before, turned, turning: board };
}

/** The flag on a home board is its team's; the first one lies in the west. */
function settled(before: Model, { told, robot }: Happening): Model {
  const own = told.direction === "west" ? 1 : 2;
  const team = robot?.team ?? 1;
  const flags = before.flags.map((flag) => ({
    ...flag,
    team: flag.number === own ? team : 3 - team,
  }));
  return { ...before, flags, acting: robot?.id ?? "" };
}

function deployed(before: Model, { told, robot }: Happening): Model {
  if (!robot) return before;
  const facing = told.facing ?? robot.facing;
  const at = spaceAt(told.space);
  return changed(before, robot.id, {
    at,
    archive: at,
    before: null,
    facing,
    angle: turnedTo(undefined, facing),
    presence: "floor",
    motion: "return",
    fate: "racing",
  });
}
