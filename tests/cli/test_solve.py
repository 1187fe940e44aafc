"""``botyard solve``: the best of one turn, in words."""

import json
from pathlib import Path

import pytest

from botyard.words import LANGUAGES
from cli.piped import MISSING, say

PUZZLE = (
    Path(__file__).parents[2] / "src/botyard/games/fantastic_factories/puzzles/01-first-shift.toml"
)

POSITION = {
    "seats": 1,
    "round": 3,
    "agenda": [["end-of-round"], ["machine-turn"]],
    "factories": [
        {
            "metal": 1,
            "energy": 2,
            "hand": ["nuclear-plant", "battery-factory"],
            "dice": [5, 5, 6],
            "agenda": [["work"]],
        }
    ],
}


@pytest.fixture
def position(tmp_path: Path) -> Path:
    file = tmp_path / "position.json"
    file.write_text(json.dumps(POSITION), encoding="utf-8")
    return file


def test_it_says_what_is_reached_how_and_how_sure_that_is(position: Path) -> None:
    said = say("solve", position, "--lang", "en")
    assert said.code == 0
    lines = said.out.splitlines()
    assert lines[0] == "Goods now: 0. Reached for certain: 1."
    assert "  use:nuclear-plant" in lines
    assert lines[-2:] == [
        "Nothing that is drawn or rolled is needed for it.",
        "Everything was looked at: nothing better is certain.",
    ]


def test_points_and_chance_left_aside(position: Path) -> None:
    said = say("solve", position, "--for", "points", "--chance", "aside", "--lang", "en")
    assert "Points now: 0. Reached for certain: 2." in said.out
    assert "without drawing or rolling nothing is better" in said.words()


def test_a_search_that_is_too_short_says_so(position: Path) -> None:
    assert "there may be something better" in say("solve", position, "--nodes", "2").words()


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_speaks_every_language(position: Path, language: str) -> None:
    said = say("solve", position, "--lang", language)
    assert (said.code, MISSING in said.out) == (0, False)


@pytest.mark.parametrize("arguments", [["--seat", "2"], ["--for", "fame"], ["--chance", "best"]])
def test_what_cannot_be_asked_is_refused(position: Path, arguments: list[str]) -> None:
    said = say("solve", position, *arguments, "--lang", "en")
    assert said.code != 0
    assert MISSING not in said.err


def test_a_puzzle_file_is_solved_for_points_without_luck() -> None:
    said = say("solve", PUZZLE, "--lang", "en")
    assert said.code == 0
    lines = said.out.splitlines()
    assert lines[0] == "Points now: 4. Reached for certain: 8."
    assert lines[-1] == "Everything was looked at: without drawing or rolling nothing is better."


def test_a_puzzle_file_can_be_solved_for_something_else() -> None:
    said = say("solve", PUZZLE, "--for", "goods", "--chance", "worst", "--lang", "en")
    assert said.out.startswith("Goods now: 0. Reached for certain: 3.")


def test_a_puzzle_of_another_game_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "other.toml"
    file.write_text('game = "ausser-rand-und-band"\nseats = 2\ndeal = []\n', encoding="utf-8")
    said = say("solve", file, "--lang", "en")
    assert said.code == 2
    assert "another game" in said.words()
