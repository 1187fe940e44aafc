"""What somebody sends: JSON that says so, and that is nested no deeper than anything of ours."""

import re
from typing import Any, Final

import msgspec
from litestar import Request

from botyard.server.errors import ServerError

MOST_BYTES: Final = 64 * 1024  # of a body, where a handler does not allow more
MOST_UPLOADED: Final = 4 * 1024 * 1024
DEEPEST: Final = 32

# A string whose end is missing goes to the end, so that nothing is read twice.
_STRINGS_AND_BRACKETS: Final = re.compile(rb'"(?:[^"\\]|\\.)*+"?|[\[{]|[\]}]', re.DOTALL)


class NotJson(ServerError):
    """A body that does not say that it is JSON."""

    status = 415


class JsonRequest(Request[Any, Any, Any]):
    """A request whose body is read with care."""

    async def json(self) -> object:
        if self.content_type[0] != "application/json":
            raise NotJson("json-wanted", type=self.content_type[0])
        return read_json(await self.body())


def read_json(raw: bytes) -> object:
    """What a body or a frame says."""
    check_depth(raw)
    try:
        return msgspec.json.decode(raw)
    except (msgspec.DecodeError, UnicodeDecodeError) as wrong:
        raise ServerError("json-broken", why=str(wrong)) from None


def check_depth(raw: bytes) -> None:
    """Refuse what is nested too deep, before anything follows it down."""
    if raw.count(b"[") + raw.count(b"{") <= DEEPEST:
        return
    depth = 0
    for found in _STRINGS_AND_BRACKETS.finditer(raw):
        if found[0] in (b"[", b"{"):
            depth += 1
        elif found[0] in (b"]", b"}"):
            depth -= 1
        if depth > DEEPEST:
            raise ServerError("json-too-deep", most=DEEPEST)
