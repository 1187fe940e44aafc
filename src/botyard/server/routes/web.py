"""The web app: a page, and the files that it needs."""

from typing import Final

from litestar import MediaType, Response, get
from litestar.params import FromPath
from litestar.types import Scope

from botyard.server.coding import accepted_coding
from botyard.server.errors import Missing
from botyard.server.language import language_of
from botyard.server.webfiles import WebFile, web_files
from botyard.words import Words

INDEX: Final = "index.html"


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
