"""Learning RoboRally: what a race is worth between two turns, on many courses and tables."""

from collections.abc import Sequence
from typing import Final

from mypy_extensions import i64

from botyard.games.roborally.declared import PROGRAM_STEP
from botyard.games.roborally.play import Play
from botyard.games.roborally.state import NOBODY
from botyard.games.roborally.study.features import WIDTH, Features
from botyard.games.roborally.study.guide import RaceGuide
from botyard.kernel.dealer import Dealer, SeededDealer, seed_of_game
from botyard.kernel.state import State, waiting_seats
from botyard.kernel.vectors import vec
from botyard.learn.pupil import Exploring, Pupil, Seating
from botyard.learn.trace import Trace
from botyard.search.budget import Budget
from botyard.search.net import Net
from botyard.search.programs import ProgramSearch

# Strength is measured on others as well: docs/bots.md names them.
COURSES: Final = (
    "chop-shop-challenge",
    "death-trap",
    "dizzy-dash",
    "bloodbath-chess",
    "island-hop",
    "twister",
    "against-the-grain",
    "robot-stew",
    "whirlwind-tour",
    "around-the-world",
    "checkmate",
    "lost-bearings",
)
_SEATS: Final = {2: 3, 3: 1, 4: 1, 6: 1}  # how often each
_PROGRAMS: Final = 12  # that are tried when a seat searches
_ITERATIONS: Final = 120
_SLACK: Final = 5.0  # registers by which the program of a seat that strays may be worse
_SEEDS: Final = 1 << 31


class RacePupil(Pupil):
    """
    Every seat sees every race when programs are due.

    Before there is a net, everybody writes like greedy; with one, everybody searches a little.
    """

    game = "roborally"
    inputs = WIDTH
    hidden = (48,)
    yardstick = "greedy"
    seatings = tuple(
        Seating(seats, {"course": course}, weight)
        for course in COURSES
        for seats, weight in _SEATS.items()
    )

    def __init__(self) -> None:
        self.plan = {"first": 10_000, "each": 300, "kept": 10_000, "trust": 0.9, "rounds": 4}
        self.plan |= {"rate": 0.1, "measured": 0}

    def features(self, state: State, seat: int, out: vec[i64]) -> None:
        assert isinstance(state, Play)
        place: i64
        for place, number in enumerate(Features().look(state, seat)):
            out[place] = number

    def answer(
        self,
        state: State,
        seat: int,
        net: Net | None,
        exploring: Exploring,
        dealer: Dealer,
        trace: Trace,
    ) -> list[int]:
        """What a seat does; what is worth learning is seen in ``play``."""
        return self._answer(state, seat, RaceGuide(net), exploring)

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
        """One game; all seats see the race at the beginning of each turn."""
        if yardstick:
            return super().play(seating, nets, seed, yardstick=True)
        dealer = SeededDealer(seed, self.streams())
        state = self.start(seating, dealer)
        assert isinstance(state, Play)
        exploring = Exploring(seed_of_game(seed, 1), rate, warmth)
        traces = [Trace() for _ in range(seating.seats)]
        guide, features, seen = RaceGuide(nets[0]), Features(), 0
        while state.waiting():
            if state.turn != seen and state.agenda.step() == PROGRAM_STEP:
                seen = state.turn
                for seat, trace in enumerate(traces):
                    trace.settle(features.look(state, seat)[:])
            seat = waiting_seats(state)[0]
            for action in self._answer(state, seat, guide, exploring):
                state.apply(seat, action, dealer)
        for seat, trace in enumerate(traces):
            trace.finish(self.targets(state, seat))
        return traces

    def _answer(self, state: State, seat: int, guide: RaceGuide, exploring: Exploring) -> list[int]:
        assert isinstance(state, Play)
        writing = state.agenda.step() == PROGRAM_STEP and state.unready_of(seat) != NOBODY
        if not writing or state.first_empty(state.unready_of(seat)) == 0:
            return [guide.answer(state, seat, exploring.generator)]
        if exploring.strays():
            programs = guide.programs_within(state, seat, _SLACK)
            return programs[exploring.generator.below(len(programs))]
        if guide.net is None:
            return guide.program(state, seat, exploring.generator)
        search = ProgramSearch(guide, self.streams(), _PROGRAMS)
        luck = exploring.generator.below(_SEEDS)
        return search.look(state, seat, luck, Budget(_ITERATIONS)).best_program()


PUPILS: Final = {"race": RacePupil()}
