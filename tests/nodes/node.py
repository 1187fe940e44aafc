"""``botyard serve`` as a process of its own: one of several on the same PostgreSQL."""

import json
import os
import re
import signal
import subprocess
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Self

import botyard
from botyard.server.settings import KINDS
from cli.piped import command

PATIENCE = 60.0  # seconds that a busy machine may take for anything
TESTS = Path(__file__).parent.parent
WITH_US = ("setpriv", "--pdeathsig", "KILL")  # tests that are killed leave no server behind
IDLE = 1  # seconds after which a node lets go of a table


class Node:
    """A server process in a group of its own, with one worker."""

    def __init__(self, folder: Path, database: str, name: str, **environment: str) -> None:
        self.name = name
        self._folder = folder
        self._settings = folder / f"{name}.toml"
        self._settings.write_text(_settings(database))
        self._log = folder / f"{name}.log"
        self._environment = environment
        self.url = ""

    def start(self) -> Self:
        """Start it; ``wait`` says when it listens."""
        places = [Path(botyard.__file__).parent.parent, TESTS / "probe", TESTS / "nodes" / "bots"]
        path = {"PYTHONPATH": os.pathsep.join(map(str, places)), "BOTYARD_PURE": "1"}
        with self._log.open("a") as log:
            self.process = subprocess.Popen(
                [*WITH_US, *command(), "serve", "--settings", str(self._settings)],
                env=os.environ | {"XDG_DATA_HOME": str(self._folder)} | path | self._environment,
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
                start_new_session=True,
            )
        return self

    def wait(self) -> Self:
        """Wait until it listens."""
        assert self.process.stdout is not None
        for line in self.process.stdout:
            if found := re.search(r"http://\S+:(\d+)", line):
                self.url = f"http://127.0.0.1:{found[1]}"
                return self
        raise AssertionError(self.log())

    def kill(self) -> None:
        """Kill it and its worker, whatever they are doing."""
        os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait(PATIENCE)

    def stop(self) -> int:
        """Ask it to stop; the exit code."""
        self.process.send_signal(signal.SIGTERM)
        return self.process.wait(PATIENCE)

    def log(self) -> str:
        """What it has logged."""
        return self._log.read_text()

    def close(self) -> None:
        """Make sure that it is gone."""
        if self.process.poll() is None:
            self.kill()
        assert self.process.stdout is not None
        self.process.stdout.close()


@contextmanager
def running(*nodes: Node) -> Iterator[None]:
    """Start nodes at the same time, and end them."""
    with ExitStack() as ending:
        for node in nodes:
            ending.callback(node.start().close)
        for node in nodes:
            node.wait()
        yield


def _settings(database: str) -> str:
    """Nobody comes too often."""
    limits = [f'{kind} = "1000000/minute"' for kind in KINDS]
    lines = ["port = 0", "workers = 1", 'log = "info"', f"database = {json.dumps(database)}"]
    return "\n".join([*lines, "[limits]", *limits, "[tables]", f"idle_seconds = {IDLE}", ""])
