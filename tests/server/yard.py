"""
A server for tests, at a free port, on an SQLite file.

``Yard`` runs it in a thread of the test, whose parts can be looked at and patched;
``ProcessYard`` is ``botyard serve`` as people start it, which can also be killed.
"""

import asyncio
import json
import os
import re
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from types import TracebackType
from typing import Any, Self, TypeVar

from litestar.di import Provide

import botyard
from botyard.kernel.game import Json
from botyard.server import serving
from botyard.server.settings import KINDS, read_settings
from botyard.server.yard import Yard as Parts

PATIENCE = 30.0  # seconds that a busy machine may take for anything
TESTS = Path(__file__).parent.parent
SERVE = "from botyard.cli.main import main; main()"
TABLES = {"limits", "tables"}  # of the settings

Result = TypeVar("Result")


def settings_of(database: Path, **chosen: Any) -> Json:  # noqa: ANN401 - any setting
    """Settings for a test: one worker, any free port, and nobody comes too often."""
    limits = dict.fromkeys(KINDS, "1000000/minute")
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
        self._thread = threading.Thread(target=self._run, name="yard")
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

    def evict(self, table: str) -> None:
        """Have the server let go of a table, as soon as nobody is connected to it."""

        async def let_go() -> bool:
            hub, patience = self.parts.hub, self.parts.hub.idle_seconds
            hub.idle_seconds = 0
            try:
                hub.evict()
            finally:
                hub.idle_seconds = patience
            return all(live.id != table for live in hub.tables())

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
        provide = self._app.dependencies["yard"]
        assert isinstance(provide, Provide)
        parts: Parts = provide.dependency()
        return parts

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        yield


class ProcessYard:
    """``botyard serve`` in a process group of its own; it can be started again."""

    def __init__(self, folder: Path, **settings: Any) -> None:  # noqa: ANN401 - any setting
        self.database = folder / "botyard.db"
        self._file = folder / "botyard.toml"
        self._file.write_text(_toml(settings_of(self.database, **settings)))
        self._log = folder / "botyard.log"
        self.url = ""

    def start(self) -> Self:
        """Start it, and wait until it listens."""
        path = [str(Path(botyard.__file__).parent.parent), str(TESTS / "probe")]
        with self._log.open("a") as log:
            self.process = subprocess.Popen(
                [sys.executable, "-c", SERVE, "serve", "--settings", str(self._file)],
                env=os.environ | {"PYTHONPATH": os.pathsep.join(path)},
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
                start_new_session=True,
            )
        assert self.process.stdout is not None
        for line in self.process.stdout:
            if found := re.search(r"http://\S+:(\d+)", line):
                self.url = f"http://127.0.0.1:{found[1]}"
                return self
        raise AssertionError(self._log.read_text())

    def stop(self) -> int:
        """Ask it to stop; the exit code."""
        self.process.send_signal(signal.SIGTERM)
        return self._ended()

    def kill(self) -> None:
        """Kill it and its workers, whatever they are doing."""
        os.killpg(self.process.pid, signal.SIGKILL)
        self._ended()

    def _ended(self) -> int:
        assert self.process.stdout is not None
        code = self.process.wait(PATIENCE)
        self.process.stdout.close()
        return code

    def __enter__(self) -> Self:
        return self.start()

    def __exit__(
        self, kind: type[BaseException] | None, wrong: object, trace: TracebackType | None
    ) -> None:
        if self.process.poll() is None:
            self.kill()


def _toml(document: Json) -> str:
    """A document of plain values and one level of tables."""
    plain = [f"{key} = {json.dumps(value)}" for key, value in document.items() if key not in TABLES]
    for name in TABLES & document.keys():
        table = document[name]
        assert isinstance(table, dict)
        plain += [f"[{name}]", *[f"{key} = {json.dumps(value)}" for key, value in table.items()]]
    return "\n".join(plain) + "\n"
