"""One worker process as the server sees it: messages go in and out, and one day it is gone."""

import asyncio
import os
import sys
from asyncio.subprocess import PIPE
from collections.abc import Callable
from contextlib import suppress
from typing import Final, cast

from botyard.server.worker import LENGTH, framed

START_SECONDS: Final = 60.0  # on a machine that is very busy
LONGEST_MESSAGE: Final = 64 * 1024 * 1024


class WorkerProcess(asyncio.SubprocessProtocol):
    """
    A worker, from its start to its end.

    ``heard`` is called with every message: the first one, which is empty, says that it is
    ready. ``gone`` is called once, with the key of what was wrong.
    """

    def __init__(
        self,
        heard: Callable[["WorkerProcess", bytes], None],
        gone: Callable[["WorkerProcess", str], None],
    ) -> None:
        self.ready = False
        self._heard = heard
        self._gone = gone
        self._loop = asyncio.get_running_loop()
        self._exited = self._loop.create_future()
        self._timer = self._loop.call_later(START_SECONDS, self.end, "pool-late")
        self._transport: asyncio.SubprocessTransport | None = None
        self._received = bytearray()
        self._ended = False

    async def live(self, memory: int, nice: int) -> None:
        """Start the process, and stay until it is over."""
        command = [sys.executable, "-P", "-m", "botyard.server.worker", str(memory), str(nice)]
        try:
            await self._loop.subprocess_exec(
                lambda: self, *command, stdin=PIPE, stdout=PIPE, stderr=None, env=_environment()
            )
        except OSError:
            self.end("pool-crashed")
            return
        if self._ended:
            self._kill()
        await self._exited

    def send(self, message: bytes, seconds: float) -> None:
        """Give the worker something to do, and so many seconds for it."""
        assert self._transport is not None
        pipe = cast(asyncio.WriteTransport, self._transport.get_pipe_transport(0))
        pipe.write(framed(message))
        self._timer = self._loop.call_later(seconds, self.end, "pool-late")

    def end(self, why: str) -> None:
        """Kill the process, whatever it is doing."""
        if self._ended:
            return
        self._ended = True
        self._timer.cancel()
        self._kill()
        self._gone(self, why)

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.SubprocessTransport, transport)

    def pipe_data_received(self, fd: int, data: bytes) -> None:
        self._received += data
        if self._ended or len(self._received) < LENGTH.size:
            return
        end = LENGTH.size + LENGTH.unpack_from(self._received)[0]
        if end > LONGEST_MESSAGE:
            self.end("pool-crashed")
        elif len(self._received) >= end:
            message = bytes(self._received[LENGTH.size : end])
            del self._received[:end]
            self._timer.cancel()
            self.ready = True
            self._heard(self, message)

    def process_exited(self) -> None:
        self._exited.set_result(None)
        self.end("pool-crashed")
        if self._transport is not None:
            self._transport.close()

    def _kill(self) -> None:
        if self._transport is not None and not self._exited.done():
            with suppress(ProcessLookupError):
                self._transport.kill()


def _environment() -> dict[str, str]:
    """A worker looks for games and bots in the same places as the server."""
    return os.environ | {"PYTHONPATH": os.pathsep.join(path for path in sys.path if path)}
