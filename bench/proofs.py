"""
How long the solver of Fantastic Factories takes to prove that nothing better is certain.

``python bench/proofs.py [SET ...]`` prints a row for each set of positions and each goal: the
shipped puzzles, the daily ones of a year, some that were made to be hard, and positions from the
last rounds of games. ``--every 10`` looks at every tenth position, ``--nodes`` gives up later.
"""

import argparse
import os
import sys
import time
from collections.abc import Callable, Iterator
from datetime import date, timedelta
from pathlib import Path
from typing import Final, NamedTuple

from rich.console import Console
from rich.table import Table

if __name__ == "__main__":
    sys.path[0] = str(Path(__file__).parents[1])  # where the package "bench" lies

from bench.played import SEED, table_of
from botyard.bots import bot_named
from botyard.bots.asking import Player
from botyard.games.fantastic_factories import GAME
from botyard.games.fantastic_factories.cards import BLUEPRINTS, KINDS
from botyard.games.fantastic_factories.components import kit_of
from botyard.games.fantastic_factories.declared import WORK_STEP
from botyard.games.fantastic_factories.formulas import ACTIVE
from botyard.games.fantastic_factories.play import Play
from botyard.games.fantastic_factories.study.puzzles import puzzle_of
from botyard.games.fantastic_factories.study.solving import GOALS, MOST_NODES, solve
from botyard.kernel.dealer import Generator, SeededDealer, seed_of_game
from botyard.kernel.game import Json
from botyard.kernel.puzzles import puzzles_of
from botyard.kernel.state import waiting_seats

HARD: Final = 50
LATE: Final = 1000
LATE_CARDS: Final = 7  # in a compound, or as many goods
FIRST_DAY: Final = date(2026, 1, 1)
DAYS: Final = 365


class Start(NamedTuple):
    """A position whose seat begins to work."""

    name: str
    works: Play
    seat: int


class Proof(NamedTuple):
    """What became of one position."""

    name: str
    seconds: float
    nodes: int
    gain: int
    proven: bool


def shipped(every: int) -> Iterator[Start]:
    """The puzzles that come with the game."""
    for name, puzzle in list(puzzles_of(GAME.name).items())[::every]:
        yield Start(name, GAME.read_position(puzzle.position), puzzle.seat)


def daily(every: int) -> Iterator[Start]:
    """The puzzles of a year."""
    for number in range(0, DAYS, every):
        day = FIRST_DAY + timedelta(number)
        position, _ = puzzle_of(int(f"{day:%Y%m%d}"))
        yield Start(day.isoformat(), GAME.read_position(position), 0)


def hard(every: int) -> Iterator[Start]:
    """Large factories with many dice, full hands, and much that draws and discards."""
    for number in range(0, HARD, every):
        yield Start(f"hard-{number}", GAME.read_position(_hard_position(number)), 0)


def _hard_position(number: int) -> Json:
    kit = kit_of(GAME.read_options({}))
    choose = Generator(seed_of_game(SEED, number))
    left = [card for card in range(KINDS) for _ in range(kit.copies[card])]
    built: list[int] = []
    usable = [card for card in range(KINDS) if kit.mode[card] == ACTIVE]
    trading = [card for card in usable if kit.pay_cards[card] > 0 or kit.give_cards[card] > 0]
    for pool, count in ((trading, 3), (usable, 4)):
        fresh = [card for card in pool if card not in built]
        built += [fresh.pop(choose.below(len(fresh))) for _ in range(count)]
    for card in built:
        left.remove(card)
    hand = [left.pop(choose.below(len(left))) for _ in range(6 + choose.below(5))]
    row = [left.pop(choose.below(len(left))) for _ in range(4)]
    factory: Json = {
        "metal": 2 + choose.below(6),
        "energy": 3 + choose.below(6),
        "goods": choose.below(8),
        "hand": [BLUEPRINTS.name(card) for card in hand],
        "built": [BLUEPRINTS.name(card) for card in built],
        "dice": sorted(1 + choose.below(6) for _ in range(4 + choose.below(3))),
        "agenda": [["work"]],
    }
    return {
        "seats": 1,
        "round": 7,
        "blueprints": [BLUEPRINTS.name(card) for card in row],
        "agenda": [["end-of-round"], ["machine-turn"]],
        "factories": [factory],
    }


def late(every: int) -> Iterator[Start]:
    """One position of each of many games, played by bots at one to five seats, late in it."""
    number = made = 0
    while made < LATE // every:
        found = _late_starts(number)
        if found:
            choose = Generator(seed_of_game(SEED, number))
            yield found[choose.below(len(found))]
            made += 1
        number += 1


def _late_starts(number: int) -> list[Start]:
    """Where a seat with a grown factory begins to work, in one game."""
    seed = seed_of_game(SEED, number)
    seats = 1 + number % 5
    name = "greedy" if number // 5 % 2 == 0 else "random"
    dealer = SeededDealer(seed, len(GAME.outcomes))
    state = GAME.setup(GAME.simulation_options({}), seats, dealer)
    players = [
        Player(bot_named(GAME, name, seed_of_game(seed, seat)), name) for seat in range(seats)
    ]
    found: list[Start] = []
    looked_at: set[tuple[int, int]] = set()
    while state.waiting():
        seat = waiting_seats(state)[0]
        if state.asked(seat) == WORK_STEP and (int(state.round), seat) not in looked_at:
            looked_at.add((int(state.round), seat))
            if state.step_of(seat) == WORK_STEP and _is_late(state, seat):
                found.append(Start(f"late-{number}-{state.round}-{seat}", state.clone(), seat))
        state.apply(seat, players[seat].choose(state, seat, state.legal(seat)), dealer)
    return found


def _is_late(works: Play, seat: int) -> bool:
    return works.compound_size(seat) >= LATE_CARDS or works.stock[seat * 3 + 2] >= LATE_CARDS


SETS: Final[dict[str, Callable[[int], Iterator[Start]]]] = {
    "shipped": shipped,
    "daily": daily,
    "hard": hard,
    "late": late,
}


def proof_of(start: Start, goal: int, most_nodes: int) -> Proof:
    """Solve one position, with chance at its worst."""
    begun = time.process_time()
    found = solve(start.works, start.seat, goal, most_nodes)
    seconds = time.process_time() - begun
    gain = found.value - found.before
    return Proof(start.name, seconds, found.nodes, gain, found.exhaustive)


def row_of(proofs: list[Proof]) -> list[str]:
    """How many there are, how many are not proven, and how long they took."""
    seconds = sorted(proof.seconds for proof in proofs)
    missing = sum(1 for proof in proofs if not proof.proven)
    worst = max(proofs, key=lambda proof: proof.seconds)
    shares = [seconds[min(len(seconds) * share // 100, len(seconds) - 1)] for share in (50, 90, 99)]
    return [
        str(len(proofs)),
        f"{missing} ({missing / len(proofs):.1%})",
        *(f"{value:.3f}" for value in shares),
        f"{worst.seconds:.2f}",
        f"{worst.nodes:,}",
        worst.name,
    ]


def main() -> int:
    """Solve all that was asked for, on one core, and print the table."""
    parser = argparse.ArgumentParser(description="How long the solver takes to prove its answers.")
    parser.add_argument("sets", nargs="*", choices=[*SETS, []], help="of the positions")
    parser.add_argument("--every", type=int, default=1, help="look at one position of so many")
    parser.add_argument("--nodes", type=int, default=MOST_NODES, help="give up after so many")
    parser.add_argument("--each", action="store_true", help="print a line for each position, too")
    asked = parser.parse_args()
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
    columns = ("positions", "unproven", "median s", "90 %", "99 %", "worst", "nodes", "which")
    table: Table = table_of("proofs, chance at its worst", "set", "goal", *columns)
    for name in asked.sets or SETS:
        starts = list(SETS[name](asked.every))
        for goal in range(len(GOALS)):
            proofs: list[Proof] = []
            for start in starts:
                proofs.append(proof_of(start, goal, asked.nodes))
                if asked.each:
                    print(name, GOALS.name(goal), *proofs[-1], flush=True)
            table.add_row(name, GOALS.name(goal), *row_of(proofs))
    Console(width=140).print(table)
    return 0


if __name__ == "__main__":
    sys.exit(main())
