"""
Digests of decisions along random games: all that seats may do, may not, and why not.

``tools/decisions.py`` writes ``tests/golden/decisions.json``; commit a change of it only with the
clause that changed in the message. With ``--tell GAME TABLE`` it prints what one digest is made of,
line by line: told by two revisions, ``diff`` finds the decision that changed. With ``--seeds 1 2``
and ``--out FILE`` it plays other games, to compare two revisions at length.
"""

import argparse
import hashlib
import json
import sys
from collections.abc import Iterator, Sequence
from itertools import islice
from pathlib import Path
from typing import Final

if __name__ == "__main__":
    ROOT = Path(__file__).parents[1]
    sys.path[:0] = [str(ROOT / "tests" / "probe"), str(ROOT)]

from botyard.contract.walk import rich_match, walk
from botyard.kernel.game import SPECTATOR, Game, canonical
from botyard.kernel.match import Match
from botyard.kernel.registry import all_games, game_named
from botyard.kernel.state import waiting_seats
from tools.builds import Plan, each_value

FILE: Final = Path(__file__).parents[1] / "tests" / "golden" / "decisions.json"
SEEDS: Final = (31, 32)  # with rare things in it where a game knows how, and without
MOST: Final = 300  # actions of a game
TRIED: Final = 150  # actions tried at a decision, on average: all of them by all seats now and then


def plans(game: Game, seeds: Sequence[int] = SEEDS) -> dict[str, Plan]:
    """Games with every value of every option, with the most seats and the fewest, by a name."""
    return {
        f"{canonical(plan.options)} {plan.seats} {plan.seed}": plan
        for seed in seeds
        for plan in each_value(game, seed, MOST)
    }


def digest(plan: Plan) -> str:
    """Return the digest of all decisions of one game."""
    summed = hashlib.sha256()
    for line in tell(plan):
        summed.update(line.encode())
    return summed.hexdigest()[:32]


def tell(plan: Plan) -> Iterator[str]:
    """Play a game; what is decided, a line a decision or an answer."""
    match = rich_match(game_named(plan.game), plan.seats, plan.seed, plan.options)
    met: set[str] = set()  # kinds of questions
    thorough = 1 + plan.seats * len(match.game.vocabulary) // TRIED
    for number, _ in enumerate(islice(walk(match, plan.seed), plan.actions + 1)):
        yield f"{number} {match.record.texts[-1]}\n"
        yield from _questions(match)
        if number % thorough == 0 or not _kinds(match) <= met:
            met |= _kinds(match)
            yield from _shown(match)
            yield from _refusals(match)


def _kinds(match: Match) -> set[str]:
    """What is asked: for every seat that is waited for, the kinds of actions it may take."""
    names = match.game.vocabulary.names
    return {
        " ".join(sorted({names[one].partition(":")[0] for one in match.state.offered(seat)}))
        for seat in waiting_seats(match.state)
    }


def _questions(match: Match) -> Iterator[str]:
    """What every seat that is waited for may do."""
    state = match.state
    for seat in waiting_seats(state):
        told = [state.candidates(seat), state.courtesies(seat), state.legal(seat)]
        yield f"  seat {seat}: {[*told, state.offered(seat)]}\n"


def _shown(match: Match) -> Iterator[str]:
    """The position, and what everybody is shown of it."""
    game, state = match.game, match.state
    yield f"  position: {canonical(game.position(state))}\n"
    for seat in (SPECTATOR, *range(game.seat_count(state))):
        yield f"  view of {seat}: {canonical(game.view(state, seat))}\n"


def _refusals(match: Match) -> Iterator[str]:
    """Every action, tried by every seat: the reason why not, with all that explains it."""
    game, state = match.game, match.state
    for seat in range(game.seat_count(state)):
        for action in range(len(game.vocabulary)):
            if (why := game.why_not(state, seat, action)) is not None:
                reason, explained = why
                name = game.vocabulary.name(action)
                yield f"  {seat} {name}: {reason.name} {reason.clause} {canonical(explained)}\n"


def main() -> int:
    """Write the digests of all games, or tell one of them at length."""
    arguments = argparse.ArgumentParser(description=__doc__.strip().splitlines()[0])
    arguments.add_argument("--tell", nargs=2, metavar=("GAME", "TABLE"))
    arguments.add_argument("--seeds", type=int, nargs="+", default=SEEDS)
    arguments.add_argument("--out", type=Path, default=FILE)
    asked = arguments.parse_args()
    if asked.tell:
        name, table = asked.tell
        sys.stdout.writelines(tell(plans(game_named(name), asked.seeds)[table]))
        return 0
    found = {
        name: {table: digest(plan) for table, plan in plans(game, asked.seeds).items()}
        for name, game in all_games().items()
    }
    asked.out.write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
