// Which piece is which: one that travels from view to view keeps its id.

import type { Die, Model, TilePiece } from "./model.ts";

/** Hands out ids: those of the pieces that lay there, then of any alike, then new ones. */
export class Pieces {
  #dice = new Map<string, Die[]>();
  #tiles = new Map<string, string[]>();
  #used = new Set<string>();

  constructor(before?: Model) {
    if (before) this.#remember(before);
  }

  die(seat: number, where: string, face: number): Die {
    const here = this.#dice.get(`${seat} ${where}`)?.shift();
    const die = here ?? this.#anyDie(seat) ?? { id: this.#number(`die ${seat}`), seat, face };
    this.#used.add(die.id);
    const known = die.face > 0 && here !== undefined ? die.face : face;
    return { ...die, face: face === 0 ? 0 : known };
  }

  tile(tile: string, where: string): string {
    const here = this.#tiles.get(`${tile} ${where}`)?.shift();
    return here ?? this.#anyTile(tile) ?? this.#number(tile);
  }

  fresh(tile: string): string {
    return this.#number(tile);
  }

  /** A die of the seat that lies somewhere else now. */
  #anyDie(seat: number): Die | undefined {
    for (const [where, dice] of this.#dice) {
      if (!where.startsWith(`${seat} `)) continue;
      const place = dice.findIndex((die) => !this.#used.has(die.id));
      if (place >= 0) return dice.splice(place, 1)[0];
    }
    return undefined;
  }

  /** A tile alike that lies somewhere else now. */
  #anyTile(tile: string): string | undefined {
    for (const [where, found] of this.#tiles) {
      if (where.startsWith(`${tile} `) && found.length) return found.shift();
    }
    return undefined;
  }

  #number(what: string): string {
    for (let number = 1; ; number += 1) {
      const id = `${what} ${number}`;
      if (this.#used.has(id)) continue;
      this.#used.add(id);
      return id;
    }
  }

  #remember(before: Model): void {
    const die = (one: Die | null, where: string) => {
      if (one) push(this.#dice, `${one.seat} ${where}`, one);
    };
    const tile = (one: TilePiece, where: string) => {
      push(this.#tiles, `${one.tile} ${where}`, one.id);
      this.#used.add(one.id);
    };
    for (const carrier of before.carriers) {
      tile(carrier, `belt ${carrier.field}`);
      for (const one of carrier.dice) die(one, `belt ${carrier.field}`);
    }
    for (const space of before.spaces) die(space.die, space.space);
    for (const piece of before.stored) tile(piece, "stored");
    for (const area of before.areas) {
      for (const one of area.supply) die(one, "supply");
      const pieces = [...area.robots.flatMap((robot) => robot.tiles), ...area.loose];
      for (const piece of pieces) tile(piece, `seat ${area.seat}`);
    }
    for (const one of before.fall?.dice ?? []) die(one, "fall");
    if (before.fall) tile(before.fall.tile, "fall");
  }
}

function push<Kept>(map: Map<string, Kept[]>, key: string, value: Kept): void {
  const there = map.get(key);
  if (there) there.push(value);
  else map.set(key, [value]);
}
