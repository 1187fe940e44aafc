"""A real ``botyard serve`` in a process group of its own, and people who play there."""

import asyncio
import json
import os
import re
import signal
import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, Self

import httpx
from websockets.asyncio.client import ClientConnection, connect

from botyard.kernel.committed import seat_commitment
from botyard.server.settings import KINDS

ROOT = Path(__file__).parent.parent
PATIENCE = 60.0  # seconds that a busy machine may take for anything
UNLIMITED = "[limits]\n" + "".join(f'{kind} = "100000000/second"\n' for kind in KINDS)
UNLIMITED += "[quotas]\ntables = 999999\n"

Json = dict[str, Any]


class Served:
    """A server that can be killed and started again; each start has a port of its own."""

    started_by: tuple[str, ...] = ()  # a program that starts it

    def __init__(self, folder: Path, settings: str = "", database: str = "", **env: str) -> None:
        self.database = database or str(folder / "botyard.db")
        self.log = folder / "server.log"
        self.promised: dict[str, list[tuple[Person, list[int]]]] = {}  # numbers, by table
        self._settings = folder / "botyard.toml"
        self._settings.write_text(f"workers = 1\n{settings}\n{UNLIMITED}", encoding="utf-8")
        path = [env.pop("PYTHONPATH", ""), str(ROOT / "tests" / "probe"), str(ROOT / "src")]
        self._env = os.environ | {"PYTHONPATH": os.pathsep.join(filter(None, path))} | env
        self._process: subprocess.Popen[str] | None = None
        self.url = ""

    def begin(self) -> None:
        """Start it, and do not wait until it answers."""
        command = [sys.executable, "-m", "botyard.cli.main", "serve", "--lang", "en", "--port", "0"]
        command += ["--settings", str(self._settings), "--database", self.database]
        with self.log.open("a", encoding="utf-8") as log:
            self._process = subprocess.Popen(
                [*self.started_by, *command],
                cwd=self.log.parent,
                env=self._env,
                stdin=subprocess.DEVNULL,
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
                start_new_session=True,
            )

    def start(self) -> None:
        """Start it, and wait until it says where it is."""
        self.begin()
        self.listens()

    def listens(self) -> None:
        """Wait until it says where it is."""
        assert self._process is not None
        assert self._process.stdout is not None
        said = ""
        for line in self._process.stdout:
            said += line
            if found := re.search(r"http://localhost:(\d+)", said):
                self.url = f"http://127.0.0.1:{found[1]}"
                return
        raise RuntimeError(f"the server does not start: {said}{self.logged()[-2000:]}")

    def kill(self, by: signal.Signals = signal.SIGKILL) -> None:
        """End the whole group of its processes."""
        if self._process is not None:
            os.killpg(self._process.pid, by)
            self.wait()

    def stop(self) -> int:
        """Ask it to end, and wait until it has; the exit code."""
        assert self._process is not None
        self._process.send_signal(signal.SIGTERM)
        return self.wait()

    def wait(self) -> int:
        """Wait for its end; the exit code."""
        assert self._process is not None
        code = self._process.wait(PATIENCE)
        if self._process.stdout is not None:
            self._process.stdout.close()
        self._process = None
        return code

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.kill()

    def is_alive(self) -> bool:
        """Whether the same process still runs."""
        return self._process is not None and self._process.poll() is None

    def pid(self) -> int:
        """The number of the process."""
        assert self._process is not None
        return self._process.pid

    def logged(self) -> str:
        """All that it ever logged."""
        return self.log.read_text(encoding="utf-8")


def number_of(seat: int) -> str:
    """What a seat adds to the dice: nobody has to be surprised by it here."""
    return f"{seat:064x}"


def commitment_of(host: str, seat: int) -> str:
    """What a seat publishes before, at a table whose server published this."""
    return seat_commitment(host, seat - 1, number_of(seat))


class Person:
    """A browser: it keeps a cookie, asks over HTTP and opens live connections."""

    def __init__(self, served: Served, **headers: str) -> None:
        self.served = served
        self.http = httpx.AsyncClient(headers=headers, timeout=PATIENCE)
        self.name = ""

    async def come_in(self, nickname: str) -> "Person":
        """Be somebody."""
        self.name = (await self.ask("POST", "/api/me", {"nickname": nickname}))["person"]
        return self

    def cookie(self) -> str:
        """What proves who one is."""
        return self.http.cookies.get("botyard") or ""

    async def send(self, method: str, path: str, body: object = None) -> httpx.Response:
        """Ask, whatever the answer."""
        return await self.http.request(method, self.served.url + path, json=body)

    async def ask(self, method: str, path: str, body: object = None) -> Any:  # noqa: ANN401
        """Ask for something that must be answered well."""
        response = await self.send(method, path, body)
        if response.status_code >= 300:
            raise RuntimeError(f"{method} {path}: {response.status_code} {response.text}")
        return response.json() if response.content else None

    async def open(self, game: str, *seats: str, **wishes: object) -> tuple[str, Json]:
        """Open a table, and commit to numbers of one's own seats: its name and its links."""
        wished = [{"kind": kind, "bot": bot} for kind, _, bot in (s.partition(":") for s in seats)]
        told = await self.ask("POST", "/api/tables", {"game": game, "seats": wished} | wishes)
        table: str = told["table"]["id"]
        own = [at + 1 for at, seat in enumerate(seats) if seat == "person"]
        if own:
            await self.give_numbers(table, own)
        return table, told["links"]

    async def sit(self, secret: str) -> int:
        """Take a seat by its link, and commit to its number."""
        told = await self.ask("POST", "/api/seats", {"secret": secret})
        await self.give_numbers(told["table"], [told["seat"]])
        return int(told["seat"])

    async def give_numbers(self, table: str, seats: list[int]) -> None:
        """Commit to numbers for the dice; after the last commitment everybody shows theirs."""
        host = (await self.ask("GET", f"/api/tables/{table}"))["commitment"]
        body = {"commitments": {str(seat): commitment_of(host, seat) for seat in seats}}
        shown = await self.ask("POST", f"/api/tables/{table}/commitments", body)
        waiting = self.served.promised.setdefault(table, [])
        waiting.append((self, seats))
        if shown["revealing"]:
            for person, own in waiting:
                numbers = {"numbers": {str(seat): number_of(seat) for seat in own}}
                await person.ask("POST", f"/api/tables/{table}/numbers", numbers)

    @asynccontextmanager
    async def at(self, table: str, *, hello: bool = True, **headers: str) -> AsyncIterator["Line"]:
        """Be connected to a table."""
        cookies = {"Cookie": f"botyard={self.cookie()}"} if self.cookie() else {}
        address = self.served.url.replace("http", "ws", 1) + f"/api/tables/{table}/live"
        async with connect(
            address,
            additional_headers=cookies | headers,
            max_size=None,
            max_queue=None,  # whoever is not listened to for a while still answers pings
            proxy=None,
            ping_interval=None,
            open_timeout=PATIENCE,
            close_timeout=5,
        ) as socket:
            line = Line(socket)
            if hello:
                await line.say(type="hello", protocol=2)
            yield line

    async def close(self) -> None:
        """Let go of all connections."""
        await self.http.aclose()


class Line:
    """A live connection that keeps everything it heard."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.heard: list[str] = []

    async def say(self, **frame: object) -> None:
        """Send a frame."""
        await self.socket.send(json.dumps(frame))

    async def hear(self) -> Json:
        """The next frame."""
        text = str(await asyncio.wait_for(self.socket.recv(decode=True), PATIENCE))
        self.heard.append(text)
        frame: Json = json.loads(text)
        return frame

    async def until(self, kind: str, **wanted: object) -> Json:
        """The next frame of a kind that says what is wanted; others are passed over."""
        while True:
            frame = await self.hear()
            if frame["type"] == kind and wanted.items() <= frame.items():
                return frame
