"""
Answers of the API packed with gzip: those over 1 kB that hold no secret.

What is packed betrays by its length how well its parts match each other. Somebody who can put
words into an answer, make a victim's browser ask for it again and again, and see how long it is
on the wire could so guess a secret that stands in the same answer (BREACH). Our cookie is
``SameSite`` and other sites' requests are refused, which already prevents the second step. All
the same no answer with a secret of a person is packed: links and sessions are handed out in
answer to a POST, so answers to GET are packed and others are not. A handler that does otherwise
says ``packed=False`` or ``packed=True``. What a seat alone may know is packed, since nobody else's
words stand beside it: the names of people are told apart from it.
"""

import asyncio
import zlib
from functools import lru_cache
from typing import Final, cast

from litestar.enums import ScopeType
from litestar.types import ASGIApp, HTTPResponseStartEvent, Message, Receive, Scope, Send

from botyard.server.coding import accepted_coding

LEAST: Final = 1000  # bytes; below that packing saves less than a packet
LONG: Final = 32 * 1024  # bytes that take the event loop half a millisecond
_KEPT: Final = 256 * 1024  # longer answers are not kept packed
_LEVEL: Final = 6
_GZIP: Final = 16 + zlib.MAX_WBITS


class Packing:
    """Stands between the gate and the application, and packs what the application answers."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on, with a way to answer that packs."""
        if scope["type"] == ScopeType.HTTP and scope["path"].startswith("/api/"):
            send = _packing(send, scope)
        await self._app(scope, receive, send)


def _packing(send: Send, scope: Scope) -> Send:
    """A way to answer that holds the head back until the body is there."""
    head: list[HTTPResponseStartEvent] = []

    async def send_packed(message: Message) -> None:
        if message["type"] == "http.response.start":
            head.append(message)
            return
        if head and message["type"] == "http.response.body":
            start = head.pop()
            if not message["more_body"] and _may_be_packed(start, message["body"], scope):
                start, message["body"] = await _packed(start, message["body"], scope)
            await send(start)
        await send(message)

    return send_packed


def _may_be_packed(start: HTTPResponseStartEvent, body: bytes, scope: Scope) -> bool:
    if len(body) <= LEAST or any(name == b"content-encoding" for name, _ in start["headers"]):
        return False
    handler = scope.get("route_handler")
    said = handler.opt.get("packed") if handler is not None else None
    return scope.get("method") == "GET" if said is None else bool(said)


async def _packed(
    start: HTTPResponseStartEvent, body: bytes, scope: Scope
) -> tuple[HTTPResponseStartEvent, bytes]:
    """An answer as its reader accepts it; that it depends on this is said either way."""
    headers = [*start["headers"], (b"vary", b"accept-encoding")]
    if accepted_coding(scope["headers"], ["gzip"]):
        body = await _gzip(body)
        headers = [header for header in headers if header[0] != b"content-length"]
        headers += [(b"content-length", b"%d" % len(body)), (b"content-encoding", b"gzip")]
    return cast(HTTPResponseStartEvent, {**start, "headers": headers}), body


async def _gzip(body: bytes) -> bytes:
    """Pack a body; a long one in a thread, and once if it is asked for again."""
    if len(body) <= LONG:
        return _coded(body)
    return await asyncio.to_thread(_coded if len(body) > _KEPT else _coded_once, body)


def _coded(body: bytes) -> bytes:
    coder = zlib.compressobj(_LEVEL, wbits=_GZIP)
    return coder.compress(body) + coder.flush()


_coded_once = lru_cache(maxsize=32)(_coded)
