"""Best response over whole programs: what it finds, that worlds are shared, nobody is overheard."""

from itertools import product

from botyard.kernel.dealer import Generator, SeededDealer
from botyard.kernel.state import State
from botyard.search.budget import Budget
from botyard.search.programs import ProgramFindings, ProgramGuide, ProgramSearch
from search.games import Matching, Sticks


class Stamping(ProgramGuide):
    """Others write the sign of their stamp twice; keeps what it was shown."""

    def __init__(self) -> None:
        self.worlds: list[list[int]] = []
        self.met: list[list[list[int]]] = []

    def programs(self, state: State, seat: int, most: int) -> list[list[int]]:
        return [list(signs) for signs in product((0, 1), repeat=2)][:most]

    def program(self, state: State, seat: int, generator: Generator) -> list[int]:
        assert isinstance(state, Matching)
        assert state.written == [[], []]
        self.worlds.append(state.stamps[:])
        return [state.stamps[seat]] * 2

    def deal(self, state: State, seat: int, dealer: SeededDealer) -> None:
        assert isinstance(state, Matching)
        super().deal(state, seat, dealer)
        state.written[1 - seat] = []

    def value(self, state: State, seat: int) -> float:
        assert isinstance(state, Matching)
        self.met.append(state.written)
        return state.points / 2


def found(
    state: State, guide: ProgramGuide, iterations: int = 120, seed: int = 7
) -> ProgramFindings:
    return ProgramSearch(guide, 1, most=4).look(state, 0, seed, Budget(iterations))


def test_it_writes_what_meets_the_programs_of_others_best() -> None:
    findings = found(Matching([0, 0]), Stamping())
    assert findings.best_program() == [1, 1]
    assert 0.6 < findings.mean(3) < 0.9


def test_it_does_not_see_what_another_has_written_or_holds() -> None:
    """The other has a rare stamp, and its program is written: neither changes anything."""
    told = found(Matching([0, 1]), Stamping())
    written = Matching([0, 0])
    written.written[1] = [0, 0]
    untold = found(written, Stamping())
    assert (told.totals, told.visits) == (untold.totals, untold.visits)


def test_every_program_meets_the_same_programs() -> None:
    guide = Stamping()
    found(Matching([0, 0]), guide, iterations=8)
    first_world = guide.met[:4]
    assert [written[0] for written in first_world] == [[0, 0], [0, 1], [1, 0], [1, 1]]
    assert all(written[1] == first_world[0][1] for written in first_world)


def test_half_of_the_programs_are_dropped_again_and_again() -> None:
    guide = Stamping()
    assert sorted(found(Matching([0, 0]), guide, iterations=80).visits) == [10, 10, 30, 30]
    assert len(guide.worlds) == 10 + 20


def test_no_more_programs_are_tried_than_asked_for() -> None:
    findings = ProgramSearch(Stamping(), 1, most=2).look(Matching([0, 0]), 0, 7, Budget(40))
    assert findings.programs == [[0, 0], [0, 1]]


def test_the_same_seed_and_iterations_give_the_same_findings() -> None:
    one, other = (found(Matching([0, 0]), Stamping(), seed=3) for _ in range(2))
    assert (one.totals, one.visits) == (other.totals, other.visits)
    assert one.totals != found(Matching([0, 0]), Stamping(), seed=4).totals


def test_a_program_of_one_action_needs_no_guide_of_its_own() -> None:
    for left in (1, 2, 3):
        assert found(Sticks(left), ProgramGuide()).best_program() == [left]


def test_the_state_itself_is_left_alone() -> None:
    state = Matching([1, 0])
    state.written[1] = [0]
    found(state, Stamping())
    assert (state.stamps, state.written) == ([1, 0], [[], [0]])


def test_a_search_ends_when_its_time_is_up() -> None:
    ticks = iter(range(10000))
    budget = Budget(4000, seconds=12.0, clock=lambda: float(next(ticks)))
    findings = ProgramSearch(Stamping(), 1, most=4).look(Matching([0, 0]), 0, 7, budget)
    assert 10 <= max(findings.visits) <= 13
