"""``botyard puzzle``: puzzles in the terminal, with stars, hints, the solution and undo."""

from pathlib import Path

import pytest

from botyard.games.fantastic_factories import GAME
from botyard.kernel.puzzles import puzzles_of
from botyard.words import LANGUAGES
from cli.piped import MISSING, say

NAME = "first-shift"
SOLUTION = puzzles_of(GAME.name)[NAME].solution
FILE = Path(__file__).parents[2] / "src/botyard/games/fantastic_factories/puzzles"


def solve(*typed: str, which: str = NAME) -> str:
    """What is said while a puzzle is tried."""
    said = say("puzzle", which, "--lang", "en", typed=list(typed))
    assert MISSING not in said.out
    assert said.code == 0
    return said.out


def test_without_a_name_the_puzzles_are_listed() -> None:
    said = say("puzzle", "--lang", "en")
    assert said.code == 0
    assert "first-shift      First shift        4 points now   ★ 6  ★★ 7  ★★★ 8" in said.out
    assert "today" in said.out
    assert sum("★★★" in line for line in said.out.splitlines()) == len(puzzles_of(GAME.name))


def test_the_solution_earns_three_stars() -> None:
    out = solve(" ".join(SOLUTION), "end-work", "")
    assert "★★★  Three stars!" in out
    assert "Nothing more can be made of it for certain." in out


def test_less_earns_fewer_stars_and_says_what_is_possible() -> None:
    out = solve("end-work", "")
    assert "☆☆☆  No star this time" in out
    assert "That makes 4 points. 8 are possible." in out


def test_the_points_and_stars_stand_above_the_table() -> None:
    out = solve(SOLUTION[0], "q")
    assert "First shift  4 points now  ★ 6  ★★ 7  ★★★ 8" in out
    assert "First shift  5 points now" in out


def test_even_a_draw_can_be_taken_back_and_comes_out_the_same() -> None:
    out = solve("place:research@1", "u", "place:research@1", "q")
    drawn = [line for line in out.splitlines() if "puts a 1 on Research" in line]
    assert len(drawn) == 2
    assert drawn[0] == drawn[1]


def test_nothing_done_is_nothing_to_take_back() -> None:
    assert "BY-3" in solve("u", "q")


def test_a_hint_is_the_next_step_of_the_solution() -> None:
    out = solve("t", SOLUTION[0], "t", "q")
    assert "Now: Use Battery Factory" in out
    assert "Now: Generator: a 1" in out


def test_who_left_the_solution_is_told_how_far() -> None:
    out = solve("place:research@1", "t", "place:research@4", "hint", "q")
    assert "Your last step is not part of the solution." in out
    assert "Your last 2 steps are not part of the solution." in out


def test_it_can_begin_again_in_the_middle_and_at_the_end() -> None:
    out = solve("place:research@1", "a", "end-work", "a", " ".join(SOLUTION), "end-work", "q")
    assert out.count("dice [1] [4] [5] [6]") >= 3
    assert "Three stars!" in out


def test_after_the_end_the_last_step_can_be_taken_back() -> None:
    out = solve("end-work", "u", " ".join(SOLUTION), "end-work", "")
    assert "No star this time" in out
    assert "Three stars!" in out


@pytest.mark.parametrize("typed", [["x", "q"], ["end-work", "x", ""]])
def test_the_solution_is_shown_when_asked_for(typed: list[str]) -> None:
    out = solve(*typed)
    assert "Use Battery Factory  use:battery-factory" in out
    assert "So 8 points are made of it for certain." in out


def test_the_solution_alone() -> None:
    said = say("puzzle", NAME, "--solution", "--lang", "en")
    assert said.code == 0
    assert [line.split()[-1] for line in said.out.splitlines()[1:-1]] == SOLUTION


def test_help_names_the_commands_of_puzzles() -> None:
    out = solve("h", "q")
    assert "Show the next step of the solution." in out


def test_the_puzzle_of_a_day() -> None:
    out = solve("q", which="2026-11-17")
    assert "Puzzle of 2026-11-17" in out
    assert out.split("dice ")[1] == solve("q", which="2026-11-17").split("dice ")[1]


def test_a_file() -> None:
    out = solve("q", which=str(FILE / "01-first-shift.toml"))
    assert "4 points now  ★ 6  ★★ 7  ★★★ 8" in out


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_speaks_every_language(language: str) -> None:
    typed = ["t", "place:research@1", "t", "x", "h", "end-work", "x", "a", "q"]
    said = say("puzzle", NAME, "--lang", language, typed=typed)
    assert (said.code, MISSING in said.out) == (0, False)
    assert MISSING not in say("puzzle", "--lang", language).out


def test_the_end_of_the_input_breaks_it_off() -> None:
    assert say("puzzle", NAME, typed=["place:research@1"]).code == 130


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["no-such"], "There is no puzzle “no-such”. Choose one of: first-shift"),
        (["9999-01-01"], "does not exist yet"),
        ([NAME, "--game", "roborally"], "There are no puzzles of RoboRally"),
        (["missing.toml"], "There is no file missing.toml"),
    ],
)
def test_what_is_no_puzzle_is_refused(arguments: list[str], told: str) -> None:
    said = say("puzzle", *arguments, "--lang", "en")
    assert said.code == 2
    assert told in said.words()


@pytest.mark.parametrize("key", ["stars", "learner"])
def test_a_scene_without_stars_is_no_puzzle(key: str, tmp_path: Path) -> None:
    text = (FILE / "01-first-shift.toml").read_text(encoding="utf-8")
    lines = [line for line in text.splitlines() if not line.startswith(key)]
    file = tmp_path / "scene.toml"
    file.write_text("\n".join(lines), encoding="utf-8")
    said = say("puzzle", file, "--lang", "en")
    assert said.code == 2
    assert f"“{key}” is missing" in said.words()
