"""Decisions come out as they always did: choices, refusals, explanations, positions, views."""

import json
from pathlib import Path

import pytest

from botyard.kernel.registry import all_games
from tools.decisions import digest, plans

GOLDEN = Path(__file__).parents[1] / "golden" / "decisions.json"
EXPECTED = json.loads(GOLDEN.read_text(encoding="utf-8"))
TABLES = [(name, table) for name, game in all_games().items() for table in plans(game)]


@pytest.mark.parametrize(("name", "table"), TABLES)
def test_every_decision_of_a_random_game_is_as_ever(name: str, table: str) -> None:
    assert digest(plans(all_games()[name])[table]) == EXPECTED[name][table]


def test_no_digest_is_left_over() -> None:
    assert [(name, table) for name, tables in EXPECTED.items() for table in tables] == TABLES
