// The floor as it lies now: on one course boards turn, with everything that is printed on them.

import type { Still } from "../still.ts";
import { spaceName } from "./space.ts";

type Lay = typeof import("../course/laying.ts").lay;

/** A board as it lay before it turned, and where. */
export interface Turning {
  still: Still;
  x: number;
  y: number;
}

const TURNING = "frenetic-factory"; // the course on which boards may turn

interface Lying {
  still: Still;
  turned: number[];
  /** The board that turns now, by its place. */
  turning: number | null;
}

export class TurnedFloor {
  #lay = $state.raw<Lay | null>(null);
  #of: () => Lying;
  #still = $derived.by(() => this.#of().still);
  #quarters = $derived.by(() => this.#of().turned.join());
  #turning = $derived.by(() => this.#of().turning);
  readonly now = $derived.by(() => this.#laid(this.#still, this.#by()));
  readonly turning = $derived.by(() => this.#alone(this.#still, this.#turning));

  constructor(of: () => Lying) {
    this.#of = of;
    $effect(() => {
      const may = this.#quarters || this.#still.course === TURNING;
      if (may && !this.#lay)
        void import("../course/laying.ts").then(({ lay }) => {
          this.#lay = lay;
        });
    });
  }

  #by(): number[] {
    return this.#quarters ? this.#quarters.split(",").map(Number) : [];
  }

  #laid(still: Still, by: number[]): Still {
    if (!this.#lay || !by.length) return still;
    const boards = still.boards.map(({ board, x, y, turned }, at) => ({
      board,
      at: spaceName({ x, y }),
      turned: (turned + (by[at] ?? 0)) % 4,
    }));
    const { course, flags, title } = still;
    return { ...this.#lay({ name: course, boards, flags }), course, title };
  }

  /** The board that turns, as it lay before. */
  #alone({ boards }: Still, turning: number | null): Turning | null {
    const board = turning === null ? undefined : boards[turning];
    if (!this.#lay || !board || turning === null) return null;
    const turned = (board.turned + (this.#by()[turning] ?? 0) + 3) % 4;
    const alone = { board: board.board, at: "A1", turned };
    const { x, y } = board;
    return { still: this.#lay({ name: "", boards: [alone], flags: [] }), x, y };
  }
}
