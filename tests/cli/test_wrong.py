"""What is wrong is said in the reader's language, with its place, and ends with exit code 2."""

from pathlib import Path

import pytest

from botyard import BUILD, __version__
from botyard.words import LANGUAGES
from cli.piped import GAME, MISSING, play, say

HUGE = str(10**30)
BOTS = "bot:random,bot:random"
WRONG: dict[str, tuple[list[str], str]] = {
    "no game": (["play", "ausser"], "There is no game “ausser”"),
    "no bot": (["play", GAME, "--seats", "person,bot:gredy"], "no bot “gredy”"),
    "no seat": (["play", GAME, "--seats", "person,robot"], "“robot” is no seat"),
    "too few": (["play", GAME, "--seats", "person"], "1 player is not possible"),
    "too many": (["play", GAME, "--seats", ",".join(["person"] * 5)], "this game is for 2, 3, 4"),
    "one name": (["play", GAME, "--seats", "person:A,person:A"], "Two players are called A"),
    "odd name": (["play", GAME, "--seats", "person:A\u2028B,person"], "cannot be a name"),
    "no option": (["play", GAME, "--option", "youngest=1"], "Perhaps you mean: youngest-first"),
    "no json": (["play", GAME, "--option", "youngest-first=[1"], "not valid JSON"),
    "bad option": (
        ["play", GAME, "--option", "youngest-first=[1,1]"],
        "for ties about who starts”: a seat is named twice",
    ),
    "bad place": (
        ["play", GAME, "--option", "youngest-first=[9]"],
        "for ties about who starts”, entry 1 is 9, but must be from 1 to 4",
    ),
    "no data": (["play", GAME, "--data", "nowhere.toml"], "There is no file nowhere.toml"),
    "seed": (["play", GAME, "--seed", "-1"], "not from 0 to"),
    "long seed": (["play", GAME, "--seed", HUGE], "not from 0 to"),
    "seed past the end": (["play", GAME, "--seed", str(2**63)], f"The seed {2**63} is not"),
    "long series seed": (["simulate", GAME, "--seats", BOTS, "--seed", HUGE], "not from 0 to"),
    "long option": (["play", GAME, "--option", f"youngest-first=[{HUGE}]"], f"is {HUGE}, but"),
    "long pause": (["play", GAME, "--pause", "1e30"], "A pause of 1e+30 is not possible"),
    "no pause": (["play", GAME, "--pause", "nan"], "A pause of nan is not possible"),
    "pause back": (["play", GAME, "--pause", "-1"], "from 0 to 60 seconds"),
    "no folder": (["play", GAME, "--seed", "1", "--record", "/nowhere/x"], "no folder /nowhere."),
    "no record": (["replay"], "FILE is missing"),
    "no switch": (["play", "--fast"], "There is no option --fast"),
    "no number": (["play", "--seed", "x"], "The value of --seed cannot be used"),
    "no command": (["plai"], "Commands: play, puzzle, serve, replay, verify, games"),
    "language": (["games", "--lang", "xx"], "It speaks: en, fr, de, it"),
}


@pytest.mark.parametrize("case", WRONG)
def test_it_is_said_what_is_wrong(case: str) -> None:
    arguments, told = WRONG[case]
    said = say(*arguments)
    assert (said.code, said.out) == (2, "")
    assert told in said.err
    assert "Traceback" not in said.err


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("case", [case for case in WRONG if case != "language"])
def test_it_is_said_in_every_language(case: str, language: str) -> None:
    arguments, told = WRONG[case]
    said = say(*arguments, "--lang", language)
    assert said.code == 2
    assert MISSING not in said.err
    if language != "en" and case not in ("no record", "no folder"):
        assert told not in said.err


@pytest.mark.parametrize(
    ("content", "told"),
    [
        ("dice = 3", "Own data › “dice” must be a group of named values"),
        (
            "[dice.faces]\nvalues = [1, 2]",
            "Own data › “dice” › “faces” › “values”: a die has six sides",
        ),
        ("[dice.faces]\nvalues = [1, 1, 1, 1, 1, 7]", "“faces” › “values”, entry 6 is 7"),
        ("[tiles.each_part]\nred = 9", "there are nine tiles of each part, not 16"),
        ("[edge.sides]\na = ['x']", "“sides” › “a”, entry 1: “x” is not a known name"),
        ("[dyce]", "Own data › “dyce” is not known"),
        ("dice = ", "is not valid TOML"),
    ],
)
def test_a_bad_data_file_is_refused_with_the_place_of_the_key(
    content: str, told: str, tmp_path: Path
) -> None:
    path = tmp_path / "my.toml"
    path.write_text(content)
    said = play("--data", path)
    assert said.code == 2
    assert told in said.err


@pytest.mark.parametrize("number", [HUGE, "0x" + "f" * 5000, "9" * 5000])
def test_a_number_of_any_length_is_refused(number: str, tmp_path: Path) -> None:
    path = tmp_path / "long.toml"
    path.write_text(f"[tiles.each_part]\nred = {number}\n")
    for said in (play("--data", path), say("scene", path)):
        assert said.code == 2
        assert "Traceback" not in said.err


def test_no_line_has_so_long_a_number(tmp_path: Path) -> None:
    record = tmp_path / "game.jsonl"
    assert play("--seats", BOTS, "--quiet", "--record", record).code == 0
    said = say("replay", record, "--at", HUGE)
    assert said.code == 2
    assert f"There is no line {HUGE}" in said.err


def test_thousands_of_digits_are_no_choice() -> None:
    said = play("--seats", "person,bot:random", "--seed", "1", typed=["9" * 5000, "q"])
    assert said.code == 0
    assert "There is no choice 999" in said.words()


def test_a_good_data_file_is_played_with(tmp_path: Path) -> None:
    path, record = tmp_path / "my.toml", tmp_path / "game.jsonl"
    path.write_text("[dice.faces]\nvalues = [1, 1, 2, 3, 4, 4]\n")
    said = play("--data", path, "--seats", "bot:random,bot:random", "--record", record)
    assert said.code == 0
    assert say("verify", record).code == 0
    assert '"values":[1,1,2,3,4,4]' in record.read_text()


def test_the_version_names_build_and_python() -> None:
    said = say("--version")
    assert said.code == 0
    assert __version__ in said.out
    assert BUILD in said.words()
    assert "Python 3" in said.out


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("command", [[], ["play"], ["replay"], ["verify"], ["games"]])
def test_every_command_explains_itself(command: list[str], language: str) -> None:
    said = say(*command, "--help", "--lang", language)
    assert said.code == 0
    assert MISSING not in said.out
    assert "Show this message" not in said.out


def test_the_language_of_the_system_is_spoken(monkeypatch: pytest.MonkeyPatch) -> None:
    for value, told in (("de_CH.UTF-8", "Fassung der Regeln"), ("pt_BR", "Version of the rules")):
        monkeypatch.setenv("LANG", value)
        assert told in say("games").out
    monkeypatch.setenv("LC_ALL", "fr_FR.UTF-8")
    assert "Version des règles" in say("games").out


def test_salvage_is_offered_only_where_something_can_be_saved(tmp_path: Path) -> None:
    record = tmp_path / "game.jsonl"
    record.write_text("no record\n")
    assert "--salvage" not in say("verify", record).err
    whole = tmp_path / "whole.jsonl"
    play("--seats", "bot:random,bot:random", "--seed", "1", "--record", whole)
    record.write_text(whole.read_text().replace("place:", "copy:", 1))
    assert "--salvage" in say("verify", record).err
