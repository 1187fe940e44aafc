"""Did you mean: helpful to people, and of no use to whoever wants to keep a server busy."""

import time
from contextlib import suppress

import pytest

from botyard.kernel.errors import UnknownName
from botyard.kernel.names import LONGEST, nearest
from botyard.kernel.register import find_clause
from botyard.kernel.registry import all_games, game_named

MOST_SECONDS = 0.010
TRIES = 5


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("program:1=mvoe2-670", "program:1=move2-670"),
        ("porgram:1=move2-670", "program:1=move2-670"),
        ("program:1=move2-67", "program:1=move2-670"),
        ("raedy", "ready"),
    ],
)
def test_a_slip_among_thousands_of_names_is_understood(typed: str, meant: str) -> None:
    names = game_named("roborally").vocabulary.names
    assert len(names) > 1000
    assert meant in nearest(typed, names).split(", ")


def test_nobody_is_kept_waiting_by_a_name() -> None:
    for game in all_games().values():
        names = game.vocabulary.names
        longest = max(names, key=len)
        typed = [longest[::-1], longest[1:], longest * 2, f"{longest[:-2]}zz", "x" * LONGEST, "e"]
        typed += [name[:-1] + "!" for name in names[:: len(names) // 8 + 1]]
        for name in typed:
            assert min(_seconds(name, names) for _ in range(TRIES)) < MOST_SECONDS, name


def _seconds(name: str, names: list[str]) -> float:
    begun = time.thread_time()
    nearest(name, names)
    return time.thread_time() - begun


def test_a_clause_is_found_without_reading_the_rules_again() -> None:
    for name in ("RR-60", "bf-99", "RR-9999", "X" * 60_000):
        assert min(_to_find(name) for _ in range(TRIES)) < MOST_SECONDS


def _to_find(clause: str) -> float:
    begun = time.thread_time()
    with suppress(UnknownName):
        find_clause(clause)
    return time.thread_time() - begun
