"""Commands for those who look into the games: rule, rules, scene, contract, perft."""

from pathlib import Path

import pytest

from botyard.kernel.register import read_register
from botyard.words import LANGUAGES
from cli.piped import GAME, MISSING, say
from kernel.test_scenes import SCENE


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_clause_is_shown_with_its_code_and_its_tests(language: str) -> None:
    said = say("rule", "RB-42", "--lang", language)
    assert said.code == 0
    assert MISSING not in said.out
    assert "rules/edge.py:" in said.out
    assert "clean_up" in said.out
    assert "test_edge_actions.py:" in said.out


def test_a_house_rule_is_shown_too() -> None:
    assert "history.py:" in say("rule", "by-3").out


def test_an_unknown_clause_is_answered_with_the_nearest() -> None:
    said = say("rule", "RB-421")
    assert said.code == 2
    assert "RB-42" in said.err


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_rules_are_shown_clause_by_clause(language: str) -> None:
    said = say("rules", GAME, "--lang", language)
    assert MISSING not in said.out
    for clause in read_register("botyard.games.ausser_rand_und_band"):
        assert f"{clause.id}  " in said.out


def test_a_game_without_a_register_has_no_rules_to_show() -> None:
    assert say("rules", "probe").code == 0


def test_a_scene_that_holds_ends_with_0_and_one_that_differs_with_1(tmp_path: Path) -> None:
    file = tmp_path / "scene.toml"
    file.write_text(SCENE, encoding="utf-8")
    said = say("scene", file)
    assert (said.code, "3 steps, as expected" in said.words()) == (0, True)
    file.write_text(SCENE.replace("scores = [1, 0]", "scores = [0, 0]"), encoding="utf-8")
    said = say("scene", file, "--lang", "de")
    assert said.code == 1
    assert "erwartet: [0, 0]" in said.words()
    assert "gefunden: [1, 0]" in said.words()


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ("[position]", "[position", "scene.toml"),
        ("place:clean-up", "place:clean", "place:clean-up"),
        ("own-back = 1", "own-back = 9", "“edge” › “own-back” is 9"),
        ('"fall:1=3"', '"fall:1=7"', "7"),
    ],
)
def test_a_broken_scene_ends_with_2_and_says_where(
    tmp_path: Path, old: str, new: str, told: str
) -> None:
    file = tmp_path / "scene.toml"
    file.write_text(SCENE.replace(old, new), encoding="utf-8")
    said = say("scene", file)
    assert said.code == 2
    assert told in said.words()
    assert MISSING not in said.words()


def test_a_missing_scene_ends_with_2(tmp_path: Path) -> None:
    assert say("scene", tmp_path / "none.toml").code == 2


@pytest.mark.parametrize("language", LANGUAGES)
def test_lines_of_play_are_counted_under_a_dealer(language: str) -> None:
    said = say("perft", GAME, "--depth", "5", "--lang", language)
    assert [line.split()[-1] for line in said.out.splitlines()] == [
        "1",
        "1",
        "10",
        "10",
        "10",
        "75",
    ]


def test_all_outcomes_are_counted_too() -> None:
    said = say("perft", GAME, "--depth", "2", "--dealer", "all")
    assert said.out.split()[-1] == "208"  # 16 rolls, then 9 spaces and 4 results of an extra die


def test_an_unknown_dealer_or_too_many_seats_end_with_2() -> None:
    assert say("perft", GAME, "--dealer", "dishonest").code == 2
    assert say("perft", GAME, "--seats", "9").code == 2


def test_a_game_is_checked_against_the_contract() -> None:
    said = say("contract", GAME, "--games", "2", "--seed", "1")
    assert said.code == 0
    assert "2 games, 21 checks, nothing broken." in said.words()
