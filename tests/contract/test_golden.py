"""Golden transcripts: whole games come out as they always did."""

import re
import subprocess
from pathlib import Path

import pytest

from botyard.contract.transcript import transcript_again
from botyard.kernel.registry import all_games, game_named
from botyard.kernel.scanner import CLAUSE

ROOT = Path(__file__).parents[2]
GOLDEN = ROOT / "tests" / "golden"
TABLES = [(name, seats) for name, game in all_games().items() for seats in game.seats]


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_a_golden_game_is_told_as_ever(name: str, seats: int) -> None:
    text = (GOLDEN / f"{name}-{seats}.txt").read_text(encoding="utf-8")
    assert transcript_again(game_named(name), text) == text


def test_a_golden_transcript_changes_only_with_the_clause_that_changed() -> None:
    if not (ROOT / ".git").exists():
        pytest.skip("there is no history here")
    command = ["git", "log", "--no-merges", "--diff-filter=M", "--format=%h %B%x00", "--"]
    command.append("tests/golden")
    log = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True).stdout
    nameless = [
        entry for entry in log.split("\0") if entry.strip() and not re.search(CLAUSE, entry)
    ]
    assert not nameless
