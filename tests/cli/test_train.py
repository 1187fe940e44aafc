"""``botyard train`` from the command line."""

import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

from botyard.learn import registry
from botyard.words import LANGUAGES
from cli.piped import MISSING, say
from learn.sticks import SticksPupil


class Quick(SticksPupil):
    """Sticks in the place of a game that takes longer."""

    plan: Mapping[str, Any] = {"first": 40, "each": 20, "measured": 20, "every": 1}


@pytest.fixture(autouse=True)
def _sticks(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "pupils_of", lambda game: {"small": Quick()})
    monkeypatch.setattr("botyard.learn.training.pupils_of", lambda game: {"small": Quick()})


def train(folder: Path, *more: str) -> tuple[str | Path, ...]:
    return ("train", "roborally", "--folder", folder, "--workers", "1", *more)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_result_is_told_in_every_language(language: str, tmp_path: Path) -> None:
    said = say(*train(tmp_path, "--games", "60", "--seed", "1", "--lang", language))
    assert said.code == 0
    assert MISSING not in said.out + said.err
    assert "small.net" in said.words()
    assert "small.svg" in said.words()
    assert (tmp_path / "small.net").exists()
    assert (tmp_path / "small.svg").exists()


def test_it_goes_on_with_the_seed_of_the_folder(tmp_path: Path) -> None:
    first = say(*train(tmp_path, "--games", "40", "--seed", "9"))
    assert first.code == 0
    again = say(*train(tmp_path, "--games", "60"))
    assert again.code == 0
    assert b'"games": 60' in (tmp_path / "small.net").read_bytes().partition(b"\n")[0]
    other = say(*train(tmp_path, "--games", "60", "--seed", "8"))
    assert other.code == 2
    assert "another training" in other.err


def test_what_is_wrong_is_said(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    said = say(*train(tmp_path, "--net", "smal"))
    assert said.code == 2
    assert "small" in said.err
    monkeypatch.setattr(registry, "pupils_of", lambda game: {})
    said = say(*train(tmp_path))
    assert said.code == 2
    assert "no net" in said.err


def test_without_numpy_it_says_what_to_install(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for module in [name for name in sys.modules if name.startswith("botyard.learn")]:
        monkeypatch.delitem(sys.modules, module)
    monkeypatch.setitem(sys.modules, "numpy", None)
    said = say(*train(tmp_path))
    assert said.code == 2
    assert "botyard[train]" in said.err
