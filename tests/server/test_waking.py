"""A table wakes from a snapshot and few entries; if the snapshot is no good, from all entries."""

import asyncio
import logging
import time
import zlib
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import func, select, update

from botyard.server.live_table import LiveTable
from botyard.server.live_tables import LiveTables
from botyard.server.store import Append, NewTable, Store, StoreTrouble
from botyard.server.store.schema import SNAPSHOTS
from botyard.server.waking import EVERY, wake
from botyard.tables import orders
from botyard.tables.entries import Clock, Entry, Spectators
from botyard.tables.table import Table
from server.stores import opened
from server.yard import Yard
from tables.seated import PROBE, SECRET, Seated, begun
from tables.test_snapshots import long_table, whole
from upgrades.kept import RUNNING, TABLES, Known, database, table

NAME = "AAAAAAAAAAAAAAAA"
SOME = 4 * EVERY + 7  # entries of a long table


class Counting(Store):
    """A store that counts the rows of entries that are read."""

    rows = 0

    async def some_entries(self, table: str, after: int, most: int) -> list[tuple[int, str]]:
        found = await super().some_entries(table, after, most)
        self.rows += len(found)
        return found


@asynccontextmanager
async def stored(url: str, seated: Seated) -> AsyncIterator[Counting]:
    """A store with a table in it, and no snapshot."""
    store = await Counting.open(url, "one")
    try:
        await put(store, seated)
        yield store
    finally:
        await store.close()


async def put(store: Store, seated: Seated) -> None:
    entries = seated.entries()
    opening = entries[0].opening
    assert opening is not None
    row = NewTable(NAME, None, opening.game, entries[0].at, "playing", False, SECRET.hex())
    await store.open_table(row, seated.texts[0])
    position = msgspec.json.encode(seated.table.position()).decode()
    for version, (entry, text) in enumerate(zip(entries[1:], seated.texts[1:], strict=True), 2):
        append = Append(NAME, version, entry.at, text, entry.status, None, position)
        await store.append(append)


async def woken(store: Counting) -> tuple[LiveTables, LiveTable, int]:
    """The table as a server finds it that has just started, and how many entries that read."""
    live_tables, store.rows = LiveTables(store, 600.0), 0
    live = await live_tables.find(NAME)
    await live_tables.close()
    return live_tables, live, store.rows


async def toggle(live_tables: LiveTables, live: LiveTable, times: int = 1) -> None:
    """The second seat puts a card down and takes it back."""
    for _ in range(times):
        await live_tables.change(live, placed)
        await live_tables.change(live, lambda table, now: orders.undo(table, 1, now))


def placed(table: Table, now: float) -> Entry:
    action = table.choices_of_bot(1)[0]
    return orders.order(table, 1, table.ledger.questions[1], action, now)


async def versions(store: Store) -> list[int]:
    async with store._read() as connection:
        found = await connection.scalars(select(SNAPSHOTS.c.version).order_by(SNAPSHOTS.c.version))
        return list(found.all())


async def snapshot(store: Store) -> dict[str, Any]:
    row = await store.snapshot(NAME)
    assert row is not None
    kept: dict[str, Any] = msgspec.json.decode(zlib.decompress(row.content))
    return kept


async def spoil(store: Store, content: bytes) -> None:
    async with store._write() as connection:
        await connection.execute(update(SNAPSHOTS).values(content=content))


async def read_whole(store: Store) -> dict[str, object]:
    """The table of all its entries."""
    row = await store.table(NAME)
    assert row is not None
    await store.delete_snapshots(NAME)
    _, table = await wake(store, row)
    return whole(table)


def test_a_restart_reads_few_entries(url: str) -> None:
    """A table of before has no snapshot: it is read once in full, and never again."""

    async def play() -> None:
        async with stored(url, long_table(SOME)) as store:
            live_tables, live, rows = await woken(store)
            assert rows == live.table.ledger.version >= SOME
            for _ in range(EVERY):
                await toggle(live_tables, live)
                await live_tables.close()
                if live.table.ledger.version % 17 == 0:
                    _, again, rows = await woken(store)
                    assert rows <= EVERY + 1
                    assert whole(again.table) == whole(live.table)
            assert len(await versions(store)) == 1
            assert whole(live.table) == await read_whole(store)

    asyncio.run(play())


def test_who_wakes_plays_on_and_others_follow(url: str) -> None:
    """Two nodes, of which each is asleep most of the time, and now and then both are awake."""

    async def play() -> None:
        async with stored(url, long_table(SOME)) as store:
            one, live_one, _ = await woken(store)
            for _ in range(3):
                two, live_two, _ = await woken(store)
                await toggle(two, live_two, times=EVERY // 2 + 3)
                await two.close()  # with a snapshot that is newer than what the other knows
                await toggle(one, live_one)  # which the other was quicker than
                assert live_one.table.ledger.version == live_two.table.ledger.version + 2
                assert whole(live_one.table) == whole((await woken(store))[1].table)
                one, live_one, _ = await woken(store)
                two, live_two, _ = await woken(store)
                await toggle(two, live_two)  # this time the snapshot is older
                await toggle(one, live_one)
            assert whole(live_one.table) == await read_whole(store)

    asyncio.run(play())


@pytest.mark.parametrize("how", ["nonsense", "cut", "other format", "other game", "position"])
def test_a_snapshot_that_does_not_fit_is_logged_and_replaced(
    url: str, how: str, caplog: pytest.LogCaptureFixture
) -> None:
    async def spoiled(store: Store) -> bytes:
        kept = await snapshot(store)
        row = await store.snapshot(NAME)
        assert row is not None
        if how == "nonsense":
            return b"nonsense"
        if how == "cut":
            return row.content[:-20]
        if how == "other format":
            kept["format"] = 0
        if how == "other game":
            kept["ledger"]["opening"]["game"] = "nobody knows it"
        if how == "position":
            kept["match"]["position"]["robots"][0]["space"] = [1, 1]
        return zlib.compress(msgspec.json.encode(kept))

    async def play() -> None:
        async with stored(url, long_table(SOME)) as store:
            _, live, _ = await woken(store)
            await spoil(store, await spoiled(store))
            caplog.clear()
            _, again, rows = await woken(store)
            assert rows >= SOME
            assert whole(again.table) == whole(live.table)
            (told,) = [one for one in caplog.records if one.name == "botyard.server.waking"]
            expected = logging.INFO if how == "other format" else logging.WARNING
            assert told.levelno == expected
            assert NAME not in told.getMessage()
            _, again, rows = await woken(store)
            assert rows == 1, "there is a good one again"
            assert whole(again.table) == whole(live.table)

    caplog.set_level(logging.INFO)
    asyncio.run(play())


def test_play_goes_on_where_snapshots_cannot_be_stored(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def full(*_: object) -> None:
        raise StoreTrouble("store-full")

    async def play() -> None:
        async with stored(sqlite_url, long_table(SOME)) as store:
            monkeypatch.setattr(store, "add_snapshot", full)
            live_tables, live, _ = await woken(store)
            await toggle(live_tables, live, times=EVERY)
            await live_tables.close()
            assert await versions(store) == []
            assert "a snapshot is not stored: store-full" in caplog.text

    asyncio.run(play())


def test_play_goes_on_where_no_snapshot_can_be_taken(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def broken(*_: object) -> None:
        raise ZeroDivisionError

    monkeypatch.setattr("botyard.server.waking.write_snapshot", broken)

    async def play() -> None:
        async with stored(sqlite_url, long_table(SOME)) as store:
            live_tables, live, _ = await woken(store)
            await toggle(live_tables, live, times=EVERY)
            assert "no snapshot can be taken" in caplog.text

    asyncio.run(play())


def test_short_tables_have_none_and_deleted_ones_leave_none(url: str) -> None:
    async def play() -> None:
        async with stored(url, long_table(EVERY - 10)) as store:
            live_tables, live, _ = await woken(store)
            assert await versions(store) == []
            await toggle(live_tables, live, times=10)
            await live_tables.close()
            assert await versions(store) == [EVERY]
            await store.delete_table(NAME)
            async with store._read() as connection:
                count = await connection.scalar(select(func.count()).select_from(SNAPSHOTS))
            assert count == 0

    asyncio.run(play())


def delayed(delay: int, ages: list[float]) -> Seated:
    """A table whose spectators see everything later; an entry for each age in seconds."""
    now = time.time()
    watched = Spectators(delay=delay)
    seated = begun(PROBE, "pp", now - ages[0], clock=Clock(), spectators=watched)
    first = seated.entries()[0]
    seated.texts[0] = msgspec.json.encode(msgspec.structs.replace(first, at=now - ages[0])).decode()
    for number, age in enumerate(ages):
        if number % 2:
            seated.undo(2, now - age)
        else:
            seated.do(2, seated.first(2), now - age)
    return seated


def test_spectators_who_see_everything_later_are_shown_nothing_too_early(url: str) -> None:
    """A snapshot that they may not see yet is not used; an older one that they may see stays."""

    async def seen(store: Counting) -> tuple[int, int]:
        _, live, rows = await woken(store)
        return live.feed.table().version, rows

    async def play() -> None:
        ages = [3000.0] * 2 * EVERY + [30.0] * 20
        async with stored(url, delayed(600, ages)) as store:
            assert await seen(store) == (2 * EVERY + 2, 2 * EVERY + 22)
            assert await versions(store) == [2 * EVERY + 22]  # of 30 seconds ago
            assert await seen(store) == (2 * EVERY + 2, 2 * EVERY + 22 + 1)  # looked at in vain
            async with store._write() as connection:
                await connection.execute(update(SNAPSHOTS).values(at=time.time() - 3000))
            row = await store.snapshot(NAME)
            assert row is not None
            young = replace(row, version=row.version + EVERY, at=time.time())
            await store.add_snapshot(young, time.time() - 600)
            assert await versions(store) == [row.version, young.version]
            old = replace(row, version=row.version + 50, at=time.time() - 700)
            await store.add_snapshot(old, time.time() - 600)
            assert await versions(store) == [old.version, young.version]

    asyncio.run(play())


def test_delayed_spectators_wake_from_a_snapshot_that_is_old_enough(url: str) -> None:
    async def play() -> None:
        async with stored(url, delayed(600, [3000.0] * 2 * EVERY)) as store:
            _, live, _ = await woken(store)
            live_tables, again, rows = await woken(store)
            assert rows == 1
            assert again.feed.table().version == again.table.ledger.version
            await toggle(live_tables, again)
            _, late, rows = await woken(store)
            assert rows == 3
            assert late.table.ledger.version == again.table.ledger.version
            assert late.feed.table().version == live.table.ledger.version

    asyncio.run(play())


LONG = [name for name in RUNNING if TABLES[name]["version"] > EVERY + 10]


def test_tables_of_an_older_version_get_their_snapshots_when_they_wake(tmp_path: Path) -> None:
    file = database(tmp_path)
    with Yard(file) as yard:
        ida = Known(yard, "Ida")
        for name in LONG:
            ida.connects(table(name)).closes()

    async def compare() -> None:
        async with opened(str(file)) as store:
            for name in LONG:
                row = await store.table(table(name).id)
                assert row is not None
                assert await store.snapshot(row.id) is not None
                waiting, from_snapshot = await wake(store, row)
                assert len(waiting.entries) < EVERY
                await store.delete_snapshots(row.id)
                _, from_entries = await wake(store, row)
                assert whole(from_snapshot) == whole(from_entries)

    assert len(LONG) >= 4
    asyncio.run(compare())
