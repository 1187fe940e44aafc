"""Investor."""

from typing import cast

import pytest

from botyard.games.fantastic_factories import GAME

from ..board import check, play, table


@pytest.mark.rule("FF-42")
@pytest.mark.parametrize(
    ("card", "stock"),
    [
        ("assembly-line", "2 metal, 1 energy"),
        ("golem", "4 metal"),
        ("laboratory", "1 metal, 4 energy"),
    ],
)
def test_the_printed_cost_of_a_revealed_card_is_gained(card: str, stock: str) -> None:
    works = table("""
        turn     3 A market
        crew     investor miner miner investor
        A hand   golem
    """)
    play(works, "hire:investor@hammer", f"discard:golem reveal:1={card} crew=foreman")
    check(works, f"A {stock}")
    assert card in cast(list[str], GAME.position(works)["discard"])


@pytest.mark.rule("FF-42", "FF-20")
def test_reductions_are_ignored_and_there_is_no_limit() -> None:
    works = table("""
        turn     3 A market
        row      beacon beacon beacon beacon
        crew     investor miner miner investor
        A hand   golem
        A built  obelisk obelisk
    """)
    play(works, "hire:investor@hammer", "discard:golem reveal:1=megalith crew=foreman")
    check(works, "A 5 metal, 2 energy")
