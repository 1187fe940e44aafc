"""Listening at a port, and serving there until somebody stops it."""

import asyncio
import errno
import signal
import socket
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from typing import Final

import uvicorn
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

from botyard.kernel.errors import BotyardError
from botyard.server.app import create_app
from botyard.server.connection_limits import OTHER_FILES, ConnectionLimits
from botyard.server.garbage import look_rarely
from botyard.server.http import Config, Http, Upgraded
from botyard.server.live_table import SEND_AT_ONCE
from botyard.server.settings import ConnectionSettings, Settings

LARGEST_FRAME: Final = 16 * 1024  # bytes of a WebSocket message
PATIENCE: Final = 5  # seconds that connections have to end by themselves
PING_EVERY: Final = 20  # seconds
SWITCH: Final = 0.001  # seconds that a thread may keep the event loop waiting for its turn
MOST_UNREAD: Final = 8  # messages of one connection that wait to be answered


class PortTrouble(BotyardError):
    """An address that cannot be listened at."""


def serve(settings: Settings, listening: socket.socket, ready: Callable[[], None]) -> None:
    """Serve at a socket; ``ready`` is called as soon as somebody can connect."""
    sys.setswitchinterval(SWITCH)
    server = _Server(settings, ready)
    with asyncio.Runner(loop_factory=server.config.get_loop_factory()) as runner:
        try:
            runner.run(server.live(listening))
        except BaseExceptionGroup as several:
            raise _first(several) from several


def listen(host: str, port: int) -> socket.socket:
    """A socket that is ours alone; port 0 takes any that is free."""
    try:
        family, kind, _, _, address = socket.getaddrinfo(
            host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
        )[0]
        listening = socket.socket(family, kind)
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind(address)
    except OSError as wrong:
        if wrong.errno == errno.EADDRINUSE:
            raise PortTrouble("port-taken", host=host, port=str(port)) from None
        why = wrong.strerror or str(wrong)
        raise PortTrouble("port-trouble", host=host, port=str(port), why=why) from None
    return listening


def _first(wrong: BaseException) -> BaseException:
    """What is wrong; Litestar begins its life in a group of tasks, and errors come as groups."""
    while isinstance(wrong, BaseExceptionGroup):
        wrong = wrong.exceptions[0]
    return wrong


class _WebSocket(Upgraded, WebSocketsSansIOProtocol):
    """
    A WebSocket that sends at once, and is freed when it ends, not when garbage is looked for.

    Measured: 1.6 times as quick as uvicorn's "websockets".
    """

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Nothing has been read yet."""
        super().connection_made(transport)
        self._scope_state: dict[str, object] = {}

    def handle_connect(self, event: Request) -> None:
        """Let the application send without a task in between."""
        super().handle_connect(event)
        if not self.close_sent:
            self._scope_state = self.scope["state"]
            self._scope_state[SEND_AT_ONCE] = self.send_at_once

    def send_at_once(self, text: bytes) -> bool:
        """Send a text; not if the other side does not read, or is gone."""
        if self.close_sent or not self.writable.is_set() or self.transport.is_closing():
            return False
        self.transport.write(text_frame(text))
        return True

    def send_receive_event_to_app(self) -> None:
        """Stop reading only if much waits: to stop and begin again takes longer than a message."""
        if self.read_paused or self.queue.qsize() >= MOST_UNREAD:
            super().send_receive_event_to_app()
            return
        self.read_paused = True  # as if
        super().send_receive_event_to_app()
        self.read_paused = False

    def connection_lost(self, exc: Exception | None) -> None:
        """Nothing more will be read."""
        super().connection_lost(exc)
        self.leave()
        self._scope_state.pop(SEND_AT_ONCE, None)
        self.conn.parser.close()  # a generator that holds whoever holds it


def text_frame(text: bytes) -> bytes:
    r"""
    A whole message from the server (RFC 6455, 5.2).

    >>> text_frame(b"hi")
    b'\x81\x02hi'
    """
    size = len(text)
    if size < 126:
        return b"\x81%c%b" % (size, text)
    if size < 1 << 16:
        return b"\x81\x7e%b%b" % (size.to_bytes(2), text)
    return b"\x81\x7f%b%b" % (size.to_bytes(8), text)


def _possible(wanted: ConnectionSettings) -> ConnectionSettings:
    """As many connections as are wanted, if the system lets us open so many files."""
    if sys.platform == "win32":
        return wanted
    import resource  # noqa: PLC0415  there is none on Windows

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    needed = wanted.most + OTHER_FILES
    if soft != resource.RLIM_INFINITY and soft < needed:
        soft = needed if hard == resource.RLIM_INFINITY else min(needed, hard)
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
        return replace(wanted, most=max(1, soft - OTHER_FILES))
    return wanted


class _Server(uvicorn.Server):
    """
    Uvicorn within the life of the application.

    The application begins before it and ends after it, so that a database that cannot be
    opened is an error like any other, and a signal never cuts off what is being closed.
    """

    def __init__(self, settings: Settings, ready: Callable[[], None]) -> None:
        self._app = create_app(settings)
        self._ready = ready
        config = Config(
            self._app,
            lifespan="off",
            http=Http,
            ws=_WebSocket,
            ws_max_size=LARGEST_FRAME,
            ws_ping_interval=PING_EVERY,
            ws_ping_timeout=PING_EVERY,
            ws_per_message_deflate=False,  # costs more memory and time than it saves here
            log_config=None,
            access_log=False,
            proxy_headers=False,  # the gate reads them
            server_header=False,
            timeout_keep_alive=settings.connections.idle_seconds,
            timeout_graceful_shutdown=PATIENCE,
        )
        config.patience = _possible(settings.connections)
        config.limits = ConnectionLimits(config.patience, settings.proxies)
        super().__init__(config)

    async def live(self, listening: socket.socket) -> None:
        """From the opening of the database to its end."""
        async with self._app.lifespan():
            look_rarely()
            await self.serve([listening])

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Begin to listen, and say so."""
        await super().startup(sockets)
        self._ready()

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Stop when asked to, and no more: uvicorn would then end the process by itself."""
        wanted = (signal.SIGINT, signal.SIGTERM)
        before = {number: signal.signal(number, self.handle_exit) for number in wanted}
        try:
            yield
        finally:
            for number, handler in before.items():
                signal.signal(number, handler)
