"""Levels 1 to 5: the first two trust rules of thumb, the others also look ahead."""

from typing import Final, cast

from botyard.bots.bot import Answer, Asked, Bot
from botyard.bots.why import ONLY_ONE, Comparison, Why, next_best
from botyard.games.bot_factory.play import Play
from botyard.games.bot_factory.study.guide import FactoryGuide
from botyard.games.bot_factory.study.plans import value_of
from botyard.kernel.dealer import Generator, SeededDealer, seed_of_game
from botyard.kernel.game import Game, digest_of, imagine
from botyard.search.findings import Findings
from botyard.search.flat import FlatSearch

GRAINS: Final = 1000  # steps in which a slip is measured


class HastyBot(Bot):
    """
    Values every action by rule of thumb, and is wrong by a few points now and then.

    How wrong depends on the seed and on what is known, so the same question gets the same answer.
    """

    slip = 0.0  # points by which a value may be wrong, at most

    def decide(self, asked: Asked) -> Answer:
        luck = seed_of_game(self.seed, int(digest_of(asked.known), 16) >> 2)
        dealer, generator = SeededDealer(luck, len(self.game.outcomes)), Generator(luck)
        factory = cast(Play, imagine(self.game, asked.known, asked.seat, dealer))
        best, chosen = 0.0, -1
        for action in asked.legal:
            slip = (generator.below(GRAINS) + generator.below(GRAINS) - GRAINS) / GRAINS
            value = value_of(factory, asked.seat, action, dealer) + self.slip * slip
            if chosen < 0 or value > best:
                best, chosen = value, action
        return Answer([chosen])


class Level1(HastyBot):
    """Plays soundly, and often overlooks the better of two good actions."""

    slip = 5.0


class Level2(HastyBot):
    """Overlooks less."""

    slip = 1.5


class LookingBot(Bot):
    """Tries every action out, with everybody playing on by rule of thumb for some rounds."""

    rounds = 1
    rollouts = 24

    def __init__(self, game: Game, seed: int) -> None:
        super().__init__(game, seed)
        self._search = FlatSearch(FactoryGuide(), len(game.outcomes), self.rounds)

    def decide(self, asked: Asked) -> Answer:
        return Answer([self.look(asked).best()])

    def look(self, asked: Asked) -> Findings:
        """What it found out about every action that it tried."""
        dealer = SeededDealer(self.seed, len(self.game.outcomes))
        factory = imagine(self.game, asked.known, asked.seat, dealer)
        budget = asked.budget(self.rollouts)
        return self._search.look(factory, asked.seat, self.seed, budget)

    def why(self, asked: Asked, action: int) -> Why:
        other = next_best(self.look(asked), action)
        if other is None:
            return ONLY_ONE
        dealer = SeededDealer(self.seed, len(self.game.outcomes))
        factory = imagine(self.game, asked.known, asked.seat, dealer)
        compared = Comparison(self._search.guide, self._search.streams, self.rounds)
        name = self.game.vocabulary.name(other)
        return compared.told(factory, asked.seat, action, other, self.seed, name)


class Level3(LookingBot):
    """Looks to the end of the round."""


class Level4(LookingBot):
    """Looks to the end of the next round."""

    rounds = 2
    rollouts = 48


class Level5(LookingBot):
    """Looks as far, and more often."""

    rounds = 2
    rollouts = 240
