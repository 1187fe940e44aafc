"""The solver of one turn: what it finds, how sure that is; and brute force finds the same."""

from collections.abc import Callable

import pytest

from botyard.games.fantastic_factories import GAME
from botyard.games.fantastic_factories.play import Play
from botyard.games.fantastic_factories.study.key import key
from botyard.games.fantastic_factories.study.solution import ASIDE, WORST, Solution
from botyard.games.fantastic_factories.study.solving import (
    FOR_GOODS,
    FOR_POINTS,
    solve,
    worth,
)
from botyard.kernel.dealer import FirstDealer
from botyard.kernel.puzzles import puzzles_of
from botyard.kernel.scripted import ScriptedDealer
from fantastic_factories.board import play, table
from fantastic_factories.brute import most_for_certain, open_position, small_position

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
@pytest.mark.parametrize("made", [small_position, open_position])
def test_it_agrees_with_brute_force(made: Callable[[int], Play], goal: int) -> None:
    for seed in range(POSITIONS):
        works = made(seed)
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
    works = GAME.read_position(puzzles_of(GAME.name)[name].position)
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


def gain(works: Play, goal: int) -> int:
    """What the solver says can be gained, which brute force must find as well."""
    found = solve(works, 0, goal)
    assert found.exhaustive
    assert found.value - found.before == most_for_certain(works, 0, goal, {})
    assert worth(carried_out(works, found), 0, goal) == found.value
    return found.value - found.before


def test_a_plan_that_pays_for_itself_too_late_is_none() -> None:
    """Nuclear Plant would give the energy that turns the die for it."""
    works = table("""
        turn      3 A work
        A         0 metal, 0 energy
        A built   nuclear-plant gymnasium
        A dice    5
    """)
    assert gain(works, FOR_GOODS) == 0


def test_the_energy_for_a_die_may_come_from_another() -> None:
    works = table("""
        turn      3 A work
        A         0 metal, 0 energy
        A built   nuclear-plant gymnasium
        A dice    1 5
    """)
    assert gain(works, FOR_GOODS) == 1


def test_a_card_that_is_to_be_built_is_not_discarded_before() -> None:
    """Both cards are needed for the build, so that none is left to be burned for energy."""
    works = table("""
        turn      3 A work
        A         4 metal, 1 energy
        A hand    obelisk golem
        A built   incinerator battery-factory
    """)
    assert gain(works, FOR_POINTS) == 2


def test_a_card_that_building_sets_off_needs_a_build() -> None:
    works = table("""
        turn      3 A work
        A         3 metal, 3 energy
        A hand    obelisk golem
        A built   solar-array battery-factory
    """)
    assert gain(works, FOR_GOODS) == 1  # 2 energy for the Obelisk that costs 1
    works = table("""
        turn      3 A work
        A         2 metal, 3 energy
        A hand    obelisk golem
        A built   solar-array battery-factory
    """)
    assert gain(works, FOR_GOODS) == 0


def test_a_megalith_is_cheaper_only_beside_monuments_that_stand() -> None:
    works = table("""
        turn      3 A work
        A         4 metal, 2 energy
        A hand    megalith refinery
        A built   obelisk
    """)
    assert gain(works, FOR_POINTS) == 3
    works = table("""
        turn      3 A work
        A         4 metal, 3 energy
        A hand    megalith refinery obelisk golem
    """)
    assert gain(works, FOR_POINTS) == 2  # the Obelisk leaves too little metal


def test_the_second_equal_die_on_a_floor_gains_more() -> None:
    works = table("""
        turn      3 A work
        A         0 metal, 0 energy
        A built   battery-factory
        A dice    1 2
    """)
    assert gain(works, FOR_GOODS) == 0
    works = table("""
        turn      3 A work
        A         0 metal, 0 energy
        A built   battery-factory
        A dice    2 2
    """)
    assert gain(works, FOR_GOODS) == 1


def test_two_cards_for_one_place_are_no_plan() -> None:
    """A refund takes the very card that a build would need."""
    works = table("""
        turn      3 A work
        A         1 metal, 0 energy
        A hand    obelisk golem
        A built   black-market
        A dice    3
    """)
    assert gain(works, FOR_POINTS) == 0


def test_the_middle_of_a_use_is_brought_to_its_end() -> None:
    works = table("""
        turn      3 A work
        A         0 metal, 4 energy
        A built   harvester battery-factory
        A dice    2 2
    """)
    play(works, "use:harvester")
    assert gain(works, FOR_GOODS) == 1
