"""Golden transcripts: whole games come out as they always did."""

import json
import re
import subprocess
from pathlib import Path

import pytest

from botyard.contract.transcript import transcript_again
from botyard.kernel.registry import all_games, game_named
from botyard.kernel.scanner import CLAUSE

ROOT = Path(__file__).parents[2]
GOLDEN = ROOT / "tests" / "golden"
# What is drawn and what is known were parted; with the lines of views left out, nothing changed.
VIEWS_ALONE = ["Digest decisions again: views hold what is drawn alone"]
TABLES = [(name, seats) for name, game in all_games().items() for seats in game.seats]


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_a_golden_game_is_told_as_ever(name: str, seats: int) -> None:
    text = (GOLDEN / f"{name}-{seats}.txt").read_text(encoding="utf-8")
    assert transcript_again(game_named(name), text) == text


def git(*command: str) -> str:
    if not (ROOT / ".git").exists():
        pytest.skip("there is no history here")
    done = subprocess.run(["git", *command], cwd=ROOT, capture_output=True, text=True, check=True)
    return done.stdout


def changes(*files: str) -> list[str]:
    """The commits that changed golden files: hash and message."""
    paths = [f"tests/golden/{file}" for file in files]
    log = git("log", "--no-merges", "--diff-filter=M", "--format=%h %B%x00", "--", *paths)
    return [entry.strip() for entry in log.split("\0") if entry.strip()]


def test_a_golden_transcript_changes_only_with_the_clause_that_changed() -> None:
    entries = changes("*.txt", "decisions.json")
    nameless = [entry for entry in entries if not re.search(CLAUSE, entry)]
    assert [entry.splitlines()[0].partition(" ")[2] for entry in nameless] == VIEWS_ALONE


def test_golden_games_of_frozen_bots_never_change() -> None:
    """Games with a level at the table may, when that learns more."""
    for entry in changes("bots.json"):
        commit = entry.split()[0]
        before, after = (
            json.loads(git("show", f"{revision}:tests/golden/bots.json"))
            for revision in (f"{commit}^", commit)
        )
        frozen = {game: digest for game, digest in before.items() if "level-" not in game}
        assert {game: after.get(game) for game in frozen} == frozen, entry
