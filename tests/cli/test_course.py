"""``botyard course``: the list, the drawing, and what is said of a course that cannot be played."""

from pathlib import Path

import pytest

from botyard.words import LANGUAGES
from cli.piped import MISSING, say

OWN = """
name = "Our own"
boards = [
  { board = "exchange", at = "A1" },
  { board = "dock-plain", at = "A13" },
]
flags = ["H2", "J8"]
"""
WRONG = {
    'at = "A13"': ('at = "A10"', "without conveyor belts covers another one, for example at A10"),
    '"H2", "J8"': ('"C2"', "Flag 1 lies on the pit at C2. Move it"),
    '["H2", "J8"]': ("[]", "The course has no flag. Add at least one."),
    '"exchange"': ('"exchang"', "“exchang” is not a known name. Perhaps you mean: exchange."),
    "flags": ("flag", "Flags is missing"),
    "boards": ("= boards", "is not valid TOML"),
}


@pytest.fixture
def own(tmp_path: Path) -> Path:
    path = tmp_path / "own.toml"
    path.write_text(OWN, encoding="utf-8")
    return path


def test_the_list_begins_with_the_easy_courses() -> None:
    said = say("course", "list")
    assert said.code == 0
    lines = [line.split() for line in said.out.splitlines()]
    assert lines[:2] == [
        ["for", "beginners,", "easy"],
        ["checkmate", "Checkmate", "5–8", "players"],
    ]
    assert said.out.count("players") == 34


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_course_is_shown_in_every_language(language: str) -> None:
    listed = say("course", "list", "--lang", language)
    assert MISSING not in listed.out
    for name in ("risky-exchange", "whirlwind-tour", "vault-assault", "oddest-sea"):
        said = say("course", "show", name, "--lang", language)
        assert said.code == 0
        assert MISSING not in said.out


def test_a_course_is_drawn_with_its_columns_and_rows() -> None:
    said = say("course", "show", "risky-exchange")
    lines = said.out.splitlines()
    assert lines[:3] == [
        "Risky Exchange",
        "for beginners, easy · 2–8 players · medium, 1 to 2 hours",
        "Exchange, Docking bay with conveyor belts",
    ]
    assert "    A   B   C   D   E   F   G   H   I   J   K   L" in lines
    assert " 3 |.   .   .   ↑   .   ↓   ↑   .   ↓  |.   .   .  <" in lines
    assert "16  .   .   →   →   →   1  |2   ←   ←   ←   .   ." in lines
    assert "①②③ flag" in said.words()
    assert "pusher" not in said.out


def test_a_wide_course_is_drawn_narrowly_in_a_small_window(monkeypatch: pytest.MonkeyPatch) -> None:
    row = " 8 |. ↑ .<→ ↓ @ → ↑|① . . .|. . . . *|⇓ ↑|. . . . .|. . . .|"
    assert row in say("course", "show", "pilgrimage").out.splitlines()
    monkeypatch.setenv("COLUMNS", "120")
    lines = say("course", "show", "pilgrimage").out.splitlines()
    assert row not in lines
    assert max(len(line.rstrip()) for line in lines) == 4 + 4 * 28


def test_colors_are_shown_where_the_terminal_has_them(monkeypatch: pytest.MonkeyPatch) -> None:
    assert "\x1b[" not in say("course", "show", "twister").out
    monkeypatch.setenv("FORCE_COLOR", "1")
    monkeypatch.setenv("TERM", "xterm-256color")
    assert "\x1b[" in say("course", "show", "twister").out


def test_a_course_of_ones_own_is_shown_and_checked(own: Path) -> None:
    shown = say("course", "show", own)
    assert shown.code == 0
    assert shown.out.startswith("Our own\nbuilt by players · 2–8 players\n")
    checked = say("course", "check", own)
    assert checked.code == 0
    assert checked.words() == "✓ Our own can be played: 12 × 16 spaces, 2 flags."


@pytest.mark.rule("RR-C35")
@pytest.mark.parametrize("change", WRONG)
@pytest.mark.parametrize("command", ["show", "check"])
def test_what_cannot_be_played_is_refused_with_the_reason(
    command: str, change: str, own: Path
) -> None:
    put, told = WRONG[change]
    own.write_text(OWN.replace(change, put), encoding="utf-8")
    said = say("course", command, own)
    assert (said.code, said.out) == (2, "")
    assert str(own) in said.err
    assert told in said.err


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("change", WRONG)
def test_the_reason_is_said_in_every_language(change: str, language: str, own: Path) -> None:
    own.write_text(OWN.replace(change, WRONG[change][0]), encoding="utf-8")
    said = say("course", "check", own, "--lang", language)
    assert said.code == 2
    assert MISSING not in said.err


def test_a_course_that_is_not_there_is_answered_with_the_nearest() -> None:
    said = say("course", "show", "riskyexchange")
    assert said.code == 2
    assert "There is no course “riskyexchange”" in said.err
    assert said.err.rstrip().endswith("Perhaps you mean: risky-exchange.")
    assert "no file nowhere.toml" in say("course", "show", "nowhere.toml").err
    assert "no file nowhere" in say("course", "check", "nowhere").err


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_command_below_explains_itself(language: str) -> None:
    for command in ([], ["list"], ["show"], ["check"]):
        said = say("course", *command, "--help", "--lang", language)
        assert said.code == 0
        assert MISSING not in said.out
        assert "Show this message" not in said.out
    asked = say("course", "--help", "--lang", language)
    assert say("course", "--lang", language).words() == asked.words()


def test_a_wrong_word_is_answered_with_what_there_is() -> None:
    said = say("course", "draw")
    assert said.code == 2
    assert "Commands: list, show, check." in said.err
