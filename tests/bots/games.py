"""Whole games among bots, watched."""

import json
from collections.abc import Sequence

from botyard.bots import Bot
from botyard.kernel.dealer import SeededDealer
from botyard.kernel.game import Game, Json
from botyard.kernel.state import waiting_seats


class Watched(Bot):
    """Passes everything on to another bot, and checks what goes in and out."""

    def __init__(self, bot: Bot) -> None:
        super().__init__(bot.game, bot.seed)
        self.bot = bot
        self.answers: list[int] = []

    def choose(self, known: Json, seat: int, legal: list[int]) -> int:
        only_json = json.loads(json.dumps(known))
        assert only_json == known
        allowed = list(legal)
        action = self.bot.choose(only_json, seat, legal)
        assert action in allowed
        assert legal == allowed
        assert only_json == known
        self.answers.append(action)
        return action


def play(game: Game, bots: Sequence[Bot], seed: int) -> list[int]:
    """Let bots play to the end; every decision is put to them, forced ones too."""
    dealer = SeededDealer(seed, len(game.outcomes))
    state = game.setup(game.simulation_options({}), len(bots), dealer)
    while state.waiting():
        seat = waiting_seats(state)[0]
        allowed = state.legal(seat)
        state.apply(seat, bots[seat].choose(game.known(state, seat), seat, allowed), dealer)
    return state.standing() or []
