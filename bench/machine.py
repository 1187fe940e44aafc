"""
How a bot fares alone in Fantastic Factories: ``python bench/machine.py LEVEL …``.

One line for each difficulty of The Machine, of all four if none is named.
"""

import sys
from statistics import mean
from typing import Final, cast

from rich.box import SIMPLE_HEAD
from rich.console import Console
from rich.table import Table

from botyard.bots import bot_named
from botyard.games.fantastic_factories.components import LEVELS
from botyard.games.fantastic_factories.play import Play
from botyard.games.fantastic_factories.rules.machine import machine_score
from botyard.kernel.dealer import SeededDealer, seed_of_game
from botyard.kernel.game import Game
from botyard.kernel.registry import game_named
from botyard.kernel.state import legal

BOT: Final = "greedy"
RUNS: Final = 400
SEED: Final = 2026


def solo_game(game: Game, level: str, seed: int) -> Play:
    """One seat against The Machine, to the end."""
    dealer = SeededDealer(seed, len(game.outcomes))
    works = cast(Play, game.setup(game.simulation_options({"level": level}), 1, dealer))
    bot = bot_named(game, BOT, seed_of_game(seed, 0))
    while works.waiting():
        allowed = legal(works, 0)
        forced = len(allowed) == 1
        action = allowed[0] if forced else bot.choose(game.view(works, 0), 0, allowed)
        works.apply(0, action, dealer)
    return works


def main() -> int:
    """Print wins, scores and rounds for each level."""
    game = game_named("fantastic-factories")
    table = Table(title=f"{BOT} alone, {RUNS} games", box=SIMPLE_HEAD)
    for column in ("level", "wins", "score", "The Machine", "rounds", "longest"):
        table.add_column(column, justify="left" if column == "level" else "right", no_wrap=True)
    for level in sys.argv[1:] or LEVELS.names:
        games = [solo_game(game, level, seed_of_game(SEED, run)) for run in range(RUNS)]
        wins = sum((works.standing() or [])[0] == 1 for works in games) / RUNS
        scores = mean(works.scores()[0] for works in games)
        machine = mean(int(machine_score(works)) for works in games)
        rounds = [int(works.round) for works in games]
        numbers = (f"{scores:.1f}", f"{machine:.1f}", f"{mean(rounds):.1f}", str(max(rounds)))
        table.add_row(level, f"{wins:.1%}", *numbers)
    Console().print(table)
    return 0


if __name__ == "__main__":
    sys.exit(main())
