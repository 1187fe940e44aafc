"""Building."""

import pytest

from .board import check, choices, play, refused, table


@pytest.mark.rule("FF-17", "FF-65")
def test_a_card_is_built_for_its_cost_and_another_card_with_its_tool() -> None:
    works = table("""
        turn     3 A work
        A        2 metal, 4 energy
        A hand   biolab dojo golem
    """)
    play(works, "build:biolab")
    assert choices(works) == {"discard:dojo", "back"}
    assert refused(works, "discard:golem") == "tool-of-build FF-17"
    play(works, "discard:dojo")
    check(
        works,
        """
        A        1 metal, 1 energy
        A hand   golem
        A built  biolab
        discard  dojo
    """,
    )


@pytest.mark.rule("FF-17")
def test_a_second_copy_of_the_same_card_will_do() -> None:
    works = table("""
        turn     3 A work
        A        1 metal, 3 energy
        A hand   biolab biolab
    """)
    play(works, "build:biolab", "discard:biolab")
    check(
        works,
        """
        A built  biolab
        A hand   .
        discard  biolab
    """,
    )


@pytest.mark.rule("FF-17")
def test_each_part_of_the_cost_is_needed() -> None:
    works = table("""
        turn     3 A work
        A        1 metal, 2 energy
        A hand   biolab foundry golem
    """)
    assert refused(works, "build:robot") == "not-in-hand FF-17"
    assert refused(works, "build:golem", "need", "have") == "no-same-tool FF-17 need 2 have 1"
    assert (
        refused(works, "build:foundry", "need", "have") == "build-needs-metal FF-17 need 2 have 1"
    )
    assert (
        refused(works, "build:biolab", "need", "have") == "build-needs-energy FF-17 need 3 have 2"
    )


@pytest.mark.rule("FF-18")
def test_nobody_builds_two_cards_of_the_same_name() -> None:
    works = table("""
        turn     3 A work
        A        9 metal, 9 energy
        A hand   biolab dojo
        A built  biolab
    """)
    assert refused(works, "build:biolab", "have") == "built-already FF-18 have 1"


@pytest.mark.rule("FF-17")
def test_any_number_is_built_in_a_round() -> None:
    works = table("""
        turn     3 A work
        A        3 metal
        A hand   fitness-center refinery gymnasium motherlode temp-agency golem
    """)
    play(works, "build:fitness-center", "discard:refinery", "build:gymnasium")
    play(works, "discard:motherlode", "build:temp-agency", "discard:golem")
    check(
        works,
        """
        A        .
        A built  temp-agency fitness-center gymnasium
    """,
    )


@pytest.mark.rule("FF-68")
def test_one_can_go_back_before_the_discard() -> None:
    works = table("""
        turn     3 A work
        A        2 metal, 4 energy
        A hand   biolab dojo
    """)
    play(works, "build:biolab", "back")
    check(
        works,
        """
        A        2 metal, 4 energy
        A hand   biolab dojo
        A step   work
    """,
    )
