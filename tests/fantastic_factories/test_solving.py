"""The solver of one turn: what it finds, how sure that is; and brute force finds the same."""

from typing import cast

import pytest

from botyard.games.fantastic_factories import GAME
from botyard.games.fantastic_factories.key import key
from botyard.games.fantastic_factories.play import Play
from botyard.games.fantastic_factories.solution import ASIDE, WORST, Solution
from botyard.games.fantastic_factories.solving import (
    FOR_GOODS,
    FOR_POINTS,
    solve,
    worth,
)
from botyard.kernel.dealer import FirstDealer
from botyard.kernel.puzzles import puzzles_of
from botyard.kernel.scripted import ScriptedDealer
from fantastic_factories.board import play, table
from fantastic_factories.brute import most_for_certain, small_position

POSITIONS = 60  # of each goal; tools/solver.py compares thousands


def carried_out(works: Play, found: Solution) -> Play:
    """
    The table after the line of a solution, with the chance that it was counted with.

    What is drawn besides is left aside, so anything may come.
    """
    state = works.clone()
    for move in found.line:
        dealer = ScriptedDealer(move.chance) if move.chance else FirstDealer()
        state.apply(0, move.action, dealer)
    return state


@pytest.mark.parametrize("goal", [FOR_GOODS, FOR_POINTS], ids=["goods", "points"])
def test_it_agrees_with_brute_force(goal: int) -> None:
    for seed in range(POSITIONS):
        works = small_position(seed)
        found = solve(works, 0, goal)
        assert found.exhaustive
        assert found.value - found.before == most_for_certain(works, 0, goal, {}), seed


@pytest.mark.parametrize("goal", [FOR_GOODS, FOR_POINTS], ids=["goods", "points"])
def test_its_line_reaches_what_it_says(goal: int) -> None:
    for seed in range(POSITIONS):
        works = small_position(seed)
        found = solve(works, 0, goal)
        assert worth(carried_out(works, found), 0, goal) == found.value, seed


@pytest.mark.parametrize("goal", [FOR_GOODS, FOR_POINTS], ids=["goods", "points"])
def test_dice_that_a_copied_card_rolls_again_are_not_counted_with(goal: int) -> None:
    works = small_position(10093)  # a Replicator may copy a Temp Agency of the market
    found = solve(works, 0, goal)
    names = [GAME.vocabulary.name(move.action) for move in found.line]
    assert "copy:temp-agency" not in names
    assert found.value - found.before == most_for_certain(works, 0, goal, {})


def test_a_chain_of_building_and_using() -> None:
    works = table("""
        turn      3 A work
        A         1 metal, 2 energy
        A hand    nuclear-plant battery-factory
        A dice    5 5 6
    """)
    found = solve(works, 0, FOR_GOODS)
    assert (found.value, found.chance, found.exhaustive) == (1, ASIDE, True)
    names = [GAME.vocabulary.name(move.action) for move in found.line]
    assert "build:nuclear-plant" in names
    assert names[-2:] == ["use:nuclear-plant", "die:6"]


def test_a_rolled_die_is_counted_at_its_worst() -> None:
    works = table("""
        turn      3 A work
        A         1 metal
        A built   robot power-plant battery-factory
        A dice    3
    """)
    assert solve(works, 0, FOR_GOODS).value == 1  # 3 energy, and at least 1 by the die
    assert solve(works, 0, FOR_GOODS).chance == WORST


def test_points_count_prestige() -> None:
    works = table("""
        turn      3 A work
        A         3 metal, 1 energy
        A hand    obelisk golem
    """)
    assert solve(works, 0, FOR_GOODS).value == 0
    assert solve(works, 0, FOR_POINTS).value == 2


def test_a_search_that_is_given_up_says_so() -> None:
    works = table("""
        turn      3 A work
        A         6 metal, 9 energy
        A hand    nuclear-plant battery-factory
        A built   gymnasium manufactory
        A dice    1 2 3 5
    """)
    found = solve(works, 0, FOR_GOODS, most_nodes=20)
    assert not found.exhaustive
    assert found.value <= solve(works, 0, FOR_GOODS).value


def test_states_with_one_key_have_one_future() -> None:
    drawing = """
        turn      3 A work
        A         2 metal, 2 energy
        A dice    1 2
    """
    one, other = table(drawing), table(drawing)
    play(one, "place:generator@1")
    play(one, "place:generator@2")
    play(other, "place:generator@2")
    play(other, "place:generator@1")
    assert key(one) == key(other)
    assert key(one) != key(table(drawing))


@pytest.mark.parametrize("name", ["first-shift", "burn-to-build", "copied-well"])
def test_much_that_can_be_drawn_or_discarded_is_no_reason_to_give_up(name: str) -> None:
    works = cast(Play, GAME.read_position(puzzles_of(GAME.name)[name].position))
    assert solve(works, 0, FOR_POINTS, most_nodes=10_000).exhaustive


def test_whatever_is_drawn_can_be_discarded() -> None:
    works = table("""
        turn      3 A work
        A         0 metal, 2 energy
        A hand    golem
        A built   recycling-plant
        A dice    4
    """)
    found = solve(works, 0, FOR_GOODS)
    assert (found.value, found.chance, found.exhaustive) == (1, WORST, True)
    assert worth(carried_out(works, found), 0, FOR_GOODS) == 1
