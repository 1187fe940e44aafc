"""Specialist."""

import pytest

from ..board import check, play, refused, table


@pytest.mark.rule("FF-46", "FF-31")
def test_an_extra_die_of_a_chosen_value_at_any_time_of_the_work() -> None:
    works = table("""
        turn     3 A work
        A hired  specialist
        A dice   2 2
    """)
    play(works, "place:generator@2", "specialist:2", "place:generator@2")
    check(
        works,
        """
        A        5 energy
        A dice   2
        A hired  .
    """,
    )
    assert refused(works, "specialist:2") == "no-specialist FF-46"


@pytest.mark.rule("FF-46", "FF-47", "FF-64")
def test_who_ends_the_work_without_it_loses_it() -> None:
    works = table("""
        turn     3 A work
        A hired  specialist
    """)
    play(works, "end-work")
    check(
        works,
        """
        round    4
        A hired  .
    """,
    )


@pytest.mark.rule("FF-46", "FF-72")
def test_it_waits_for_the_work_phase_of_the_round() -> None:
    works = table("""
        turn     3 A market
        crew     specialist miner miner investor
        A hand   golem
    """)
    play(works, "hire:specialist@hammer", "discard:golem crew=foreman")
    check(works, "A hired specialist")
