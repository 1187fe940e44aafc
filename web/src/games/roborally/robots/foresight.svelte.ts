// Asks the server where one's own program would lead, whenever it has changed.

import type { TableSession } from "../../../app/session.svelte.ts";
import type { Robot } from "../model.ts";
import { type Foreseen, foresee } from "./ghost.ts";

interface Asked {
  table: TableSession;
  robot: Robot | undefined;
  moving: boolean;
}

const PAUSE = 120; // milliseconds: several changes at once are one question

export class Foresight {
  ways = $state.raw<Foreseen[]>([]);

  constructor(asked: () => Asked) {
    $effect(() => {
      const { table, robot, moving } = asked();
      const programming = table.question?.choices.some(({ kind }) =>
        ["program", "unprogram", "ready"].includes(kind),
      );
      const written = robot?.registers.some((card, at) => card && !robot.locked.includes(at + 1));
      this.ways = [];
      if (!robot || moving || !programming || !written) return;
      let wanted = true;
      const timer = setTimeout(async () => {
        const told = await table.foresee();
        if (wanted && told) this.ways = foresee(robot, told.events);
      }, PAUSE);
      return () => {
        wanted = false;
        clearTimeout(timer);
      };
    });
  }
}
