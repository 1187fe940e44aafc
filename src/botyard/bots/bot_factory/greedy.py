"""The greedy bot: what brings most now, by rule of thumb."""

from typing import Final, cast

from botyard.bots.bot import Answer, Asked, Bot, one_of_the_best
from botyard.bots.bot_factory.plans import planned, value_after, value_of_acting
from botyard.bots.bot_factory.prospects import prospects
from botyard.games.bot_factory.actions import DONE, EXTRA_PLACE, MOVE, PASS, USE
from botyard.games.bot_factory.declared import FEE_STEP, MOVE_STEP
from botyard.games.bot_factory.play import Play
from botyard.kernel.dealer import Generator, SeededDealer
from botyard.kernel.game import Game, imagine

ORDER: Final = 0.01  # points that a space further left is worth: it acts and moves earlier
EFFORT: Final = 0.05  # points that doing something must be worth more than being done


class GreedyBot(Bot):
    """
    Tries every legal action on a copy, and counts points and prospects.

    A move is worth what the worker could do on that space if it acted at once. The seed
    decides between actions that are as good as each other.
    """

    def __init__(self, game: Game, seed: int) -> None:
        super().__init__(game, seed)
        self._generator = Generator(seed)
        self._dealer = SeededDealer(seed, len(game.outcomes))

    def decide(self, asked: Asked) -> Answer:
        legal, seat = asked.legal, asked.seat
        if len(legal) == 1:
            return Answer(legal)
        factory = cast(Play, imagine(self.game, asked.known, seat, self._dealer))
        values = [self._value(factory, seat, action) for action in legal]
        return Answer([one_of_the_best(legal, values, self._generator)])

    def _value(self, factory: Play, seat: int, action: int) -> float:
        step = int(factory.agenda.step())
        if step == MOVE_STEP:
            if action == USE + EXTRA_PLACE:
                return prospects(factory, seat)
            space = action - MOVE
            return value_of_acting(factory, seat, space, self._dealer) - ORDER * space
        if step == FEE_STEP:
            if action == PASS:
                return prospects(factory, seat)
            after = factory.clone()
            after.apply(seat, action, self._dealer)
            return planned(after, seat, self._dealer)
        value = value_after(factory, seat, action, self._dealer)
        return value + EFFORT if action == DONE else value
