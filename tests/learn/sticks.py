"""A game in which perfect play is known, for tests of learning."""

from mypy_extensions import i64

from botyard.kernel.dealer import Dealer
from botyard.kernel.state import State
from botyard.kernel.vectors import vec
from botyard.learn.pupil import Exploring, Pupil, Seating
from botyard.learn.trace import Trace
from botyard.search.net import CERTAIN, Net, share
from search.games import Sticks

MOST = 13


class SticksPupil(Pupil):
    """How many sticks are left for the other one, one by one."""

    game = "sticks"
    inputs = MOST + 1
    hidden = (12,)
    seatings = (Seating(2),)

    def streams(self) -> int:
        return 1

    def start(self, seating: Seating, dealer: Dealer) -> State:
        return Sticks(MOST - dealer.pick(0, 8))

    def features(self, state: State, seat: int, out: vec[i64]) -> None:
        assert isinstance(state, Sticks)
        for number in range(len(out)):
            out[number] = 100 if number == state.left else 0

    def answer(
        self,
        state: State,
        seat: int,
        net: Net | None,
        exploring: Exploring,
        dealer: Dealer,
        trace: Trace,
    ) -> list[int]:
        actions = state.legal(seat)
        reached = []
        for action in actions:
            child = state.clone()
            child.apply(seat, action, dealer)
            reached.append(self.described(child, seat))
        if net is None:
            chosen = exploring.generator.below(len(actions))
            trace.settle(reached[chosen])
            return [actions[chosen]]
        values = [share(net.weigh(row)) / CERTAIN for row in reached]
        best = values.index(max(values))
        chosen = exploring.drawn(values) if exploring.strays() else best
        trace.settle(reached[chosen], reached[best] if chosen != best else None)
        return [actions[chosen]]
