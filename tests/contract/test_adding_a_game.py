"""The game of ``docs/adding-a-game.md`` runs as it is printed there."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

PAGE = Path(__file__).parents[2] / "docs" / "adding-a-game.md"
BOTYARD = Path(sys.prefix) / "bin" / "botyard"


@pytest.fixture
def games(tmp_path: Path) -> Path:
    """The files that the page prints, in a folder."""
    page = PAGE.read_text(encoding="utf-8")
    printed = dict(re.findall(r"```(\w+)\n(.*?)```", page, re.DOTALL)[:2])
    files = {
        "sticks/__init__.py": printed["python"],
        "sticks/text/game.en.ftl": printed["fluent"],
        "sticks-1.0.dist-info/METADATA": "Metadata-Version: 2.1\nName: sticks\nVersion: 1.0\n",
        "sticks-1.0.dist-info/entry_points.txt": "[botyard.games]\nsticks = sticks:GAME\n",
    }
    for name, text in files.items():
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).write_text(text, encoding="utf-8")
    return tmp_path


def botyard(games: Path, *arguments: str, typed: str = "") -> str:
    done = subprocess.run(
        [BOTYARD, *arguments],
        env=os.environ | {"PYTHONPATH": str(games), "XDG_DATA_HOME": str(games), "LANG": "C.UTF-8"},
        input=typed,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_it_keeps_the_contract(games: Path) -> None:
    assert "nothing broken" in botyard(games, "contract", "sticks", "--games", "10")


def test_it_is_played_in_the_terminal(games: Path) -> None:
    said = botyard(games, "play", "sticks", "--seats", "person:Ida,person:Noor", typed="3\n" * 7)
    assert "Take 3" in said
    assert "Ida takes 3." in said
    assert "+1 Took the last stick" in said


def test_the_types_of_it_are_right(games: Path) -> None:
    source = games / "sticks" / "__init__.py"
    done = subprocess.run(
        [sys.executable, "-m", "mypy", "--strict", str(source)],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout
