// What the server shows of a race: the part of the view that is drawn. Whatever changes is here,
// whatever does not is in `still.ts`.

import type { Direction } from "./still.ts";

/** A program card by its name, `move2-670`; `?` is one that this seat may not see. */
type CardName = string;

export interface RobotView {
  /** Whose it is: a seat may have two robots, so robots are a list of their own. */
  seat: number;
  /** Its number by dock, 1 …: robots stand in this order in the list. */
  dock: number;
  /** null: not on the floor. */
  space: string | null;
  facing: Direction;
  damage: number;
  lives: number;
  /** Lives at the start: 3 or 4. */
  lives_of: number;
  /** How many flags it has touched. */
  flags: number;
  /** null: it is out. */
  archive: string | null;
  power: "up" | "announced" | "down";
  /** Whether its program is ready, while programs are written. */
  ready: boolean;
  fate: "racing" | "destroyed" | "out" | "finished" | "sent-off";
  /** Registers 1 … 5: a card, `?` face down, null empty. */
  registers: (CardName | null)[];
  /** Which of them are locked, by number. */
  locked: number[];
  /** Which of them lie face up for everybody, by number. */
  face_up: number[];
  /** One's own cards that are in no register, as dealt; those of others as `?`. */
  hand: CardName[];
  /** How many cards it was dealt this turn. */
  dealt: number;
  options: string[];
  /** Its team from 1; 0 where everybody plays alone. */
  team: number;
  /** The second robot of a seat, which only stands in the way. */
  blocker: boolean;
  superbot: boolean;
  /** Second cards in the registers; an empty list while nobody has any. */
  seconds: (CardName | null)[];
  /** Cards that lie on Options, by the name of the Option. */
  stored: Record<string, CardName>;
  /** Tokens on an Option, or shots that are left. */
  counts: Record<string, number>;
  /** Whose cards it carries out, by dock; 0: its own. */
  controller: number;
  /** Neither gears nor belts turn it. */
  stabilized: boolean;
}

export interface FlagView {
  /** null: away, or carried. */
  space: string | null;
  /** Who carries it, by dock; 0: nobody. */
  carrier: number;
  /** Whose it is, where flags belong to teams; 0: nobody's. */
  team: number;
}

export interface View {
  turn: number;
  /** 1 … 5 while a register is played, else 0. */
  register: number;
  /** The step of the agenda, for the words of the frame: `program`, `announce`, `face` … */
  step: string | null;
  /** The robot that one decides for now, by dock; 0: none. */
  asked: number;
  waiting: number[];
  standing: number[] | null;
  robots: RobotView[];
  /** Flag 1 first, as they are now. */
  flags: FlagView[];
  /** Quarters that each board has turned since the start; empty: none at all. */
  turned: number[];
  /** Cards left in the deck, and Options. */
  deck: number;
  option_deck: number;
}

// Events, with the names of their arguments; `seat` is the owner, and 8 more for a blocker. Spaces
// and directions by name.
//
//   turn {turn} · dealt {seat, count} · dealt-card {seat, card} · ready {seat} · announced {seat}
//   register {register} · revealed {seat, card}, once more for the second card of a register
//   moved {seat, space, direction} · pushed {seat, space} · blocked {seat} · turned {seat, facing}
//   belts {belt: "express" | "all"} · carried {seat, space} · pushers {register} · gears {} · lasers {}
//   beam {space (of the emitter), seat (hit), hits} · shot {seat, target (a seat)}
//   damaged {seat, damage} · locked {seat, register} · unlocked {seat, register} · cancelled {seat, option}
//   fell {seat, space, how: "pit" | "edge"} · destroyed {seat, lives} · lost-option {seat, option} · out {seat}
//   touched {seat, flag} · archived {seat, space} · repaired {seat, damage} · drew-option {seat, option}
//   powered-down {seat} · powered-up {seat} · stays-down {seat} · returned {seat, space, facing}
//   returned-with {seat, damage}
//   finished {seat} · won {seat} · ended {}
// Options:
//   used, stored, spent {seat, option} · fired {seat, target, option} · shielded {seat} · coated {seat, tokens}
//   aimed {seat, target, register} · stripped {seat, target, option} · took {seat} · recompiled {seat, count}
//   replaced {seat, card} · controlled {seat, target} · scrambled {seat, target, register} · rammed {seat, target}
//   reached {seat, space} · offered {seat, option}
// Special courses:
//   superbot {seat} · flag-moved {flag, space, direction} · flag-away {flag} · flag-back {flag, space}
//   left-race {seat} · claimed, picked-up {seat, flag} · dropped {seat, flag, space} · sent-off {seat}
//   board-turned {board, quarters} · coin-fell {seat, side} · home-chosen {seat, direction}
//   deployed {seat, space, facing}
//
// A robot that leaves the floor over its edge `fell` at the last space it stood on.
//
// Where would my program go? The chain of `program` actions in a preview ends where the others are
// waited for, so a preview needs to go on alone: `{"type": "preview", "seat": 1, "actions": [],
// "foresee": true}` takes the seat's own view, does the actions, then calls `Game.foresee(state,
// seat, dealer)`: the five registers as if no other robot stood on the floor; registers without a
// card do nothing; it stops when the robot falls. The events of a register (`register`, `moved`,
// `carried`, `turned`, `fell`, `touched` …) are what is drawn as a ghost.
