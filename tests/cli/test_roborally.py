"""RoboRally in the terminal: programs in one line, stories by register, alone and with eight."""

import json
import re
from pathlib import Path

import pytest

from botyard.cli.telling import Paragraph
from botyard.cli.terminal import Terminal
from botyard.kernel.dealer import SeededDealer
from botyard.kernel.events import EVERYBODY, Event
from botyard.kernel.match import Match
from botyard.kernel.record import DO, RecordLine, read_record
from botyard.kernel.registry import game_named
from botyard.kernel.replay import replay
from botyard.words import LANGUAGES, Words
from cli.piped import FIRST, MISSING, Said, lines_of, say

RACE = game_named("roborally")
TWO = ["--seats", "person:Ida,bot:random", "--seed", "3"]
EIGHT = ["--seats", ",".join(["person:Ida", *["bot:random"] * 7]), "--seed", "3"]
SHORT = ["--option", "turn-limit=2"]


def play(*arguments: str | Path, typed: list[str] | None = None) -> Said:
    return say("play", "roborally", *arguments, typed=typed)


def actions_of(record: Path, seat: int = 1) -> list[str]:
    """What a seat did."""
    return [str(line["do"]) for line in lines_of(record) if line.get("seat") == seat]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [["--seats", "person:Ida", "--seed", "3"], TWO, EIGHT])
def test_a_race_by_always_taking_the_first_choice(
    seats: list[str], language: str, tmp_path: Path
) -> None:
    record = tmp_path / "race.jsonl"
    said = play(*seats, *SHORT, "--record", record, "--lang", language, typed=FIRST)
    assert (said.code, said.err) == (0, "")
    assert MISSING not in said.out
    assert "{$" not in said.out.replace(" ", "")
    assert "end" in lines_of(record)[-1]
    words = Words(language, RACE)
    for register in range(1, 6):
        assert words.say("event-register.heading", register=register) in said.out
    assert say("verify", record).code == 0


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_practice_run_that_ends_before_its_last_flag_is_no_win(language: str) -> None:
    alone = ["--seats", "person:Ida", "--seed", "3"]
    said = play(*alone, *SHORT, "--lang", language, typed=FIRST)
    assert Words(language).say("lost-alone", seats="Ida") in said.out
    assert Words(language).say("finished-alone", seats="Ida") not in said.out


def test_a_program_is_typed_in_one_line(tmp_path: Path) -> None:
    record = tmp_path / "race.jsonl"
    said = play(*TWO, "--record", record, typed=["9 2 8, 1 3", "", "q"])
    assert actions_of(record)[:6] == [
        "program:1=move2-740",
        "program:2=right-80",
        "program:3=move2-720",
        "program:4=u-turn-30",
        "program:5=right-260",
        "ready",
    ]
    assert said.out.count("1–9, h for help: 9 2 8, 1 3") == 1
    assert said.out.count("Enter to do it, h for help:") == 1


def test_ready_can_stand_in_the_same_line(tmp_path: Path) -> None:
    record = tmp_path / "race.jsonl"
    play(*TWO, "--record", record, typed=["1 2 3 4 5 ready", "q"])
    assert actions_of(record)[5] == "ready"


def with_dual_processor(tmp_path: Path) -> Path:
    """A race that Ida goes on with, with a Dual Processor and cards for pairs."""
    record = tmp_path / "race.jsonl"
    play(*TWO, "--record", record, typed=["q"])
    match = replay(RACE, read_record(record.read_text(encoding="utf-8")))
    position = json.loads(json.dumps(RACE.position(match.state)))
    position["robots"][0]["options"] = ["dual-processor"]
    position["option_deck"].remove("dual-processor")
    opened = Match(RACE, match.record.header, SeededDealer(3, len(RACE.outcomes)))
    opened.go_on_from(position)
    record.write_text(opened.record.text(), encoding="utf-8")
    return record


def resumed(record: Path, typed: str) -> list[str]:
    """What Ida has done after one line."""
    said = say("play", "--resume", record, typed=[typed, "q"])
    assert said.code == 0
    return actions_of(record)


def test_cards_in_one_line_go_into_registers_of_their_own(tmp_path: Path) -> None:
    record = with_dual_processor(tmp_path)
    done = resumed(record, "9 1 2 3 8 ready")
    assert [action.partition("=")[0] for action in done] == [
        *(f"program:{register}" for register in range(1, 6)),
        "ready",
    ]


def test_a_number_too_many_in_one_line_builds_no_pair(tmp_path: Path) -> None:
    record = with_dual_processor(tmp_path)
    done = resumed(record, "9 1 8 3 7 2")
    assert [action.partition("=")[0] for action in done] == [
        f"program:{register}" for register in range(1, 6)
    ]


def test_a_pair_is_built_by_name(tmp_path: Path) -> None:
    record = with_dual_processor(tmp_path)
    done = resumed(record, "9 program:1=u-turn-30 2")
    assert done == ["program:1=move2-740", "program:1=u-turn-30", "program:2=right-80"]


def test_what_cannot_be_done_ends_the_line_with_its_reason(tmp_path: Path) -> None:
    record = tmp_path / "race.jsonl"
    said = play(*TWO, "--record", record, typed=["1 2 1 4", "q"])
    assert len(actions_of(record)) == 2
    assert "Register 1 already holds a card. Take that one back first. RR-6" in said.words()
    said = play(*TWO, typed=["1 2 333", "q"])
    assert "There is no choice 333; choose from 1 to 9." in said.words()


def test_cards_are_taken_back_and_registers_filled_in_any_order(tmp_path: Path) -> None:
    record = tmp_path / "race.jsonl"
    typed = ["program:4=move1-490", "u", "program:5=move1-490", "unprogram:5", "1 2", "unprogram:1"]
    said = play(*TWO, "--record", record, typed=[*typed, "ready", "q"])
    done = [str(line["do"]) for line in lines_of(record) if line.get("seat") == 1 and "do" in line]
    assert done == [
        "program:4=move1-490",
        "program:5=move1-490",
        "unprogram:5",
        "program:1=u-turn-30",
        "program:2=right-80",
        "unprogram:1",
    ]
    assert "Registers 1, 3, 4 and 5 are empty." in said.words()
    assert "Take back the card in register 5" in said.words()


def test_choices_in_another_order_are_listed_only_when_asked_for() -> None:
    said = play(*TWO, typed=["?", "q"])
    first, asked = said.out.split("help: ?")
    assert "9 Register 1: Move 2 (740)" in first
    assert "and 36 more, in another order; ? lists them." in first
    assert "Register 4: Move 2 (740)" not in first
    assert "45 Register 5: Move 2 (740)" in asked


def test_help_explains_cards_and_signs() -> None:
    said = play(*TWO, typed=["h", "q"])
    assert "Register 1: U-Turn (30): Half a turn, on the spot. program:1=u-turn-30" in said.words()
    assert "Several answers can stand in one line" in said.words()
    assert "⇒⇓ express belt" in said.words().replace("\u00a0", " ")
    assert "archive markers" in said.words().replace("\u00a0", " ")


def test_the_story_is_told_register_by_register() -> None:
    said = play(*TWO, typed=["1 2 3 4 5 ready", "w", "q"])
    lines = [line.strip() for line in said.out.splitlines()]
    story = [line for line in lines if re.match(r"Register \d  ", line)]
    assert [line.split("  ")[0] for line in story] == [f"Register {n}" for n in range(1, 6)] * 2
    assert story[0].startswith("Register 1  Ida reveals U-Turn (30). Bot Anvil reveals ")
    assert any(line.startswith("Turn 2  Ida gets 9 cards.") for line in lines)


def test_bots_that_are_ready_are_told_in_one_sentence() -> None:
    said = play(*EIGHT, typed=["q"])
    assert "· Bot Anvil is ready. Bot Bobbin is ready. Bot Wedge is ready." in said.words()
    assert said.out.count("·  Bot") == 0


@pytest.fixture
def window(monkeypatch: pytest.MonkeyPatch) -> None:
    """A window of 80 columns and 24 rows that is cleared for every question."""
    monkeypatch.setattr(Terminal, "is_cleared", True)
    monkeypatch.setenv("LINES", "24")


@pytest.mark.usefixtures("window")
def test_in_a_small_window_a_long_story_is_read_first() -> None:
    said = play(*TWO, typed=["", "1 2 3 4 5 ready", "", "", "", "q"])
    assert said.words().count("Enter to go on:") >= 2
    told = said.out.rpartition("Turn 2  ")[2]
    assert "RoboRally  Risky Exchange  turn 2" in told
    assert "Register 1  " not in told


@pytest.mark.usefixtures("window")
def test_in_a_small_window_table_and_question_fit() -> None:
    said = play(*TWO, typed=["", "1 2 3 4 5", "q"])
    for screen in said.out.split("RoboRally  Risky Exchange")[1:]:
        shown = screen.partition("h for help:")[0]
        assert len(shown.splitlines()) <= 24
        assert "Register 1:" not in shown  # the numbers stand in the drawing
    assert "1 Ready" in said.out
    assert "×2" in said.out


def test_persons_with_secret_programs_have_a_curtain_between_them() -> None:
    seats = ["--seats", "person:Ida,person:Noor", "--seed", "3"]
    said = play(*seats, typed=["", "1 2 3 4 5 ready", "", "1", "q"])
    ida, noor = said.out.split("Pass the keyboard on")[1:3]
    assert "Dealt: U-Turn (30)" in ida
    assert "Dealt: U-Turn (30)" not in noor
    assert "▒▒ ▒▒ ▒▒ ▒▒ ▒▒ ✓" in noor


def test_a_replay_draws_each_turn_once(tmp_path: Path) -> None:
    record = tmp_path / "race.jsonl"
    seats = ["--seats", "bot:random,bot:random,bot:random", "--seed", "5"]
    play(*seats, *SHORT, "--record", record)
    said = say("replay", record)
    assert said.code == 0
    drawings = said.out.count("RoboRally  Risky Exchange")
    asked = sum(1 for line in lines_of(record) if str(line.get("do")).startswith("power-"))
    assert 3 <= drawings <= 4 + asked
    watched = play(*seats, *SHORT, "--pause", "0.0001")
    assert watched.out.count("RoboRally  Risky Exchange") <= drawings + 1


def told(events: list[Event]) -> list[tuple[str, str]]:
    words = Words("en", RACE, ["Ida", "Noor"])
    paragraph = Paragraph(0)
    paragraph.add(RecordLine(DO, 0, "ready"), events, words)
    return [(heading, " ".join(text)) for heading, text in paragraph.sections(words)]


def event(kind: str, **args: int | str) -> Event:
    return Event(kind, args, EVERYBODY, False)


def test_registers_in_which_nothing_happens_are_told_together() -> None:
    registers = [event("register", register=number) for number in range(1, 6)]
    moved = event("moved", seat=1, space="B2", direction="north")
    assert told([event("ready", seat=1), *registers[:4], moved, registers[4]]) == [
        ("", "Ida is ready. Registers 1, 2 and 3."),
        ("Register 4", "Ida moves to B2."),
        ("Register 5", ""),
    ]
