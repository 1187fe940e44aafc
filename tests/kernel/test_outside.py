"""Games and bots from outside that do not work: everything else does, and somebody is told."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
HALF_DONE = "raise RuntimeError('half done')\n"


def said(folder: Path, code: str, point: str, *command: str) -> subprocess.CompletedProcess[str]:
    """What a command says beside a package whose module holds this code."""
    (folder / "broken.py").write_text(code)
    info = folder / "broken-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: broken\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text(point)
    path = os.pathsep.join([str(ROOT / "src"), str(folder)])
    return subprocess.run(
        [sys.executable, "-m", "botyard.cli.main", *command],
        env=os.environ | {"PYTHONPATH": path, "BOTYARD_PURE": "1", "COLUMNS": "200"},
        capture_output=True,
        text=True,
        check=False,
    )


@pytest.mark.parametrize(
    ("code", "why"),
    [
        (HALF_DONE, "RuntimeError('half done')"),
        ("raise SystemExit(3)\n", "SystemExit(3)"),
        ("GAME = 7\n", "TypeError('7 is no Game')"),
        ("", "AttributeError"),
    ],
)
def test_a_broken_game_does_not_stop_the_others(code: str, why: str, tmp_path: Path) -> None:
    done = said(tmp_path, code, "[botyard.games]\nbroken = broken:GAME\n", "rule", "RB-39")
    assert done.returncode == 0
    assert "RB-39" in done.stdout
    assert f"broken (broken:GAME): {why}" in done.stderr
    assert done.stderr.count("skipped") == 1
    assert "Traceback" not in done.stderr


@pytest.mark.parametrize("kind", ["botyard.games", "botyard.bots"])
def test_the_list_of_games_tells_what_is_skipped(kind: str, tmp_path: Path) -> None:
    name = "broken" if kind == "botyard.games" else "ausser-rand-und-band:broken"
    point = f"[{kind}]\n{name} = broken:THING\n"
    done = said(tmp_path, HALF_DONE, point, "games", "--lang", "en")
    assert done.returncode == 0
    assert "bot:greedy" in done.stdout
    assert "bot:broken" not in done.stdout
    assert f"Cannot be used: {name} (broken:THING). RuntimeError('half done')" in done.stdout


def test_a_game_goes_on_without_a_broken_bot(tmp_path: Path) -> None:
    point = "[botyard.bots]\nausser-rand-und-band:broken = broken:BOT\n"
    seats = ("--seats", "bot:random,bot:greedy", "--games", "1", "--workers", "1")
    done = said(tmp_path, HALF_DONE, point, "simulate", "ausser-rand-und-band", *seats)
    assert done.returncode == 0, done.stderr
