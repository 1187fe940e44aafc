"""The files of the web app: built into the package, held in memory, packed once."""

import gzip
import hashlib
from dataclasses import dataclass
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable
from mimetypes import guess_type
from typing import Final

FOR_EVER: Final = "public, max-age=31536000, immutable"  # their names hold their hashes
ASK_AGAIN: Final = "no-cache"
_PACKED_ALREADY: Final = (".woff2", ".png")


@dataclass(frozen=True)
class WebFile:
    """One file, as it is and packed."""

    type: str
    content: bytes
    packed: bytes | None
    cache: str
    tag: str


@cache
def web_files() -> dict[str, WebFile]:
    """Every file of the web app by its path; none if it was not built."""
    folder = resources.files("botyard.server").joinpath("web")
    return dict(_read(folder, "")) if folder.is_dir() else {}


def _read(folder: Traversable, path: str) -> list[tuple[str, WebFile]]:
    found: list[tuple[str, WebFile]] = []
    for file in folder.iterdir():
        name = f"{path}{file.name}"
        if file.is_dir():
            found += _read(file, f"{name}/")
        else:
            found.append((name, _file(name, file.read_bytes())))
    return found


def _file(name: str, content: bytes) -> WebFile:
    packed = None if name.endswith(_PACKED_ALREADY) else gzip.compress(content, mtime=0)
    return WebFile(
        guess_type(name)[0] or "application/octet-stream",
        content,
        packed,
        FOR_EVER if name.startswith("assets/") else ASK_AGAIN,
        f'"{hashlib.sha256(content).hexdigest()[:16]}"',
    )
