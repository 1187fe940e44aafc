"""``botyard simulate`` from the command line."""

from pathlib import Path

import pytest

from botyard.words import LANGUAGES
from cli.piped import GAME, MISSING, say

TWO = ("simulate", GAME, "--seats", "bot:random,bot:greedy", "--seed", "7", "--workers", "1")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_result_is_told_in_every_language(language: str) -> None:
    said = say(*TWO, "--games", "4", "--lang", language)
    assert said.code == 0
    assert "bot:greedy" in said.out
    assert "bot:random" in said.out
    assert MISSING not in said.out + said.err
    assert all(len(line) <= 80 for line in said.out.splitlines())


def test_the_same_seed_says_the_same() -> None:
    first, second = (say(*TWO, "--games", "5", "--fixed-seats").out for _ in range(2))
    assert first == second
    assert "5 games, seed 7" in first
    assert "Every bot kept its seat." in first


def test_without_a_seed_the_fresh_one_is_shown() -> None:
    said = say("simulate", GAME, "--seats", "bot:random,bot:random", "--games", "1")
    seed = said.out.splitlines()[0].rpartition(" ")[2]
    assert seed.isdigit()
    again = say(
        "simulate", GAME, "--seats", "bot:random,bot:random", "--games", "1", "--seed", seed
    )
    assert again.out == said.out


def test_results_go_to_a_new_file(tmp_path: Path) -> None:
    path = tmp_path / "games.csv"
    said = say(*TWO, "--games", "3", "--out", path)
    assert said.code == 0
    assert f"6 rows were written to {path}." in said.words()
    assert len(path.read_text().splitlines()) == 7
    again = say(*TWO, "--games", "3", "--out", path)
    assert again.code == 2
    assert "exists already" in again.err


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        ((GAME, "--seats", "bot:gredy,bot:random"), "greedy"),
        ((GAME, "--seats", "person,bot:random"), "bot:greedy, bot:level-1"),
        ((GAME, "--seats", "bot:random"), "2, 3, 4"),
        ((GAME, "--seats", "bot:random,bot:random", "--seed", "-1"), "-1"),
        ((GAME, "--seats", "bot:random,bot:random", "--games", "0"), "--games"),
        ((GAME, "--seats", "bot:random,bot:random", "--out", "games.txt"), ".parquet"),
        (("chess", "--seats", "bot:random,bot:random"), "chess"),
    ],
)
def test_what_is_wrong_ends_with_code_2(arguments: tuple[str, ...], told: str) -> None:
    said = say("simulate", *arguments)
    assert said.code == 2
    assert told in said.err
    assert not said.out
    assert MISSING not in said.err
