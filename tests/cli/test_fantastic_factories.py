"""Fantastic Factories in the terminal: whole games, alone and with others."""

from pathlib import Path

import pytest

from botyard.kernel.registry import game_named
from botyard.words import LANGUAGES, Words
from cli.piped import FIRST, MISSING, Said, lines_of, say

WORKS = game_named("fantastic-factories")
ALONE = ["--seats", "person:Ida", "--seed", "3"]
TWO = ["--seats", "person:Ida,bot:random", "--seed", "3"]
FIVE = ["--seats", ",".join(["person:Ida", *["bot:random"] * 4]), "--seed", "3"]
SHORT = ["--option", "round-limit=2"]


def play(*arguments: str | Path, typed: list[str] | None = None) -> Said:
    return say("play", "fantastic-factories", *arguments, typed=typed)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [ALONE, TWO, FIVE], ids=["alone", "two", "five"])
def test_a_game_by_always_taking_the_first_choice(
    seats: list[str], language: str, tmp_path: Path
) -> None:
    record = tmp_path / "works.jsonl"
    said = play(*seats, *SHORT, "--record", record, "--lang", language, typed=FIRST)
    assert (said.code, said.err) == (0, "")
    assert MISSING not in said.out
    assert "{$" not in said.out.replace(" ", "")
    assert "end" in lines_of(record)[-1]
    words = Words(language, WORKS)
    assert words.say("event-round.heading", round=2) in said.out
    assert say("verify", record).code == 0


def test_alone_the_machine_has_its_line_and_its_turn(tmp_path: Path) -> None:
    record = tmp_path / "works.jsonl"
    said = play(*ALONE, *SHORT, "--lang", "en", "--record", record, typed=FIRST)
    assert "The Machine  3 points  0▣" in said.out
    assert "The Machine rolls" in said.out
    assert "The Machine wins!" in said.out


def test_help_says_what_a_card_does_and_what_the_signs_mean(tmp_path: Path) -> None:
    record = tmp_path / "works.jsonl"
    said = play(*TWO, "--lang", "en", "--record", record, typed=["h", "q"])
    assert "→ 2 goods" in said.words() or "→ 1 good" in said.words()
    assert "[==] equal dice" in said.words()
