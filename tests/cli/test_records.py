"""Replay, salvage and verification of records."""

import json
from pathlib import Path

import pytest

from botyard.words import LANGUAGES
from cli.piped import FIRST, GAME, MISSING, play, say

BOTS = ["--seats", "bot:random,bot:random"]


@pytest.fixture
def record(tmp_path: Path) -> Path:
    path = tmp_path / "game.jsonl"
    play(*BOTS, "--seed", "7", "--record", path)
    return path


def change(record: Path, line: int, old: str, new: str) -> None:
    """Change something in a line of a record, counted from 1."""
    lines = record.read_text().splitlines(keepends=True)
    assert old in lines[line - 1]
    lines[line - 1] = lines[line - 1].replace(old, new, 1)
    record.write_text("".join(lines))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_record_is_told_from_the_record_alone(record: Path, language: str) -> None:
    said = say("replay", record, "--lang", language)
    assert said.code == 0
    assert MISSING not in said.out
    assert "Bot Comet" in said.out
    assert said.out.count("Außer Rand & Band") > 10


def test_one_line_of_a_record(record: Path) -> None:
    said = say("replay", record, "--at", "2")
    assert "line 2" in said.out
    assert said.out.count("Außer Rand & Band") == 1
    wrong = say("replay", record, "--at", "999")
    assert wrong.code == 2
    assert "There is no line 999" in wrong.err


def test_step_by_step_waits_after_each_line(record: Path) -> None:
    lines = len(record.read_text().splitlines())
    said = say("replay", record, "--step", "--brief", typed=[""] * lines)
    assert said.code == 0
    assert said.out.count("Enter for the next line:") == lines - 2
    assert say("replay", record, "--step", typed=[""]).code == 130


@pytest.mark.parametrize("command", ["replay", "verify"])
def test_a_changed_record_is_refused_with_its_line(record: Path, command: str) -> None:
    change(record, 5, '"seat":', '"seat" :')
    said = say(command, record)
    assert said.code == 2
    assert "was changed, or something was taken out of it (line 6 of the record)" in said.err
    assert "--salvage" in said.err
    assert "Traceback" not in said.err


def test_a_record_that_ends_too_early_is_refused_with_its_line(record: Path) -> None:
    text = record.read_text()
    record.write_text(text[:-9])
    last = len(text.splitlines())
    said = say("replay", record)
    assert said.code == 2
    assert f"is damaged or was cut off (line {last} of the record)" in said.err


def test_what_is_no_record_is_said_to_be_none(tmp_path: Path) -> None:
    path = tmp_path / "x"
    for content, told in (
        ("", "is empty"),
        ("[]\n", "must be a group of named values"),
        ("{}\n", "not a record of Botyard"),
    ):
        path.write_text(content)
        said = say("replay", path)
        assert said.code == 2
        assert told in said.err
    path.write_bytes(b"\xff\xfe")
    assert "is not a text file" in say("replay", path).err
    assert "There is no file" in say("replay", tmp_path / "nowhere").err
    assert say("replay", tmp_path).code == 2


def test_the_good_part_is_saved_to_a_new_file(record: Path, tmp_path: Path) -> None:
    whole = record.read_text().splitlines(keepends=True)
    change(record, 9, '"seat":', '"seat" :')
    out = tmp_path / "good.jsonl"
    said = say("replay", record, "--salvage", out)
    assert said.code == 0
    assert "(line 10 of the record)" in said.out
    good = out.read_text().splitlines(keepends=True)
    assert good[:8] == whole[:8]
    assert len(good) == 9
    assert say("replay", out).code == 0
    again = say("replay", record, "--salvage", out)
    assert again.code == 2
    assert "exists already" in again.err


def test_lines_that_the_rules_refuse_are_not_part_of_the_good_part(tmp_path: Path) -> None:
    path, out = tmp_path / "game.jsonl", tmp_path / "good.jsonl"
    play("--seats", "person:Ida,person:Noor", "--seed", "7", "--record", path, typed=["1", "q"])
    last = json.loads(path.read_text().splitlines()[-1])
    assert last["do"] == "roll"
    change(path, 3, '"do":"roll"', '"do":"shove"')
    said = say("verify", path)
    assert said.code == 2
    assert "The rules do not allow this action: clause RB-51 (line 3 of the record)" in said.err
    assert say("replay", path, "--salvage", out).code == 0
    assert len(out.read_text().splitlines()) == 2


def test_verification_says_what_a_seed_proves_and_what_not(record: Path) -> None:
    said = say("verify", record)
    assert said.code == 0
    assert "follow from the seed" in said.words()
    assert "What it does not prove" in said.words()


def test_verification_says_what_committed_dice_prove_and_what_not(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    play(*BOTS, "--record", path)
    said = say("verify", path)
    assert said.code == 0
    assert "the dice were fixed before the first move" in said.words()
    assert "that the host did not look" in said.words()


def test_the_fingerprint_of_the_dice_is_shown_before_the_game(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    said = play("--record", path, typed=["q"])
    header = json.loads(path.read_text().splitlines()[0])
    assert header["dice"]["commitment"] in said.words().replace(" ", "")


def test_dice_of_a_running_game_cannot_be_checked_yet(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    play("--record", path, typed=["1", "q"])
    said = say("verify", path)
    assert said.code == 2
    assert "The game is not over." in said.out
    assert "until then they cannot be checked" in said.words().lower()


def test_dice_that_were_dealt_otherwise_are_found(record: Path) -> None:
    header = json.loads(record.read_text().splitlines()[0])
    lines = record.read_text().splitlines()[:1]
    header["dice"]["seed"] += 1
    lines[0] = json.dumps(header, ensure_ascii=False, separators=(",", ":"))
    record.write_text(_chained(lines + record.read_text().splitlines()[1:]))
    assert say("replay", record).code == 0  # every line is legal
    said = say("verify", record)
    assert said.code == 2
    assert "Dealing the game again gives other dice or draws" in said.err


def _of_other_rules(record: Path) -> None:
    header, *lines = record.read_text().splitlines()
    other = json.loads(header) | {"rules": 99}
    record.write_text(_chained([json.dumps(other, separators=(",", ":")), *lines]))


def test_a_record_of_other_rules_that_play_the_same_is_checked_whole(record: Path) -> None:
    _of_other_rules(record)
    said = say("verify", record)
    assert said.code == 0
    assert "version 99 of the rules; this Botyard has version 1. Both play" in said.words()
    assert "allow every move" not in said.words()
    assert say("replay", record).code == 0


def test_what_other_rules_play_otherwise_is_told_and_not_checked(record: Path) -> None:
    lines = record.read_text().splitlines()
    lines[9] = json.dumps(json.loads(lines[9]) | {"chance": ["nobody=knows"]})
    record.write_text(_chained(lines))
    assert say("verify", record).code == 2
    _of_other_rules(record)
    for command in ("verify", "replay"):
        said = say(command, record)
        assert said.code == 0
        assert "plays it differently after line 9 of the record" in said.words()


def _chained(lines: list[str]) -> str:
    """The lines with their hashes made anew, as somebody who cheats would."""
    from botyard.kernel.record import _hash

    texts = [lines[0]]
    for line in lines[1:]:
        content = json.loads(line) | {"prev": _hash(texts[-1])}
        texts.append(json.dumps(content, ensure_ascii=False, separators=(",", ":")))
    return "\n".join(texts) + "\n"


def test_a_record_of_persons_can_be_told(tmp_path: Path) -> None:
    path = tmp_path / "game.jsonl"
    assert play("--record", path, typed=FIRST).code == 0
    assert say("replay", path, "--brief").code == 0
    assert say("verify", path).code == 0


def test_the_games_are_listed(tmp_path: Path) -> None:
    said = say("games")
    assert said.code == 0
    assert GAME in said.out
    assert "bot:random" in said.out
    assert "RB-U18" in said.out
