"""Fitness Center."""

import pytest

from ..board import check, choices, play, refused, table


@pytest.mark.rule("FF-30c", "FF-30")
def test_1_energy_lowers_a_die_by_1() -> None:
    works = table("""
        turn     3 A work
        A        2 energy
        A built  fitness-center
        A dice   4 6
    """)
    play(works, "use:fitness-center", "die:4")
    check(
        works,
        """
        A        1 energy
        A dice   3 6
    """,
    )


@pytest.mark.rule("FF-30c")
def test_a_1_cannot_be_lowered() -> None:
    works = table("""
        turn     3 A work
        A        1 energy
        A built  fitness-center
        A dice   1 2
    """)
    play(works, "use:fitness-center")
    assert refused(works, "die:1") == "one-stays FF-30c"
    assert choices(works, "die") == {"die:2"}


@pytest.mark.rule("FF-30", "FF-30c")
def test_with_nothing_but_1s_it_cannot_be_used() -> None:
    works = table("""
        turn     3 A work
        A        1 energy
        A built  fitness-center
        A dice   1 1
    """)
    assert refused(works, "use:fitness-center") == "no-die-to-change FF-30"
