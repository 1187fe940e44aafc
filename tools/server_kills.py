"""
Kill a server and its workers again and again while people and bots play on it.

Everybody remembers what the server has acknowledged. After each start all of it must be there;
what was not acknowledged is sent again, and must have been done exactly once in the end.
"""

import asyncio
import json
import random
import sqlite3
import tempfile
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import TypeVar

import httpx
from websockets.exceptions import InvalidHandshake, WebSocketException

from tools.served import PATIENCE, Json, Line, Person, Served, commitment_of, number_of

TABLES = (  # what is played at once, over and over
    ("probe", "person", "link", "bot:random"),
    ("ausser-rand-und-band", "person", "link"),
    ("probe", "person", "person"),
    ("ausser-rand-und-band", "link", "bot:random", "bot:greedy"),
)
LOST = (httpx.TransportError, OSError, WebSocketException, InvalidHandshake, TimeoutError)
TOO_LATE = ("reason-question-closed", "reason-game-is-over")
SETTINGS = "[tables]\nsnapshot_entries = 5"  # so that most tables wake from one
UNUSED = "a snapshot is not used"  # what the log says of one that does not fit
ENTRIES = "SELECT table_id, version, entry FROM lines"
THINKING = 0.05  # seconds between orders, at most
STUCK = 120.0  # seconds for a game that is killed no more

Result = TypeVar("Result")


class Wrong(Exception):
    """Something that was acknowledged is not there, or was done twice."""


@dataclass(frozen=True)
class Given:
    """An order that was acknowledged."""

    table: str
    seat: int
    question: int
    action: str
    version: int


@dataclass
class Evening:
    """A server that is killed, and all that it has ever acknowledged."""

    served: Served
    chance: random.Random
    up: asyncio.Event = field(default_factory=asyncio.Event)
    given: list[Given] = field(default_factory=list)
    refused: list[Given] = field(default_factory=list)  # sent again, and then too late
    versions: dict[str, int] = field(default_factory=dict)  # the last that anybody saw
    numbered: set[tuple[str, int]] = field(default_factory=set)
    held: set[tuple[str, int, str]] = field(default_factory=set)  # seats, and nicknames there
    finished: set[str] = field(default_factory=set)
    is_closing: bool = False

    async def insist(self, ask: Callable[..., Awaitable[Result]], *what: object) -> Result:
        """Ask until there is an answer, however often the server is killed meanwhile."""
        while True:
            await asyncio.wait_for(self.up.wait(), PATIENCE)
            try:
                return await ask(*what)
            except LOST:
                await asyncio.sleep(0.02)

    def saw(self, table: str, version: int, *, first: bool = False) -> None:
        """A version that was told; whoever comes anew must not be told an older one."""
        if first and version < self.versions.get(table, 0):
            raise Wrong(f"table {table} went back to version {version}")
        self.versions[table] = max(version, self.versions.get(table, 0))


def main(kills: int, seed: int) -> list[str]:
    """Kill so often; what went wrong is returned."""
    with tempfile.TemporaryDirectory() as folder:
        evening = Evening(Served(Path(folder), SETTINGS), random.Random(seed))
        try:
            asyncio.run(_play(evening, kills))
            evening.served.stop()
            return _compare(evening)
        except BaseExceptionGroup as wrong:
            return [*map(repr, _causes(wrong)), evening.served.logged()[-3000:]]
        finally:
            evening.served.kill()


def _causes(wrong: BaseException) -> list[BaseException]:
    """What went wrong in the tasks of a group."""
    if isinstance(wrong, BaseExceptionGroup):
        return [cause for inner in wrong.exceptions for cause in _causes(inner)]
    return [wrong]


async def _play(evening: Evening, kills: int) -> None:
    async with asyncio.TaskGroup() as everybody:
        games = [everybody.create_task(_games(evening, plan)) for plan in TABLES]
        await _kill(evening, kills)
        evening.is_closing = True
        async with asyncio.timeout(STUCK):
            await asyncio.gather(*games)


async def _kill(evening: Evening, kills: int) -> None:
    """Start the server and kill it, at any moment; in the end it runs."""
    for _ in range(kills):
        if evening.chance.random() < 0.1:  # while it starts
            evening.served.begin()
            await asyncio.sleep(evening.chance.uniform(0.3, 1.5))
        else:
            await asyncio.to_thread(evening.served.start)
            await _check(evening)
            evening.up.set()
            await asyncio.sleep(evening.chance.uniform(0.02, 0.7))
        evening.up.clear()
        evening.served.kill()
    await asyncio.to_thread(evening.served.start)
    await _check(evening, even_finished=True)
    evening.up.set()


async def _check(evening: Evening, *, even_finished: bool = False) -> None:
    """Whether tables, holders, numbers and versions are as they were told."""
    stranger = Person(evening.served)
    for table, version in list(evening.versions.items()):
        if table in evening.finished and not even_finished:
            continue
        shown = await stranger.ask("GET", f"/api/tables/{table}")
        if shown["version"] < version:
            raise Wrong(f"table {table} is at {shown['version']} and was at {version}")
        for seat in shown["seats"]:
            here = (table, seat["seat"])
            told = {name for *there, name in evening.held if tuple(there) == here}
            if not told <= set(seat.get("names", [])):
                raise Wrong(f"table {table}: {told} hold seat {seat['seat']} no more")
            if here in evening.numbered and not seat.get("numbered"):
                raise Wrong(f"table {table}: seat {seat['seat']} gave a number")
    await stranger.close()


async def _games(evening: Evening, plan: tuple[str, ...]) -> None:
    """Play one game after the other, until it gets late."""
    number = 0
    while not evening.is_closing:
        number += 1
        await _game(evening, plan[0], plan[1:], f"{number}")


async def _game(evening: Evening, game: str, seats: tuple[str, ...], name: str) -> None:
    owner, guest = Person(evening.served), Person(evening.served)
    for person, nickname in ((owner, f"Ida {name}"), (guest, f"Noor {name}")):
        await evening.insist(person.come_in, nickname)
    wished = [{"kind": kind, "bot": bot} for kind, _, bot in (s.partition(":") for s in seats)]
    wish = {"game": game, "seats": wished}
    opened = await evening.insist(owner.ask, "POST", "/api/tables", wish)
    table: str = opened["table"]["id"]
    evening.saw(table, 1)
    owned = [at for at, kind in enumerate(seats, 1) if kind == "person"]
    evening.held.update((table, seat, f"Ida {name}") for seat in owned)
    for seat, secret in opened["links"].items():
        told = await evening.insist(guest.ask, "POST", "/api/seats", {"secret": secret})
        if (told["table"], told["seat"]) != (table, int(seat)):
            raise Wrong(f"a link leads to {told}")
        evening.held.add((table, int(seat), f"Noor {name}"))
    linked = [int(seat) for seat in opened["links"]]
    players = [(who, sitting) for who, sitting in ((owner, owned), (guest, linked)) if sitting]
    host: str = opened["table"]["commitment"]
    for person, sitting in players:
        promised = {str(seat): commitment_of(host, seat) for seat in sitting}
        await evening.insist(_give, person, table, "commitments", promised)
    for person, sitting in players:
        numbers = {str(seat): number_of(seat) for seat in sitting}
        await evening.insist(_give, person, table, "numbers", numbers)
        evening.numbered.update((table, seat) for seat in sitting)
    async with asyncio.TaskGroup() as together:
        for person, sitting in players:
            together.create_task(_player(evening, person, table, sitting))
    checked = await evening.insist(owner.ask, "GET", f"/api/records/{table}/check")
    if not checked["ok"]:
        raise Wrong(f"the record of {table} is wrong: {checked}")
    evening.finished.add(table)
    await owner.close()
    await guest.close()


async def _give(person: Person, table: str, what: str, given: dict[str, str]) -> None:
    """Add to the dice; the same again is taken, too, if the server was killed meanwhile."""
    answer = await person.send("POST", f"/api/tables/{table}/{what}", {what: given})
    if answer.status_code != 200:
        raise Wrong(f"{what}: {answer.text}")


async def _player(evening: Evening, person: Person, table: str, seats: list[int]) -> None:
    """Play some seats to the end, through as many connections as it takes."""
    unsure: dict[int, Json] = {}  # seat: the order that nobody has acknowledged

    async def connected() -> bool:
        async with person.at(table) as line:
            welcome = await line.until("welcome")
            if welcome["seats"] != seats:
                raise Wrong(f"{person.name} had {seats} and has {welcome['seats']}")
            evening.saw(table, welcome["table"]["version"], first=True)
            return await _sit(evening, line, table, unsure)

    while not await evening.insist(connected):
        pass


async def _sit(evening: Evening, line: Line, table: str, unsure: dict[int, Json]) -> bool:
    """Answer questions over one connection; whether the game is over."""
    for order in list(unsure.values()):
        await line.say(**order)
    resent = set(unsure)
    while True:
        frame = await line.hear()
        if frame["type"] == "refused":
            seat = int(frame["id"])
            order = unsure.pop(seat)
            if seat not in resent or frame["error"] not in TOO_LATE:
                raise Wrong(f"{order} was refused: {frame}")
            evening.refused.append(
                Given(table, seat, int(order["question"]), str(order["action"]), 0)
            )
            situation = {}
        elif frame["type"] == "receipt":
            seat, situation = frame["seat"], frame["situation"]
            if frame["again"] and seat not in resent:
                raise Wrong(f"an order that was never sent before was: {frame}")
            evening.given.append(
                Given(table, seat, frame["question"], frame["action"], frame["version"])
            )
            del unsure[seat]
        elif frame["type"] == "situation":
            situation = frame["situation"]
        else:
            continue
        evening.saw(table, situation.get("version", 0))
        if situation.get("status") == "over":
            return True
        await _answer(evening, line, situation, unsure)


async def _answer(evening: Evening, line: Line, situation: Json, unsure: dict[int, Json]) -> None:
    """Order something, if a seat is asked and has not just answered."""
    seat, question = situation.get("seat", 0), situation.get("question")
    if question is None or seat in unsure:
        return
    await asyncio.sleep(evening.chance.uniform(0, THINKING))
    choice = evening.chance.choice([c for c in question["choices"] if not c.get("courtesy")])
    order = {"type": "order", "id": str(seat), "seat": seat}
    unsure[seat] = order | {"question": question["number"], "action": choice["action"]}
    await line.say(**unsure[seat])


def _compare(evening: Evening) -> list[str]:
    """What was acknowledged, beside what is stored."""
    failures: list[str] = []
    with sqlite3.connect(evening.served.database) as database:
        if database.execute("PRAGMA integrity_check").fetchone() != ("ok",):
            failures.append("the database is damaged")
        stored = [
            (table, version, json.loads(entry))
            for table, version, entry in database.execute(ENTRIES)
        ]
        (snapshots,) = database.execute("SELECT count(*) FROM snapshots").fetchone()
    orders: dict[tuple[str, int, int], list[Given]] = {}
    for table, version, entry in stored:
        if entry["kind"] == "order":
            order = Given(table, entry["seat"], entry["question"], entry["action"], version)
            orders.setdefault((table, order.seat, order.question), []).append(order)
    failures += [f"answered twice: {twice}" for twice in orders.values() if len(twice) > 1]
    for given in evening.given:
        if given not in orders.get((given.table, given.seat, given.question), []):
            failures.append(f"acknowledged and lost: {given}")
    for late in evening.refused:
        for order in orders.get((late.table, late.seat, late.question), []):
            if order.action == late.action:
                failures.append(f"refused and done: {order}")
    if not evening.given:
        failures.append("nobody has played")
    if not snapshots or UNUSED in evening.served.logged():
        failures.append(f"{snapshots} snapshots: {evening.served.logged()[-3000:]}")
    return failures
