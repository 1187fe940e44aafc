"""Temp Agency."""

import pytest

from ..board import check, play, refused, table, told


@pytest.mark.rule("FF-30d", "FF-30")
def test_1_energy_rerolls_any_number_of_dice() -> None:
    works = table("""
        turn     3 A work
        A        1 energy
        A built  temp-agency
        A dice   1 1 2 3
    """)
    play(works, "use:temp-agency", "die:1", "die:1", "die:2", "die:3")
    events = play(works, "reroll reroll:1=6 reroll:1=6 reroll:1=5 reroll:1=4")
    assert [event[-1] for event in told("picked-up", events)] == ["1", "1", "2", "3"]
    assert [event[-1] for event in told("rolled", events)] == ["6", "6", "5", "4"]
    check(
        works,
        """
        A        .
        A dice   4 5 6 6
        A used   temp-agency
    """,
    )


@pytest.mark.rule("FF-30d")
def test_at_least_one_die_and_the_others_stay() -> None:
    works = table("""
        turn     3 A work
        A        1 energy
        A built  temp-agency
        A dice   1 4
    """)
    play(works, "use:temp-agency")
    assert refused(works, "reroll") == "no-die-chosen FF-30d"
    play(works, "die:1", "reroll reroll:1=2")
    check(works, "A dice 2 4")


@pytest.mark.rule("FF-30")
def test_without_a_die_it_cannot_be_used() -> None:
    works = table("""
        turn     3 A work
        A        1 energy
        A built  temp-agency
    """)
    assert refused(works, "use:temp-agency") == "no-die-to-change FF-30"
