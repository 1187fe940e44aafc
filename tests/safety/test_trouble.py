"""A database that is locked, full or gone while people play: errors, and nothing is lost."""

import asyncio
import random
import resource
import sqlite3
import sys
from collections.abc import Callable
from contextlib import closing, suppress
from dataclasses import dataclass, field
from pathlib import Path

import pytest
from websockets.exceptions import WebSocketException

from safety.conftest import running
from server.postgres import Postgres
from tools.served import Json, Line, Person, Served

LOST = (WebSocketException, OSError)


@dataclass
class Player:
    """Somebody who sends an order again until it is taken, and notes what they were told."""

    person: Person
    table: str
    seat: int
    between: Callable[[], None] = lambda: None  # happens before every order
    receipts: dict[int, tuple[str, int]] = field(default_factory=dict)  # question: action, version
    troubles: set[str] = field(default_factory=set)
    pending: Json = field(default_factory=dict)  # the order that was not answered yet

    async def play(self, orders: int = 1000) -> None:
        """Give so many orders, or play to the end, through as many connections as it takes."""
        wanted = len(self.receipts) + orders
        while len(self.receipts) < wanted:
            with suppress(*LOST):
                async with self.person.at(self.table) as line:
                    if await self._sit(line, wanted):
                        return

    async def _sit(self, line: Line, wanted: int) -> bool:
        """Play over one connection; whether the game is over."""
        if self.pending:
            await line.say(**self.pending)
        while len(self.receipts) < wanted:
            frame = await line.hear()
            if frame["type"] == "receipt":
                self.receipts[frame["question"]] = (frame["action"], frame["version"])
                self.pending = {}
            if frame["type"] == "refused":
                self.troubles.add(frame["error"])
                if not frame["error"].startswith("reason-"):
                    continue  # the connection will be closed; it is sent again
                self.pending = {}
                return False  # look again what is asked now
            situation = frame.get("situation", {})
            if situation.get("status") == "over":
                return True
            if situation.get("question") and not self.pending and len(self.receipts) < wanted:
                self.pending = await self._decided(situation["question"])
                await line.say(**self.pending)
        return False

    async def _decided(self, question: Json) -> Json:
        await asyncio.to_thread(self.between)
        action = random.choice([c for c in question["choices"] if not c.get("courtesy")])["action"]
        order = {"type": "order", "id": "a", "seat": self.seat}
        return order | {"question": question["number"], "action": action}


async def seated(served: Served) -> tuple[Player, Player]:
    """Two at a table that a bot plays at too."""
    ida, noor = [await Person(served).come_in(name) for name in ("Ida", "Noor")]
    table, links = await ida.open("probe", "person", "link", "bot:random")
    await noor.sit(links["2"])
    return Player(ida, table, 1), Player(noor, table, 2)


async def check_whole(*players: Player) -> None:
    """Whether the game is over, verified, and has every order that was acknowledged, once."""
    for player in players:
        checked = await player.person.ask("GET", f"/api/records/{player.table}/check")
        assert checked["ok"], checked
        path = f"/api/tables/{player.table}/log?seat={player.seat}"
        told = await player.person.ask("GET", path)
        own = {
            (entry["action"], entry["version"])
            for entry in told
            if entry["kind"] == "order" and entry.get("seat") == player.seat
        }
        assert set(player.receipts.values()) == own
        await player.person.close()


async def order_of(player: Player) -> Json:
    """An order that can be given now."""
    async with player.person.at(player.table) as line:
        question = (await line.until("situation"))["situation"]["question"]
    order = {"type": "order", "id": "a", "seat": player.seat, "question": question["number"]}
    return order | {"action": question["choices"][0]["action"]}


async def answer_to(player: Player, order: Json) -> Json:
    """What an order is answered with; a bot's trouble may close the connection before."""
    while True:
        with suppress(*LOST):
            async with player.person.at(player.table) as line:
                await line.until("situation")
                await line.say(**order)
                while (frame := await line.hear()).get("id") != "a":
                    pass
                if frame["type"] == "refused":
                    await asyncio.wait_for(line.socket.wait_closed(), 30)
                    assert line.socket.close_code == 1012  # come back: the table is read anew
                return frame


async def refused_then_taken(player: Player, key: str, cure: Callable[[], None]) -> None:
    """An order is refused while there is trouble, and taken when the same is sent after it."""
    order = await order_of(player)
    refused = await answer_to(player, order)
    assert refused["type"] == "refused"
    assert refused["error"].startswith(key), refused
    assert refused["text"]
    cure()
    receipt = await answer_to(player, order)
    while receipt["type"] == "refused" and receipt["error"].startswith(key):
        receipt = await answer_to(player, order)  # what was begun before the cure
    assert receipt["type"] == "receipt"
    player.receipts[receipt["question"]] = (receipt["action"], receipt["version"])


def integrity(served: Served) -> str:
    """What SQLite finds in the file."""
    with closing(sqlite3.connect(served.database)) as connection:
        return str(connection.execute("PRAGMA integrity_check").fetchone()[0])


def test_a_database_that_another_process_locks_is_told_and_play_goes_on(
    own_served: Served,
) -> None:
    async def test() -> None:
        ida, noor = await seated(own_served)
        other = sqlite3.connect(own_served.database, isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        await refused_then_taken(ida, "store-locked", other.close)
        await asyncio.gather(ida.play(), noor.play())
        await check_whole(ida, noor)

    asyncio.run(test())
    assert integrity(own_served) == "ok"


@pytest.mark.skipif(sys.platform != "linux", reason="limits another process")
def test_a_disk_that_is_full_is_told_and_play_goes_on(own_served: Served) -> None:
    """No file of the server may grow for a while."""

    def allow(most: int) -> None:
        limits = resource.prlimit(own_served.pid(), resource.RLIMIT_FSIZE)
        resource.prlimit(own_served.pid(), resource.RLIMIT_FSIZE, (most, limits[1]))

    async def test() -> None:
        ida, noor = await seated(own_served)
        await noor.play(orders=2)
        allow(4096)
        answer = await ida.person.send("PATCH", "/api/me", {"nickname": "Ida B."})
        assert answer.status_code == 503
        assert answer.json()["error"].startswith("store-")
        await refused_then_taken(ida, "store-", lambda: allow(resource.RLIM_INFINITY))
        await asyncio.gather(ida.play(), noor.play())
        await check_whole(ida, noor)

    asyncio.run(test())
    assert integrity(own_served) == "ok"


def test_connections_to_postgresql_that_are_cut_lose_nothing(
    postgres: Postgres, tmp_path: Path
) -> None:
    async def test(served: Served) -> None:
        ida, noor = await seated(served)
        ida.between = postgres.cut_connections
        await asyncio.gather(ida.play(), noor.play())
        troubles = {key for key in ida.troubles | noor.troubles if not key.startswith("store-")}
        assert troubles <= {"reason-question-closed", "table-contested"}
        await asyncio.sleep(0.5)  # the last cut may be answered by the next question
        for player in (ida, noor):
            await player.person.send("GET", f"/api/tables/{player.table}")
        await check_whole(ida, noor)

    for served in running(tmp_path, database=postgres.new_database()):
        asyncio.run(test(served))


def test_names_that_no_database_can_hold_are_not_there(postgres: Postgres, tmp_path: Path) -> None:
    async def test(served: Served) -> None:
        ida = await Person(served).come_in("Ida")
        for name in ("%00", "a%00b", "%ff%fe", "%ed%a0%80", "a" * 5000, "😀"):
            for path in ("tables/{}", "tables/{}/log", "records/{}", "records/{}/film"):
                answer = await ida.send("GET", "/api/" + path.format(name))
                assert answer.status_code in (400, 404), (path, answer.text)
                assert not answer.json()["error"].startswith("store"), (path, answer.text)
        for login in ("a\x00b", "\x00" * 8):
            body = {"name": login, "password": "\x00" * 8}
            answer = await ida.send("POST", "/api/login", body)
            assert answer.status_code in (400, 401)
        await ida.close()

    for served in running(tmp_path, database=postgres.new_database()):
        asyncio.run(test(served))
