"""
How games of Fantastic Factories go: ``python bench/works.py [GAMES]``.

Bots of a kind among themselves: how many rounds, how many points; then alone against The Machine
(FF-51), for each difficulty: how often a bot wins, and by how much.
"""

import sys
from pathlib import Path
from statistics import mean
from typing import Final, cast

from rich.console import Console

if __name__ == "__main__":
    sys.path[0] = str(Path(__file__).parents[1])  # where the package "bench" lies

from bench.played import played, table_of
from botyard.bots import bot_names
from botyard.games.fantastic_factories.components import LEVELS
from botyard.games.fantastic_factories.play import Play
from botyard.games.fantastic_factories.rules.machine import machine_score
from botyard.kernel.game import Game, Json
from botyard.kernel.registry import game_named

GAMES: Final = 400
ROUNDS: Final = ("mean rounds", "longest")


def main() -> int:
    """Print a table for several seats, and one for The Machine."""
    games = int(sys.argv[1]) if len(sys.argv) > 1 else GAMES
    game = game_named("fantastic-factories")
    several = table_of(f"{games} games", "bot", "seats", *ROUNDS, "points", "winner")
    alone = table_of(f"alone, {games} games", "bot", "level", *ROUNDS, "points", "Machine", "wins")
    for name in bot_names(game):
        for seats in game.seats[1:]:
            series = _series(game, name, seats, {}, games)
            scores = [works.scores() for works in series]
            each, winner = mean(map(mean, scores)), mean(map(max, scores))
            row = [*_rounds(series), f"{each:.1f}", f"{winner:.1f}"]
            several.add_row(name, str(seats), *row)
        for level in LEVELS.names:
            series = _series(game, name, 1, {"level": level}, games)
            points = mean(works.scores()[0] for works in series)
            machine = mean(int(machine_score(works)) for works in series)
            wins = mean((works.standing() or [])[0] == 1 for works in series)
            row = [*_rounds(series), f"{points:.1f}", f"{machine:.1f}", f"{wins:.1%}"]
            alone.add_row(name, level, *row)
    Console(width=120).print(several, alone)
    return 0


def _series(game: Game, name: str, seats: int, options: Json, games: int) -> list[Play]:
    return [cast(Play, played(game, name, seats, options, number)) for number in range(games)]


def _rounds(series: list[Play]) -> list[str]:
    rounds = [int(works.round) for works in series]
    return [f"{mean(rounds):.1f}", str(max(rounds))]


if __name__ == "__main__":
    sys.exit(main())
