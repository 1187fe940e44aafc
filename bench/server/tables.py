"""Tables and seats as the generator sees them, the same for every server."""

import asyncio
import time
from abc import ABC, abstractmethod
from collections import deque
from collections.abc import Callable, Sequence
from typing import Final

from bench.running import Trouble
from bench.server.wire import Connection, upgrade

AT_ONCE: Final = 50  # handshakes under way
PATIENCE: Final = 30.0  # seconds for all of them


class Seat(ABC):
    """
    One connection, which holds one seat.

    An adapter reads what its server sends: ``version`` is the newest one that this connection
    has been told, ``order`` what it would send if it had to move now, nothing if it is not asked.
    """

    def __init__(self, path: str, cookie: str = "") -> None:
        self.path = path
        self.cookie = cookie
        self.version = -1  # nothing heard
        self.order = b""
        self.connection: Connection
        self.table: Table

    @abstractmethod
    def hear(self, text: bytes) -> None:
        """Read a message; answer it if need be; tell the table if the version went up."""

    def greet(self) -> None:
        """Say the first word, where the client has it."""
        return

    def send_order(self) -> None:
        """Move."""
        order, self.order = self.order, b""
        self.connection.send(order)


class Table:
    """
    One game: one move at a time, over when every connection has heard of it.

    Moves that fall due while another is under way wait here, and their time runs.
    """

    def __init__(self, seats: Sequence[Seat]) -> None:
        self.seats = seats
        self.done: Callable[[float, float], None] = lambda due, now: None
        self._waiting: deque[float] = deque()
        self._due: float | None = None  # the move under way
        self._awaited = 0  # the version that it makes
        for seat in seats:
            seat.table = self

    def give(self, due: float) -> None:
        """A move falls due."""
        self._waiting.append(due)
        self._move()

    def told(self) -> None:
        """A connection has heard of a new version."""
        if self._due is not None:
            for seat in self.seats:
                if seat.version < self._awaited:
                    return
            due, self._due = self._due, None
            self.done(due, time.perf_counter())
        self._move()

    def ready(self) -> bool:
        """Whether every connection knows the table, and somebody is asked."""
        return self._asked() is not None

    def _move(self) -> None:
        if self._due is None and self._waiting and (seat := self._asked()):
            self._due = self._waiting.popleft()
            self._awaited = seat.version + 1
            seat.send_order()

    def _asked(self) -> Seat | None:
        """Who can move; nobody while the connections do not know the same version."""
        version, asked = self.seats[0].version, None
        for seat in self.seats:
            if seat.version != version:
                return None
            if seat.order:
                asked = seat
        return asked


async def join(port: int, tables: Sequence[Table]) -> None:
    """Connect every seat and wait until all have been told the beginning."""
    limit = asyncio.Semaphore(AT_ONCE)

    async def join_one(seat: Seat) -> None:
        async with limit:
            seat.connection = Connection(upgrade(port, seat.path, seat.cookie), seat.hear)
            await seat.connection.open(port)
            seat.greet()

    async with asyncio.timeout(PATIENCE):
        await asyncio.gather(*(join_one(seat) for table in tables for seat in table.seats))
        while not all(table.ready() for table in tables):
            check(tables)
            await asyncio.sleep(0.01)


def check(tables: Sequence[Table]) -> None:
    """Everybody is still connected."""
    lost = [seat.connection.lost for table in tables for seat in table.seats]
    if any(lost):
        raise Trouble(f"connections were lost: {next(filter(None, lost))}")


async def leave(tables: Sequence[Table]) -> None:
    """Hang up everywhere."""
    for table in tables:
        for seat in table.seats:
            seat.connection.close()
    await asyncio.sleep(0.5)


async def play(tables: Sequence[Table], moves: int) -> None:
    """The same number of moves at each table, one after the other, as quickly as they go."""
    left = len(tables) * moves
    over: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def done(_due: float, _now: float) -> None:
        nonlocal left
        left -= 1
        if not left:
            over.set_result(None)

    for table in tables:
        table.done = done
        for _ in range(moves):
            table.give(0.0)
    async with asyncio.timeout(PATIENCE):
        while not over.done():
            check(tables)
            await asyncio.wait([over], timeout=0.1)
