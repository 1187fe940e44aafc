"""
What a hostile network does to a server, each kind bounded in count and time.

Everything goes over loopback, from an address of its own, so that the limits of one address hold
for the attacker and not for those who play.
"""

import asyncio
import json
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import suppress
from datetime import UTC, datetime, timedelta
from itertools import count
from typing import Final, NamedTuple

from bench.server.wire import frame, upgrade

ADDRESS: Final = "127.0.0.2"
AT_ONCE: Final = 4  # requests under way
PATIENCE: Final = 30.0  # seconds for one answer
BOMB: Final = 7 << 20  # bytes
CROWD: Final = 600  # connections
STAY: Final = 15.0  # seconds that they stay, so that time-outs show


class Target(NamedTuple):
    """What is attacked."""

    port: int
    until: float  # when it has to be over, by the clock of the event loop
    table: str  # where others play
    long_table: str  # one with thousands of entries
    cookie: str  # of a guest who is known
    record: str  # the text of a long record


class Told(NamedTuple):
    """What came of an attack."""

    answers: Counter[str]  # by status, or by what happened instead
    held: int = 0  # connections that the server still kept in the end


Attack = Callable[[Target], Awaitable[Told]]


def request(method: str, path: str, body: bytes = b"", cookie: str = "") -> bytes:
    """A whole request."""
    lines = [f"{method} {path} HTTP/1.1", "Host: 127.0.0.1", "Connection: close"]
    lines += [f"Cookie: {cookie}"] if cookie else []
    if body:
        lines += ["Content-Type: application/json", f"Content-Length: {len(body)}"]
    return "\r\n".join([*lines, "", ""]).encode() + body


async def answer(port: int, sent: bytes) -> str:
    """The status of the answer to a request."""
    try:
        async with asyncio.timeout(PATIENCE):
            reader, writer = await asyncio.open_connection(
                "127.0.0.1", port, local_addr=(ADDRESS, 0)
            )
            try:
                writer.write(sent)
                with suppress(ConnectionError):  # it may have answered and hung up before the end
                    await writer.drain()
                head = await reader.readline()
                while await reader.read(1 << 16):
                    pass
                return head.split(b" ")[1].decode() if head else "hung up"
            finally:
                writer.close()
    except TimeoutError:
        return "no answer"
    except OSError:
        return "hung up"


async def again_and_again(target: Target, sent: Callable[[int], bytes]) -> Told:
    """Send one request after the other, some at once, until the time is over."""
    answers: Counter[str] = Counter()
    numbers = count()
    now = asyncio.get_running_loop().time

    async def send() -> None:
        while now() < target.until:
            answers[await answer(target.port, sent(next(numbers)))] += 1

    await asyncio.gather(*[send() for _ in range(AT_ONCE)])
    return Told(answers)


def posted(path: str, body: bytes, *, known: bool = False) -> Attack:
    """The same body again and again, by a stranger or by a guest."""

    async def attack(target: Target) -> Told:
        sent = request("POST", path, body, target.cookie if known else "")
        return await again_and_again(target, lambda _: sent)

    return attack


def asked(path: Callable[[Target, int], str]) -> Attack:
    """One page after the other, by a stranger."""

    async def attack(target: Target) -> Told:
        return await again_and_again(
            target, lambda number: request("GET", path(target, number), b"")
        )

    return attack


async def checks(target: Target) -> Told:
    """A long record, checked again and again by a guest."""
    body = json.dumps({"record": target.record}).encode()
    return await again_and_again(
        target, lambda _: request("POST", "/api/check", body, target.cookie)
    )


async def frames(target: Target) -> Told:
    """Frames of a spectator, as large as they may be and full of brackets."""
    bomb = frame(b"[" + b"[]," * 21_000 + b"0]")
    reader, writer = await asyncio.open_connection(
        "127.0.0.1", target.port, local_addr=(ADDRESS, 0)
    )
    told: Counter[str] = Counter()
    try:
        writer.write(upgrade(target.port, f"/api/tables/{target.table}/live"))
        writer.write(frame(b'{"type":"hello","protocol":2}'))
        while asyncio.get_running_loop().time() < target.until:
            writer.write(bomb)
            await writer.drain()
            told["sent"] += 1
            async with asyncio.timeout(PATIENCE):
                if not await reader.read(1 << 16):
                    break
    except (ConnectionError, TimeoutError):
        told["hung up"] += 1
    finally:
        writer.close()
    return Told(told)


def crowd(sent: bytes, drip: bytes = b"") -> Attack:
    """Many connections that send a beginning, and then next to nothing."""

    async def attack(target: Target) -> Told:
        lines: list[tuple[asyncio.StreamReader, asyncio.StreamWriter]] = []
        told: Counter[str] = Counter()
        for _ in range(CROWD):
            try:
                line = await asyncio.open_connection(
                    "127.0.0.1", target.port, local_addr=(ADDRESS, 0)
                )
                line[1].write(sent)
                lines.append(line)
            except OSError:
                told["not let in"] += 1
        for _ in range(int(STAY)):
            await asyncio.sleep(1)
            for _, writer in lines:
                if drip and not writer.is_closing():
                    writer.write(drip)
        held = await asyncio.gather(*[_is_open(reader) for reader, _ in lines])
        for _, writer in lines:
            writer.close()
        return Told(told, sum(held))

    return attack


async def _is_open(reader: asyncio.StreamReader) -> bool:
    """Whether the server still keeps a connection."""
    try:
        async with asyncio.timeout(0.5):
            while await reader.read(1 << 16):
                pass
    except TimeoutError:
        return True
    except ConnectionError:
        pass
    return False


def _a_day(_: Target, number: int) -> str:
    """The puzzle of another day each time; it is made when somebody asks for it."""
    day = datetime.now(UTC).date() - timedelta(days=1 + number % 360)
    return f"/api/games/fantastic-factories/puzzles/{day}"


LONG: Final = "x" * 60_000
SLOW_BODY: Final = b"POST /api/me HTTP/1.1\r\nHost: here\r\nContent-Type: application/json\r\n"

ATTACKS: Final[dict[str, Attack]] = {
    "brackets": posted("/api/check", b'{"record":[' + b"[]," * (BOMB // 3) + b"0]}"),
    "depth": posted("/api/check", b"[" * BOMB),
    "strings": posted("/api/check", b'{"record":"' + rb"\"" * (BOMB // 2) + b'"}'),
    "brackets of a guest": posted("/api/check", b"[" + b"[]," * (BOMB // 3) + b"0]", known=True),
    "strings of a guest": posted(
        "/api/check", b'{"record":"' + rb"\"" * (BOMB // 2) + b'"}', known=True
    ),
    "small brackets": posted("/api/me", b"[" + b"[]," * 21_000 + b"0]"),
    "frames": frames,
    "unknown game": asked(lambda _, number: f"/api/games/{LONG}{number}"),
    "unknown clause": asked(lambda _, number: f"/api/rules/{LONG}{number}"),
    "unknown action": posted(
        "/api/games/fantastic-factories/puzzles/first-shift/why",
        json.dumps({"action": "placed-the-rolls-over:" + "4" * 100}).encode(),
    ),
    "clauses": asked(lambda _, number: f"/api/rules/RR-{1 + number % 60}?lang=de"),
    "lessons": asked(lambda _, number: "/api/games/roborally/lesson/why?step=2&action=ready"),
    "long table": asked(lambda target, _: f"/api/tables/{target.long_table}"),
    "its log": asked(lambda target, _: f"/api/tables/{target.long_table}/log?since=0"),
    "checks": checks,
    "puzzles of days": asked(_a_day),
    "slow headers": crowd(b"GET /api/games HTTP/1.1\r\nHost: here\r\n", b"x: y\r\n"),
    "slow bodies": crowd(SLOW_BODY + b"Content-Length: 60000\r\n\r\n{", b" "),
    "idle": crowd(b""),
}
