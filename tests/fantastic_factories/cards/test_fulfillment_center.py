"""Fulfillment Center."""

import pytest

from ..board import check, play, refused, table


@pytest.mark.rule("FF-32f")
def test_a_4_and_2_energy_make_1_good_and_1_metal() -> None:
    works = table("""
        turn     3 A work
        A        2 energy
        A built  fulfillment-center
        A dice   4 4
    """)
    play(works, "use:fulfillment-center", "die:4")
    check(
        works,
        """
        A        1 metal, 1 goods
        A dice   4
        A used   fulfillment-center=4
    """,
    )


@pytest.mark.rule("FF-32f", "FF-28")
def test_it_works_once_a_round() -> None:
    works = table("""
        turn     3 A work
        A        4 energy
        A built  fulfillment-center
        A dice   4 4
    """)
    play(works, "use:fulfillment-center", "die:4")
    assert refused(works, "use:fulfillment-center") == "used-already FF-28"
