"""
How many turns a bot needs alone in RoboRally (RR-68): ``python bench/practice.py COURSE …``.

One line for each course; if none is named, of all published ones that can be run alone.
"""

import sys
from statistics import median
from typing import Final, cast

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table

from botyard.bots import bot_named
from botyard.bots.asking import Player
from botyard.games.roborally.boards.courses import COURSES, course_named
from botyard.games.roborally.play import Play
from botyard.games.roborally.state import HAS_FINISHED
from botyard.kernel.dealer import SeededDealer, seed_of_game
from botyard.kernel.game import Game
from botyard.kernel.registry import game_named

BOT: Final = "greedy"
RUNS: Final = 400
SEED: Final = 2026


def practice_run(game: Game, course: str, seed: int) -> Play:
    """One seat alone, to the end."""
    dealer = SeededDealer(seed, len(game.outcomes))
    race = cast(Play, game.setup(game.simulation_options({"course": course}), 1, dealer))
    player = Player(bot_named(game, BOT, seed_of_game(seed, 0)), BOT)
    while race.waiting():
        race.apply(0, player.choose(race, 0, race.legal(0)), dealer)
    return race


def _shown(turns: list[int]) -> list[str]:
    """Median, ninth decile and longest of the runs that reached the last flag."""
    if not turns:
        return ["–"] * 3
    return [f"{value:g}" for value in (median(turns), turns[len(turns) * 9 // 10], turns[-1])]


def main() -> int:
    """Print turns and lives for each course."""
    game = game_named("roborally")
    table = Table(title=f"{BOT} alone, {RUNS} runs", box=SIMPLE_HEAD)
    for column in ("course", "finished", "median turns", "90 % within", "longest", "lives left"):
        table.add_column(column, justify="left" if column == "course" else "right", no_wrap=True)
    alone = [name for name in COURSES.names if 1 in course_named(name).seats()]
    for course in sys.argv[1:] or alone:
        races = [practice_run(game, course, seed_of_game(SEED, run)) for run in range(RUNS)]
        turns = sorted(int(race.turn) for race in races if race.fate[0] == HAS_FINISHED)
        lives = sum(int(race.lives[0]) for race in races) / RUNS
        table.add_row(course, str(len(turns)), *_shown(turns), f"{lives:.2f}")
    Console().print(table)
    return 0


if __name__ == "__main__":
    sys.exit(main())
