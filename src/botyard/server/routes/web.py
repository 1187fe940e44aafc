"""The web app: a page, and the files that it needs."""

from typing import Final

from litestar import MediaType, Response, get
from litestar.params import FromPath
from litestar.types import Scope

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
    asked = dict(scope["headers"])
    headers = {"cache-control": file.cache, "etag": file.tag, "vary": "accept-encoding"}
    if asked.get(b"if-none-match", b"").decode("latin-1") == file.tag:
        return Response(b"", status_code=304, headers=headers)
    content = file.content
    if file.packed is not None and b"gzip" in asked.get(b"accept-encoding", b""):
        content = file.packed
        headers["content-encoding"] = "gzip"
    return Response(content, media_type=file.type, headers=headers)
