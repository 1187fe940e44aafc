"""Levels 1 to 5: three overlook less and less, one overlooks nothing, one looks past the belt."""

from typing import Final, cast

from botyard.bots.bot import Answer, Asked, Bot
from botyard.games.ausser_rand_und_band.play import Play
from botyard.games.ausser_rand_und_band.study.foresight import Foresight
from botyard.games.ausser_rand_und_band.study.nets import net_for
from botyard.games.ausser_rand_und_band.study.turns import Turns
from botyard.kernel.dealer import Generator, SeededDealer, seed_of_game
from botyard.kernel.game import Game, Json, digest_of, imagine
from botyard.search.findings import Findings


class TurnBot(Bot):
    """
    Makes the most of its turn, and overlooks some of what it could do.

    What it overlooks depends on the seed and on what is known, so the same question gets the same
    answer.
    """

    overlooks = 0  # of 100 actions
    learned = True  # whether a net judges, or expected points do

    def __init__(self, game: Game, seed: int) -> None:
        super().__init__(game, seed)
        self._dealer = SeededDealer(seed, len(game.outcomes))

    def decide(self, asked: Asked) -> Answer:
        if len(asked.legal) == 1:
            return Answer(asked.legal)
        line = self._line(asked)
        noticed = _noticed(asked.legal, self.overlooks, Generator(self._luck(asked.known)))
        turns = self._turns(line)
        return Answer([max(noticed, key=lambda action: turns.after(line, action)[0])])

    def _line(self, asked: Asked) -> Play:
        return cast(Play, imagine(self.game, asked.known, asked.seat, self._dealer))

    def _turns(self, line: Play) -> Turns:
        return Turns(line.kit, line.seats, net_for(line.seats) if self.learned else None)

    def _luck(self, known: Json) -> int:
        return seed_of_game(self.seed, int(digest_of(known), 16) >> 2)


class Level1(TurnBot):
    """Counts points, and overlooks most of what it could do."""

    overlooks = 70
    learned = False


class Level2(TurnBot):
    """Counts points, and overlooks something now and then."""

    overlooks = 20
    learned = False


class Level3(TurnBot):
    """Has learned what a state is worth, and overlooks something now and then."""

    overlooks = 35


class Level4(TurnBot):
    """Has learned what a state is worth, and overlooks nothing in its turn."""


class Level5(TurnBot):
    """Also looks at what the next seat will make of it."""

    iterations: Final = {2: 160, 3: 64, 4: 48}  # by seats: the more dice, the longer a turn takes

    def decide(self, asked: Asked) -> Answer:
        if len(asked.legal) == 1:
            return Answer(asked.legal)
        return Answer([self.look(asked).best()])

    def look(self, asked: Asked) -> Findings:
        """What it found out about every action."""
        line = self._line(asked)
        foresight = Foresight(self._turns(line), len(self.game.outcomes), most=5, near=0.08)
        budget = asked.budget(self.iterations[line.seats])
        return foresight.look(line, self._luck(asked.known), budget)


def _noticed(legal: list[int], overlooks: int, generator: Generator) -> list[int]:
    """The actions that are not overlooked; at least one."""
    sure = legal[generator.below(len(legal))]
    return [action for action in legal if generator.below(100) >= overlooks or action == sure]
