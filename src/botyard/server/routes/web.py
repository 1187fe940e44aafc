"""The web app: files that were built into the package, held in memory, packed once."""

import gzip
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

from botyard.server.errors import Missing
from botyard.server.language import language_of
from botyard.words import Words

INDEX: Final = "index.html"
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


def _sent(file: WebFile, scope: Scope) -> Response[bytes]:
    asked = dict(scope["headers"])
    headers = {"cache-control": file.cache, "etag": file.tag, "vary": "accept-encoding"}
    if asked.get(b"if-none-match", b"").decode("latin-1") == file.tag:
        return Response(b"", status_code=304, headers=headers)
    content = file.content
    if file.packed is not None and b"gzip" in asked.get(b"accept-encoding", b""):
        content = file.packed
        headers["content-encoding"] = "gzip"
    return Response(content, media_type=file.type, headers=headers)
