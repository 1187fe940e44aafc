"""Battery Factory."""

import pytest

from ..board import check, play, refused, table


@pytest.mark.rule("FF-32c", "FF-29")
def test_4_energy_make_1_good_without_a_die() -> None:
    works = table("""
        turn     3 A work
        A        6 energy
        A built  battery-factory
    """)
    play(works, "use:battery-factory")
    check(
        works,
        """
        A        2 energy, 1 goods
        A used   battery-factory
    """,
    )


@pytest.mark.rule("FF-32c")
def test_3_energy_are_too_few() -> None:
    works = table("""
        turn     3 A work
        A        3 energy
        A built  battery-factory
    """)
    assert (
        refused(works, "use:battery-factory", "need", "have") == "needs-energy FF-68 need 4 have 3"
    )
