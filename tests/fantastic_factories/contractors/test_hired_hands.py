"""Hired Hands."""

import pytest

from ..board import check, play, table


@pytest.mark.rule("FF-45", "FF-63", "FF-10")
def test_two_extra_dice_are_rolled_with_the_others() -> None:
    works = table("""
        turn     3 B market
        crew     hired-hands miner miner investor
        B        3 energy
        B hand   golem
    """)
    own = " ".join(["throw:1=1"] * 4)
    six = " ".join(f"throw:2={value}" for value in (1, 2, 3, 4, 5, 6))
    play(works, "B hire:hired-hands@hammer", f"B discard:golem crew=foreman {own} {six}")
    check(
        works,
        """
        A dice   1 1 1 1
        B        .
        B dice   1 2 3 4 5 6
        B hired  .
    """,
    )


@pytest.mark.rule("FF-47", "FF-16", "FF-64")
def test_they_are_lost_at_the_end_of_the_round() -> None:
    works = table("""
        turn     3 A work
        A dice   1 2 3 4 5 6
    """)
    play(works, "end-work")
    check(
        works,
        """
        round    4
        A dice   .
    """,
    )
