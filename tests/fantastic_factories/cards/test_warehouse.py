"""Warehouse."""

import pytest

from ..board import check, choices, play, refused, table


@pytest.mark.rule("FF-32l")
def test_three_dice_with_a_sum_of_14_make_2_goods_and_2_energy() -> None:
    works = table("""
        turn     3 A work
        A built  warehouse
        A dice   6 6 2
    """)
    play(works, "use:warehouse", "die:2", "die:6", "die:6")
    check(
        works,
        """
        A        2 energy, 2 goods
        A dice   .
        A used   warehouse=2,6,6
    """,
    )


@pytest.mark.rule("FF-32l")
def test_13_is_too_little() -> None:
    works = table("""
        turn     3 A work
        A built  warehouse
        A dice   6 6 1 1
    """)
    assert refused(works, "use:warehouse", "need", "have") == "needs-dice FF-28 need 3 have 4"


@pytest.mark.rule("FF-32l")
def test_dice_are_chosen_one_by_one_and_only_such_that_lead_to_14() -> None:
    works = table("""
        turn     3 A work
        A built  warehouse
        A dice   1 3 5 6
    """)
    play(works, "use:warehouse")
    assert choices(works, "die") == {"die:3", "die:5", "die:6"}
    assert refused(works, "die:1") == "die-does-not-fit FF-28"
    play(works, "die:6")
    assert choices(works, "die") == {"die:3", "die:5"}
