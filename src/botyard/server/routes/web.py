"""The web app: files that were built into the package and packed there, held in memory."""

import hashlib
from dataclasses import dataclass
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable
from mimetypes import guess_type
from typing import Final

from litestar import MediaType, Response, get
from litestar.params import FromPath
from litestar.types import Scope

from botyard.server.coding import accepted_coding
from botyard.server.errors import Missing
from botyard.server.language import language_of
from botyard.words import Words

INDEX: Final = "index.html"
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


@get("/", include_in_schema=False, sync_to_thread=False)
def show_app(scope: Scope) -> Response[bytes]:
    """The page that everything happens on."""
    if INDEX not in web_files():
        told = Words(language_of(scope)).say("web-not-built")
        return Response(told.encode(), media_type=MediaType.TEXT, status_code=404)
    return _sent(web_files()[INDEX], scope)


@get("/{path:path}", include_in_schema=False, sync_to_thread=False)
def show_file(scope: Scope, path: FromPath[str]) -> Response[bytes]:
    """A script, style, font or picture of the page."""
    found = web_files().get(path.lstrip("/"))
    if found is None:
        raise Missing("page-missing")
    return _sent(found, scope)


ROUTES: Final = [show_app, show_file]


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


def _sent(file: WebFile, scope: Scope) -> Response[bytes]:
    """A file as its reader accepts it. Whole: a part of one is never sent."""
    coding = accepted_coding(scope["headers"], list(file.packed))
    tag = f'"{file.tag}-{coding}"' if coding else f'"{file.tag}"'  # of these very bytes
    headers = {"cache-control": file.cache, "etag": tag, "accept-ranges": "none"}
    if file.packed:
        headers["vary"] = "accept-encoding"
    if _has(tag, scope):
        return Response(b"", status_code=304, headers=headers)
    if coding is None:
        return Response(file.content, media_type=file.type, headers=headers)
    headers["content-encoding"] = coding
    return Response(file.packed[coding], media_type=file.type, headers=headers)


def _has(tag: str, scope: Scope) -> bool:
    """Whether the reader keeps a file with this tag: ``If-None-Match``."""
    kept = [value.decode("latin-1") for name, value in scope["headers"] if name == b"if-none-match"]
    tags = [one.strip().removeprefix("W/") for value in kept for one in value.split(",")]
    return tag in tags or "*" in tags
