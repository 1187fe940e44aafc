"""Bots play the same games on every Python: golden bot games, and arithmetic that rounds alike."""

import ast
import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import botyard

ROOT = Path(__file__).parents[2]
SCRIPT = ROOT / "tools" / "bot_games.py"
GOLDEN = ROOT / "tests" / "golden" / "bots.json"
FOLDERS = [str(ROOT / "src"), str(ROOT / "tests" / "stand_ins")]  # no compiled package is needed
PYODIDE = ROOT / "tools" / "pyodide"
BOTS = ROOT / "src" / "botyard" / "bots"
ONLY_TOLD = {BOTS / "tally.py"}  # nobody chooses by an interval
WITHOUT_LIBRT = f"""
import runpy, sys
sys.modules["librt"] = None
sys.argv = [{str(SCRIPT)!r}]
runpy.run_path({str(SCRIPT)!r}, run_name="__main__")
"""
NEWEST = 30  # Python 3.30: later ones are not looked for
ROUNDED_OTHERWISE = {"sum", "fsum", "sumprod", "exp", "expm1", "log", "log2", "log10", "pow"}


def other_pythons() -> dict[str, str]:
    """Every newer Python that is on the path or under pyenv, and works, by version."""
    pyenv = Path(os.environ.get("PYENV_ROOT", Path.home() / ".pyenv"))
    found = [shutil.which(f"python3.{minor}") for minor in range(12, NEWEST)]
    found += [str(python) for python in sorted(pyenv.glob("versions/3.*/bin/python"))]
    pythons: dict[str, str] = {}
    for python in filter(None, found):
        tell = [python, "-c", "import sys; print(*sys.version_info[:2])"]
        told = subprocess.run(tell, capture_output=True, text=True, check=False).stdout.split()
        if len(told) == 2 and (3, 11) < (int(told[0]), int(told[1])) != sys.version_info[:2]:
            pythons.setdefault(".".join(told), python)
    return pythons


OTHERS = other_pythons()


def digests(*command: str, **environment: str) -> dict[str, str]:
    done = subprocess.run(
        command, env=os.environ | environment, stdout=subprocess.PIPE, text=True, check=True
    )
    played: dict[str, str] = json.loads(done.stdout)
    return played


def golden() -> dict[str, str]:
    known: dict[str, str] = json.loads(GOLDEN.read_text(encoding="utf-8"))
    return known


@pytest.mark.parametrize("pure", ["", "1"], ids=["compiled", "interpreted"])
def test_golden_bot_games_here(pure: str) -> None:
    if not pure and botyard.BUILD != "compiled":
        pytest.skip("nothing is compiled here")
    assert digests(sys.executable, str(SCRIPT), BOTYARD_PURE=pure) == golden()


def test_golden_bot_games_with_lists_in_place_of_vectors() -> None:
    assert digests(sys.executable, "-c", WITHOUT_LIBRT, BOTYARD_PURE="1") == golden()


@pytest.mark.parametrize("version", OTHERS)
def test_golden_bot_games_on_another_python(version: str) -> None:
    played = digests(
        OTHERS[version],
        str(SCRIPT),
        BOTYARD_PURE="1",
        PYTHONPATH=os.pathsep.join(FOLDERS),
        PYTHONDONTWRITEBYTECODE="1",
    )
    assert played == golden()


def test_golden_bot_games_in_the_python_of_browsers() -> None:
    node = shutil.which("node")
    if node is None or not (PYODIDE / "node_modules" / "pyodide").exists():
        pytest.skip("`npm ci` in tools/pyodide installs it; `make test` does that")
    assert digests(node, str(PYODIDE / "run.mjs"), str(SCRIPT), *FOLDERS) == golden()


@pytest.mark.parametrize("file", sorted(set(BOTS.rglob("*.py")) - ONLY_TOLD), ids=lambda f: f.stem)
def test_bots_calculate_only_with_what_is_rounded_alike_everywhere(file: Path) -> None:
    tree = ast.parse(file.read_text(encoding="utf-8"))
    imported = {
        name.name
        for node in ast.walk(tree)
        if isinstance(node, ast.ImportFrom)
        for name in node.names
    }
    named = {node.id for node in ast.walk(tree) if isinstance(node, ast.Name)}
    assert not (imported | named) & ROUNDED_OTHERWISE, "botyard.bots.numbers has the same for bots"
    powers = [node for node in ast.walk(tree) if isinstance(node, ast.Pow)]
    assert not powers, "use botyard.bots.numbers.power"
