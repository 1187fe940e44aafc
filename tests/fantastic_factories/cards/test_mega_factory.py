"""Mega Factory."""

import pytest

from ..board import check, choices, play, refused, table


@pytest.mark.rule("FF-32h", "FF-31")
def test_three_equal_dice_make_2_goods_and_a_die_of_a_chosen_value() -> None:
    works = table("""
        turn     3 A work
        A built  mega-factory
        A dice   2 2 2 5
    """)
    play(works, "use:mega-factory", "die:2", "value:6")
    check(
        works,
        """
        A        2 goods
        A dice   5 6
        A used   mega-factory=2,2,2
    """,
    )


@pytest.mark.rule("FF-32h")
def test_the_chosen_die_costs_nothing() -> None:
    works = table("""
        turn     3 A work
        A built  mega-factory
        A dice   2 2 2
    """)
    play(works, "use:mega-factory", "die:2")
    assert len(choices(works, "value")) == 6


@pytest.mark.rule("FF-32h")
def test_two_equal_dice_are_too_few() -> None:
    works = table("""
        turn     3 A work
        A built  mega-factory
        A dice   2 2 3 3
    """)
    assert refused(works, "use:mega-factory", "need", "have") == "needs-dice FF-28 need 3 have 4"
