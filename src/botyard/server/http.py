"""
HTTP for strangers: headers and bodies come to an end, and nobody stays who does not go on.

Uvicorn by itself waits for ever for a request to be complete and for an answer to be read.
"""

import asyncio
import logging
from collections.abc import Callable
from typing import Final, cast

import uvicorn
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from botyard.server.connection_limits import ConnectionLimits, Entered
from botyard.server.settings import ConnectionSettings

LARGEST_HEAD: Final = 64 * 1024  # bytes of a request's headers
LOOK_AT_READERS: Final = 20.0  # seconds
SLOWEST_READER: Final = 20_000  # bytes that must have gone out until the next look

_TURNED_AWAY: Final = (
    b"HTTP/1.1 503 Service Unavailable\r\n"
    b"retry-after: 10\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"
)
_TOO_SLOW: Final = b"HTTP/1.1 408 Request Timeout\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"

log = logging.getLogger(__name__)


class Config(uvicorn.Config):
    """What the protocols of all connections share."""

    limits: ConnectionLimits
    patience: ConnectionSettings


class Http(HttpToolsProtocol):
    """One connection: counted, measured, and timed while it is to send or to read something."""

    _in_head = False
    _head = 0  # bytes of headers, without the piece that they began in
    _entered: Entered | None = None
    _timer: asyncio.TimerHandle | None = None  # for what is to be received
    _reading: asyncio.TimerHandle | None = None  # for what is to be read by the other side

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Let a connection in; its first request has to come soon."""
        super().connection_made(transport)
        self._patience = cast(Config, self.config).patience
        self._limits = cast(Config, self.config).limits
        self._entered = self._limits.enter(self.client[0] if self.client else "")
        if self._entered is None:
            transport.write(_TURNED_AWAY)
            transport.close()
        else:
            self._wait(self._patience.header_seconds, self._too_slow)

    def connection_lost(self, exc: Exception | None) -> None:
        """Nothing more comes or goes."""
        super().connection_lost(exc)
        self._stop_waiting()
        self._stop_looking()
        if self._entered is not None:
            self._limits.leave(self._entered)
            self._entered = None

    def data_received(self, data: bytes) -> None:
        """Read a piece of a request, and measure it if it is headers from end to end."""
        if self._entered is None:
            return
        began_before = self._in_head
        super().data_received(data)
        if began_before and self._in_head:
            self._head += len(data)
        if self._head > LARGEST_HEAD and not self.transport.is_closing():
            self.send_400_response("")

    def on_message_begin(self) -> None:
        """The headers of another request begin."""
        self._in_head, self._head = True, 0
        if self._timer is None:
            self._wait(self._patience.header_seconds, self._too_slow)
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        """What follows is the body, which the application measures."""
        self._in_head, self._head = False, 0
        self._wait(self._patience.body_seconds, self.transport.close)
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        """A request is complete."""
        self._stop_waiting()
        super().on_message_complete()

    def pause_writing(self) -> None:
        """The other side does not read as fast as it is answered: it has to go on reading."""
        super().pause_writing()
        if self._reading is None:
            self._look_again()

    def resume_writing(self) -> None:
        """The other side has read nearly everything."""
        super().resume_writing()
        self._stop_looking()

    def handle_websocket_upgrade(self) -> None:
        """Hand over to a WebSocket, and let go: the parser would hold this for ever."""
        self._stop_waiting()
        super().handle_websocket_upgrade()
        self.parser = None  # type: ignore[assignment] # as when a connection is lost
        entered, self._entered = self._entered, None
        assert entered is not None
        cast(Upgraded, self.transport.get_protocol()).stay(self._limits, entered)

    def _too_slow(self) -> None:
        """A request has begun, or has not even that, and does not go on."""
        if self.transport.is_closing():
            return
        log.info("request-too-slow")
        if self.cycle is None or self.cycle.response_complete:
            self.transport.write(_TOO_SLOW)
        self.transport.close()

    def _wait(self, seconds: float, otherwise: Callable[[], None]) -> None:
        self._stop_waiting()
        self._timer = self.loop.call_later(seconds, otherwise)

    def _stop_waiting(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _look_again(self) -> None:
        left = self.transport.get_write_buffer_size()
        self._reading = self.loop.call_later(LOOK_AT_READERS, self._look_at_reader, left)

    def _look_at_reader(self, before: int) -> None:
        if before - self.transport.get_write_buffer_size() < min(before, SLOWEST_READER):
            self.transport.abort()
        else:
            self._look_again()

    def _stop_looking(self) -> None:
        if self._reading is not None:
            self._reading.cancel()
            self._reading = None


class Upgraded:
    """A connection that has become a WebSocket, and counts until it is over."""

    _stays: tuple[ConnectionLimits, Entered] | None = None

    def stay(self, limits: ConnectionLimits, entered: Entered) -> None:
        """It counts as before."""
        self._stays = (limits, entered)

    def leave(self) -> None:
        """It is over."""
        if self._stays is not None:
            limits, entered = self._stays
            self._stays = None
            limits.leave(entered)
