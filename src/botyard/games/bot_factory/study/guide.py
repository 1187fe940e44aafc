"""What a search is told about Bot Factory: what to try, how everybody goes on, what it is worth."""

from typing import Final

from mypy_extensions import i64

from botyard.games.bot_factory.declared import OUTCOMES
from botyard.games.bot_factory.play import Play
from botyard.games.bot_factory.scoring import EXEMPLARY, is_task_fulfilled, review
from botyard.games.bot_factory.study.odds import likely_bots, time_left
from botyard.games.bot_factory.study.plans import value_of
from botyard.games.bot_factory.study.prospects import prospects, prospects_alone
from botyard.games.bot_factory.study.tasks import of_task
from botyard.kernel.dealer import Generator, SeededDealer
from botyard.kernel.state import State
from botyard.search.guide import Guide, share_of, won

STREAMS: Final = len(OUTCOMES)
SEEDS: Final = 1 << 30
SCALE: Final = 25.0  # points ahead that are worth three quarters of a win
POINTS: Final = 0.2  # how much of a result the points are, beside who won
GOOD: Final = 40.0  # points of an inspection that are worth half of what points can be worth
SPREAD: Final = 15.0  # points more that are worth half of the rest
FULFILLED: Final = 0.65  # what fulfilling the task is worth, whatever the points
PRAISED: Final = 0.1  # what the best review is worth beside it


class FactoryGuide(Guide):
    """
    Bot Factory for a search.

    A moment is a round. In rollouts, everybody plays by rule of thumb, as the greedy bot does.
    """

    def __init__(self) -> None:
        self.dealer = SeededDealer(0, STREAMS)  # for what is only tried out

    def answer(self, state: State, seat: int, generator: Generator) -> int:
        assert isinstance(state, Play)
        allowed = state.legal(seat)
        if len(allowed) == 1:
            return allowed[0]
        self.dealer.restart(generator.below(SEEDS))
        best, chosen = 0.0, -1
        for action in allowed:
            worth = value_of(state, seat, action, self.dealer)
            if chosen < 0 or worth > best:
                best, chosen = worth, action
        return chosen

    def moment(self, state: State) -> int:
        assert isinstance(state, Play)
        return state.round

    def value(self, state: State, seat: int) -> float:
        assert isinstance(state, Play)
        if state.is_solo():
            return _worth_alone(state)
        margin = share_of(_margin(state, seat), SCALE)
        if state.waiting() == 0:
            return POINTS * margin + (1.0 - POINTS) * won(state, seat)
        return margin


def _margin(factory: Play, seat: i64) -> float:
    """The points that a seat will be ahead of the best of the others, as it looks now."""
    best = -1.0e9
    other: i64
    for other in range(factory.seats):
        if other != seat:
            best = max(best, prospects(factory, other))
    return prospects(factory, seat) - best


def _worth_alone(factory: Play) -> float:
    """
    What a table is worth to the player of an inspection: the task above all, then the points.

    Clauses: BF-117.
    """
    points = share_of(prospects_alone(factory) - GOOD, SPREAD)
    praised = FULFILLED + (1.0 - FULFILLED - PRAISED) * points
    if factory.waiting() == 0:
        if not is_task_fulfilled(factory):
            return 0.1 * points
        return praised + PRAISED if review(factory) == EXEMPLARY else praised
    odds = of_task(factory, likely_bots(factory, 0, time_left(factory, 0)))
    return odds * (praised + PRAISED * points) + (1.0 - odds) * 0.1 * points
