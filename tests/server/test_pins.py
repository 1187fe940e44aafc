"""
Libraries whose private parts the server relies on are pinned to the version it was tried with.

``http.py`` and ``serving.py`` replace methods of uvicorn's protocols and use their attributes,
which any release may change: limits and time-outs would silently stop to work. Before a pin is
raised, ``test_connection_limits``, ``test_connections``, ``test_garbage`` and ``tests/safety``
have to pass. Litestar is used by its public parts, which hold until version 3.
"""

import tomllib
from importlib.metadata import version
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
WANTED: list[str] = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["dependencies"]
PRIVATE = ("uvicorn.protocols", "websockets.")
MODULES = {"src/botyard/server/http.py", "src/botyard/server/serving.py"}


@pytest.mark.parametrize("library", ["uvicorn", "websockets"])
def test_a_library_with_private_parts_in_use_is_pinned(library: str) -> None:
    assert f"{library}=={version(library)}" in WANTED


def test_litestar_stays_below_the_next_major_version() -> None:
    assert any(one.startswith("litestar>=") and one.endswith(",<3") for one in WANTED)


def test_only_two_modules_touch_private_parts() -> None:
    lines = {
        file.relative_to(ROOT).as_posix(): file.read_text(encoding="utf-8").splitlines()
        for file in (ROOT / "src").rglob("*.py")
    }
    starts = tuple(f"{word} {part}" for word in ("from", "import") for part in PRIVATE)
    private = ("from litestar._", "import litestar._")
    touched = {name for name, text in lines.items() if any(x.startswith(starts) for x in text)}
    assert touched == MODULES
    assert not any(line.startswith(private) for text in lines.values() for line in text)
