"""What a node does that is busy with a table: others change it too, or the store has trouble."""

import asyncio
import time
from pathlib import Path

import pytest

from botyard.kernel.committed import commitment
from botyard.server.live_table import LiveTable
from botyard.server.live_tables import LiveTables
from botyard.server.store import Append, NewTable, Store, StoreTrouble
from botyard.server.store.database import ANY_TABLE
from botyard.tables import numbers
from botyard.tables.entries import Entry, Opening, Plan, write_entry
from botyard.tables.table import Table
from nodes.persons import PROBE
from server.stores import opened
from tools.served import PATIENCE

SECRET = bytes(32)


async def with_a_table(store: Store) -> Table:
    """A table of two persons."""
    opening = Opening(PROBE, {}, [Plan(), Plan()], commitment(SECRET), 1, "random")
    table, first = Table.open(opening, SECRET, 1.0)
    row = NewTable("t", None, PROBE, 1.0, first.status, public=False, secret=SECRET.hex())
    await store.open_table(row, write_entry(first))
    return table


@pytest.mark.parametrize("heard", [("t", 2), (ANY_TABLE, 0)])
def test_what_is_heard_while_a_table_is_read_is_not_missed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, heard: tuple[str, int]
) -> None:
    async def play() -> None:
        async with opened(str(tmp_path / "botyard.db")) as store:
            there, live_tables = await with_a_table(store), LiveTables(store, 60)
            read_seats = live_tables._read_seats

            async def read_seats_late(live: LiveTable) -> None:
                """The entries were read; now another node appends one and says so."""
                monkeypatch.setattr(live_tables, "_read_seats", read_seats)
                given = numbers.give_numbers(there, {0: "7"}, time.time())
                text = write_entry(given)
                await store.append(Append("t", 2, given.at, text, given.status, None, None))
                live_tables.heard(*heard)
                await read_seats(live)

            monkeypatch.setattr(live_tables, "_read_seats", read_seats_late)
            live = await live_tables.find("t")
            async with asyncio.timeout(PATIENCE):
                while live.table.ledger.version < 2:
                    await asyncio.sleep(0.01)
            assert live.table.ledger.seats[0].number == "7"

    asyncio.run(play())


def test_whoever_waits_is_told_the_same_trouble(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One change cannot be stored; the next one waited for it, and would not be stored either."""

    async def append(_: Append) -> None:
        await asyncio.sleep(0)
        raise StoreTrouble("store-full")

    def choose(table: Table, now: float) -> Entry:
        return numbers.give_numbers(table, {0: "7"}, now)

    async def play() -> None:
        async with opened(str(tmp_path / "botyard.db")) as store:
            await with_a_table(store)
            live_tables = LiveTables(store, 60)
            live = await live_tables.find("t")
            monkeypatch.setattr(store, "append", append)
            both = [live_tables.change(live, choose), live_tables.change(live, choose)]
            told = await asyncio.gather(*both, return_exceptions=True)
            assert [getattr(wrong, "key", wrong) for wrong in told] == ["store-full"] * 2

    asyncio.run(play())
