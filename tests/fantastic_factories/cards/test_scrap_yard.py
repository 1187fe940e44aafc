"""Scrap Yard."""

import pytest

from ..board import check, play, refused, table


@pytest.mark.rule("FF-36", "FF-36a", "FF-65")
def test_the_first_build_of_a_round_gives_1_metal() -> None:
    works = table("""
        turn     3 A work
        A        2 metal
        A hand   fitness-center refinery gymnasium motherlode
        A built  scrap-yard
    """)
    play(works, "build:fitness-center", "discard:refinery")
    check(
        works,
        """
        A        2 metal
        A used   scrap-yard
    """,
    )
    play(works, "build:gymnasium", "discard:motherlode")
    check(works, "A 1 metal")


@pytest.mark.rule("FF-65", "FF-17")
def test_what_it_gives_cannot_pay_for_the_build_that_sets_it_off() -> None:
    works = table("""
        turn     3 A work
        A        1 metal
        A hand   recycling-plant dojo
        A built  scrap-yard
    """)
    assert (
        refused(works, "build:recycling-plant", "need", "have")
        == "build-needs-metal FF-17 need 2 have 1"
    )


@pytest.mark.rule("FF-36")
def test_its_own_building_does_not_count_but_the_next_does() -> None:
    works = table("""
        turn     3 A work
        A        2 metal, 2 energy
        A hand   scrap-yard refinery gymnasium motherlode
    """)
    play(works, "build:scrap-yard", "discard:refinery")
    check(works, "A 1 metal")
    play(works, "build:gymnasium", "discard:motherlode")
    check(works, "A 1 metal")


@pytest.mark.rule("FF-28")
def test_it_is_not_activated() -> None:
    works = table("""
        turn     3 A work
        A built  scrap-yard
    """)
    assert refused(works, "use:scrap-yard") == "sets-itself-off FF-28"
