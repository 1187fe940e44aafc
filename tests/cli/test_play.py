"""Whole games and single answers in the terminal, with piped input."""

import subprocess
from dataclasses import replace
from pathlib import Path

import pytest

from botyard.cli.play import published
from botyard.cli.terminal import Terminal
from botyard.kernel.outcomes import Outcomes
from botyard.kernel.record import Header
from botyard.kernel.registry import game_named
from botyard.words import LANGUAGES, Words
from cli.piped import FIRST, GAME, MISSING, command, environment, lines_of, play, say

TWO = ["--seats", "person:Ida,person:Noor", "--seed", "3"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_by_always_taking_the_first_choice(language: str, tmp_path: Path) -> None:
    record = tmp_path / "game.jsonl"
    seats = "person:Ida,bot:random,bot:random"
    said = play("--seats", seats, "--record", record, "--lang", language, typed=FIRST)
    assert (said.code, said.err) == (0, "")
    assert MISSING not in said.out
    assert "{$" not in said.out.replace(" ", "")
    words = Words(language)
    end = lines_of(record)[-1]["end"]
    assert isinstance(end, dict)
    for points in end["scores"]:
        assert words.say("score-of", seat="", points=points).strip(", ") in said.words()
    assert str(record) in said.out


def test_several_persons_at_one_keyboard_need_no_curtain_where_nothing_is_secret() -> None:
    said = play(*TWO, typed=FIRST)
    assert said.code == 0
    assert "Ida: Roll your dice" in said.words()
    assert "Noor: Roll your dice" in said.words()
    assert "Pass the keyboard" not in said.words()


def test_bots_play_through_without_a_question(tmp_path: Path) -> None:
    record = tmp_path / "out.jsonl"
    said = play("--seats", "bot:random,bot:random", "--seed", "7", "--record", record)
    assert said.code == 0
    again = play(
        "--seats", "bot:random,bot:random", "--seed", "7", "--record", tmp_path / "again.jsonl"
    )
    assert again.code == 0
    assert record.read_text() == (tmp_path / "again.jsonl").read_text()


def test_quiet_says_only_how_it_ends() -> None:
    said = play("--seats", "bot:random,bot:random", "--seed", "7", "--quiet")
    assert "rolls" not in said.out
    assert said.out.strip().endswith("!")


def test_a_ceremony_is_performed_by_enter_a_choice_is_not() -> None:
    said = play(*TWO, typed=["", ""])
    assert "Put 1 die on a free space at the edge." in said.words()
    assert "Choose from 1 to 10." in said.words()


def test_a_refused_choice_shows_reason_and_clause() -> None:
    taken = ["", "place:shove-twice", "", "", "place:shove-twice", "10"]
    said = play(*TWO, typed=taken)
    reason = "’s die lies there. RB-11 One die per edge space"
    assert said.words().count(reason) == 2  # by its name, and by its number


def test_refused_choices_are_listed_with_their_clause() -> None:
    said = play(*TWO, typed=["", "place:shove-twice", "", ""])
    assert "10 Shove twice" in said.words()
    assert "’s die lies there. RB-11 1–9, h for help:" in said.words()


def test_choices_that_are_refused_alike_are_listed_one_by_one() -> None:
    first = ["", "place:shove-twice", "", "", "place:extra-die", ""]
    said = play(*TWO, typed=[*first, "", "place:others-count-one", "", "", ""])
    assert "8 Shove twice, 10 All of your opponents’ dice show" in said.words()
    assert " … " not in said.words()


def test_why_lists_every_die_that_cannot_move_with_its_reason() -> None:
    said = play(*TWO, typed=["", "place:own-forward", "?", "q"])
    assert "Choose a die of yours that moves one space forward." in said.words()
    asked = said.words().rpartition("help: ?")[2]
    for field in range(1, 6):
        assert f"A die of yours on space {field}" in asked


def test_a_clause_without_its_number_is_answered_with_how_to_ask() -> None:
    said = play(*TWO, typed=["r", "q"])
    assert "Show a clause of the rules: r and its number." in said.words()
    assert "There is no clause" not in said.words()


def test_where_there_is_one_choice_it_is_not_called_a_range() -> None:
    said = play(*TWO, typed=["7", "q"])
    assert "There is no choice 7; choose 1." in said.words()


def test_dice_are_published_only_where_there_is_chance() -> None:
    header = Header(GAME, 1, "", {}, [], {"commitment": "abc"})
    game = game_named(GAME)
    assert published(game, header) == "abc"
    assert published(replace(game, outcomes=Outcomes()), header) == ""


def test_a_game_that_goes_on_does_not_say_that_its_dice_are_fixed_only_now(tmp_path: Path) -> None:
    record = tmp_path / "game.jsonl"
    play("--record", record, typed=["q"])
    assert "are fixed beforehand" in say("play", "--resume", record, typed=["q"]).words()


def test_an_unknown_bot_is_answered_with_the_known_ones() -> None:
    said = play("--seats", "person,bot:nobody")
    assert "There is no bot “nobody” for this game. There is: " in said.words()
    assert "greedy" in said.words()


def test_an_action_of_another_step_is_refused_with_what_is_asked_now() -> None:
    said = play(*TWO, typed=["shove"])
    told = "Not in this step. Roll your dice onto the line. RB-51 Three steps, one action"
    assert told in said.words()


def test_what_is_no_action_is_answered_with_the_nearest() -> None:
    said = play(*TWO, typed=["", "place:clean", "99"])
    assert "There is no action “place:clean” in this game. Perhaps you mean: place:clean-up" in (
        said.words()
    )
    assert "There is no choice 99; choose from 1 to 10." in said.words()


def test_undo_takes_a_decision_back_and_keeps_it_in_the_record(tmp_path: Path) -> None:
    record = tmp_path / "game.jsonl"
    said = play(*TWO, "--record", record, typed=["", "place:shove-twice", "u", "u", "q"])
    assert "takes the last decision back" in said.words()
    assert "There is nothing to take back" in said.words()  # the dice were seen
    assert "BY-3 Taking back" in said.words()
    assert lines_of(record)[-1]["undo"] == [len(lines_of(record)) - 1]
    again = say("play", "--resume", record, typed=FIRST)
    assert again.code == 0
    assert say("verify", record).code == 0


def test_a_person_can_ask_back() -> None:
    said = play(*TWO, typed=["", "h", "r rb-u30", "r RB-99", "s", "?", "l it", "q"])
    assert "The line runs twice at the end of this turn." in said.words()
    assert "RB-U30 What can be copied" in said.words()
    assert "There is no clause “RB-99”" in said.words()
    assert "Ida, 0 points" in said.words()
    assert "Metti 1 dado su un campo libero" in said.words()
    assert "Salvato in" in said.words()


def test_without_a_name_one_chooses_from_the_list_of_games() -> None:
    said = say("play", "--seed", "1", typed=["0", "nothing", "1", "q"])
    assert "Außer Rand & Band" in said.out
    assert "There is no choice 0" in said.words()
    assert "There is no game “nothing”" in said.words()
    assert "Roll your dice onto the line." in said.words()


def test_the_usual_table_is_one_person_and_two_bots(tmp_path: Path) -> None:
    record = tmp_path / "game.jsonl"
    play("--record", record, typed=["q"])
    seats = lines_of(record)[0]["seats"]
    assert isinstance(seats, list)
    assert seats[0] == "person"
    assert [seat.partition(":")[0] for seat in seats[1:]] == ["bot", "bot"]


def test_names_are_shown_as_they_are() -> None:
    said = play("--seats", "person:[bold]:smile:,bot:random", "--seed", "1", typed=["q"])
    assert "[bold]:smile:" in said.out


def test_the_terminal_works_with_other_widths_and_without_color(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    for width in ("80", "100", "140"):
        monkeypatch.setenv("COLUMNS", width)
        said = say("play", GAME, *TWO, typed=[*["1"] * 12, "q"])
        assert max(len(line) for line in said.out.splitlines() if "/" not in line) <= int(width)
        assert "\x1b" not in said.out


def cleared(monkeypatch: pytest.MonkeyPatch, *arguments: str, typed: list[str]) -> list[str]:
    """What stands before each drawing when every question begins on an empty screen."""
    monkeypatch.setattr(Terminal, "is_cleared", True)
    return play(*arguments, typed=typed).words().split("Außer Rand & Band")


def test_a_cleared_screen_tells_what_the_last_shove_led_to(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    turn = ["", "place:others-count-one", "", "", "place:clean-up", "", "q"]
    story = cleared(monkeypatch, *TWO, typed=turn)[-2]
    assert story.count("New on the line") == 2  # after the own turn, and after the other's


@pytest.mark.parametrize("seed", ["3", "4", "5"])
def test_a_cleared_screen_tells_the_end_of_work(seed: str, monkeypatch: pytest.MonkeyPatch) -> None:
    seats = ["--seats", "person:Ida,bot:random,bot:random", "--seed", seed]
    story = cleared(monkeypatch, *seats, typed=FIRST)[-2]
    assert "End of work!" in story


def test_a_short_name_is_not_found_inside_other_words() -> None:
    from botyard.cli.palette import with_names

    told = with_names("A rolls 2. All at once.", ["A", "B"])
    assert [(span.start, span.end) for span in told.spans] == [(0, 1)]


def test_what_is_no_text_is_no_answer(tmp_path: Path) -> None:
    process = subprocess.run(
        [*command(), "play", GAME, *TWO, "--record", str(tmp_path / "game.jsonl")],
        input=b"\xff\xfe\nq\n",
        capture_output=True,
        env=environment(),
        check=False,
    )
    assert process.returncode == 0
    assert b"Traceback" not in process.stderr


def test_an_old_terminal_gets_what_it_can_show(tmp_path: Path) -> None:
    process = subprocess.run(
        [*command(), "play", GAME, *TWO, "--record", str(tmp_path / "game.jsonl")],
        input=b"q\n",
        capture_output=True,
        env=environment() | {"PYTHONIOENCODING": "ascii"},
        check=False,
    )
    assert process.returncode == 0
    assert process.stdout.isascii()


def test_everybody_is_introduced_and_bots_can_be_watched() -> None:
    seats = "bot:random,bot:greedy"
    said = play("--seats", seats, "--seed", "7", "--pause", "0.0001")
    assert "◆ Bot Comet (random) ■ Bot Anvil (greedy)" in said.words()
    assert said.out.count("Außer Rand & Band") > 10
