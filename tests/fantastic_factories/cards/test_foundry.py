"""Foundry."""

import pytest

from ..board import check, play, refused, table


@pytest.mark.rule("FF-33b", "FF-33")
def test_a_die_and_as_much_energy_give_as_much_metal() -> None:
    works = table("""
        turn     3 A work
        A        5 energy
        A built  foundry
        A dice   5 6
    """)
    play(works, "use:foundry", "die:5")
    check(
        works,
        """
        A        5 metal
        A dice   6
        A used   foundry=5
    """,
    )


@pytest.mark.rule("FF-33b")
def test_a_die_above_the_energy_is_refused() -> None:
    works = table("""
        turn     3 A work
        A        3 energy
        A built  foundry
        A dice   3 4
    """)
    play(works, "use:foundry")
    assert refused(works, "die:4", "need", "have") == "needs-energy FF-68 need 4 have 3"
