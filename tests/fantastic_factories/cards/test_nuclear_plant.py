"""Nuclear Plant."""

import pytest

from ..board import check, play, refused, table


@pytest.mark.rule("FF-32i")
def test_a_6_makes_1_good_and_1_energy() -> None:
    works = table("""
        turn     3 A work
        A built  nuclear-plant
        A dice   5 6
    """)
    play(works, "use:nuclear-plant", "die:6")
    check(
        works,
        """
        A        1 energy, 1 goods
        A dice   5
        A used   nuclear-plant=6
    """,
    )


@pytest.mark.rule("FF-32i")
def test_no_other_die_will_do() -> None:
    works = table("""
        turn     3 A work
        A built  nuclear-plant
        A dice   1 2 3 4 5
    """)
    assert refused(works, "use:nuclear-plant", "need", "have") == "needs-dice FF-28 need 1 have 5"
