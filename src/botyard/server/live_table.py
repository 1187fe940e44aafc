"""A table in memory: who is connected to it, and what each of them is sent."""

import asyncio
import weakref
from collections import deque
from collections.abc import Callable, Iterable
from contextlib import suppress
from typing import Final, TypeVar

from botyard.kernel.errors import BotyardError
from botyard.kernel.game import SPECTATOR
from botyard.server.messages import (
    Outgoing,
    SituationNow,
    TableChanged,
    TableShown,
    write_frame,
)
from botyard.server.plans import BotPlans
from botyard.tables.entries import LATE, ORDER, OVER, UNDO, Entry
from botyard.tables.seats import SeatShown
from botyard.tables.shown import Happened, happened
from botyard.tables.situations import situation
from botyard.tables.table import Table
from botyard.words import Words

Shown = TypeVar("Shown")

SendAtOnce = Callable[[bytes], bool]  # the answer says whether that could be done

SEND_AT_ONCE: Final = "botyard_send_at_once"  # its name in the state of an ASGI scope
MOST_WAITING: Final = 256  # frames for somebody who does not read them


class Connection:
    """
    One browser or program at a table.

    Frames are sent in order: at once where that can be done, else by a task of its own.
    """

    def __init__(
        self,
        person: str | None,
        seats: Iterable[int],
        language: str,
        send_at_once: SendAtOnce | None = None,
        session: str = "",
        known: bool = False,
    ) -> None:
        self.person = person
        self.session = session
        self.seats = sorted(seats)  # those it plays; without any it watches
        self.language = language
        self.known = known  # whether it is sent what its seats know, and not only views
        self._is_behind = False  # whether it has not kept up, and misses frames
        self._is_ending = False
        self._is_sending = False  # whether the task has a frame in its hands
        self._waiting: deque[bytes] = deque()
        self._wake = asyncio.Event()
        self._send_at_once = send_at_once

    def send(self, frame: bytes) -> None:
        """Have a frame sent; whoever does not read is dropped and can come back."""
        if self._is_first() and self._send_at_once and self._send_at_once(frame):
            return
        if len(self._waiting) >= MOST_WAITING:
            self._waiting.clear()
            self._is_behind = True
            self.drop()
        if not self._is_behind:
            self._waiting.append(frame)
        self._wake.set()

    def tell(self, frame: Outgoing) -> None:
        """Have a frame sent that is for this one alone."""
        self.send(write_frame(frame))

    async def next(self) -> bytes | None:
        """The next frame to send, the one before being sent; None when there will be no more."""
        self._is_sending = False
        while not self._waiting and not self._is_ending:
            self._wake.clear()
            await self._wake.wait()
        self._is_sending = bool(self._waiting)
        return self._waiting.popleft() if self._waiting else None

    def drop(self) -> None:
        """Have the connection closed, once everything is sent."""
        self._is_ending = True
        self._wake.set()

    def _is_first(self) -> bool:
        """Whether a frame that comes now is the next to be sent."""
        return not (self._waiting or self._is_sending or self._is_ending)

    def looks_from(self) -> list[int]:
        """The seats whose situations it is sent: its own, or the spectator's."""
        return self.seats or [SPECTATOR]


class LiveTable:
    """One table that is played or watched on this node."""

    def __init__(self, table_id: str, owner: str | None, table: Table) -> None:
        self.id = table_id
        self.owner = owner
        self.table = table
        self.lock = asyncio.Lock()  # held from an order until it is committed
        self.following = asyncio.Lock()  # held while a rematch is opened
        self.seating = asyncio.Lock()  # held while it is read who sits here
        self.claiming = asyncio.Lock()  # held while a link is made or used
        self.changed = asyncio.Event()  # for whoever minds bots and clocks
        self.connections: set[Connection] = set()
        self.names: dict[int, list[str]] = {}  # of the persons who hold each seat
        self.seat_names: dict[int, str] = {}  # of people who share a screen
        self.holders: dict[int, list[str]] = {}
        self.used = 0.0  # when it was used last
        self.snapshot = 0  # the version that it was last woken from or that a snapshot was taken of
        self.is_gone = False  # whether this node has let go of it
        self.trouble: BotyardError | None = None  # why, if a change could not be stored
        self.plans = BotPlans(table.game.vocabulary)
        self.hurried = False  # whether its bots think shorter than usual
        self.feed = SpectatorFeed(self)

    def seats_of(self, person: str | None) -> list[int]:
        """The seats that a person holds and may look from."""
        ledger = self.table.ledger
        return [
            seat
            for seat, persons in self.holders.items()
            if person in persons and not ledger.is_hidden(seat)
        ]

    def hands(self) -> list[set[int]]:
        """The seats that each person holds."""
        everybody = {person for persons in self.holders.values() for person in persons}
        return [set(self.seats_of(person)) for person in everybody]

    def shown(self) -> TableShown:
        """The table as everybody at it sees it."""
        ledger = self.table.ledger
        opening = ledger.opening
        present = {seat for connection in self.connections for seat in connection.seats}
        return TableShown(
            self.id,
            opening.game,
            self.table.options,
            ledger.status,
            ledger.version,
            [seat + 1 for seat in ledger.questions],
            [
                SeatShown(
                    number + 1,
                    seat.plan.kind,
                    seat.bot,
                    seat.commitment,
                    bool(seat.number),
                    seat.given_up,
                    seat.left,
                    seat.is_open,
                    seat.substitute,
                    self.names.get(number, []),
                    number in present,
                )
                for number, seat in enumerate(ledger.seats)
            ],
            opening.clock,
            opening.spectators,
            opening.hints,
            opening.commitment,
            opening.dice,
            ledger.is_revealing(),
            opening.start(),
            {what: sorted(seat + 1 for seat in seats) for what, seats in ledger.proposals.items()},
            opening.after,
            ledger.next,
            self.table.still,
            self.hurried,
        )

    def words(self, language: str) -> Words:
        """What is said at this table: seats are called by those who hold them."""
        held = [
            (self.names.get(number) or [""])[0] for number in range(len(self.table.ledger.seats))
        ]
        seats = zip((seat.bot for seat in self.table.ledger.seats), held, strict=True)
        game = self.table.game
        return Words(language, game, Words(language, game).seat_names(seats))

    def shown_to(self, person: str | None) -> TableShown:
        """The table as somebody may see it now."""
        return self.shown() if self.seats_of(person) else self.feed.table()

    async def announce(self) -> None:
        """Tell everybody who sits here, once nothing is under way that is not committed."""
        async with self.lock:
            self.tell_table()

    def tell_table(self) -> None:
        """Tell everybody who sits here and what is proposed."""
        table = self.shown()
        frame = write_frame(TableChanged.of(table))
        for connection in self.connections:
            if connection.seats:
                connection.send(frame)
        self.feed.add_table(table)

    def say_hurried(self, hurried: bool) -> None:
        """Say whether bots think shorter than usual, if that has changed."""
        if hurried != self.hurried:
            self.hurried = hurried
            self.tell_table()

    def tell_entry(self, entry: Entry, *, but: tuple[Connection, int] | None = None) -> None:
        """Tell everybody what an entry changed for them; one already has its receipt."""
        self.plans.hear(entry)
        version = self.table.ledger.version
        frames: dict[tuple[int, bool], bytes] = {}
        if entry.kind not in (ORDER, LATE, UNDO):
            self.drop_strangers()
        for connection in self.connections:
            for seat in connection.seats:
                if but == (connection, seat) or self.table.ledger.is_hidden(seat):
                    continue
                kind = (seat, connection.known)
                if kind not in frames:
                    frames[kind] = self.frame(
                        seat, [happened(version, entry, seat)], known=connection.known
                    )
                connection.send(frames[kind])
        self.feed.add(entry)
        if entry.kind not in (ORDER, LATE, UNDO) or entry.status == OVER:
            self.tell_table()

    def frame(self, seat: int, told: list[Happened], *, known: bool = False) -> bytes:
        """The situation of a seat, ready to be sent."""
        return write_frame(SituationNow(situation(self.table, seat, told, known=known)))

    def drop_strangers(self) -> None:
        """Close the connections of those who hold their seats no longer."""
        for connection in self.connections:
            if not set(connection.seats) <= set(self.seats_of(connection.person)):
                connection.drop()

    def go(self) -> None:
        """Close all connections; they come back by themselves."""
        self.is_gone = True
        self.changed.set()
        for connection in self.connections:
            connection.drop()


class SpectatorFeed:
    """What spectators are sent: as everybody else, or if so chosen everything a while later."""

    def __init__(self, live: LiveTable) -> None:
        self._live: LiveTable = weakref.proxy(live)  # which holds its feed: no cycle
        self._delay = live.table.ledger.opening.spectators.delay
        self._last = b""  # the situation that spectators see now, if it is not that of now
        self._table: TableShown | None = None  # likewise

    def add(self, entry: Entry) -> None:
        """Show an entry."""
        watched = any(not connection.seats for connection in self._live.connections)
        if watched or self._delay:
            version = self._live.table.ledger.version
            frame = self._live.frame(SPECTATOR, [happened(version, entry, SPECTATOR)])
            self.show_in(self._delay, frame)

    def add_table(self, table: TableShown) -> None:
        """Show who sits here."""
        self.show_table_in(self._delay, table)

    def tell(self, frame: Outgoing) -> None:
        """Show anything else."""
        self._later(self._delay, self._send, write_frame(frame))

    def show_in(self, seconds: float, frame: bytes) -> None:
        """Show a situation after so many seconds."""
        self._later(seconds, self._show, frame)

    def show_table_in(self, seconds: float, table: TableShown) -> None:
        """Show who sits here after so many seconds."""
        self._later(seconds, self._show_table, table)

    def table(self) -> TableShown:
        """The table as spectators see it now."""
        return self._table or self._live.shown()

    def welcome(self, connection: Connection) -> None:
        """Show a spectator who just came what the others see."""
        if not self._delay:
            connection.send(self._live.frame(SPECTATOR, []))
        elif self._last:
            connection.send(self._last)

    def _later(self, seconds: float, show: Callable[[Shown], None], what: Shown) -> None:
        if seconds > 0:
            asyncio.get_running_loop().call_later(seconds, self._late, show, what)
        else:
            show(what)

    def _late(self, show: Callable[[Shown], None], what: Shown) -> None:
        with suppress(ReferenceError):  # the table has been let go of
            show(what)

    def _show(self, frame: bytes) -> None:
        self._last = frame if self._delay else b""
        self._send(frame)

    def _show_table(self, table: TableShown) -> None:
        self._table = table if self._delay else None
        self._send(write_frame(TableChanged.of(table)))

    def _send(self, frame: bytes) -> None:
        for connection in self._live.connections:
            if not connection.seats:
                connection.send(frame)
