"""Dojo."""

import pytest

from ..board import check, play, refused, table


@pytest.mark.rule("FF-30a", "FF-30")
@pytest.mark.parametrize("value", [1, 2, 3, 4, 5, 6])
def test_1_energy_turns_a_die_to_its_opposite_face(value: int) -> None:
    works = table(f"""
        turn     3 A work
        A        1 energy
        A built  dojo
        A dice   {value}
    """)
    play(works, "use:dojo", f"die:{value}")
    check(
        works,
        f"""
        A        .
        A dice   {7 - value}
        A used   dojo
    """,
    )


@pytest.mark.rule("FF-30", "FF-67")
def test_a_die_that_was_placed_cannot_be_changed() -> None:
    works = table("""
        turn        3 A work
        A           1 energy
        A built     dojo
        A generator 3
    """)
    assert refused(works, "use:dojo") == "no-die-to-change FF-30"


@pytest.mark.rule("FF-30", "FF-31")
def test_an_extra_die_can_be_changed_too() -> None:
    works = table("""
        turn     3 A work
        A        1 energy
        A built  dojo
        A hired  specialist
    """)
    play(works, "specialist:6", "use:dojo", "die:6")
    check(works, "A dice 1")
