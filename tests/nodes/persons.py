"""People who play at several nodes: HTTP with a cookie to any of them, a WebSocket to one."""

import asyncio
import hashlib
import random
from collections.abc import Callable
from itertools import count
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from botyard.kernel.committed import seat_commitment
from botyard.server import messages as frames
from botyard.server.identity import COOKIE
from botyard.server.messages import Outgoing, TableShown
from botyard.tables.entries import OVER
from botyard.tables.shown import Happened, Situation
from nodes.node import Node
from tools.served import PATIENCE

BELT = "ausser-rand-und-band"
PROBE = "probe"

_decoder: msgspec.json.Decoder[Outgoing] = msgspec.json.Decoder(Outgoing)


class Person:
    """Somebody with a cookie that every node knows."""

    def __init__(self, name: str) -> None:
        self.name = name
        self._cookie = ""

    async def asks(self, node: Node, method: str, path: str, body: object = None) -> httpx.Response:
        """Ask a node for something."""
        transport = httpx.AsyncHTTPTransport(verify=False)  # no certificates need be read
        async with httpx.AsyncClient(timeout=PATIENCE, transport=transport) as client:
            headers = {"cookie": f"{COOKIE}={self._cookie}"} if self._cookie else {}
            answer = await client.request(method, node.url + path, headers=headers, json=body)
        self._cookie = answer.cookies.get(COOKIE) or self._cookie
        return answer

    async def gets(self, node: Node, method: str, path: str, body: object = None) -> Any:  # noqa: ANN401 - JSON
        """Ask a node for something, which it must give."""
        answer = await self.asks(node, method, path, body)
        assert answer.is_success, answer.text
        return answer.json() if answer.content else None

    async def comes_in(self, node: Node) -> "Person":
        """Become somebody."""
        await self.gets(node, "POST", "/api/me", {"nickname": self.name})
        return self

    async def opens(self, node: Node, game: str, *seats: str, **wish: object) -> "TableHere":
        """Open a table; a seat is ``person``, ``link`` or the name of a bot."""
        plans = [
            {"kind": seat} if seat in ("person", "link") else {"kind": "bot", "bot": seat}
            for seat in seats
        ]
        opened = await self.gets(node, "POST", "/api/tables", {"game": game, "seats": plans} | wish)
        return TableHere(opened["table"]["id"], opened["links"])

    async def claims(self, node: Node, table: "TableHere", seat: int) -> None:
        """Take a seat by its link."""
        await self.gets(node, "POST", "/api/seats", {"secret": table.links[str(seat)]})

    async def gives_number(self, node: Node, table: "TableHere", seat: int) -> None:
        """Commit to a number for the dice; after the last commitment everybody shows theirs."""
        host = (await self.looks_at(node, table)).commitment
        number = hashlib.sha256(f"{self.name} {seat}".encode()).hexdigest()
        promised = {"commitments": {str(seat): seat_commitment(host, seat - 1, number)}}
        shown = await self.gets(node, "POST", f"/api/tables/{table.id}/commitments", promised)
        table.promised.append((self, {"numbers": {str(seat): number}}))
        if shown["revealing"]:
            for person, numbers in table.promised:
                await person.gets(node, "POST", f"/api/tables/{table.id}/numbers", numbers)

    async def looks_at(self, node: Node, table: "TableHere") -> TableShown:
        """The table as a node shows it."""
        return msgspec.convert(await self.gets(node, "GET", f"/api/tables/{table.id}"), TableShown)

    async def connects(self, node: Node, table: "TableHere", since: int | None = None) -> "Place":
        """Sit down at a table, or watch it."""
        place = Place(self, table)
        await place.connect(node, since)
        return place

    async def socket(self, node: Node, table: "TableHere") -> ClientConnection:
        """A WebSocket to a table."""
        return await connect(
            node.url.replace("http", "ws", 1) + f"/api/tables/{table.id}/live",
            additional_headers={"cookie": f"{COOKIE}={self._cookie}"},
            proxy=None,
            open_timeout=PATIENCE,
            close_timeout=1,
            max_queue=None,
            compression=None,
        )


class TableHere:
    """A table: its name, and the secrets of its links by seat."""

    def __init__(self, table_id: str, links: dict[str, str]) -> None:
        self.id = table_id
        self.links = links
        self.promised: list[tuple[Person, Any]] = []  # who adds which numbers to the dice


class Place:
    """A person's connection to a table, and all that was heard there."""

    def __init__(self, person: Person, table: TableHere) -> None:
        self.person = person
        self.at = table
        self.told: list[Outgoing] = []
        self.seats: list[int] = []
        self.now: dict[int, Situation] = {}  # of each seat; 0 for a spectator
        self.happened: dict[int, list[Happened]] = {}
        self.code: int | None = None  # that the connection was closed with
        self._ids = count(1)
        self._news = asyncio.Condition()

    async def connect(self, node: Node, since: int | None = None) -> None:
        """Say hello, and hear how things stand."""
        self._socket = await self.person.socket(node, self.at)
        self.code = None
        self.now.clear()
        seen = len(self.told)
        self._hearing = asyncio.create_task(self._hear())
        await self._say(frames.Hello(frames.PROTOCOL, "en", since))
        await self.until(lambda: len(self.told) > seen or self.code is not None)
        assert isinstance(self.told[seen], frames.Welcome), self.told[seen:]
        await self.until(lambda: all(seat in self.now for seat in self.seats or [0]))

    async def comes_back(self, node: Node) -> None:
        """Connect again, and again, and hear what was missed."""
        since = min(now.version for now in self.now.values())
        async with asyncio.timeout(PATIENCE):
            while True:
                try:
                    await self.connect(node, since)
                except (OSError, InvalidHandshake, ConnectionClosed, AssertionError, IndexError):
                    await asyncio.sleep(0.2)  # the server or its database is not there yet
                else:
                    return

    async def leaves(self) -> None:
        """Go without a word."""
        await self._socket.close()
        await self._hearing

    # Hearing

    async def until(self, true: Callable[[], object]) -> None:
        """Hear until something is so."""
        async with asyncio.timeout(PATIENCE), self._news:
            await self._news.wait_for(true)

    async def reaches(self, version: int) -> None:
        """Hear until all seats know of a version."""
        await self.until(lambda: min(now.version for now in self.now.values()) >= version)

    def shown(self) -> TableShown:
        """The table as it was shown last."""
        tables = [f for f in self.told if isinstance(f, frames.Welcome | frames.TableChanged)]
        return tables[-1].table

    def versions(self, seat: int = 0) -> list[int]:
        """The versions of everything that a seat was told of, as they came."""
        return [one.version for one in self.happened[seat or self.seats[0]]]

    def is_over(self) -> bool:
        """Whether it has heard of the end."""
        return all(now.status == OVER for now in self.now.values())

    async def _hear(self) -> None:
        try:
            async for text in self._socket:
                self._keep(_decoder.decode(text))
                async with self._news:
                    self._news.notify_all()
        except ConnectionClosed:
            pass
        self.code = self._socket.close_code
        async with self._news:
            self._news.notify_all()

    def _keep(self, frame: Outgoing) -> None:
        self.told.append(frame)
        if isinstance(frame, frames.Welcome):
            self.seats = frame.seats
        if isinstance(frame, frames.SituationNow | frames.Receipt):
            now = frame.situation
            self.now[now.seat] = now
            self.happened.setdefault(now.seat, []).extend(now.happened)

    # Playing

    def question(self, seat: int) -> int:
        """The number of what a seat is asked; 0 for nothing."""
        asked = self.now[seat].question
        return 0 if asked is None else asked.number

    def choices(self, seat: int) -> list[str]:
        """What a seat may do, courtesies left out."""
        asked = self.now[seat].question
        return [] if asked is None else [c.action for c in asked.choices if not c.courtesy]

    async def orders(self, seat: int, action: str, question: int = 0) -> Outgoing:
        """Answer what is asked; the receipt, or why not."""
        number = question or self.question(seat)
        return await self.sends(lambda name: frames.Order(name, seat, number, action))

    async def sends(self, frame: Callable[[str], frames.Asking]) -> Outgoing:
        """Send a frame, and wait for the answer that bears its id."""
        name = f"f{next(self._ids)}"
        try:
            await self._say(frame(name))
        except ConnectionClosed as closed:
            await self.until(lambda: self.code is not None)  # whoever hears has noticed too
            raise ConnectionError from closed

        def answers() -> list[Outgoing]:
            return [told for told in self.told if getattr(told, "id", None) == name]

        await self.until(lambda: answers() or self.code is not None)
        if not answers():
            raise ConnectionError(self.code)
        return answers()[0]

    async def plays(self, seed: int = 1, *, stop: Callable[[], bool] = lambda: False) -> None:
        """Answer whatever is asked at random, until the game is over."""
        chance = random.Random(seed)
        done: set[tuple[int, int]] = set()
        while not self.is_over() and not stop():
            asked = [(seat, self.question(seat)) for seat in self.seats if self.question(seat)]
            new = [one for one in asked if one not in done]
            for seat, number in new:
                answer = await self.orders(seat, chance.choice(self.choices(seat)), number)
                assert isinstance(answer, frames.Receipt), answer
                done.add((seat, number))
                break
            else:
                heard = len(self.told)
                await self.until(lambda: len(self.told) > heard or self.is_over())  # noqa: B023

    async def _say(self, frame: frames.Incoming) -> None:
        await self._socket.send(msgspec.json.encode(frame).decode())


def no_gaps(place: Place) -> None:
    """Every seat was told of every version after its first, each once and in order."""
    for seat in place.seats:
        versions = place.versions(seat)
        assert versions == list(range(versions[0], versions[0] + len(versions)))
        assert versions[-1] == place.now[seat].version
