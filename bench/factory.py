"""
How games of Bot Factory go: ``python bench/factory.py [GAMES [BOT …]]``.

Bots of a kind among themselves: how many rounds, how many points, why the game ended; then
alone (BF-106), for each task: how often it is fulfilled, and how the player is reviewed.
"""

import sys
from pathlib import Path
from typing import Final, cast

from rich.console import Console

if __name__ == "__main__":
    sys.path[0] = str(Path(__file__).parents[1])  # where the package "bench" lies

from bench.played import played, table_of
from botyard.bots import bot_names
from botyard.games.bot_factory.declared import TASKS
from botyard.games.bot_factory.play import Play
from botyard.games.bot_factory.scoring import REVIEWS, review
from botyard.games.bot_factory.state import ENOUGH_BOTS
from botyard.kernel.game import Game, Json
from botyard.kernel.registry import game_named

GAMES: Final = 400


def main() -> int:
    """Print a table for several seats, and one for the inspection."""
    games = int(sys.argv[1]) if len(sys.argv) > 1 else GAMES
    game, out = game_named("bot-factory"), Console(width=120)
    several = table_of(f"{games} games", "bot", "seats", *ROUNDS, "points", "winner", "bots", *ENDS)
    alone = table_of(
        f"alone, {games} games", "bot", "task", *ROUNDS, "points", "bots", *REVIEWS.names
    )
    for name in sys.argv[2:] or bot_names(game):
        for seats in game.seats[1:]:
            series = _series(game, name, seats, {}, games)
            several.add_row(name, str(seats), *_rounds(series), *_points(series), *_ends(series))
        for task in TASKS.names:
            series = _series(game, name, 1, {"task": task}, games)
            alone.add_row(name, task, *_rounds(series), *_alone(series))
    out.print(several, alone)
    return 0


ROUNDS: Final = ("median rounds", "10–90 %")
ENDS: Final = ("by color", "five bots", "both", "limit")


def _series(game: Game, name: str, seats: int, options: Json, games: int) -> list[Play]:
    return [cast(Play, played(game, name, seats, options, number)) for number in range(games)]


def _rounds(series: list[Play]) -> list[str]:
    rounds = sorted(int(factory.round) for factory in series)
    low, high = rounds[len(rounds) // 10], rounds[len(rounds) * 9 // 10]
    return [str(rounds[len(rounds) // 2]), f"{low}–{high}"]


def _points(series: list[Play]) -> list[str]:
    """Points of each seat and of the winner, bots of each seat."""
    scores = [factory.scores() for factory in series]
    each = sum(map(sum, scores)) / sum(map(len, scores))
    bots = [int(factory.bots_of(seat)) for factory in series for seat in range(factory.seats)]
    winner = sum(map(max, scores)) / len(scores)
    return [f"{each:.1f}", f"{winner:.1f}", f"{sum(bots) / len(bots):.1f}"]


def _ends(series: list[Play]) -> list[str]:
    """Why games ended."""
    by_color = [0 in list(factory.meeples) for factory in series]
    five = [
        any(factory.bots_of(seat) >= ENOUGH_BOTS for seat in range(factory.seats))
        for factory in series
    ]
    ends = list(zip(by_color, five, strict=True))
    counts = [ends.count(end) for end in ((True, False), (False, True), (True, True))]
    return [_share(count, series) for count in [*counts, ends.count((False, False))]]


def _alone(series: list[Play]) -> list[str]:
    """Points, bots, and the reviews."""
    points = sum(factory.scores()[0] for factory in series) / len(series)
    bots = sum(int(factory.bots_of(0)) for factory in series) / len(series)
    reviews = [review(factory) for factory in series]
    shares = [_share(reviews.count(name), series) for name in REVIEWS.names]
    return [f"{points:.1f}", f"{bots:.1f}", *shares]


def _share(count: int, series: list[Play]) -> str:
    return f"{count / len(series):.1%}"


if __name__ == "__main__":
    sys.exit(main())
