"""
Times whole random games of other engines, with the peers' own Python.

Every engine is stepped by one loop: a new game, then its legal list, an action
drawn uniformly from that list, applied, until the game is over. See README.md.
"""

import argparse
import json
import os
import random
import sys
import time
from collections.abc import Callable, Iterable
from functools import partial
from importlib import import_module
from importlib.metadata import version
from typing import Final, NamedTuple, TypeAlias

WARM_UP_SECONDS: Final = 0.5
INSTALL: Final = "python -m pip install --require-hashes -r bench/peers/requirements.txt"


class Counts(NamedTuple):
    """What was counted in one game; a choice is a decision between two or more actions."""

    decisions: int
    choices: int
    chance: int = 0


Play: TypeAlias = Callable[[], Counts]  # plays one whole game, set-up included


class Row(NamedTuple):
    """One line of the table: a game of a peer, and what makes it ready to be played."""

    title: str
    package: str
    seats: int
    ready: Callable[[random.Random], Play]


def open_spiel(game_name: str, rng: random.Random) -> Play:
    """Step a state through its Python binding; chance is explicit and sampled here."""
    pyspiel = import_module("pyspiel")
    game = pyspiel.load_game(game_name)
    chance_node = int(pyspiel.PlayerId.CHANCE)
    pick = rng.random

    def play() -> Counts:
        decisions = choices = chance = 0
        state = game.new_initial_state()
        while True:
            player = state.current_player()
            if player >= 0:
                legal = state.legal_actions()
                decisions += 1
                choices += len(legal) > 1
                state.apply_action(legal[int(pick() * len(legal))])
            elif player == chance_node:
                chance += 1
                state.apply_action(outcome_at(pick(), state.chance_outcomes()))
            else:
                return Counts(decisions, choices, chance)

    return play


def outcome_at(point: float, outcomes: Iterable[tuple[int, float]]) -> int:
    """Where a point from 0 up to 1 falls when the probabilities are laid end to end."""
    outcome = 0
    for outcome, probability in outcomes:
        point -= probability
        if point < 0:
            return outcome
    return outcome  # rounding left a sliver beyond the last one


def catanatron(rng: random.Random) -> Play:
    """Execute an entry of the playable actions; dice and cards fall inside the engine."""
    engine = import_module("catanatron.game")
    seats = import_module("catanatron.models.player")
    new_game, turns_limit = engine.Game, engine.TURNS_LIMIT
    players = [seats.RandomPlayer(color) for color in seats.Color]
    pick = rng.random

    def play() -> Counts:
        decisions = choices = 0
        game = new_game(players, seed=rng.randrange(1, 2**31))
        state = game.state
        while game.winning_color() is None and state.num_turns < turns_limit:
            legal = state.playable_actions
            decisions += 1
            choices += len(legal) > 1
            game.execute(legal[int(pick() * len(legal))], validate_action=False)
        return Counts(decisions, choices)

    return play


def petting_zoo(module_name: str, rng: random.Random) -> Play:
    """Step the agents in turn; the legal list is read from the action mask."""
    os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")  # it would greet on stdout
    flatnonzero = import_module("numpy").flatnonzero
    table = import_module(f"pettingzoo.classic.{module_name}").raw_env()
    table.reset(seed=rng.randrange(2**31))
    pick = rng.random

    def play() -> Counts:
        decisions = choices = 0
        table.reset()
        while True:
            observation, _, terminated, truncated, _ = table.last()
            if terminated or truncated:
                return Counts(decisions, choices)
            legal = flatnonzero(observation["action_mask"]).tolist()
            decisions += 1
            choices += len(legal) > 1
            table.step(legal[int(pick() * len(legal))])

    return play


def rlcard(game_name: str, rng: random.Random) -> Play:
    """Step the environment; every state it returns carries its legal actions."""
    table = import_module("rlcard").make(game_name, config={"seed": rng.randrange(2**31)})
    pick = rng.random

    def play() -> Counts:
        decisions = choices = 0
        state, _ = table.reset()
        while not table.is_over():
            legal = list(state["legal_actions"])
            decisions += 1
            choices += len(legal) > 1
            state, _ = table.step(legal[int(pick() * len(legal))])
        return Counts(decisions, choices)

    return play


ROWS: Final = {
    "openspiel-hearts": Row(
        title="OpenSpiel hearts, stepped from Python",
        package="open_spiel",
        seats=4,
        ready=partial(open_spiel, "hearts"),
    ),
    "openspiel-backgammon": Row(
        title="OpenSpiel backgammon, stepped from Python",
        package="open_spiel",
        seats=2,
        ready=partial(open_spiel, "backgammon"),
    ),
    "catanatron": Row(
        title="Catanatron",
        package="catanatron",
        seats=4,
        ready=catanatron,
    ),
    "pettingzoo-connect-four": Row(
        title="PettingZoo connect_four",
        package="pettingzoo",
        seats=2,
        ready=partial(petting_zoo, "connect_four_v3"),
    ),
    "pettingzoo-no-limit-holdem": Row(
        title="PettingZoo texas_holdem_no_limit",
        package="pettingzoo",
        seats=2,
        ready=partial(petting_zoo, "texas_holdem_no_limit_v6"),
    ),
    "rlcard-no-limit-holdem": Row(
        title="RLCard no-limit-holdem",
        package="rlcard",
        seats=2,
        ready=partial(rlcard, "no-limit-holdem"),
    ),
    "rlcard-uno": Row(
        title="RLCard uno",
        package="rlcard",
        seats=2,
        ready=partial(rlcard, "uno"),
    ),
}


def rows_of(peer: str) -> list[Row]:
    """The row of that name, or every row of a peer: `openspiel` has two."""
    return [row for key, row in ROWS.items() if key == peer or key.startswith(f"{peer}-")]


def measure(row: Row, seconds: float, seed: int) -> dict[str, str | int | float]:
    """Play whole games for at least that long, after a warm-up with games of its own."""
    play_for(row.ready(random.Random(seed + 1)), WARM_UP_SECONDS)
    games, spent, counts = play_for(row.ready(random.Random(seed)), seconds)
    return {
        "name": row.title,
        "version": version(row.package),
        "seats": row.seats,
        "games": games,
        "seconds": round(spent, 6),
        "decisions": counts.decisions,
        "choices": counts.choices,
        "chance": counts.chance,
    }


def play_for(play: Play, seconds: float) -> tuple[int, float, Counts]:
    """Games played, seconds spent and the sum of the counts; the last game is finished."""
    games = decisions = choices = chance = 0
    spent = 0.0
    start = time.perf_counter()
    while spent < seconds:
        counts = play()
        games += 1
        decisions += counts.decisions
        choices += counts.choices
        chance += counts.chance
        spent = time.perf_counter() - start
    return games, spent, Counts(decisions, choices, chance)


def duration(text: str) -> float:
    """Seconds, above nought."""
    seconds = float(text)
    if not 0 < seconds < float("inf"):
        raise ValueError
    return seconds


def main() -> int:
    """Print one JSON object for each row of the peer that was asked for."""
    parser = argparse.ArgumentParser(description="Time whole random games of another engine.")
    parser.add_argument("peer", nargs="?", help="a row, or a peer for all its rows; see --list")
    parser.add_argument("--seconds", type=duration, default=3.0, help="for each row (default 3)")
    parser.add_argument("--seed", type=int, default=1, help="of the random picks (default 1)")
    parser.add_argument("--list", action="store_true", help="print the names of all rows")
    asked = parser.parse_args()
    if asked.list:
        print("\n".join(ROWS))
        return 0
    if asked.peer is None:
        parser.error("name a peer; --list shows them")
    rows = rows_of(asked.peer)
    if not rows:
        parser.error(f"unknown peer {asked.peer!r}; known are {', '.join(ROWS)}")
    for row in rows:
        try:
            print(json.dumps(measure(row, asked.seconds, asked.seed)), flush=True)
        except ImportError as missing:
            print(f"{row.package} cannot be used: {missing}. Install: {INSTALL}", file=sys.stderr)
            return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
