"""
The same games, compiled and interpreted side by side: after no action may anything differ.

One process cannot hold both builds. So each plays in a process of its own, from the same seed,
and prints digests of all that its match shows; whoever compares them reads both side by side.
"""

import hashlib
import json
import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack
from dataclasses import asdict, dataclass
from itertools import chain, count, islice, zip_longest
from typing import Final

from botyard.contract.soak import table_of, values_of
from botyard.contract.walk import rich_match, walk
from botyard.kernel.dealer import SeededDealer, seed_of_game
from botyard.kernel.game import SPECTATOR, Game, Json, canonical, imagine
from botyard.kernel.match import Match
from botyard.kernel.registry import game_named
from botyard.kernel.state import waiting_seats

Build = dict[str, str]  # what is set in the environment of its process
COMPILED: Final[Build] = {"BOTYARD_PURE": ""}
INTERPRETED: Final[Build] = {"BOTYARD_PURE": "1"}
BOTH: Final = (COMPILED, INTERPRETED)

MOST_DETAILS: Final = 12
WHOLE: Final = 1_000_000  # actions: more than any game takes

Parts = dict[str, object]  # everything that is compared, by name


@dataclass(frozen=True)
class Plan:
    """One game to be played by both builds, for at most so many actions."""

    game: str
    seats: int
    options: Json
    seed: int
    actions: int


@dataclass(frozen=True)
class Difference:
    """Where two builds part: after which action, in what, and the record that leads there."""

    plan: Plan
    action: int
    parts: list[str]
    details: list[str]
    record: str

    def __str__(self) -> str:
        plan = self.plan
        where = f"{plan.game} {canonical(plan.options)}, {plan.seats} seats, seed {plan.seed}"
        lines = [f"{where}, after action {self.action}: {', '.join(self.parts)}", *self.details]
        return "\n  ".join(lines)


def compare(plans: list[Plan], builds: tuple[Build, Build] = BOTH) -> Iterator[Plan | Difference]:
    """Play every game in both builds; yields it when it was the same, or where it differs."""
    for plan, told in zip(plans, _told_by_both(plans, builds), strict=True):
        action = next((number for number, lines in enumerate(told) if len(set(lines)) > 1), -1)
        yield plan if action < 0 else _difference(plan, action, builds)


def each_value(game: Game, seed: int, actions: int) -> list[Plan]:
    """A game with every value of every option, with the most seats it allows and the fewest."""
    tables: list[Json] = [{}]
    for option in game.options:
        tables += [{option.name: value} for value in values_of(option) if value != option.default]
    plans: list[Plan] = []
    for options in tables:
        allowed = game.allowed_seats(game.read_options(options))
        for seats in sorted({max(allowed), min(allowed)}, reverse=True):
            plans.append(Plan(game.name, seats, options, seed, actions))
    return plans


def whole_games(game: Game, seed: int) -> Iterator[Plan]:
    """Games from deal to end, at all tables in turn, without end."""
    for number in count():
        seats, options = table_of(game, number)
        yield Plan(game.name, seats, options, seed_of_game(seed, number), WHOLE)


def _told_by_both(
    plans: list[Plan], builds: tuple[Build, Build]
) -> Iterator[list[tuple[str, ...]]]:
    """For every game the lines of both builds, side by side."""
    order = [{**asdict(plan), "show": False} for plan in plans]
    with ExitStack() as stack:
        playing = [stack.enter_context(_playing(order, build)) for build in builds]
        lines = [_lines(process) for process in playing]
        for _ in plans:
            yield list(zip_longest(*(_of_one_game(of_build) for of_build in lines), fillvalue=""))


def _difference(plan: Plan, action: int, builds: tuple[Build, Build]) -> Difference:
    """Play the one game again in both builds, and compare all that it shows after this action."""
    order = [{**asdict(plan), "actions": action, "show": True}]
    shown: list[Parts] = []
    for build in builds:
        with _playing(order, build) as process:
            shown.append(json.loads(list(_of_one_game(_lines(process)))[-1]))
    record = str(shown[1].pop("record"))
    shown[0].pop("record")
    parts = [name for name in shown[0] | shown[1] if shown[0].get(name) != shown[1].get(name)]
    ways = (_different(name, shown[0].get(name), shown[1].get(name)) for name in parts)
    details = [
        f"{path}: {one}, but {other}"
        for path, one, other in islice(chain.from_iterable(ways), MOST_DETAILS)
    ]
    return Difference(plan, action, parts, details, record)


def _different(path: str, one: object, other: object) -> Iterator[tuple[str, str, str]]:
    """Where two values differ, and how."""
    if one == other:
        return
    if isinstance(one, dict) and isinstance(other, dict):
        for key in one | other:
            yield from _different(f"{path}.{key}", one.get(key), other.get(key))
    elif isinstance(one, list) and isinstance(other, list) and len(one) == len(other):
        for number, (left, right) in enumerate(zip(one, other, strict=True)):
            yield from _different(f"{path}.{number}", left, right)
    else:
        yield path, canonical(one), canonical(other)


def _playing(order: list[Json], build: Build) -> subprocess.Popen[str]:
    """A process of one build that plays these games."""
    process = subprocess.Popen(
        [sys.executable, __file__],
        env=os.environ | {"PYTHONPATH": os.pathsep.join(sys.path)} | build,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )
    assert process.stdin is not None
    process.stdin.write(json.dumps(order))
    process.stdin.close()
    return process


def _lines(process: subprocess.Popen[str]) -> Iterator[str]:
    assert process.stdout is not None
    return iter(process.stdout)


def _of_one_game(lines: Iterator[str]) -> Iterator[str]:
    """The lines up to the empty one that ends a game."""
    for line in lines:
        if line == "\n":
            return
        yield line
    raise RuntimeError("a build has ended before its games")


def parts_of(match: Match) -> Parts:
    """Everything that a match shows: to itself, to every seat, to those who look on."""
    game, state = match.game, match.state
    position = game.position(state)
    seats = range(game.seat_count(state))
    parts: Parts = {"position": position, "position read again": _read_again(game, position)}
    for seat in (SPECTATOR, *seats):
        parts[f"view of {seat}"] = game.view(state, seat)
    for seat in seats:
        numbers: list[float] = []
        state.observe(seat, numbers)
        parts[f"observation of {seat}"] = numbers
    for seat in waiting_seats(state):
        parts[f"legal for {seat}"] = [state.legal(seat), state.offered(seat)]
        candidates = state.candidates(seat)
        parts[f"refused to {seat}"] = [game.refusal(state, seat, one) for one in candidates]
    for seat in waiting_seats(state)[:1]:
        dealer = SeededDealer(len(match.record.lines), len(game.outcomes))
        imagined = imagine(game, game.known(state, seat), seat, dealer)
        parts[f"imagined by {seat}"] = game.position(imagined)
    parts["line"] = match.record.texts[-1]
    parts["events"] = [asdict(event) for event in match.events[-1]]
    parts["result"] = [state.scores(), state.standing()]
    return parts


def _read_again(game: Game, position: Json) -> Json:
    return game.position(game.read_position(json.loads(json.dumps(position))))


def _play(plan: Plan, *, with_record: bool) -> Iterator[Parts]:
    """Play a game; all that it shows before the first and after every action."""
    matches: list[Match] = []
    try:
        matches.append(rich_match(game_named(plan.game), plan.seats, plan.seed, plan.options))
        for match in islice(walk(matches[0], plan.seed), plan.actions + 1):
            record = {"record": match.record.text()} if with_record else {}
            yield parts_of(match) | record
    except Exception as wrong:  # the other build may go on: that is a difference, too
        yield {"broken": repr(wrong), "record": matches[0].record.text() if matches else ""}


def main() -> None:
    """Play the games that standard input names, as one build."""
    for order in json.load(sys.stdin):
        show = order.pop("show")
        for parts in _play(Plan(**order), with_record=show):
            print(json.dumps(parts) if show else _digest(parts))
        print(flush=True)


def _digest(parts: Parts) -> str:
    return hashlib.sha256(canonical(parts).encode()).hexdigest()


if __name__ == "__main__":
    main()
