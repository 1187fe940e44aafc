"""``botyard arena`` from the command line."""

from pathlib import Path

import pytest

from botyard.words import LANGUAGES
from cli.piped import GAME, MISSING, say

TWO = ("arena", GAME, "--bots", "greedy,random", "--seed", "7", "--workers", "1")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", ["2", "3"])
def test_the_result_is_told_in_every_language(language: str, seats: str) -> None:
    said = say(*TWO, "--games", "2", "--seats", seats, "--lang", language)
    assert said.code == 0
    assert "greedy" in said.out
    assert MISSING not in said.out + said.err
    assert all(len(line) <= 80 for line in said.out.splitlines())


def test_games_are_kept_and_go_on(tmp_path: Path) -> None:
    games, drawn = tmp_path / "games.jsonl", tmp_path / "ladder.svg"
    first = say(*TWO, "--games", "2", "--file", games, "--picture", drawn)
    assert first.code == 0
    assert f"The picture is in {drawn}." in first.words()
    before = games.read_text()
    more = say(*TWO, "--games", "4", "--file", games, "--picture", drawn)
    assert more.code == 0
    assert games.read_text().startswith(before)
    assert "4 games" in drawn.read_text()
    again = say(*TWO, "--games", "4", "--file", games)
    assert again.out == say(*TWO, "--games", "4").out


def test_a_picture_replaces_no_other_file(tmp_path: Path) -> None:
    path = tmp_path / "diary.svg"
    path.write_text("dear diary")
    said = say(*TWO, "--games", "2", "--picture", path)
    assert said.code == 2
    assert "exists already" in said.err
    assert path.read_text() == "dear diary"


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (("--bots", "greedy"), "two different bots"),
        (("--bots", "greedy,greedy"), "greedy"),
        (("--bots", "gredy,random"), "greedy"),
        (("--bots", "greedy,random", "--seats", "1"), "two seats"),
        (("--bots", "greedy,random", "--seats", "5"), "2, 3, 4"),
        (("--bots", "greedy,random", "--games", "0"), "--games"),
        (("--bots", "greedy,random", "--picture", "/nowhere/at/all.svg"), "/nowhere/at"),
        (("--bots", "greedy,random", "--file", "/nowhere/at/all.jsonl"), "/nowhere/at"),
    ],
)
def test_what_is_wrong_is_said(arguments: tuple[str, ...], told: str) -> None:
    said = say("arena", GAME, *arguments)
    assert said.code == 2
    assert told in said.words()
