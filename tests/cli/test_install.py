"""Installing says what is missing, and goes on where it can."""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
FILES = ("setup.py", "pyproject.toml", "README.md", "LICENSE")


@pytest.mark.skipif(shutil.which("make") is None, reason="there is no make")
def test_an_old_python_is_refused_in_one_line() -> None:
    line = ["make", "--silent", "-C", str(ROOT), "PYTHON=false", "system"]
    done = subprocess.run(line, capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert done.stderr.startswith("Botyard needs Python 3.11 or newer; set PYTHON=")


def test_with_a_compiler_that_fails_it_is_plain_python(tmp_path: Path) -> None:
    pytest.importorskip("setuptools")
    shutil.copytree(
        ROOT / "src", tmp_path / "src", ignore=shutil.ignore_patterns("*.so", "_build.json")
    )
    for name in FILES:
        shutil.copy(ROOT / name, tmp_path)
    environ = {name: value for name, value in os.environ.items() if name != "BOTYARD_PURE"}
    line = [sys.executable, "setup.py", "--quiet", "build_ext", "--inplace"]
    done = subprocess.run(
        line,
        cwd=tmp_path,
        env=environ | {"CC": "false"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert "plain Python, because the C compiler (false) fails" in done.stdout
    build = json.loads((tmp_path / "src/botyard/_build.json").read_text())
    assert build == {"interpreted_because": "the C compiler (false) fails", "sources": {}}
