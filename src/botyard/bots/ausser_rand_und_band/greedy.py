"""The greedy bot: the best that can be made of this turn, by the odds and nothing else."""

from typing import Final, cast

from botyard.bots.ausser_rand_und_band.prospects import Prospects
from botyard.bots.bot import Answer, Asked, Bot, one_of_the_best
from botyard.bots.numbers import added
from botyard.games.ausser_rand_und_band.declared import (
    COPY_STEP,
    MOVE_OTHER_BACK,
    MOVE_OTHER_FORWARD,
    MOVE_OWN_BACK,
    MOVE_OWN_FORWARD,
)
from botyard.games.ausser_rand_und_band.play import Play
from botyard.kernel.dealer import Generator, SeededDealer
from botyard.kernel.exploring import explore
from botyard.kernel.game import Game, imagine

# Steps in the middle of an edge action, whose best continuation is looked for.
_UNFINISHED: Final = (
    COPY_STEP,
    MOVE_OWN_BACK,
    MOVE_OWN_FORWARD,
    MOVE_OTHER_BACK,
    MOVE_OTHER_FORWARD,
)


class GreedyBot(Bot):
    """
    Tries every legal action on a copy, goes on to the end of the edge action, and counts.

    What counts is the points that this seat can expect, less the mean of what the others can.
    The seed decides between actions that are as good as each other.
    """

    def __init__(self, game: Game, seed: int) -> None:
        super().__init__(game, seed)
        self._generator = Generator(seed)
        self._dealer = SeededDealer(seed, len(game.outcomes))

    def decide(self, asked: Asked) -> Answer:
        legal, seat = asked.legal, asked.seat
        if len(legal) == 1:
            return Answer(legal)
        line = cast(Play, imagine(self.game, asked.known, seat, self._dealer))
        prospects = Prospects(line)
        values = [_value_after(prospects, line, seat, action) for action in legal]
        return Answer([one_of_the_best(legal, values, self._generator)])


def _value_after(prospects: Prospects, line: Play, seat: int, action: int) -> float:
    """The value of an action: the mean over all that chance can do with it."""
    return added(
        float(odds) * _value(prospects, cast(Play, child), seat)
        for odds, child in explore(line, seat, action)
    )


def _value(prospects: Prospects, line: Play, seat: int) -> float:
    """The value of a state to a seat, in points ahead of the others."""
    if line.agenda.step() in _UNFINISHED:
        return max(_value_after(prospects, line, seat, action) for action in line.legal(seat))
    expected = prospects.points(line)
    others = added(expected) - expected[seat]
    return expected[seat] - others / (len(expected) - 1)
