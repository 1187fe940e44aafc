"""Golem."""

import pytest

from ..board import check, choices, play, refused, table


@pytest.mark.rule("FF-31a", "FF-31")
def test_x_energy_give_an_extra_die_of_value_x() -> None:
    works = table("""
        turn     3 A work
        A        4 energy
        A built  golem
        A dice   6
    """)
    play(works, "use:golem", "value:3")
    check(
        works,
        """
        A        1 energy
        A dice   3 6
        A used   golem
    """,
    )


@pytest.mark.rule("FF-31a")
def test_x_is_at_most_the_energy() -> None:
    works = table("""
        turn     3 A work
        A        2 energy
        A built  golem
    """)
    play(works, "use:golem")
    assert choices(works, "value") == {"value:1", "value:2"}
    assert refused(works, "value:3", "need", "have") == "needs-energy FF-68 need 3 have 2"


@pytest.mark.rule("FF-31a")
def test_without_energy_it_cannot_be_used() -> None:
    works = table("""
        turn     3 A work
        A built  golem
    """)
    assert refused(works, "use:golem", "need", "have") == "needs-energy FF-68 need 1 have 0"
