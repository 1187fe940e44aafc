"""The files of the web app: built into the package and packed there, held in memory."""

import hashlib
from dataclasses import dataclass
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable
from mimetypes import guess_type
from typing import Final

FOR_EVER: Final = "public, max-age=31536000, immutable"  # their names hold their hashes
ASK_AGAIN: Final = "no-cache"
_CODINGS: Final = {"br": ".br", "gzip": ".gz"}  # the best first, with their endings


@dataclass(frozen=True)
class WebFile:
    """One file: as it is, and packed in every coding that makes it smaller."""

    type: str
    content: bytes
    packed: dict[str, bytes]  # by coding, the best first
    cache: str
    tag: str


@cache
def web_files() -> dict[str, WebFile]:
    """Every file of the web app by its path; none if it was not built."""
    folder = resources.files("botyard.server").joinpath("web")
    found = dict(_read(folder, "")) if folder.is_dir() else {}
    endings = tuple(_CODINGS.values())
    return {name: _file(name, found) for name in found if not name.endswith(endings)}


def _read(folder: Traversable, path: str) -> list[tuple[str, bytes]]:
    found: list[tuple[str, bytes]] = []
    for file in folder.iterdir():
        name = f"{path}{file.name}"
        found += _read(file, f"{name}/") if file.is_dir() else [(name, file.read_bytes())]
    return found


def _file(name: str, found: dict[str, bytes]) -> WebFile:
    endings = {coding: name + ending for coding, ending in _CODINGS.items()}
    return WebFile(
        guess_type(name)[0] or "application/octet-stream",
        found[name],
        {coding: found[packed] for coding, packed in endings.items() if packed in found},
        FOR_EVER if name.startswith("assets/") else ASK_AGAIN,
        hashlib.sha256(found[name]).hexdigest()[:16],
    )
