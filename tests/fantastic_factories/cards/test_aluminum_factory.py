"""Aluminum Factory."""

import pytest

from ..board import check, play, refused, table


@pytest.mark.rule("FF-32a", "FF-32", "FF-28")
def test_two_equal_dice_and_5_energy_make_2_goods_and_1_metal() -> None:
    works = table("""
        turn     3 A work
        A        5 energy
        A built  aluminum-factory
        A dice   2 4 4 6
    """)
    play(works, "use:aluminum-factory", "die:4")
    check(
        works,
        """
        A        1 metal, 2 goods
        A dice   2 6
        A used   aluminum-factory=4,4
    """,
    )


@pytest.mark.rule("FF-32a")
def test_it_needs_two_equal_dice_and_all_the_energy() -> None:
    poor = table("""
        turn     3 A work
        A        4 energy
        A built  aluminum-factory
        A dice   4 4
    """)
    assert (
        refused(poor, "use:aluminum-factory", "need", "have") == "needs-energy FF-68 need 5 have 4"
    )
    uneven = table("""
        turn     3 A work
        A        5 energy
        A built  aluminum-factory
        A dice   1 2 3 4
    """)
    assert (
        refused(uneven, "use:aluminum-factory", "need", "have") == "needs-dice FF-28 need 2 have 4"
    )
