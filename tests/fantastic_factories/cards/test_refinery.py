"""Refinery."""

import pytest

from ..board import check, play, refused, table


@pytest.mark.rule("FF-33g", "FF-69")
def test_a_card_and_3_energy_give_3_metal() -> None:
    works = table("""
        turn     3 A work
        A        4 energy
        A hand   dojo
        A built  refinery
    """)
    play(works, "use:refinery", "discard:dojo")
    check(
        works,
        """
        A        3 metal, 1 energy
        A hand   .
        discard  dojo
    """,
    )


@pytest.mark.rule("FF-33g")
def test_2_energy_are_too_few() -> None:
    works = table("""
        turn     3 A work
        A        2 energy
        A hand   dojo
        A built  refinery
    """)
    assert refused(works, "use:refinery", "need", "have") == "needs-energy FF-68 need 3 have 2"
