"""Tree search: what it finds, that luck is equal, that nobody is overheard, that it stays small."""

import pytest

from botyard.kernel.dealer import Dealer, Generator
from botyard.kernel.state import State
from botyard.search.budget import Budget
from botyard.search.guide import Guide
from botyard.search.tree import TreeSearch
from search.games import Pennies, Sticks


class Listening(Guide):
    """Keeps what had been shown whenever it was asked something."""

    def __init__(self) -> None:
        self.heard: set[tuple[int, ...]] = set()

    def tries(self, state: State, seat: int) -> list[int]:
        assert isinstance(state, Pennies)
        self.heard.add(tuple(state.shown))
        return super().tries(state, seat)

    def answer(self, state: State, seat: int, generator: Generator) -> int:
        assert isinstance(state, Pennies)
        self.heard.add(tuple(state.shown))
        return generator.below(2)


class Same(Pennies):
    """Both show a side at once, the second seat after a word; it wins if the sides are alike."""

    said = False

    def apply(self, seat: int, action: int, dealer: Dealer) -> None:
        if seat == 1 and not self.said:
            self.said = True
            return
        self.shown[seat] = action
        if min(self.shown) >= 0:
            self.left = 0
            self.points = [0, 1] if self.shown[0] == self.shown[1] else [1, 0]

    def clone(self) -> "Same":
        copy = Same(self.seats, self.left)
        copy.coin, copy.points, copy.shown = self.coin, self.points[:], self.shown[:]
        copy.said = self.said
        return copy


class Dealt(Guide):
    """Only what a coin showed in the first world counts, whatever anybody does."""

    def value(self, state: State, seat: int) -> float:
        assert isinstance(state, Pennies)
        return float(state.coin)


@pytest.mark.parametrize("left", [1, 2, 3, 5, 6, 7, 9, 10, 11])
def test_it_leaves_a_multiple_of_four_sticks(left: int) -> None:
    findings = TreeSearch(Guide(), 1).look(Sticks(left), 0, 7, Budget(1500))
    assert findings.best() == left % 4


def test_it_answers_for_the_second_seat_too() -> None:
    findings = TreeSearch(Guide(), 1).look(Sticks(6, active=1), 1, 7, Budget(800))
    assert findings.best() == 2


def test_it_sees_that_a_position_is_lost() -> None:
    findings = TreeSearch(Guide(), 1).look(Sticks(8), 0, 7, Budget(4000))
    assert max(findings.mean(place) for place in range(3)) < 0.2


def test_it_shows_the_side_that_the_hidden_coin_shows_more_often() -> None:
    findings = TreeSearch(Guide(), 1).look(Pennies(2, 1), 0, 7, Budget(400))
    assert findings.best() == 1


def test_no_seat_hears_what_another_has_just_chosen() -> None:
    guide = Listening()
    TreeSearch(guide, 1).look(Pennies(3, 3), 0, 7, Budget(300))
    assert guide.heard == {(-1, -1, -1)}


def test_no_node_stands_for_what_another_has_just_chosen() -> None:
    """A seat that saw the first side would always show the same; so it wins half the games."""
    findings = TreeSearch(Guide(), 1).look(Same(2, 1), 0, 7, Budget(3000))
    assert abs(sum(findings.totals) / 3000 - 0.5) < 0.05


def test_every_action_meets_equal_luck() -> None:
    """The n-th try of each action is dealt the same coin: with as many tries, equal totals."""
    findings = TreeSearch(Dealt(), 1).look(Pennies(1, 1), 0, 5, Budget(301))
    assert min(findings.visits) > 50
    tries = min(findings.visits)
    first = [findings.totals[place] for place in range(2) if findings.visits[place] == tries]
    again = TreeSearch(Dealt(), 1, daring=1000.0).look(Pennies(1, 1), 0, 5, Budget(2 * tries))
    assert again.visits == [tries, tries]
    assert again.totals[0] == again.totals[1] == first[0]


def test_the_same_seed_and_iterations_give_the_same_findings() -> None:
    def found(seed: int) -> tuple[list[float], list[int]]:
        findings = TreeSearch(Guide(), 1).look(Sticks(15), 0, seed, Budget(200))
        return findings.totals, findings.visits

    assert found(3) == found(3)
    assert found(3) != found(4)


def test_compiled_and_interpreted_find_the_same() -> None:
    """These numbers hold in both builds; each of them runs this test."""
    findings = TreeSearch(Guide(), 1).look(Sticks(13), 0, 5, Budget(500))
    assert (findings.visits, findings.totals) == ([229, 178, 93], [126.0, 90.0, 42.0])


def test_an_iteration_is_one_try() -> None:
    findings = TreeSearch(Guide(), 1).look(Sticks(9), 0, 5, Budget(77))
    assert sum(findings.visits) == 77


def test_a_search_ends_when_its_time_is_up() -> None:
    ticks = iter(range(10000))
    budget = Budget(2000, seconds=12.0, clock=lambda: float(next(ticks)))
    findings = TreeSearch(Guide(), 1).look(Sticks(9), 0, 5, budget)
    assert 10 <= sum(findings.visits) <= 13


def test_the_tree_stays_as_small_as_asked() -> None:
    search = TreeSearch(Guide(), 1, most_nodes=20)
    findings = search.look(Sticks(30), 0, 5, Budget(500))
    assert len(search.nodes) == 20
    assert sum(findings.visits) == 500


def test_it_looks_no_deeper_than_asked() -> None:
    class Counting(Guide):
        fewest = 99

        def moment(self, state: State) -> int:
            assert isinstance(state, Sticks)
            Counting.fewest = min(Counting.fewest, state.left)
            return 100 - state.left

    TreeSearch(Counting(), 1, depth=4).look(Sticks(40), 0, 5, Budget(200))
    assert 34 <= Counting.fewest <= 36


def test_a_trusted_action_is_tried_more() -> None:
    class Trusting(Guide):
        def shares(self, state: State, seat: int, tries: list[int]) -> list[float]:
            return [0.1, 0.8, 0.1][: len(tries)]

    findings = TreeSearch(Trusting(), 1).look(Sticks(12), 0, 5, Budget(60))
    assert findings.visits[1] > findings.visits[0] + findings.visits[2]


def test_the_state_itself_is_left_alone() -> None:
    state = Sticks(9)
    TreeSearch(Guide(), 1).look(state, 0, 5, Budget(60))
    assert (state.left, state.active) == (9, 0)
