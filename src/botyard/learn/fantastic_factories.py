"""How Fantastic Factories is learned: a net for two to five seats, one for The Machine."""

from collections.abc import Mapping
from functools import lru_cache
from typing import Any, Final, cast

from mypy_extensions import i64

from botyard.games.fantastic_factories.actions import END_WORK
from botyard.games.fantastic_factories.components import Kit
from botyard.games.fantastic_factories.declared import (
    DROP_STEP,
    GIVE_STEP,
    MARKET_STEP,
    OUTCOMES,
    RETURN_STEP,
    SET_STEP,
)
from botyard.games.fantastic_factories.play import Play
from botyard.games.fantastic_factories.rules.machine import machine_score
from botyard.games.fantastic_factories.scoring import score
from botyard.games.fantastic_factories.study.estimates import Estimates
from botyard.games.fantastic_factories.study.features import (
    BEFORE_DICE,
    INPUTS,
    WORKED,
    WORKING,
)
from botyard.games.fantastic_factories.study.turns import Judge, Line, Turns
from botyard.kernel.dealer import Dealer
from botyard.kernel.state import State
from botyard.kernel.vectors import vec
from botyard.learn.pupil import Exploring, Pupil, Seating
from botyard.learn.trace import Trace
from botyard.search.guide import won
from botyard.search.net import CERTAIN, Net, share

_MARGIN: Final = 10.0  # points that count as much as a won game


class FactoryPupil(Pupil):
    """A net that judges each state of a turn, as if it ended there or with its dice to use."""

    game = "fantastic-factories"
    inputs = INPUTS
    hidden = (80,)
    heads = ("win", "margin")
    yardstick = "greedy"
    plan: Mapping[str, Any] = {"rate": 0.1}  # of decisions: some of them make a turn

    def __init__(self, seatings: tuple[Seating, ...]) -> None:
        self.seatings = seatings

    def features(self, state: State, seat: int, out: vec[i64]) -> None:
        works = cast(Play, state)
        turns = _turns(None, works.kit)
        turns.judge.start(works, seat)
        turns.judge.describe(works, seat, WORKED)
        for place in range(INPUTS):
            out[place] = turns.judge.features[place]

    def targets(self, state: State, seat: int) -> list[float]:
        works = cast(Play, state)
        others = [int(score(works, other)) for other in range(works.seats) if other != seat]
        margin = int(score(works, seat)) - max(others or [int(machine_score(works))])
        return [won(state, seat), max(-2.0, min(2.0, margin / _MARGIN))]

    def answer(
        self,
        state: State,
        seat: int,
        net: Net | None,
        exploring: Exploring,
        dealer: Dealer,
        trace: Trace,
    ) -> list[int]:
        works = cast(Play, state.clone())
        works.redeal(seat, dealer)
        turns = _turns(net, works.kit)
        turns.judge.start(works, seat)
        luck = exploring.generator.below(1 << 30)
        step = works.step_of(seat)
        if works.asked(seat) in (MARKET_STEP, GIVE_STEP):
            lines = turns.market(works, seat, luck)
            chosen = _chosen(lines, net, exploring)
            trace.hold(None if chosen is lines[0] else _row(turns, lines[0], seat, BEFORE_DICE))
            return chosen.sure()
        if step in (RETURN_STEP, DROP_STEP):
            return turns.leftovers(works, seat, luck)[0].actions()
        if trace.moment != works.round:
            trace.moment = works.round
            turns.judge.describe(works, seat, BEFORE_DICE)
            trace.settle(turns.judge.features[:])
        if step == SET_STEP:
            return turns.settings(works, seat, luck)[0].sure()
        turns.judge.describe(works, seat, WORKING)
        trace.keep(turns.judge.features[:])
        return self._work(works, seat, turns, exploring, trace, luck)

    def _work(
        self,
        works: Play,
        seat: int,
        turns: Turns,
        exploring: Exploring,
        trace: Trace,
        luck: int,
    ) -> list[int]:
        """Work up to what is drawn or rolled, or to its end."""
        lines = turns.work(works, seat, luck)
        best = lines[0]
        chosen = best
        if exploring.strays():
            known = [line for line in lines if not line.chance]
            chosen = known[_drawn(known, turns.judge.net, exploring)]
        if chosen.chance:
            return chosen.sure()
        on_the_way = chosen.before
        if on_the_way is not None and on_the_way.before is not None:
            turns.judge.describe(on_the_way.works, seat, WORKING)
            trace.keep(turns.judge.features[:])
        better = None if chosen is best else _row(turns, best, seat, WORKED)
        trace.settle(_row(turns, chosen, seat, WORKED), better)
        return [*chosen.actions(), END_WORK]


def _chosen(lines: list[Line], net: Net | None, exploring: Exploring) -> Line:
    return lines[_drawn(lines, net, exploring)] if exploring.strays() else lines[0]


def _drawn(lines: list[Line], net: Net | None, exploring: Exploring) -> int:
    if net is None:
        return exploring.drawn([int(line.strength) / (256.0 * 20.0) for line in lines])
    return exploring.drawn([int(share(line.strength)) / CERTAIN for line in lines])


def _row(turns: Turns, line: Line, seat: int, phase: int) -> vec[i64]:
    turns.judge.describe(line.works, seat, phase)
    return turns.judge.features[:]


@lru_cache(maxsize=8)
def _turns(net: Net | None, kit: Kit) -> Turns:
    return Turns(Judge(net, _estimates(kit)), len(OUTCOMES))


@lru_cache(maxsize=8)
def _estimates(kit: Kit) -> Estimates:
    return Estimates(kit)


PUPILS: Final = {
    "table": FactoryPupil(
        (Seating(2, weight=3), Seating(3), Seating(4), Seating(5)),
    ),
    "machine": FactoryPupil(
        tuple(Seating(1, {"level": level}) for level in ("medium", "easy", "hard", "expert"))
    ),
}
