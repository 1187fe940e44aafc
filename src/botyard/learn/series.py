"""Games that a net plays against itself, on all cores, alike whatever their number."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from multiprocessing import get_context
from typing import Final, NamedTuple, TypeAlias, TypeVar

import numpy as np

from botyard.bots.simulate import cores, leave_interrupts_to_parent
from botyard.kernel.dealer import seed_of_game
from botyard.learn.pupil import Pupil, Seating
from botyard.learn.returns import Floats, Numbers
from botyard.learn.trace import END, Trace
from botyard.search.net import read_net

Rows: TypeAlias = np.ndarray[tuple[int, ...], np.dtype[np.int16]]
Result = TypeVar("Result")
_CHUNK: Final = 5  # games that a worker plays before it reports


class Seen(NamedTuple):
    """What was seen in some games: states, which one followed each, and the targets at the end."""

    rows: Rows
    after: Numbers
    ends: Floats
    games: int


@dataclass(frozen=True)
class Chunk:
    """Some games, for one worker."""

    pupil: Pupil
    net: bytes  # its file; empty before there is one
    numbers: tuple[int, ...]
    seed: int
    rate: float = 0.0
    warmth: float = 1.0


def play(chunks: Sequence[Chunk], workers: int = 0) -> Iterator[Seen]:
    """Play games against oneself, exploring, and give what was seen, in their order."""
    yield from _on_all_cores(_played, chunks, workers)


def measure(chunks: Sequence[Chunk], workers: int = 0) -> Iterator[list[float]]:
    """Play the net in one seat against the yardstick in all others: its shares of wins."""
    yield from _on_all_cores(_measured, chunks, workers)


def chunks_of(chunk: Chunk) -> list[Chunk]:
    """The same games in small parts."""
    numbers = chunk.numbers
    return [
        Chunk(
            chunk.pupil,
            chunk.net,
            numbers[first : first + _CHUNK],
            chunk.seed,
            chunk.rate,
            chunk.warmth,
        )
        for first in range(0, len(numbers), _CHUNK)
    ]


def together(seen: Sequence[Seen]) -> Seen:
    """What was seen in several series, as one."""
    after: list[Numbers] = []
    first = 0
    for part in seen:
        after.append(np.where(part.after >= 0, part.after + first, part.after))
        first += len(part.rows)
    return Seen(
        np.concatenate([part.rows for part in seen]),
        np.concatenate(after),
        np.concatenate([part.ends for part in seen]),
        sum(part.games for part in seen),
    )


def seating_of(pupil: Pupil, number: int) -> Seating:
    """At which table a game is played: all in turn, each as often as it weighs."""
    every = [seating for seating in pupil.seatings for _ in range(seating.weight)]
    return every[number % len(every)]


def _played(chunk: Chunk) -> Seen:
    net = read_net(chunk.net, chunk.pupil.game) if chunk.net else None
    traces: list[Trace] = []
    for number in chunk.numbers:
        seating = seating_of(chunk.pupil, number)
        seed = seed_of_game(chunk.seed, number)
        nets = [net] * seating.seats
        traces += chunk.pupil.play(seating, nets, seed, chunk.rate, chunk.warmth)
    return _seen(chunk.pupil, traces, len(chunk.numbers))


def _measured(chunk: Chunk) -> list[float]:
    net = read_net(chunk.net, chunk.pupil.game) if chunk.net else None
    seating = chunk.pupil.seatings[0]
    shares: list[float] = []
    for number in chunk.numbers:
        seed = seed_of_game(chunk.seed, number // seating.seats)
        own = number % seating.seats
        nets = [net if seat == own else None for seat in range(seating.seats)]
        traces = chunk.pupil.play(seating, nets, seed, yardstick=True)
        shares.append(traces[own].targets[0])
    return shares


def _seen(pupil: Pupil, traces: Sequence[Trace], games: int) -> Seen:
    count = sum(len(trace.rows) for trace in traces)
    rows = np.empty((count, pupil.inputs), np.int16)
    after = np.empty(count, np.int64)
    ends = np.empty((count, len(pupil.heads)), np.float32)
    first = 0
    for trace in traces:
        for row, features in enumerate(trace.rows):
            rows[first + row] = list(features)
            followed = trace.after[row]
            after[first + row] = followed + first if followed > END else followed
            ends[first + row] = trace.targets
        first += len(trace.rows)
    return Seen(rows, after, ends, games)


def _on_all_cores(
    work: Callable[[Chunk], Result], chunks: Sequence[Chunk], workers: int
) -> Iterator[Result]:
    workers = min(workers or cores(), len(chunks))
    if workers <= 1:
        yield from map(work, chunks)
        return
    with get_context("spawn").Pool(workers, leave_interrupts_to_parent) as pool:
        yield from pool.imap(work, chunks)
