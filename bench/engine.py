"""
Times whole random games of Botyard, in the build that this process imports.

The counts and the loop are those of ``bench/peers``: a new game, the legal list, an action
drawn uniformly from it, applied, until the game is over. Every row prints one JSON object.
"""

import argparse
import json
import random
import sys
import time
from collections.abc import Callable
from typing import Final, NamedTuple

import botyard
from botyard.games.roborally.study.pace import play_registers
from botyard.kernel import playout
from botyard.kernel.dealer import Generator, SeededDealer, seed_of_game
from botyard.kernel.game import Game
from botyard.kernel.registry import game_named
from botyard.kernel.state import State

GAME: Final = "ausser-rand-und-band"
RACE: Final = "roborally"
FACTORY: Final = "bot-factory"
WORKS: Final = "fantastic-factories"
WARM_UP_SECONDS: Final = 0.5
BATCH: Final = 50  # games of one call into the engine
CLONES: Final = 200  # copies of each state between two looks at the clock
TURNS: Final = 200  # of a race, in one call into the engine

Measured = dict[str, str | int | float]


class Counts(NamedTuple):
    """What was counted in some games; a choice is a decision between two or more actions."""

    games: int
    decisions: int
    choices: int


Play = Callable[[], Counts]  # plays some whole games, set-up included


def whole(game: Game, seed: int) -> Play:
    """Whole games inside the engine: one call plays many, from set-up to standing."""
    options, seats, streams = game.simulation_options({}), max(game.seats), len(game.outcomes)
    first = 0

    def play() -> Counts:
        nonlocal first
        counts = playout.play_games(game.setup, options, seats, streams, seed, first, BATCH)
        first += BATCH
        return Counts(counts.games, counts.decisions, counts.choices)

    return play


def stepped(game: Game, seed: int) -> Play:
    """Every decision is two calls from Python: the legal list, and the action applied."""
    options, seats = game.simulation_options({}), max(game.seats)
    dealer = SeededDealer(seed, len(game.outcomes))
    pick = random.Random(seed).random
    number = 0

    def play() -> Counts:
        nonlocal number
        dealer.restart(seed_of_game(seed, number))
        number += 1
        decisions = choices = 0
        state = game.setup(options, seats, dealer)
        waiting = state.waiting()
        while waiting:
            seat = (waiting & -waiting).bit_length() - 1
            allowed = state.legal(seat)
            decisions += 1
            choices += len(allowed) > 1
            state.apply(seat, allowed[int(pick() * len(allowed))], dealer)
            waiting = state.waiting()
        state.standing()
        return Counts(1, decisions, choices)

    return play


def registers(game: Game, seed: int) -> Play:
    """Turns of races with eight robots, every clock run out; what is counted are registers."""

    def play() -> Counts:
        nonlocal seed
        seed += 1
        played = play_registers(seed, TURNS)
        return Counts(0, played, played)

    return play


ROWS: Final[dict[str, Callable[[Game, int], Play]]] = {
    "whole": whole,
    "stepped": stepped,
    "registers": registers,
    "factory": whole,
    "factories": whole,
}

TITLES: Final = {
    "whole": "whole games in one call",
    "stepped": "stepped from Python",
    "registers": "registers",
    "factory": "whole games in one call",
    "factories": "whole games in one call",
}
PLAYED: Final = {"registers": RACE, "factory": FACTORY, "factories": WORKS}  # else the first game


def measure(row: str, seconds: float, seed: int) -> Measured:
    """Play for at least that long, after a warm-up with games of its own."""
    name = PLAYED.get(row, GAME)
    game = game_named(name)
    play_for(ROWS[row](game, seed + 1), min(seconds, WARM_UP_SECONDS))
    spent, counts = play_for(ROWS[row](game, seed), seconds)
    return {
        "name": f"Botyard {name}, {TITLES[row]}, {botyard.BUILD.partition(',')[0]}",
        "version": botyard.__version__,
        "build": botyard.BUILD,
        "seats": max(game.seats),
        "games": counts.games,
        "seconds": round(spent, 6),
        "decisions": counts.decisions,
        "choices": counts.choices,
        "chance": 0,  # drawn inside, when an action is applied
        "clone": clone_time(game, min(seconds, 1.0), seed),
    }


def play_for(play: Play, seconds: float) -> tuple[float, Counts]:
    """Seconds spent and the sum of the counts; games that have begun are finished."""
    games = decisions = choices = 0
    spent = 0.0
    start = time.perf_counter()
    while spent < seconds:
        counts = play()
        games += counts.games
        decisions += counts.decisions
        choices += counts.choices
        spent = time.perf_counter() - start
    return spent, Counts(games, decisions, choices)


def clone_time(game: Game, seconds: float, seed: int) -> float:
    """Microseconds that a copy takes, called from Python, over the states of a game."""
    states = states_of_a_game(game, seed)
    clones = 0
    spent = 0.0
    start = time.perf_counter()
    while spent < seconds:
        for state in states:
            for _ in range(CLONES):
                state.clone()
        clones += CLONES * len(states)
        spent = time.perf_counter() - start
    return round(spent / clones * 1e6, 4)


def states_of_a_game(game: Game, seed: int) -> list[State]:
    """Every state of one random game."""
    dealer, chooser = SeededDealer(seed, len(game.outcomes)), Generator(seed)
    state = game.setup(game.simulation_options({}), max(game.seats), dealer)
    states = [state.clone()]
    while state.waiting():
        waiting = state.waiting()
        seat = (waiting & -waiting).bit_length() - 1
        allowed = state.legal(seat)
        state.apply(seat, allowed[chooser.below(len(allowed))], dealer)
        states.append(state.clone())
    return states


def main() -> int:
    """Print one JSON object for the row that was asked for."""
    parser = argparse.ArgumentParser(description="Time whole random games of Botyard.")
    parser.add_argument("row", choices=list(ROWS))
    parser.add_argument("--seconds", type=float, default=3.0)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    print(json.dumps(measure(asked.row, asked.seconds, asked.seed)))
    return 0


if __name__ == "__main__":
    sys.exit(main())
