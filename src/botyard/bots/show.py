"""A whole game that bots play among themselves, to be watched."""

from typing import Final

from botyard import MADE
from botyard.bots.asking import Player, made
from botyard.bots.registry import bot_maker, quick_bot
from botyard.kernel.dealer import seed_of_game
from botyard.kernel.dice import dealing_of, seeded_dice
from botyard.kernel.game import Game
from botyard.kernel.match import Match
from botyard.kernel.record import Record, header_of
from botyard.kernel.state import waiting_seats

USUAL_SEATS: Final = 3


def play_show(game: Game, seed: int) -> str:
    """The record of a game that bots play among themselves; the same for the same seed."""
    seats = min(game.seats, key=lambda count: abs(count - USUAL_SEATS))
    options = game.simulation_options({})
    name = quick_bot(game)
    header = header_of(game, options, [f"bot:{name}"] * seats, seeded_dice(seed), MADE)
    match = Match(game, header, dealing_of(game, Record(header), b"")(0))
    match.deal()
    maker = bot_maker(game, name)
    players = [Player(made(maker, name, game, seed_of_game(seed, at)), name) for at in range(seats)]
    while waiting := waiting_seats(match.state):
        seat = waiting[0]
        match.act(seat, players[seat].choose(match.state, seat, match.state.legal(seat)))
    match.finish("")
    return "".join(f"{line}\n" for line in match.record.texts)
