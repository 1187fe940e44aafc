"""
What somebody sends: JSON that says so, no larger, deeper or fuller than anything of ours.

All of that is looked at before anything is built of it: a body is measured while it is received,
and its brackets and commas are counted without reading it.
"""

from collections.abc import AsyncGenerator
from math import inf
from typing import Any, Final

import msgspec
from litestar import Request
from litestar.connection import ASGIConnection
from litestar.exceptions import InternalServerException
from litestar.handlers import BaseRouteHandler

from botyard.server.errors import LOG, ServerError
from botyard.server.identity import Caller
from botyard.server.limits import Limits

MOST_ANONYMOUS: Final = 16 * 1024  # bytes of a body, from whoever is nobody yet
MOST_BYTES: Final = 64 * 1024  # of a body, where a handler does not allow more
MOST_UPLOADED: Final = 1024 * 1024  # characters of a record
MOST_ENCODED: Final = 1280 * 1024  # bytes of a body that holds one
DEEPEST: Final = 32
MOST_VALUES: Final = 10_000  # in one body or frame
MOST_ESCAPES: Final = 150_000  # backslashes in one; the longest record takes about 120,000

_BRACKETS: Final = b"[]{}"
_NOT_BRACKETS: Final = bytes(set(range(256)) - set(_BRACKETS))
_NOT_MARKS: Final = bytes(set(range(256)) - set(_BRACKETS + b'\\",'))


class NotJson(ServerError):
    """A body that does not say that it is JSON."""

    status = 415


class TooLarge(ServerError):
    """A body that is larger than this sender may send."""

    status = 413


class JsonRequest(Request[Any, Any, Any]):
    """A request whose body is read with care."""

    async def json(self) -> object:
        if self.content_type[0] != "application/json":
            raise NotJson("json-wanted", type=self.content_type[0])
        return read_json(await self.body())

    async def stream(self) -> AsyncGenerator[bytes, None]:
        """The body piece by piece; who is nobody sends little, and large ones count as bytes."""
        caller: Caller = self.scope["state"]["caller"]
        limits: Limits = self.scope["state"]["limits"]
        most = MOST_ANONYMOUS if caller.person is None else inf
        if (self.content_length or 0) > most:
            raise TooLarge("body-anonymous", most=MOST_ANONYMOUS // 1024)
        received = 0
        try:
            async for piece in super().stream():
                received += len(piece)
                if received > most:
                    raise TooLarge("body-anonymous", most=MOST_ANONYMOUS // 1024)
                if received > MOST_BYTES and piece:
                    limits.spend("bytes", caller.person, caller.address, len(piece))
                yield piece
        except InternalServerException:  # what Litestar makes of somebody who has left
            LOG.info("request-cut-off")
            raise ServerError("request-cut-off") from None


async def charge(connection: ASGIConnection[Any, Any, Any, Any], handler: BaseRouteHandler) -> None:
    """Have a request count against the limit that its handler names, before its body is read."""
    kind = handler.opt.get("limit")
    if kind is not None:
        caller: Caller = connection.scope["state"]["caller"]
        limits: Limits = connection.scope["state"]["limits"]
        limits.spend(kind, caller.person, caller.address)


def read_json(raw: bytes) -> object:
    """What a body or a frame says."""
    check_json(raw)
    try:
        return msgspec.json.decode(raw)
    except (msgspec.DecodeError, UnicodeDecodeError) as wrong:
        raise ServerError("json-broken", why=str(wrong)) from None


def check_json(raw: bytes) -> None:
    """
    Refuse what holds too much or is nested too deep, before anything is built of it.

    Only whole-text operations of C are used, so that a bomb takes no longer than its bytes do.
    """
    marks = raw.translate(None, _NOT_MARKS)
    quotes, escapes = marks.count(b'"'), marks.count(b"\\")
    if len(marks) - quotes - escapes <= DEEPEST:
        return
    if escapes > MOST_ESCAPES:  # each costs as much time as many plain bytes
        raise ServerError("json-too-escaped", most=MOST_ESCAPES)
    if escapes:  # leave only the quotes that begin or end a text
        marks = raw.replace(rb"\\", b"").replace(rb"\"", b"")
        quotes = marks.count(b'"')
    if quotes > 4 * MOST_VALUES:  # of a key and a text, for each value
        raise ServerError("json-too-full", most=MOST_VALUES)
    outside = b"".join(marks.split(b'"')[::2])
    brackets = outside.translate(None, _NOT_BRACKETS)
    if outside.count(b",") + len(brackets) // 2 > MOST_VALUES:
        raise ServerError("json-too-full", most=MOST_VALUES)
    depth = 0
    for bracket in brackets:
        depth += 1 if bracket in b"[{" else -1
        if depth > DEEPEST:
            raise ServerError("json-too-deep", most=DEEPEST)
