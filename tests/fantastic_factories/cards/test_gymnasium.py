"""Gymnasium."""

import pytest

from ..board import check, play, refused, table


@pytest.mark.rule("FF-30b", "FF-30")
def test_1_energy_raises_a_die_by_1() -> None:
    works = table("""
        turn     3 A work
        A        1 energy
        A built  gymnasium
        A dice   5 5
    """)
    play(works, "use:gymnasium", "die:5")
    check(
        works,
        """
        A        .
        A dice   5 6
    """,
    )


@pytest.mark.rule("FF-30b")
def test_a_6_cannot_be_raised() -> None:
    works = table("""
        turn     3 A work
        A        1 energy
        A built  gymnasium
        A dice   1 6
    """)
    play(works, "use:gymnasium")
    assert refused(works, "die:6") == "six-stays FF-30b"
