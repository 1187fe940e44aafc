"""The greedy bot: what brings most now, by rule of thumb."""

from typing import cast

from botyard.bots.bot import Answer, Asked, Bot, one_of_the_best
from botyard.games.bot_factory.play import Play
from botyard.games.bot_factory.study.plans import value_of
from botyard.kernel.dealer import Generator, SeededDealer
from botyard.kernel.game import Game, imagine


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
        values = [value_of(factory, seat, action, self._dealer) for action in legal]
        return Answer([one_of_the_best(legal, values, self._generator)])
