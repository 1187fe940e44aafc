"""
A server in a thread of the test, at a free port, on an SQLite file.

Its parts can be looked at and patched. One that can be killed is in ``tools/served.py``.
"""

import asyncio
import logging
import os
import sys
import threading
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Self, TypeVar

from litestar.di import Provide

from botyard.kernel.game import Json
from botyard.server import serving
from botyard.server.services import Services as Parts
from botyard.server.settings import KINDS, read_settings

PATIENCE = 30.0  # seconds that a busy machine may take for anything

THREAD = "yard-"

Result = TypeVar("Result")


def settings_of(database: Path, **chosen: Any) -> Json:  # noqa: ANN401 - any setting
    """Settings for a test: one worker, any free port, and nobody comes too often."""
    limits = dict.fromkeys(KINDS, "1000000/minute") | {"bytes": "100000000/second"}
    usual: Json = {
        "port": 0,
        "workers": 1,
        "database": str(database),
        "log": "warning",
        "limits": limits,
    }
    return usual | chosen


class Yard:
    """A server in a thread of its own, traced as the test is."""

    def __init__(self, database: Path, **settings: Any) -> None:  # noqa: ANN401 - any setting
        self.database = database
        self._settings = read_settings(settings_of(database, **settings), os.environ)
        self._trace = sys.gettrace()
        self._ready = threading.Event()
        self._thread = threading.Thread(target=self._run, name=f"{THREAD}{id(self)}")
        self.parts: Parts
        self.url = ""

    def __enter__(self) -> Self:
        self._thread.start()
        assert self._ready.wait(PATIENCE)
        assert self.url, "the server has not started"
        return self

    def __exit__(self, *_: object) -> None:
        self._server.should_exit = True
        self._thread.join(PATIENCE)
        assert not self._thread.is_alive()

    def call(self, function: Callable[[], Awaitable[Result]]) -> Result:
        """Do something within the server, between what it does itself."""

        async def called() -> Result:
            return await function()

        return asyncio.run_coroutine_threadsafe(called(), self._loop).result(PATIENCE)

    def told(self, records: list[logging.LogRecord]) -> list[logging.LogRecord]:
        """What Botyard has logged, but not in the threads of other yards of this run."""
        return [
            one
            for one in records
            if one.name.startswith("botyard")
            and (one.threadName == self._thread.name or not str(one.threadName).startswith(THREAD))
        ]

    def evict(self, table: str) -> None:
        """Have the server let go of a table, as soon as nobody is connected to it."""

        async def let_go() -> bool:
            live_tables, patience = self.parts.tables, self.parts.tables.idle_seconds
            live_tables.idle_seconds = 0
            try:
                live_tables.evict()
            finally:
                live_tables.idle_seconds = patience
            return all(live.id != table for live in live_tables.tables())

        until = time.monotonic() + PATIENCE
        while not self.call(let_go):
            assert time.monotonic() < until, "somebody is still connected"
            time.sleep(0.02)

    def _run(self) -> None:
        sys.settrace(self._trace)
        try:
            with asyncio.Runner() as runner:
                runner.run(self._serve())
        finally:
            self._ready.set()

    async def _serve(self) -> None:
        self._loop = asyncio.get_running_loop()
        self._server = _ThreadServer(self._settings, self._ready.set)
        self.parts = self._server.parts()
        listening = serving.listen("127.0.0.1", 0)
        self.url = f"http://127.0.0.1:{listening.getsockname()[1]}"
        await self._server.live(listening)


class _ThreadServer(serving._Server):
    """A server whose parts can be had; signals are for the main thread."""

    def parts(self) -> Parts:
        provide = self._app.dependencies["services"]
        assert isinstance(provide, Provide)
        parts: Parts = provide.dependency()
        return parts

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        yield
