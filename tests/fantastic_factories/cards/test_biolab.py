"""Biolab."""

import pytest

from ..board import check, play, refused, table


@pytest.mark.rule("FF-32d")
def test_a_1_and_1_energy_make_1_good() -> None:
    works = table("""
        turn     3 A work
        A        1 energy
        A built  biolab
        A dice   1 2 6
    """)
    play(works, "use:biolab", "die:1")
    check(
        works,
        """
        A        1 goods
        A dice   2 6
        A used   biolab=1
    """,
    )


@pytest.mark.rule("FF-32d")
def test_no_other_die_will_do() -> None:
    works = table("""
        turn     3 A work
        A        9 energy
        A built  biolab
        A dice   2 3 4 5 6
    """)
    assert refused(works, "use:biolab", "need", "have") == "needs-dice FF-28 need 1 have 5"
