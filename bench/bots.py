"""
How long bots think: ``python bench/bots.py``, or of another game ``bench/bots.py roborally``.

Bots of a kind play whole games among themselves; only the time between a view handed over
and its answer counts.
"""

import sys
import time
from typing import Final

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table

from botyard import BUILD
from botyard.bots import Answer, Asked, Bot, bot_named, bot_names
from botyard.bots.registry import BotMaker
from botyard.bots.simulate import Series, play_game
from botyard.kernel.game import Game
from botyard.kernel.registry import game_named

GAME: Final = "ausser-rand-und-band"
GAMES: Final = 40


class Timed(Bot):
    """Passes everything on to another bot, and notes how long each answer takes."""

    def __init__(self, bot: Bot, seconds: list[float]) -> None:
        super().__init__(bot.game, bot.seed)
        self._bot = bot
        self._seconds = seconds

    def decide(self, asked: Asked) -> Answer:
        start = time.perf_counter()
        answer = self._bot.decide(asked)
        self._seconds.append(time.perf_counter() - start)
        return answer


def thinking_times(game: Game, name: str, seats: int, games: int) -> list[float]:
    """The seconds of every answer, sorted."""
    seconds: list[float] = []
    series = Series(game.name, (name,) * seats, games, seed=1)
    makers: dict[str, BotMaker] = {
        name: lambda game, seed: Timed(bot_named(game, name, seed), seconds)
    }
    for number in range(games):
        play_game(game, series, number, makers)
    return sorted(seconds)


def main() -> int:
    """Print a line for each bot and number of seats."""
    game = game_named(*sys.argv[1:] or [GAME])
    table = Table(title=f"{game.name}, engine {BUILD}", box=SIMPLE_HEAD)
    for column in ("bot", "seats", "mean ms", "median ms", "99 % below ms"):
        table.add_column(column, justify="left" if column == "bot" else "right")
    for name in bot_names(game):
        for seats in game.seats:
            times = thinking_times(game, name, seats, GAMES)
            shown = (sum(times) / len(times), times[len(times) // 2], times[len(times) * 99 // 100])
            table.add_row(name, str(seats), *(f"{value * 1e3:.3f}" for value in shown))
    Console().print(table)
    return 0


if __name__ == "__main__":
    sys.exit(main())
