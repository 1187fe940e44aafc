"""Bot Factory in the terminal: whole games by piped answers, alone and with four."""

from pathlib import Path

import pytest

from botyard.kernel.registry import game_named
from botyard.words import LANGUAGES, Words
from cli.piped import FIRST, MISSING, Said, lines_of, say

FACTORY = game_named("bot-factory")
ALONE = ["--seats", "person:Ida", "--seed", "3", "--option", "task=two-pairs"]
FOUR = ["--seats", "person:Ida,bot:random,bot:greedy,bot:random", "--seed", "3"]
SHORT = ["--option", "round-limit=3", "--option", "variant=variant-2"]


def play(*arguments: str | Path, typed: list[str] | None = None) -> Said:
    return say("play", "bot-factory", *arguments, typed=typed)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [ALONE, FOUR])
def test_a_game_by_always_taking_the_first_choice(
    seats: list[str], language: str, tmp_path: Path
) -> None:
    record = tmp_path / "factory.jsonl"
    said = play(*seats, *SHORT, "--record", record, "--lang", language, typed=FIRST)
    assert (said.code, said.err) == (0, "")
    assert MISSING not in said.out
    assert "{$" not in said.out.replace(" ", "")
    assert "end" in lines_of(record)[-1]
    words = Words(language, FACTORY)
    for phase in ("move", "act", "maintenance"):
        assert words.say(f"phase-{phase}") in said.words()
    assert words.say("ending-limit") in said.words()
    assert say("verify", record).code == 0


def test_alone_the_task_and_the_review_are_told_in_the_end(tmp_path: Path) -> None:
    said = play(*ALONE, *SHORT, "--record", tmp_path / "factory.jsonl", typed=FIRST)
    assert "Task not fulfilled: 2 bots of one color and 2 of another" in said.words()
    assert "You’re fired!" in said.words()


def test_several_steps_are_typed_in_one_line(tmp_path: Path) -> None:
    record = tmp_path / "factory.jsonl"
    typed = ["take:red", "move:P2", "rotate rotate done", "q"]
    play(*ALONE, "--record", record, typed=typed)
    done = [str(line["do"]) for line in lines_of(record) if line.get("seat") == 1]
    assert done == ["take:red", "move:P2", "rotate", "rotate", "done"]


def test_what_is_refused_is_told_with_its_rule() -> None:
    said = play(*ALONE, typed=["take:red", "move:F1", "q"])
    assert "Vilela is there. BF-27" in said.words()
    said = play(*ALONE, typed=["take:red", "move:F2", "q"])
    assert "With one or two players it is closed to you. BF-33" in said.words()
