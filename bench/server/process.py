"""A server in a process of its own, on a core of its own; what it uses, as Linux counts it."""

import http.client
import json
import os
import signal
import socket
import subprocess
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final, NamedTuple

from bench.running import Trouble

TICKS: Final = os.sysconf("SC_CLK_TCK")
PAGE: Final = os.sysconf("SC_PAGE_SIZE")
WITH_US: Final = ("setpriv", "--pdeathsig", "TERM")  # a killed benchmark leaves no server behind
START: Final = 30.0  # seconds that a server has to answer for the first time


class Cores(NamedTuple):
    """Who runs where; on a machine with one core both on that."""

    server: int
    generator: int


def cores() -> Cores:
    """The first and the last core that there is for us."""
    allowed = os.sched_getaffinity(0)
    return Cores(min(allowed), max(allowed))


class Used(NamedTuple):
    """Seconds of work so far."""

    process: float  # by the server with all its children
    core: float  # by anybody, on the server's core


class Server:
    """A started server."""

    def __init__(self, port: int, session: int, core: int) -> None:
        self.port = port
        self._session = session
        self._core = core

    def used(self) -> Used:
        """How much it has worked."""
        work = sum(int(stat[11]) + int(stat[12]) for stat in self._processes())
        return Used(work / TICKS, _busy(self._core))

    def memory(self) -> float:
        """Resident megabytes of it and its children."""
        return sum(int(stat[21]) for stat in self._processes()) * PAGE / 1e6

    def loop(self) -> float:
        """Seconds that its first thread has worked, in which its event loop runs."""
        stat = Path(f"/proc/{self._session}/task/{self._session}/schedstat").read_text()
        return int(stat.split()[0]) / 1e9

    def files(self) -> int:
        """How many files and connections it has open."""
        return len(list(Path(f"/proc/{self._session}/fd").iterdir()))

    def _processes(self) -> Iterator[list[str]]:
        """What /proc says of every process of its session, from the state on."""
        for folder in Path("/proc").iterdir():
            if folder.name.isdigit():
                try:
                    stat = (folder / "stat").read_text().rpartition(")")[2].split()
                except OSError:
                    continue  # it has ended
                if int(stat[3]) == self._session:
                    yield stat


def _busy(core: int) -> float:
    """Seconds that a core has worked for anybody, or was taken away from this machine."""
    for line in Path("/proc/stat").read_text().splitlines():
        name, *ticks = line.split()
        if name == f"cpu{core}":
            user, nice, system, _idle, _wait, irq, softirq, steal = map(int, ticks[:8])
            return (user + nice + system + irq + softirq + steal) / TICKS
    raise Trouble(f"/proc/stat does not know core {core}")


def free_port() -> int:
    """A port that nobody listens at."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@contextmanager
def started(command: Sequence[str], port: int, ask: str, where: Cores) -> Iterator[Server]:
    """Run a server until the block ends; ``ask`` is a path that it answers when it is up."""
    os.sched_setaffinity(0, {where.server})  # inherited, by its first thread already
    try:
        process = subprocess.Popen(
            [*WITH_US, *command], stdout=subprocess.DEVNULL, start_new_session=True
        )
    finally:
        os.sched_setaffinity(0, {where.generator})
    try:
        _wait_until_up(process, port, ask)
        yield Server(port, process.pid, where.server)
    finally:
        process.send_signal(signal.SIGTERM)
        try:
            process.wait(10)
        except subprocess.TimeoutExpired:
            os.killpg(process.pid, signal.SIGKILL)  # its own session: nobody else is in it
            process.wait()


def _wait_until_up(process: subprocess.Popen[bytes], port: int, ask: str) -> None:
    deadline = time.monotonic() + START
    while time.monotonic() < deadline:
        if process.poll() is not None:
            raise Trouble(f"the server ended with {process.returncode} when it was started")
        try:
            Api(port).ask("GET", ask)
        except OSError:
            time.sleep(0.1)
        else:
            return
    raise Trouble(f"the server did not answer within {START:.0f} seconds")


class Api:
    """The part of a server that is not live, over one connection that is kept."""

    def __init__(self, port: int) -> None:
        self._connection = http.client.HTTPConnection("127.0.0.1", port, timeout=30)

    def ask(self, method: str, path: str, body: object = None, cookie: str = "") -> Any:  # noqa: ANN401 — what JSON holds, the adapter knows
        """Ask for JSON and get JSON."""
        return self.ask_for_cookie(method, path, body, cookie)[0]

    def ask_for_cookie(
        self, method: str, path: str, body: object = None, cookie: str = ""
    ) -> tuple[Any, str]:
        """The same, and the cookie that was set."""
        headers = {"Content-Type": "application/json"}
        if cookie:
            headers["Cookie"] = cookie
        self._connection.request(method, path, json.dumps(body) if body else None, headers)
        answer = self._connection.getresponse()
        text = answer.read()
        if answer.status >= 400:
            raise Trouble(f"{method} {path}: {answer.status} {text[:300].decode()}")
        set_cookie = answer.getheader("Set-Cookie", "")
        return json.loads(text or b"null"), set_cookie.partition(";")[0]
