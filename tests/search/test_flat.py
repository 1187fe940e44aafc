"""Flat search: what it finds, that luck is shared, that nobody is overheard."""

from botyard.kernel.dealer import Generator, SeededDealer
from botyard.kernel.state import State
from botyard.search.budget import Budget
from botyard.search.flat import FlatSearch
from botyard.search.guide import Guide, won
from botyard.search.rollout import TO_THE_END, roll_out
from search.games import Pennies, Sticks


class Listening(Guide):
    """Keeps what it is asked about."""

    def __init__(self) -> None:
        self.heard: list[list[int]] = []
        self.worlds: dict[int, list[int]] = {}

    def answer(self, state: State, seat: int, generator: Generator) -> int:
        assert isinstance(state, Pennies)
        self.heard.append(state.shown[:])
        return generator.below(2)

    def value(self, state: State, seat: int) -> float:
        assert isinstance(state, Pennies)
        self.worlds.setdefault(len(self.worlds), state.points)
        return state.points[seat] / 3


class Counting(Guide):
    """Knows how far a game of sticks has come, and how deep it was looked."""

    def __init__(self) -> None:
        self.fewest = 99

    def moment(self, state: State) -> int:
        assert isinstance(state, Sticks)
        self.fewest = min(self.fewest, state.left)
        return 100 - state.left

    def value(self, state: State, seat: int) -> float:
        assert isinstance(state, Sticks)
        return won(state, seat) if state.waiting() == 0 else 0.5


def test_it_takes_the_last_sticks() -> None:
    for left in (1, 2, 3):
        findings = FlatSearch(Guide(), 1).look(Sticks(left), 0, 7, Budget(60))
        assert findings.best() == left


def test_it_shows_the_side_that_the_hidden_coin_shows_more_often() -> None:
    findings = FlatSearch(Guide(), 1).look(Pennies(2, 1), 0, 7, Budget(200))
    assert findings.best() == 1
    assert abs(findings.mean(1) - findings.mean(0)) > 0.2


def test_the_same_seed_and_iterations_give_the_same_findings() -> None:
    def found(seed: int) -> tuple[list[float], list[int]]:
        findings = FlatSearch(Guide(), 1).look(Sticks(15), 0, seed, Budget(90))
        return findings.totals, findings.visits

    assert found(3) == found(3)
    assert found(3) != found(4)


def test_every_action_meets_the_same_worlds() -> None:
    """In each world the coin shows one side: so exactly one of both actions scores with it."""
    findings = FlatSearch(Listening(), 1).look(Pennies(1, 1), 0, 5, Budget(100))
    assert findings.visits == [50, 50]
    assert abs(sum(findings.totals) * 3 - 50) < 1e-9


def test_every_action_meets_the_same_luck_later_on() -> None:
    """Whatever is shown first, the coins after it fall alike: both score as often with heads."""

    class AlwaysHeads(Guide):
        def answer(self, state: State, seat: int, generator: Generator) -> int:
            return 0

        def value(self, state: State, seat: int) -> float:
            assert isinstance(state, Pennies)
            return float(state.points[seat])

    findings = FlatSearch(AlwaysHeads(), 1).look(Pennies(1, 3), 0, 5, Budget(100))
    later = FlatSearch(AlwaysHeads(), 1).look(Pennies(1, 1), 0, 5, Budget(100))
    assert findings.totals[0] - findings.totals[1] == later.totals[0] - later.totals[1]


def test_half_of_the_actions_are_dropped_again_and_again() -> None:
    findings = FlatSearch(Guide(), 1).look(Sticks(12), 0, 5, Budget(120))
    assert sorted(findings.visits) == [20, 50, 50]


def test_no_seat_hears_what_another_has_just_chosen() -> None:
    guide = Listening()
    roll_out(Pennies(3, 2), guide, SeededDealer(1, 1), Generator(1), TO_THE_END)
    assert guide.heard == [[-1, -1, -1]] * 6


def test_a_rollout_goes_no_deeper_than_asked() -> None:
    guide = Counting()
    FlatSearch(guide, 1, depth=4).look(Sticks(40), 0, 5, Budget(60))
    assert 34 <= guide.fewest <= 36


def test_the_state_itself_is_left_alone() -> None:
    state = Sticks(9)
    FlatSearch(Guide(), 1).look(state, 0, 5, Budget(60))
    assert (state.left, state.active) == (9, 0)


def test_a_search_ends_when_its_time_is_up() -> None:
    ticks = iter(range(10000))
    budget = Budget(2000, seconds=12.0, clock=lambda: float(next(ticks)))
    findings = FlatSearch(Guide(), 1).look(Sticks(9), 0, 5, budget)
    assert max(findings.visits) <= 12
    assert min(findings.visits) >= 5
