"""One seat alone and eight in the terminal, and options by name; all with the probe."""

from pathlib import Path

import pytest

from botyard.words import LANGUAGES, Words
from cli.piped import FIRST, MISSING, Said, say

EIGHT = ",".join(["person:Ida"] + ["bot:random"] * 7)


def play(seats: str, *more: str | Path) -> Said:
    return say("play", "probe", "--seats", seats, "--seed", "5", *more, typed=FIRST)


@pytest.mark.parametrize("language", LANGUAGES)
def test_one_alone_plays_to_the_end_and_has_beaten_nobody(language: str, tmp_path: Path) -> None:
    record = tmp_path / "alone.jsonl"
    said = play("person:Ida", "--record", record, "--lang", language)
    words = Words(language)
    assert (said.code, said.err) == (0, "")
    assert words.say("finished-alone", seats="Ida") in said.out
    assert words.say("won", seats="Ida", count=1) not in said.out
    again = say("replay", record, "--lang", language)
    assert (again.code, MISSING in again.out) == (0, False)
    assert say("verify", record).code == 0


def test_eight_play_to_the_end() -> None:
    said = play(EIGHT)
    assert (said.code, said.err) == (0, "")
    for robot in range(2, 9):
        assert Words("en").say(f"robot-{robot}") in said.out
    assert said.out.count(" point") >= 8


def test_eight_persons_pass_the_keyboard_on(tmp_path: Path) -> None:
    said = play(",".join(["person"] * 8), "--record", tmp_path / "eight.jsonl")
    assert (said.code, said.err) == (0, "")
    assert said.out.count("Pass the keyboard") >= 8


def test_one_bot_alone_is_compared_with_nobody() -> None:
    series = ("simulate", "probe", "--games", "3", "--seed", "1", "--workers", "1", "--seats")
    alone = say(*series, "bot:random")
    assert alone.code == 0
    assert "neither better nor worse" not in alone.words()
    many = say(*series, ",".join(["bot:random"] * 8))
    assert "wins 12.5% of its games" in many.words()


@pytest.mark.parametrize(
    ("option", "told"),
    [
        ("worth=on", "one"),
        ("rounds=3", "“Rounds” is 3, but must be from 1 to 2"),
        ("timer=yes", "hurry” must be true or false"),
        ("rounds={", "not valid JSON"),
        ("word=one", "worth"),
    ],
)
def test_an_option_that_cannot_be_is_refused(option: str, told: str) -> None:
    said = say("play", "probe", "--seats", "bot:random", "--option", option)
    assert said.code == 2
    assert told in said.err


def test_options_are_given_by_name_and_what_never_changes_is_drawn(tmp_path: Path) -> None:
    record = tmp_path / "one.jsonl"
    chosen = ("--option", "worth=one", "--option", "rounds=1", "--option", "timer=true")
    said = play("person", "--record", record, *chosen)
    assert said.code == 0
    assert "worth one" in said.words()
    assert '"options":{"timer":true,"rounds":1,"worth":"one"}' in record.read_text()
    assert "worth one" in say("replay", record).words()


def test_the_list_of_games_says_what_can_be_chosen() -> None:
    told = say("games").words()
    assert "1 … 2" in told
    assert "number, one" in told
    assert "true, false" in told
