"""Miner."""

import pytest

from ..board import check, play, table


@pytest.mark.rule("FF-41", "FF-71")
def test_3_metal_then_1_metal_for_a_chosen_opponent() -> None:
    works = table("""
        turn     3 A market
        seats    ABC
        crew     miner miner electrician investor
        A hand   golem
    """)
    play(works, "hire:miner@hammer", "discard:golem", "give:3 crew=foreman")
    check(
        works,
        """
        A        3 metal
        B        .
        C        1 metal
    """,
    )
