"""
Many games among bots, on all cores, with the same result whatever the number of cores.

Deal ``i`` of a series is dealt with ``seed_of_game(seed, i)`` and its bots are seeded from
that, so that every game can be played again by itself. Games are handed out in chunks of a
fixed size and come back in order.
"""

import os
import signal
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from multiprocessing import get_context
from typing import Final, NamedTuple

from mypy_extensions import i64

from botyard.bots.asking import Player, made
from botyard.bots.registry import BotMaker, bot_makers, bot_named
from botyard.bots.uniform import RandomBot
from botyard.kernel.dealer import MAX_SEED, Dealer, Generator, SeededDealer, seed_of_game
from botyard.kernel.errors import BadData
from botyard.kernel.game import Game, Json
from botyard.kernel.playout import play_out
from botyard.kernel.registry import game_named
from botyard.kernel.state import State, waiting_seats
from botyard.kernel.vectors import filled, vec

CHUNK: Final = 20  # games that a worker plays before it reports
RANDOM_CHUNK: Final = 500  # the same, where no bot has to think


@dataclass(frozen=True)
class Series:
    """Which games to play: everything that decides how they end."""

    game: str
    bots: tuple[str, ...]  # by name, one for each seat
    games: int
    seed: int
    rotate: bool = True  # whether the bots move on by one seat from game to game
    options: Json = field(default_factory=dict)
    paired: bool = False  # whether each deal is played from every seat before the next one

    def check(self) -> None:
        """Refuse a game, a bot, a seed or a number of seats that does not exist."""
        game = game_named(self.game)
        game.check_seats(len(self.bots), game.simulation_options(self.options))
        if not 0 <= self.seed <= MAX_SEED:
            raise BadData("seed-range", value=self.seed, most=MAX_SEED)
        for name in self.bots:
            bot_named(game, name, self.seed)

    def bots_of(self, number: int) -> list[str]:
        """
        The bots in the order in which they sit in one game.

        >>> Series("go", ("a", "b", "c"), games=3, seed=1).bots_of(1)
        ['b', 'c', 'a']
        """
        shift = number % len(self.bots) if self.rotate else 0
        return [*self.bots[shift:], *self.bots[:shift]]

    def seed_of(self, number: int) -> int:
        """
        The seed of one game; where deals are paired, the same for a round of all seats.

        >>> series = Series("go", ("a", "b"), games=4, seed=1, paired=True)
        >>> series.seed_of(2) == series.seed_of(3) == seed_of_game(1, 1)
        True
        """
        return seed_of_game(self.seed, number // len(self.bots) if self.paired else number)


class Chunk(NamedTuple):
    """Some games of a series, for one worker."""

    series: Series
    numbers: tuple[int, ...]


class SeatResult(NamedTuple):
    """How a game ended for a seat; seats count from 1, games from 0 as their seeds do."""

    game: int
    game_seed: int
    seat: int
    bot: str
    score: int
    place: int
    win: float  # 1, or a part of it where several share the first place
    decisions: int  # forced answers included
    choices: int  # decisions with more than one legal action


def simulate(series: Series, workers: int = 0) -> Iterator[list[SeatResult]]:
    """
    Play a series, and give the results chunk by chunk, in the order of the games.

    Without a number of workers all cores are used. One worker plays in this process; more are
    processes of their own, which know the games and bots of installed packages only.
    """
    series.check()
    size = RANDOM_CHUNK if _all_random(game_named(series.game), series) else CHUNK
    numbers = range(series.games)
    chunks = [Chunk(series, tuple(numbers[first : first + size])) for first in numbers[::size]]
    yield from play_chunks(chunks, workers)


def play_chunks(chunks: Sequence[Chunk], workers: int = 0) -> Iterator[list[SeatResult]]:
    """Play chunks, on all cores without a number of workers; results come in their order."""
    workers = min(workers or cores(), len(chunks))
    if workers <= 1:
        yield from map(play_chunk, chunks)
        return
    with get_context("spawn").Pool(workers, leave_interrupts_to_parent) as pool:
        yield from pool.imap(play_chunk, chunks)


def cores() -> int:
    """How many cores this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def play_game(
    game: Game, series: Series, number: int, makers: dict[str, BotMaker]
) -> list[SeatResult]:
    """One game of a series; where every bot is the random one, in one call into the engine."""
    game_seed = series.seed_of(number)
    names = series.bots_of(number)
    seats = len(names)
    seeds = [seed_of_game(game_seed, seat) for seat in range(seats)]
    dealer = SeededDealer(game_seed, len(game.outcomes))
    state: State = game.setup(game.simulation_options(series.options), seats, dealer)
    decisions, choices = filled(seats, 0), filled(seats, 0)
    if all(makers[name] is RandomBot for name in names):
        choosers = [Generator(seed) for seed in seeds]
        play_out(state, dealer, choosers, decisions, choices)
    else:
        players = [
            Player(made(makers[name], name, game, seed), name)
            for name, seed in zip(names, seeds, strict=True)
        ]
        _play_with_bots(state, dealer, players, decisions, choices)
    scores, places = state.scores(), state.standing() or []
    return [
        SeatResult(
            number,
            game_seed,
            seat + 1,
            names[seat],
            scores[seat],
            places[seat],
            1 / places.count(1) if places[seat] == 1 else 0.0,
            decisions[seat],
            choices[seat],
        )
        for seat in range(seats)
    ]


def _play_with_bots(
    state: State,
    dealer: Dealer,
    players: list[Player],
    decisions: vec[i64],
    choices: vec[i64],
) -> None:
    """Let the bot of the lowest waiting seat act, again and again."""
    while state.waiting():
        seat = waiting_seats(state)[0]
        allowed = state.legal(seat)
        decisions[seat] += 1
        choices[seat] += len(allowed) > 1
        state.apply(seat, players[seat].choose(state, seat, allowed), dealer)


def play_chunk(chunk: Chunk) -> list[SeatResult]:
    """Play the games of a chunk in this process."""
    game = game_named(chunk.series.game)
    makers = bot_makers(game)
    results: list[SeatResult] = []
    for number in chunk.numbers:
        results += play_game(game, chunk.series, number, makers)
    return results


def _all_random(game: Game, series: Series) -> bool:
    makers = bot_makers(game)
    return all(makers[name] is RandomBot for name in series.bots)


def leave_interrupts_to_parent() -> None:
    """Ctrl-C ends the series in the parent process, which ends its workers."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
