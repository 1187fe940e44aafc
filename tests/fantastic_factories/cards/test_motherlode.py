"""Motherlode."""

import pytest

from ..board import check, play, table


@pytest.mark.rule("FF-33e", "FF-33")
@pytest.mark.parametrize("value", [1, 2, 3, 4, 5, 6])
def test_a_low_die_gives_1_metal_a_high_one_2(value: int) -> None:
    works = table(f"""
        turn     3 A work
        A built  motherlode
        A dice   {value}
    """)
    play(works, "use:motherlode", f"die:{value}")
    check(
        works,
        f"""
        A        {1 if value < 4 else 2} metal
        A used   motherlode={value}
    """,
    )
