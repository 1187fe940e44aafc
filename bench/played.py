"""Games of bots of one kind among themselves, for the scripts that tell how games go."""

from rich.box import SIMPLE_HEAD
from rich.table import Table

from botyard.bots import bot_named
from botyard.bots.asking import Player
from botyard.kernel.dealer import SeededDealer, seed_of_game
from botyard.kernel.game import Game, Json
from botyard.kernel.state import State, waiting_seats

SEED = 2026
WORDS = ("bot", "task", "level")  # columns of words, not of numbers


def played(game: Game, name: str, seats: int, options: Json, number: int) -> State:
    """One game of the series, to its end."""
    seed = seed_of_game(SEED, number)
    dealer = SeededDealer(seed, len(game.outcomes))
    state: State = game.setup(game.simulation_options(options), seats, dealer)
    players = [
        Player(bot_named(game, name, seed_of_game(seed, seat)), name) for seat in range(seats)
    ]
    while state.waiting():
        seat = waiting_seats(state)[0]
        state.apply(seat, players[seat].choose(state, seat, state.legal(seat)), dealer)
    return state


def table_of(title: str, *columns: str) -> Table:
    """An empty table."""
    table = Table(title=title, box=SIMPLE_HEAD)
    for column in columns:
        table.add_column(column, justify="left" if column in WORDS else "right")
    return table
