"""
All tables of this node: read from the store when needed, changed one entry at a time.

Nobody hears of an entry before it is committed. If committing fails, the table is read again,
so that memory never holds more than the store.
"""

import asyncio
import logging
import time
from collections.abc import Callable, Coroutine, Generator
from math import inf
from typing import Final, cast

import msgspec

from botyard.kernel.errors import BotyardError
from botyard.kernel.game import SPECTATOR
from botyard.server.errors import Missing, ServerError
from botyard.server.identity import may_be_id
from botyard.server.live_table import LiveTable
from botyard.server.messages import TableShown
from botyard.server.slices import in_slices
from botyard.server.store import Append, Store, TableRow, VersionTaken
from botyard.server.store.database import ANY_TABLE, SEATS
from botyard.server.waking import EVERY, Stored, keep_snapshot, snapshot_of, wake
from botyard.tables.entries import ORDER, OVER, Entry, read_entry, write_entry
from botyard.tables.shown import Happened, happened
from botyard.tables.table import Table

Change = Callable[[Table, float], Entry]  # a table and the time -> what was done

_TRIES: Final = 5  # another node may have taken a version, again and again

log = logging.getLogger(__name__)


class Contested(ServerError):
    """Other nodes were quicker, again and again."""

    status = 503


class Full(ServerError):
    """A table with as many entries as a table may have."""

    status = 409


class LiveTables:
    """The tables that somebody on this node plays, watches or minds."""

    def __init__(
        self,
        store: Store,
        idle_seconds: float,
        most_entries: int = 1_000_000,
        snapshot_entries: int = EVERY,
    ) -> None:
        self._store = store
        self.idle_seconds = idle_seconds
        self._most_entries = most_entries  # of one table
        self._snapshot_entries = snapshot_entries  # between two snapshots of it
        self._live: dict[str, LiveTable] = {}
        self._reading: dict[str, asyncio.Task[LiveTable]] = {}
        self._following: set[asyncio.Task[None]] = set()
        self.on_commit: list[Callable[[Entry, float], None]] = []  # who counts, and the seconds
        self.on_change: list[Callable[[LiveTable], None]] = []  # who minds bots, clocks and films

    async def close(self) -> None:
        """Finish what was begun."""
        await asyncio.gather(*self._following, return_exceptions=True)

    async def find(self, table_id: str) -> LiveTable:
        """A table, from memory or from the store."""
        live = self._live.get(table_id)
        if live is None:
            reading = self._reading.get(table_id)
            if reading is None:
                reading = asyncio.create_task(self._read(table_id))
                self._reading[table_id] = reading
                reading.add_done_callback(lambda _: self._reading.pop(table_id, None))
            live = await asyncio.shield(reading)
        live.used = time.monotonic()
        return live

    async def change(
        self,
        live: LiveTable,
        change: Change,
        tell: Callable[[Entry], None] | None = None,
        *,
        is_end: bool = False,
    ) -> Entry:
        """
        Change a table: carry it out, commit it, then tell everybody.

        ``tell`` tells instead, for whoever has a receipt to send. A refusal changes nothing; if
        anything else goes wrong, the table is let go of and read again when it is needed.
        A table that is full can still be ended.
        """
        async with live.lock:
            if self.is_full(live, ending=is_end):
                raise Full("table-full", most=self._most_entries)
            for _ in range(_TRIES):
                if live.is_gone:  # while this change waited for its turn
                    raise live.trouble or Contested("table-contested")
                entry = self._carried_out(live, change)
                try:
                    stored = await self._stores(live, entry)
                except BaseException as wrong:
                    if isinstance(wrong, BotyardError):
                        live.trouble = wrong  # which whoever waits is told too
                    self._forget(live)  # it holds more than the store, or nobody knows
                    raise
                if stored:
                    (tell or live.tell_entry)(entry)
                    self._changed(live)
                    return entry
        raise Contested("table-contested")

    def is_full(self, live: LiveTable, *, ending: bool = False) -> bool:
        """Whether a table holds as many entries as it may; to end it there is room beyond that."""
        room = 2 * len(live.table.ledger.seats) if ending else 0
        return live.table.ledger.version >= self._most_entries + room

    async def history(
        self, live: LiveTable, since: int, seat: int, before: float = inf
    ) -> list[Happened]:
        """
        What a seat may know of everything after a version, as far as this node has come.

        Nothing of it is younger than ``before``, and it can be sent but not looked at.
        """
        known = live.table.ledger.version
        if since >= known:
            return []
        told: list[Happened] = []
        async for page in self._store.pages(live.id, max(0, since)):
            seen = [line for line in page if line[0] <= known]  # more is told when it is followed
            told += await in_slices(_telling(seen, seat, before))
        return told

    async def answered(self, live: LiveTable, seat: int, question: int, action: str) -> int | None:
        """The version at which a seat gave this very answer to a question, long ago."""
        for version in live.table.ledger.answers_to(question):
            for _, text in await self._store.some_entries(live.id, version - 1, 1):
                entry = read_entry(text)
                given = (entry.kind, entry.seat - 1, entry.question, entry.action)
                if given == (ORDER, seat, question, action):
                    return version
        return None

    async def reach(self, live: LiveTable, version: int) -> None:
        """Catch up, if somebody knows of a version that this node has not heard of yet."""
        if version > live.table.ledger.version:
            await self.catch_up(live)

    async def catch_up(self, live: LiveTable) -> None:
        """Follow what other nodes committed, and tell everybody here."""
        async with live.lock:
            try:
                async for page in self._store.pages(live.id, live.table.ledger.version):
                    for _, text in page:
                        entry = read_entry(text)
                        live.table.take(entry)
                        live.tell_entry(entry)
                        await asyncio.sleep(0)
            except BaseException:
                self._forget(live)
                raise
        self._changed(live)

    async def refresh_seats(self, live: LiveTable) -> None:
        """Read anew who sits at a table; whoever lost a seat is dropped, the others are told."""
        async with live.seating:  # one after the other, so that the last one knows best
            await self._read_seats(live)
        live.drop_strangers()
        await live.announce()

    async def person_changed(self, person: str) -> None:
        """Somebody has another name, or was deleted and sits nowhere any more."""
        for live in self.tables():
            if live.owner == person or live.seats_of(person):
                await self.refresh_seats(live)

    def sign_out(self, sessions: set[str]) -> None:
        """Drop the connections of sessions that have ended; who comes back is nobody."""
        for live in self.tables():
            for connection in list(live.connections):
                if connection.session in sessions:
                    connection.drop()

    async def may_sit(self, live: LiveTable, person: str | None) -> None:
        """Look whether another node has just given a seat to somebody who has none here."""
        if person is None or live.seats_of(person):
            return
        holders = await self._store.holders(live.id)
        if any(person in persons for persons in holders.values()):
            await self.refresh_seats(live)

    def heard(self, table_id: str, version: int) -> None:
        """Another node did something to a table; with ``*`` anything may have been missed."""
        if table_id == ANY_TABLE:
            self._begin(self._follow([*self._live, *self._reading], version))
        elif table_id in self._live or table_id in self._reading:  # which may be too early
            self._begin(self._follow([table_id], version))

    def evict(self) -> int:
        """Let go of tables that nobody has used for a while; how many are left."""
        unused = time.monotonic() - self.idle_seconds
        for live in list(self._live.values()):
            if not live.connections and live.used < unused and not live.lock.locked():
                self._forget(live)
        return len(self._live)

    def is_quiet(self, seconds: float) -> bool:
        """Whether nobody has used a table for a while."""
        since = time.monotonic() - seconds
        return all(live.used < since for live in self._live.values())

    def is_empty(self) -> bool:
        """Whether nobody is connected to any table."""
        return not any(live.connections for live in self._live.values())

    def tables(self) -> list[LiveTable]:
        """All tables in memory."""
        return list(self._live.values())

    async def _read(self, table_id: str) -> LiveTable:
        stored, table = await wake(self._store, await self._row(table_id))
        live = LiveTable(table_id, stored.row.owner, table)
        live.snapshot = stored.first
        await self._read_seats(live)
        await in_slices(_delay(live, stored))
        self._live[table_id] = live
        if table.is_old:
            await self.change(live, Table.rebase)
        elif table.outdated is not None and table.ledger.status != OVER:
            await self.change(live, Table.give_up)
        elif stored.entries:
            self._take_snapshot(live, stored.entries[-1].at, stored.last)
        self._changed(live)
        return live

    def _carried_out(self, live: LiveTable, change: Change) -> Entry:
        """What a change does to the table in memory; a refusal leaves it as it was."""
        live.table.hands = live.hands()
        try:
            return change(live.table, time.time())
        except BaseException as wrong:
            if not isinstance(wrong, BotyardError) or not live.table.is_whole():
                self._forget(live)
            raise

    async def _stores(self, live: LiveTable, entry: Entry) -> bool:
        """Whether an entry is committed; if not, the table is what another node made of it."""
        try:
            await self._commit(live, entry)
        except VersionTaken:
            await self._read_again(live)
            return False
        return True

    async def _commit(self, live: LiveTable, entry: Entry) -> None:
        table = live.table
        position, text = table.position(), write_entry(entry)
        begun = time.perf_counter()
        await self._store.append(
            Append(
                live.id,
                table.ledger.version,
                entry.at,
                text,
                entry.status,
                None if self.is_full(live) else table.wakes_at(),
                None if position is None else msgspec.json.encode(position).decode(),
            )
        )
        for count in self.on_commit:
            count(entry, time.perf_counter() - begun)
        self._take_snapshot(live, entry.at, text)

    def _take_snapshot(self, live: LiveTable, at: float, entry: str) -> None:
        """Take a snapshot after an entry of ours, if the last one is old."""
        ledger = live.table.ledger
        if ledger.version < live.snapshot + self._snapshot_entries:
            return
        live.snapshot = ledger.version
        snapshot = snapshot_of(live.id, live.table, at, entry)
        if snapshot is not None:
            delay = ledger.opening.spectators.delay
            self._begin(keep_snapshot(self._store, snapshot, delay))

    async def _follow(self, tables: list[str], version: int) -> None:
        """Do as another node did; a table where that fails is let go of, to be read again."""
        for table_id in tables:
            try:
                live = await self.find(table_id)
                if version == SEATS:
                    await self.refresh_seats(live)
                    await self.catch_up(live)
                await self.reach(live, version)
            except Exception as wrong:
                log.warning("tables: not followed: %s", getattr(wrong, "key", repr(wrong)))
                if table_id in self._live:
                    self._forget(self._live[table_id])

    def _begin(self, following: Coroutine[None, None, None]) -> None:
        task = asyncio.create_task(following)
        self._following.add(task)
        task.add_done_callback(self._following.discard)

    async def _read_again(self, live: LiveTable) -> None:
        """Another node was quicker: go back to what is committed, and tell what is new."""
        known = live.table.ledger.version - 1  # the last is what could not be committed
        stored, live.table = await wake(self._store, await self._row(live.id), known)
        for entry in stored.entries[known - stored.first :]:
            live.table.take(entry)
            live.tell_entry(entry)

    async def _read_seats(self, live: LiveTable) -> None:
        """Whose the table is, who holds which seat, and how they are called."""
        row = await self._store.table(live.id)
        live.owner = row.owner if row else None
        live.holders = await self._store.holders(live.id)
        names: dict[int, list[str]] = {}
        for seat, persons in live.holders.items():
            rows = [await self._store.person(person) for person in persons]
            names[seat] = [row.nickname for row in rows if row is not None]
        live.seat_names = await self._store.seat_names(live.id)
        for seat, name in live.seat_names.items():
            names[seat] = [name, *names.get(seat, [])[1:]]
        live.names = names

    async def _row(self, table_id: str) -> TableRow:
        row = await self._store.table(table_id) if may_be_id(table_id) else None
        if row is None:
            raise Missing("table-missing")
        return row

    def _changed(self, live: LiveTable) -> None:
        live.used = time.monotonic()
        live.changed.set()
        for look_at in self.on_change:
            look_at(live)

    def _forget(self, live: LiveTable) -> None:
        if self._live.get(live.id) is live:
            del self._live[live.id]
        live.go()


def _telling(
    page: list[tuple[int, str]], seat: int, before: float
) -> Generator[None, None, list[Happened]]:
    """What a seat may know of some entries, in small steps: to write all at once takes long."""
    told: list[msgspec.Raw] = []
    for version, text in page:
        one = happened(version, read_entry(text), seat)
        if one.at <= before:
            told.append(msgspec.Raw(msgspec.json.encode(one)))
        yield
    return cast("list[Happened]", told)


def _delay(live: LiveTable, stored: Stored) -> Generator[None, None, None]:
    """Have spectators see a table that was just read as late as they would have."""
    delay = live.table.ledger.opening.spectators.delay
    if not delay:
        return
    now, entries = time.time(), stored.entries
    seen = max(1, stored.first + sum(1 for entry in entries if entry.at + delay <= now))
    try:
        shown = yield from _shown_later(live, stored, seen, entries[seen - stored.first :])
    except BotyardError:  # by rules of another day: they see the opening until the delay is over
        now_shown = (entries[-1].at, live.shown(), live.frame(SPECTATOR, []))
        opened = yield from _shown_later(live, stored, max(1, stored.first), [])
        shown = [*opened, now_shown]
    for at, table, frame in shown:
        live.feed.show_table_in(at + delay - now, table)
        live.feed.show_in(at + delay - now, frame)


def _shown_later(
    live: LiveTable, stored: Stored, seen: int, later: list[Entry]
) -> Generator[None, None, list[tuple[float, TableShown, bytes]]]:
    """When each entry was made and what spectators see of it; those seen before are one."""
    past = yield from stored.reading(seen, None)
    then = LiveTable(live.id, live.owner, past)
    then.names = live.names
    shown = [(0.0, then.shown(), then.frame(SPECTATOR, []))]
    for entry in later:
        past.take(entry)
        told = [happened(past.ledger.version, entry, SPECTATOR)]
        shown.append((entry.at, then.shown(), then.frame(SPECTATOR, told)))
        yield
    return shown
