"""What lies in the database that the nodes share."""

from collections import Counter

import asyncpg

from botyard.tables.entries import ORDER, Entry, read_entry
from nodes.persons import Place, TableHere


async def entries(url: str, table: TableHere) -> list[Entry]:
    """All entries of a table; versions are consecutive."""
    rows = await fetch(url, "SELECT * FROM lines WHERE table_id = $1 ORDER BY version", table.id)
    assert [row["version"] for row in rows] == list(range(1, len(rows) + 1))
    return [read_entry(row["entry"]) for row in rows]


async def holder(url: str, table: TableHere) -> str | None:
    """The node that holds the lease of a table."""
    rows = await fetch(url, "SELECT node FROM leases WHERE table_id = $1", table.id)
    return str(rows[0]["node"]) if rows else None


async def fetch(url: str, query: str, *values: object) -> list[asyncpg.Record]:
    """Ask the database."""
    connection = await asyncpg.connect(url)
    try:
        return list(await connection.fetch(query, *values))
    finally:
        await connection.close()


async def check(url: str, table: TableHere, *places: Place) -> list[Entry]:
    """What everybody was told is what is stored, and no question was answered twice."""
    stored = await entries(url, table)
    orders = Counter((one.seat, one.question) for one in stored if one.kind == ORDER)
    assert max(orders.values()) == 1
    for place in places:
        for seat in place.seats:
            for told in place.happened[seat]:
                entry = stored[told.version - 1]
                assert (told.kind, told.seat, told.at) == (entry.kind, entry.seat, entry.at)
    return stored
