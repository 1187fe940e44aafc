"""Which build runs, and that both play the same."""

import importlib
import os
import pkgutil
import runpy
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import botyard
from botyard.contract.walk import new_match, walk
from botyard.kernel.registry import all_games
from kernel.table import belt_match

ROOT = Path(__file__).parents[2]
PLAY = """
import hashlib, sys
sys.path.insert(0, "tests/probe")
from botyard.contract.walk import new_match, walk
from botyard.kernel.registry import all_games
for game in all_games().values():
    for seats in game.seats:
        for seed in range(8):
            match = new_match(game, seats, seed)
            for _ in walk(match, seed): pass
            print(hashlib.sha256(match.record.text().encode()).hexdigest())
"""


def run(code: str, folder: Path = ROOT, **environment: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-c", code],
        cwd=folder,
        env=os.environ | environment,
        capture_output=True,
        text=True,
        check=False,
    )


def test_compiled_and_interpreted_records_are_equal() -> None:
    if botyard.BUILD != "compiled":
        pytest.skip("nothing is compiled here")
    compiled = run(PLAY, BOTYARD_PURE="")
    interpreted = run(PLAY, BOTYARD_PURE="1")
    tables = sum(len(game.seats) for game in all_games().values())
    assert compiled.stdout.count("\n") == 8 * tables
    assert compiled.stdout == interpreted.stdout


def test_the_sources_run_whatever_is_compiled() -> None:
    where = "import botyard.kernel.state as s, botyard; print(s.__file__[-3:], botyard.BUILD)"
    assert run(where, BOTYARD_PURE="1").stdout == ".py interpreted, because BOTYARD_PURE is set\n"


def test_a_stale_build_is_an_import_error_that_says_what_to_do(tmp_path: Path) -> None:
    if botyard.BUILD != "compiled":
        pytest.skip("nothing is compiled here")
    shutil.copytree(ROOT / "src" / "botyard", tmp_path / "botyard")
    for change in ("kernel/state.py", "games/ausser_rand_und_band/rules/belt.py"):
        source = tmp_path / "botyard" / change
        before = source.read_text()
        source.write_text(before + "\n# changed\n")
        done = run("import botyard", tmp_path, PYTHONPATH=str(tmp_path), BOTYARD_PURE="")
        assert done.returncode == 1
        assert change in done.stderr
        assert "make setup" in done.stderr
        source.write_text(before)
    assert (
        run("import botyard", tmp_path, PYTHONPATH=str(tmp_path), BOTYARD_PURE="").returncode == 0
    )


def test_a_compiled_module_without_its_list_is_an_import_error(tmp_path: Path) -> None:
    if botyard.BUILD != "compiled":
        pytest.skip("nothing is compiled here")
    shutil.copytree(ROOT / "src" / "botyard", tmp_path / "botyard")
    (tmp_path / "botyard" / "_build.json").unlink()
    done = run("import botyard", tmp_path, PYTHONPATH=str(tmp_path), BOTYARD_PURE="")
    assert "make setup" in done.stderr


def test_literals_are_compiled_with_as_many_bits_as_an_i64(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(ROOT)
    monkeypatch.setenv("BOTYARD_PURE", "1")
    monkeypatch.setattr("setuptools.setup", lambda **_: None)
    widened = runpy.run_path("setup.py")["widened"]
    source = tmp_path / "__native_bits.c"
    source.write_text("a = 1 << b;\n  c = -3 >> d;\ne = 65536 * 65536;\nf = g << 1;\n")
    wide = Path(widened(str(source))).read_text()
    assert wide == (
        "a = INT64_C(1) << b;\n  c = INT64_C(-3) >> d;\ne = INT64_C(65536) * 65536;\nf = g << 1;\n"
    )
    source.write_text("f = g << 1;\n")
    assert widened(str(source)) == str(source)
    source.write_text("a = f(1 << b);\n")
    with pytest.raises(SystemExit, match="32 bits"):
        widened(str(source))


def test_what_was_compiled_from_a_source_that_is_gone_is_deleted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    kernel = tmp_path / "src" / "botyard" / "kernel"
    kernel.mkdir(parents=True)
    for name in ("bag.py", "bag.cpython.so", "bag__mypyc.cpython.so", "old.cpython.so"):
        (kernel / name).touch()
    (kernel / "old__mypyc.cpython.so").touch()
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("BOTYARD_PURE", "1")
    monkeypatch.setattr("setuptools.setup", lambda **_: None)
    runpy.run_path(str(ROOT / "setup.py"))["tidy_up"]()
    left = sorted(file.name for file in kernel.iterdir())
    assert left == ["bag.cpython.so", "bag.py", "bag__mypyc.cpython.so"]


def test_every_module_of_the_engine_can_be_imported() -> None:
    for module in pkgutil.walk_packages(botyard.__path__, "botyard."):
        importlib.import_module(module.name)


def test_the_same_seed_deals_the_same_to_every_match() -> None:
    assert belt_match(4, 3).record.text() == belt_match(4, 3).record.text()
    for game in all_games().values():
        match = new_match(game, 2, 5)
        assert sum(1 for _ in walk(match, 5)) > 5
