"""Concrete Plant."""

import pytest

from ..board import check, choices, play, refused, table


@pytest.mark.rule("FF-32e")
@pytest.mark.parametrize("value", [1, 3, 6])
def test_two_equal_dice_and_as_much_metal_make_2_goods(value: int) -> None:
    works = table(f"""
        turn     3 A work
        A        {value} metal
        A built  concrete-plant
        A dice   {value} {value} 2
    """)
    play(works, "use:concrete-plant", f"die:{value}")
    check(
        works,
        f"""
        A        2 goods
        A dice   2
        A used   concrete-plant={value},{value}
    """,
    )


@pytest.mark.rule("FF-32e", "FF-28")
def test_a_pair_that_cannot_be_paid_for_is_not_offered() -> None:
    works = table("""
        turn     3 A work
        A        2 metal
        A built  concrete-plant
        A dice   2 2 3 3
    """)
    play(works, "use:concrete-plant")
    assert choices(works, "die") == {"die:2"}
    assert refused(works, "die:3", "need", "have") == "needs-metal FF-68 need 3 have 2"
