"""Learning Außer Rand & Band: a net for each number of seats, from what every seat sees."""

from collections.abc import Sequence
from typing import Final

from mypy_extensions import i64

from botyard.games.ausser_rand_und_band.declared import SHOVE_STEP
from botyard.games.ausser_rand_und_band.play import Play
from botyard.games.ausser_rand_und_band.study.outlook import width
from botyard.games.ausser_rand_und_band.study.turns import Turns
from botyard.kernel.dealer import Dealer, SeededDealer, seed_of_game
from botyard.kernel.state import State
from botyard.kernel.vectors import vec
from botyard.learn.pupil import Exploring, Pupil, Seating
from botyard.learn.trace import Trace
from botyard.search.net import CERTAIN, Net

_MARGIN: Final = 16  # points that count 1


class BeltPupil(Pupil):
    """
    What the state before the belt runs is worth, to whoever's turn it is and to all others.

    So a seat learns from every turn of a game, and a search can judge a rival's turn as well.
    """

    game = "ausser-rand-und-band"
    heads = ("win", "margin")
    yardstick = "greedy"

    def __init__(self, seats: int) -> None:
        self.inputs = width(seats)
        self.seatings = (Seating(seats),)
        self.plan = {"first": 1200, "each": 600, "kept": 12_000 // seats, "rounds": 1}
        self.plan |= {"trust": 0.75, "rate": 0.05, "measured": 200, "every": 8}

    def features(self, state: State, seat: int, out: vec[i64]) -> None:
        assert isinstance(state, Play)
        place: i64
        for place, number in enumerate(_seen(Turns(state.kit, state.seats, None), state, seat)):
            out[place] = number

    def targets(self, state: State, seat: int) -> list[float]:
        scores = state.scores()
        best = max(scores[:seat] + scores[seat + 1 :])
        return [*super().targets(state, seat), (scores[seat] - best) / _MARGIN]

    def answer(
        self,
        state: State,
        seat: int,
        net: Net | None,
        exploring: Exploring,
        dealer: Dealer,
        trace: Trace,
    ) -> list[int]:
        """The best action; what is worth learning is seen in ``play``."""
        assert isinstance(state, Play)
        return [Turns(state.kit, state.seats, net).answer(state)]

    def play(
        self,
        seating: Seating,
        nets: Sequence[Net | None],
        seed: int,
        rate: float = 0.0,
        warmth: float = 1.0,
        *,
        yardstick: bool = False,
    ) -> list[Trace]:
        """One game; in each turn, all seats see the state before the belt runs."""
        if yardstick:
            return super().play(seating, nets, seed, yardstick=True)
        dealer, own = SeededDealer(seed, self.streams()), SeededDealer(seed, self.streams())
        own.restart(seed_of_game(seed, 0))
        state = self.start(seating, dealer)
        assert isinstance(state, Play)
        exploring = Exploring(seed_of_game(seed, 1), rate, warmth)
        traces = [Trace() for _ in range(seating.seats)]
        turns = Turns(state.kit, seating.seats, nets[0])
        while state.waiting():
            actions = state.legal(state.active)
            action = actions[0]
            if state.agenda.step() == SHOVE_STEP:
                for seat, trace in enumerate(traces):
                    trace.settle(_seen(turns, state, seat))
            elif len(actions) > 1 and exploring.strays():
                better = _played(turns, state.clone(), own)
                for seat, trace in enumerate(traces):
                    trace.hold(_seen(turns, better, seat))
                values = [turns.after(state, action)[0] / CERTAIN for action in actions]
                action = actions[exploring.drawn(values)]
            elif len(actions) > 1:
                action = turns.answer(state)
            state.apply(state.active, action, dealer)
        for seat, trace in enumerate(traces):
            trace.finish(self.targets(state, seat))
        return traces


def _played(turns: Turns, state: Play, dealer: Dealer) -> Play:
    """The turn as it would have gone on, up to the moment before the belt runs."""
    while state.agenda.step() != SHOVE_STEP:
        state.apply(state.active, turns.answer(state), dealer)
    return state


def _seen(turns: Turns, state: Play, seat: int) -> vec[i64]:
    """The features of a state, in a vector of their own."""
    turns.outlook.look(state)
    return turns.outlook.features(state, seat)[:]


PUPILS: Final = {"two": BeltPupil(2), "three": BeltPupil(3), "four": BeltPupil(4)}
