"""Games from outside that do not work."""

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]


def test_a_broken_game_from_outside_does_not_stop_the_others(tmp_path: Path) -> None:
    (tmp_path / "broken_game.py").write_text("raise RuntimeError('half done')\n")
    info = tmp_path / "broken-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: broken\nVersion: 1.0\n")
    (info / "entry_points.txt").write_text("[botyard.games]\nbroken = broken_game:GAME\n")
    path = os.pathsep.join([str(ROOT / "src"), str(tmp_path)])
    done = subprocess.run(
        [sys.executable, "-m", "botyard.cli.main", "rule", "RB-39"],
        env=os.environ | {"PYTHONPATH": path},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0
    assert "RB-39" in done.stdout
    assert "broken (broken_game:GAME): RuntimeError('half done')" in done.stderr
