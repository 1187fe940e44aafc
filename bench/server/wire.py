"""
A WebSocket client that costs next to nothing, so that the generator is never what is measured.

It speaks to servers on this machine that are known to behave: whole text frames, no extensions.
"""

import asyncio
import base64
import secrets
from collections.abc import Callable
from typing import Final, cast

TEXT: Final = 0x1
CLOSE: Final = 0x8
PING: Final = 0x9
PONG: Final = 0xA
LAST: Final = 0x80  # the bit of a message's last frame
MASKED: Final = 0x80  # the bit of a frame from a client
NO_MASK: Final = bytes(4)  # a mask of noughts leaves the text as it is


def frame(text: bytes, kind: int = TEXT) -> bytes:
    r"""
    One frame from a client.

    >>> frame(b"hi")
    b'\x81\x82\x00\x00\x00\x00hi'
    """
    size = len(text)
    if size < 126:
        head = bytes((LAST | kind, MASKED | size))
    elif size < 1 << 16:
        head = bytes((LAST | kind, MASKED | 126)) + size.to_bytes(2)
    else:
        head = bytes((LAST | kind, MASKED | 127)) + size.to_bytes(8)
    return head + NO_MASK + text


def frames(buffer: bytearray) -> list[tuple[int, bytes]]:
    r"""
    Take all whole frames of a server off the buffer.

    >>> buffer = bytearray(b"\x81\x02hi\x89")
    >>> frames(buffer), buffer
    ([(129, b'hi')], bytearray(b'\x89'))
    """
    found: list[tuple[int, bytes]] = []
    start, end = 0, len(buffer)
    while end - start >= 2:
        size, begin = buffer[start + 1], start + 2
        if size >= 126:
            wide = 2 if size == 126 else 8
            if end - begin < wide:
                break
            size = int.from_bytes(buffer[begin : begin + wide])
            begin += wide
        if end - begin < size:
            break
        found.append((buffer[start], bytes(buffer[begin : begin + size])))
        start = begin + size
    del buffer[:start]
    return found


class Connection(asyncio.Protocol):
    """One WebSocket: ``hear`` is called with every text."""

    def __init__(self, request: bytes, hear: Callable[[bytes], None]) -> None:
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.lost = ""  # why the connection is gone
        self.received = 0  # bytes
        self._request = request
        self._hear = hear
        self._buffer = bytearray()

    async def open(self, port: int) -> None:
        """Connect and shake hands."""
        loop = asyncio.get_running_loop()
        await loop.create_connection(lambda: self, "127.0.0.1", port)
        await self.opened

    def send(self, text: bytes) -> None:
        """Send a text at once."""
        self._transport.write(frame(text))

    def close(self) -> None:
        """Hang up."""
        self._transport.close()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)  # uvloop's is none by name
        self._transport.write(self._request)

    def data_received(self, data: bytes) -> None:
        self.received += len(data)
        self._buffer += data
        if not self.opened.done() and not self._upgraded():
            return
        for kind, text in frames(self._buffer):
            if kind == LAST | TEXT:
                self._listen(text)
            elif kind == LAST | PING:
                self._transport.write(frame(text, PONG))
            else:
                self.lost = f"unexpected frame {kind:#x}: {text[:200]!r}"
                self.close()

    def _listen(self, text: bytes) -> None:
        try:
            self._hear(text)
        except Exception as trouble:  # whatever it is, the run is void and says why
            self.lost = repr(trouble)
            self.close()

    def connection_lost(self, exc: Exception | None) -> None:
        self.lost = self.lost or f"closed: {exc}"
        if not self.opened.done():
            self.opened.set_exception(ConnectionError(self.lost))

    def _upgraded(self) -> bool:
        """Whether the answer to the handshake is complete; what follows it stays in the buffer."""
        head, end, rest = bytes(self._buffer).partition(b"\r\n\r\n")
        if not end:
            return False
        if not head.startswith(b"HTTP/1.1 101 "):
            self.opened.set_exception(ConnectionError(head.decode("latin-1")))
            return False
        self._buffer = bytearray(rest)
        self.opened.set_result(None)
        return True


def upgrade(port: int, path: str, cookie: str = "") -> bytes:
    """The request that opens a WebSocket to a server on this machine."""
    key = base64.b64encode(secrets.token_bytes(16)).decode()
    lines = [
        f"GET {path} HTTP/1.1",
        f"Host: 127.0.0.1:{port}",
        "Upgrade: websocket",
        "Connection: Upgrade",
        f"Sec-WebSocket-Key: {key}",
        "Sec-WebSocket-Version: 13",
        *([f"Cookie: {cookie}"] if cookie else []),
    ]
    return "\r\n".join([*lines, "", ""]).encode()
