"""What a search is told about Bot Factory: what to try, how everybody goes on, what it is worth."""

from typing import Final

from mypy_extensions import i64

from botyard.games.bot_factory.actions import DONE
from botyard.games.bot_factory.declared import OUTCOMES, TASKS
from botyard.games.bot_factory.play import Play
from botyard.games.bot_factory.scoring import is_task_fulfilled, score
from botyard.games.bot_factory.study.plans import value_of
from botyard.games.bot_factory.study.prospects import prospects
from botyard.kernel.dealer import Generator, SeededDealer
from botyard.kernel.state import State
from botyard.search.guide import Guide, share_of, won

STREAMS: Final = len(OUTCOMES)
SCALE: Final = 25.0  # points ahead that are worth three quarters of a win
SEEDS: Final = 1 << 30


class FactoryGuide(Guide):
    """Bot Factory for a search; a moment is a round."""

    def __init__(self, most: int = 64) -> None:
        self.most = most  # actions that are tried
        self.dealer = SeededDealer(0, STREAMS)

    def tries(self, state: State, seat: int) -> list[int]:
        return state.legal(seat)

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
            return 0.5
        own: i64 = seat
        rival = -1.0e9
        other: i64
        for other in range(state.seats):
            if other != own:
                rival = max(rival, prospects(state, other))
        margin = share_of(prospects(state, own) - rival, SCALE)
        if state.waiting() == 0:
            return 0.8 * won(state, seat) + 0.2 * margin
        return 0.1 + 0.8 * margin
