"""Whole games among bots, watched."""

import json
from collections.abc import Sequence

from botyard.bots import Answer, Asked, Bot
from botyard.kernel.dealer import SeededDealer
from botyard.kernel.game import Game, Json
from botyard.kernel.state import State, waiting_seats


class Watched(Bot):
    """Passes everything on to another bot, and checks what goes in and out."""

    def __init__(self, bot: Bot) -> None:
        super().__init__(bot.game, bot.seed)
        self.bot = bot
        self.answers: list[int] = []

    def decide(self, asked: Asked) -> Answer:
        only_json = json.loads(json.dumps(asked.known))
        assert only_json == asked.known
        allowed = list(asked.legal)
        answer = self.bot.decide(asked._replace(known=only_json))
        assert answer.actions[0] in allowed
        assert asked.legal == allowed
        assert only_json == asked.known
        self.answers.append(answer.actions[0])
        return answer


def play(game: Game, bots: Sequence[Bot], seed: int) -> list[int]:
    """Let bots play to the end; every decision is put to them, planned and forced ones too."""
    dealer = SeededDealer(seed, len(game.outcomes))
    state = game.setup(game.simulation_options({}), len(bots), dealer)
    notes: list[Json | None] = [None] * len(bots)
    while state.waiting():
        seat = waiting_seats(state)[0]
        asked = Asked(game.known(state, seat), seat, state.legal(seat), notes[seat])
        answer = bots[seat].decide(asked)
        notes[seat] = answer.note
        state.apply(seat, answer.actions[0], dealer)
    return state.standing() or []


def choice(bot: Bot, state: State, seat: int = 0) -> int:
    """What a bot does at a seat of a position."""
    asked = Asked(bot.game.known(state, seat), seat, state.legal(seat))
    return bot.decide(asked).actions[0]
