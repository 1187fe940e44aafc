"""Very many games of one kind, in parallel; a failure is written down as a scene."""

import signal
import traceback
from collections.abc import Callable, Iterator
from concurrent.futures import ProcessPoolExecutor, as_completed
from dataclasses import dataclass
from multiprocessing import active_children, get_context
from pathlib import Path
from typing import Final

from botyard.contract.suite import play_and_check
from botyard.contract.walk import THINKERS, rich_match, walk
from botyard.kernel.dealer import seed_of_game
from botyard.kernel.game import FLAG, Game, Json, Option
from botyard.kernel.match import Match
from botyard.kernel.record import read_record
from botyard.kernel.registry import game_named
from botyard.kernel.replay import replay
from botyard.kernel.scene import scene_of

CHUNK: Final = 200
THOROUGH: Final = 53  # one game in so many goes through the whole suite; a prime meets all tables

Play = Callable[[Game, int, Json, int, list[Match]], None]


@dataclass(frozen=True)
class Failure:
    """What went wrong in a game, and the scene that leads there."""

    seats: int
    seed: int
    what: str
    scene: str


def soak(
    name: str, games: int, seed: int, workers: int, thorough: int = THOROUGH
) -> Iterator[tuple[int, list[Failure]]]:
    """
    Play games at all tables in turn; yields how many were played, and what failed in them.

    One game in ``thorough`` goes through the whole suite; the others are played, must end in
    time, keep what always holds, and replay to the same position.
    """
    size = min(CHUNK, max(1, games // workers))
    chunks = [
        (name, seed, first, min(size, games - first), thorough) for first in range(0, games, size)
    ]
    context = get_context("spawn")
    others = active_children()
    pool = ProcessPoolExecutor(workers, context, _leave_interrupts_to_parent)
    try:
        waiting = [pool.submit(soak_chunk, *chunk) for chunk in chunks]
        for done in as_completed(waiting):
            yield done.result()
    except BaseException:  # broken off: nobody waits for what is still played
        for worker in active_children():
            if worker not in others:
                worker.terminate()
        raise
    finally:
        pool.shutdown(wait=False, cancel_futures=True)


def _leave_interrupts_to_parent() -> None:
    """Ctrl-C ends the games in the parent process, which ends its workers."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def soak_chunk(
    name: str, seed: int, first: int, games: int, thorough: int
) -> tuple[int, list[Failure]]:
    """A part of the games."""
    game = game_named(name)
    failures: list[Failure] = []
    for number in range(first, first + games):
        seats, options = table_of(game, number)
        play = _play_thoroughly if number % thorough == 0 else _play_quickly
        failure = _try(game, seats, options, seed_of_game(seed, number), play)
        if failure is not None:
            failures.append(failure)
    return games, failures


def table_of(game: Game, number: int) -> tuple[int, Json]:
    """The seats and options of one game of a series: every table comes round in turn."""
    number, seats = divmod(number, len(game.seats))
    options: Json = {}
    for option in game.options:
        values = values_of(option)
        number, value = divmod(number, len(values))
        if values[value] != option.default:
            options[option.name] = values[value]
    allowed = game.allowed_seats(game.read_options(options))
    count = game.seats[seats]
    return count if count in allowed else allowed[seats % len(allowed)], options


def values_of(option: Option) -> list[object]:
    """The values that an option can have, if they can be counted; else its default."""
    if option.kind == FLAG:
        return [False, True]
    return [option.default] if option.names is None else list(option.names.names)


def _try(game: Game, seats: int, options: Json, seed: int, play: Play) -> Failure | None:
    matches: list[Match] = []
    try:
        play(game, seats, options, seed, matches)
    except Exception as wrong:
        place = traceback.extract_tb(wrong.__traceback__)[-1]
        what = "".join(traceback.format_exception_only(wrong)).strip()
        what = f"{what} ({Path(place.filename).name}:{place.lineno} {place.name})"
        scene = scene_of(matches[0], what) if matches else ""
        return Failure(seats, seed, what, scene)
    return None


def _play_thoroughly(
    game: Game, seats: int, options: Json, seed: int, matches: list[Match]
) -> None:
    play_and_check(game, seats, seed, every=5, options=options, rich=True, match_out=matches)


def _play_quickly(game: Game, seats: int, options: Json, seed: int, matches: list[Match]) -> None:
    """Play, keep what always holds, end in time, replay to the same position."""
    match = rich_match(game, seats, seed, options)
    matches.append(match)
    for _ in walk(match, seed, THINKERS):
        broken = game.invariants(match.state)
        assert not broken, f"it does not hold: {broken}"
        assert len(match.record.lines) <= game.bound(seats) + 1, "the bound is passed"
    match.finish()
    again = replay(game, read_record(match.record.text()))
    same = game.fingerprint(again.state) == game.fingerprint(match.state)
    assert same, "it replays to another position"
