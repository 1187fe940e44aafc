"""
How Botyard's server does under attack: what those who play notice, one line for each attack.

The server has one core, as a small host does. ``bench/README.md`` says what is counted.
"""

import argparse
import asyncio
import json
import resource
import statistics
import sys
import time
from collections import Counter
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final, NamedTuple

from websockets.asyncio.client import ClientConnection, connect

if __name__ == "__main__":
    sys.path[0] = str(Path(__file__).parents[2])  # where the package "bench" lies

from bench.server.attacks import ATTACKS, Target, Told
from bench.server.long_table import NAME, long_table, store
from bench.server.process import Api, Server, cores, free_port, started
from botyard.kernel.committed import seat_commitment

GAME: Final = "ausser-rand-und-band"
PAUSE: Final = 0.02  # seconds between two pings
IDLE: Final = 2  # seconds until a table leaves the memory, so that the long one is read again
PATIENCE: Final = 120.0  # seconds for one answer to those who play

# Those who play play quickly and open many tables; everything else is as a host finds it.
SETTINGS: Final = f"""
[tables]
idle_seconds = {IDLE}

[limits]
order = "1000000/minute"
table = "1000000/minute"
"""


class Line(NamedTuple):
    """What was noticed of an attack."""

    name: str
    told: Told
    pings: list[float]  # milliseconds from a ping to its answer
    moves: list[float]  # milliseconds from a person's move to the bot's answer
    loop: float  # milliseconds that the event loop worked for each request of the attacker
    memory: float  # resident megabytes in the end
    files: int  # open files in the end, at most


class Seat:
    """Somebody who plays: against a bot, or with two seats of their own."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self._number = 0

    async def situation(self) -> dict[str, object]:
        """The next situation that asks something, or that is the last."""
        while True:
            told = json.loads(await self.socket.recv())
            found = told.get("situation")
            if found and (found.get("question") or found["status"] == "over"):
                return dict(found)

    async def order(self, situation: dict[str, object], choice: int = 0) -> None:
        """Answer the question."""
        question = situation["question"]
        assert isinstance(question, dict)
        self._number += 1
        chosen = question["choices"][choice % len(question["choices"])]["action"]
        sent = {"type": "order", "id": str(self._number), "seat": situation["seat"]}
        await self.send(sent | {"question": question["number"], "action": chosen})

    async def send(self, sent: dict[str, object]) -> None:
        """Send a frame."""
        await self.socket.send(json.dumps(sent))


async def seated(port: int, api: Api, cookie: str, other: str) -> tuple[str, Seat]:
    """Somebody at a new table; the other seat is a person's, too, or a bot's."""
    seats = [{"kind": "person"}, {"kind": other} | ({"bot": "random"} if other == "bot" else {})]
    told = api.ask("POST", "/api/tables", {"game": GAME, "seats": seats}, cookie)
    table, host = str(told["table"]["id"]), told["table"]["commitment"]
    numbers = {seat: str(seat) * 64 for seat in ((1,) if other == "bot" else (1, 2))}
    promised = {seat: seat_commitment(host, seat - 1, numbers[seat]) for seat in numbers}
    for what, given in (("commitments", promised), ("numbers", numbers)):
        body = {what: {str(seat): one for seat, one in given.items()}}
        api.ask("POST", f"/api/tables/{table}/{what}", body, cookie)
    url = f"ws://127.0.0.1:{port}/api/tables/{table}/live"
    socket = await connect(url, additional_headers={"Cookie": cookie}, ping_timeout=None)
    await socket.send(json.dumps({"type": "hello", "protocol": 2}))
    return table, Seat(socket)


async def ping(seat: Seat, until: float) -> list[float]:
    """How long the event loop keeps somebody waiting who wants next to nothing."""
    took: list[float] = []
    number = 0
    while time.monotonic() < until:
        number += 1
        begun = time.perf_counter()
        await seat.send({"type": "ping", "id": str(number)})
        async with asyncio.timeout(PATIENCE):
            while json.loads(await seat.socket.recv())["type"] != "pong":
                pass
        took.append((time.perf_counter() - begun) * 1000)
        await asyncio.sleep(PAUSE)
    return took


async def play(port: int, api: Api, cookie: str, until: float) -> list[float]:
    """How long a bot keeps somebody waiting."""
    took: list[float] = []
    _, seat = await seated(port, api, cookie, "bot")
    situation = await seat.situation()
    while time.monotonic() < until:
        if situation["status"] == "over":
            await seat.socket.close()
            _, seat = await seated(port, api, cookie, "bot")
            situation = await seat.situation()
        begun = time.perf_counter()
        await seat.order(situation)
        async with asyncio.timeout(PATIENCE):
            situation = await seat.situation()
        took.append((time.perf_counter() - begun) * 1000)
        await asyncio.sleep(PAUSE)
    await seat.socket.close()
    return took


async def attacked(server: Server, name: str, target: Target, cookie: str) -> Line:
    """One attack, with two who play meanwhile."""
    api = Api(server.port)
    _, pinging = await seated(server.port, api, cookie, "person")
    await asyncio.sleep(1)
    until = time.monotonic() + target.until
    ends = asyncio.get_running_loop().time() + target.until
    before = server.loop()
    told, pings, moves = await asyncio.gather(
        ATTACKS[name](target._replace(until=ends)) if name else _nothing(target.until),
        ping(pinging, until),
        play(server.port, api, cookie, until),
    )
    worked = (server.loop() - before) * 1000
    line = Line(
        name or "nothing",
        told,
        pings,
        moves,
        worked / max(1, told.answers.total()) if told.answers else 0.0,
        server.memory(),
        server.files(),
    )
    await pinging.socket.close()
    return line


async def _nothing(seconds: float) -> Told:
    await asyncio.sleep(seconds)
    return Told(Counter())


async def measure(names: list[str], seconds: float, entries: int, folder: Path) -> list[Line]:
    """All attacks, one after the other, on one server."""
    database = folder / "attacked.db"
    long = long_table(entries)
    await store(database, long)
    settings = folder / "botyard.toml"
    settings.write_text(SETTINGS)
    port = free_port()
    program = ["env", "-u", "BOTYARD_PURE", str(Path(sys.prefix) / "bin" / "botyard"), "serve"]
    command = [*program, "--port", str(port), "--settings", str(settings)]
    command += ["--database", str(database)]
    lines: list[Line] = []
    with started(command, port, "/api/games", cores()) as server:
        cookie = Api(port).ask_for_cookie("POST", "/api/me", {"nickname": "Ida"})[1]
        guest = Api(port).ask_for_cookie("POST", "/api/me", {"nickname": "Mallory"})[1]
        table, _ = await seated(port, Api(port), cookie, "bot")
        target = Target(port, seconds, table, NAME, guest, long.record)
        for name in names:
            lines.append(await attacked(server, name, target, cookie))
            print(shown(lines[-1]), file=sys.stderr, flush=True)
            await asyncio.sleep(IDLE + 1)  # so that the long table leaves the memory
    return lines


def shown(line: Line) -> str:
    """A line of the table."""
    answers = ", ".join(f"{count} × {what}" for what, count in sorted(line.told.answers.items()))
    if line.told.held:
        answers = f"{answers} {line.told.held} kept".strip()
    pings, moves = sorted(line.pings), sorted(line.moves) or [float("inf")]
    return (
        f"| {line.name} | {answers or '–'} | {line.loop:.1f} | {statistics.median(pings):.1f} |"
        f" {pings[-1]:.0f} | {statistics.median(moves):.0f} | {moves[-1]:.0f} |"
        f" {line.memory:.0f} | {line.files} |"
    )


HEAD: Final = """\
| attack | answers | loop, ms each | ping p50, ms | max | bot p50, ms | max | MB | files |
|---|---|---:|---:|---:|---:|---:|---:|---:|"""


def main() -> int:
    """Measure what was asked for, and print the table."""
    parser = argparse.ArgumentParser(prog="bench/server/attack", description=__doc__)
    parser.add_argument("attacks", nargs="*", help=f"of {', '.join(ATTACKS)} (default all)")
    parser.add_argument("--seconds", type=float, default=8.0, help="of each (default 8)")
    parser.add_argument("--entries", type=int, default=4000, help="of the long table")
    asked = parser.parse_args()
    if unknown := set(asked.attacks) - ATTACKS.keys():
        parser.error(f"unknown attack {unknown.pop()!r}; there are {', '.join(ATTACKS)}")
    resource.setrlimit(resource.RLIMIT_NOFILE, (resource.getrlimit(resource.RLIMIT_NOFILE)[1],) * 2)
    names = ["", *(asked.attacks or ATTACKS)]
    with TemporaryDirectory(prefix="botyard-attack-") as folder:
        lines = asyncio.run(measure(names, asked.seconds, asked.entries, Path(folder)))
    print(HEAD, *[shown(line) for line in lines], sep="\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
