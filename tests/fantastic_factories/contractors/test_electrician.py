"""Electrician."""

import pytest

from ..board import check, play, table


@pytest.mark.seats_by_number
@pytest.mark.rule("FF-40", "FF-71")
def test_5_energy_then_2_energy_for_a_chosen_opponent() -> None:
    works = table("""
        turn     3 A market
        crew     electrician miner miner investor
        A hand   golem
    """)
    play(works, "hire:electrician@hammer", "discard:golem", "give:2 crew=foreman")
    check(
        works,
        """
        A        5 energy
        B        2 energy
    """,
    )
