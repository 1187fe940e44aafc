"""The guide for searches: everybody makes the best of their turn, as far as one turn shows it."""

from typing import Final

from botyard.games.ausser_rand_und_band.components import Kit
from botyard.games.ausser_rand_und_band.declared import SHOVE_STEP
from botyard.games.ausser_rand_und_band.play import Play
from botyard.games.ausser_rand_und_band.study.turns import Turns
from botyard.kernel.dealer import Generator
from botyard.kernel.state import State
from botyard.search.guide import Guide, won
from botyard.search.net import CERTAIN, Net

_DOUBT: Final = CERTAIN // 40  # an action that is worse by this is trusted half as much
_TRUST: Final = CERTAIN * CERTAIN


class BeltGuide(Guide):
    """
    Tries the likely best actions of a turn, plays every turn for the best, and judges by a net.

    A turn is two moments: up to the belt, and from there to the next turn. Without a net, expected
    points decide.
    """

    def __init__(self, kit: Kit, seats: int, net: Net | None, most: int = 0) -> None:
        self.turns = Turns(kit, seats, net)
        self.most = most  # actions worth trying; 0: all

    def tries(self, state: State, seat: int) -> list[int]:
        assert isinstance(state, Play)
        allowed = state.legal(seat)
        if self.most == 0 or len(allowed) <= self.most:
            return allowed
        ranked = sorted([(-self.turns.after(state, action)[0], action) for action in allowed])
        return [action for _, action in ranked[: self.most]]

    def shares(self, state: State, seat: int, tries: list[int]) -> list[float]:
        """The better an action is by its turn alone, the more it is trusted."""
        assert isinstance(state, Play)
        if len(tries) == 1:
            return [1.0]
        worth = [self.turns.after(state, action)[0] for action in tries]
        best = max(worth)
        weights: list[int] = [_TRUST // (_DOUBT + best - here) for here in worth]
        return [weight / sum(weights) for weight in weights]

    def answer(self, state: State, seat: int, generator: Generator) -> int:
        assert isinstance(state, Play)
        return self.turns.answer(state)

    def moment(self, state: State) -> int:
        """Two for each turn; from the moment that the belt can run, one more."""
        assert isinstance(state, Play)
        return 2 * state.turn + (1 if state.agenda.step() == SHOVE_STEP else 0)

    def value(self, state: State, seat: int) -> float:
        if state.waiting() == 0:
            return won(state, seat)
        assert isinstance(state, Play)
        return self.turns.judge(state, seat) / CERTAIN
