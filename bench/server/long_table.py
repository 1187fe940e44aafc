"""A table with thousands of entries, most of them taken back: what a patient attacker leaves."""

import time
from pathlib import Path
from typing import Final, NamedTuple

from botyard.kernel.committed import commitment
from botyard.kernel.game import Json
from botyard.server.store import Append, NewTable, Store
from botyard.tables import agreements, numbers, orders
from botyard.tables.entries import END, Clock, Entry, Opening, Plan, write_entry
from botyard.tables.table import Table

GAME: Final = "roborally"
SECRET: Final = b"not that secret"
NAME: Final = "AAAAAAAAAAAAAAAA"


class Long(NamedTuple):
    """A long table: its entries, its position, and the record it would leave if it ended now."""

    entries: list[Entry]
    position: Json | None
    record: str


def long_table(entries: int) -> Long:
    """
    Two persons program; the first has begun, the second puts a card down and takes it back.

    So there is always something that the first could take back as well, across all of it.
    """
    opening = Opening(GAME, {}, [Plan(), Plan()], commitment(SECRET), 1, "random", clock=Clock())
    table, first = Table.open(opening, SECRET, time.time())
    done = [first, numbers.give_numbers(table, {0: "x", 1: "y"}, time.time())]
    done.append(_placed(table, 0))
    while len(done) < entries:
        done.append(_placed(table, 1))
        done.append(orders.undo(table, 1, time.time()))
    position = table.position()
    ended = [agreements.propose(table, seat, END, time.time()) for seat in (0, 1)]
    lines = [line for entry in [*done, *ended] for line in entry.lines]
    return Long(done, position, "".join(f"{line}\n" for line in lines))


def _placed(table: Table, seat: int) -> Entry:
    """A seat puts its first card down."""
    action = table.choices_of_bot(seat)[0]
    return orders.order(table, seat, table.ledger.questions[seat], action, time.time())


async def store(database: Path, long: Long) -> None:
    """Put a long table where a server will find it."""
    open_store = await Store.open(str(database), "bench")
    now = time.time()
    texts = [write_entry(entry) for entry in long.entries]
    await open_store.open_table(
        NewTable(NAME, None, GAME, now, long.entries[0].status, False, SECRET.hex()), texts[0]
    )
    for version, text in enumerate(texts[1:], start=2):
        entry = long.entries[version - 1]
        await open_store.append(Append(NAME, version, now, text, entry.status, None, None))
    await open_store.close()
