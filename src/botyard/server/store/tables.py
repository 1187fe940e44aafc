"""Tables and their lines."""

from collections.abc import AsyncIterator
from typing import Any, Final

from sqlalchemy import Select, and_, insert, or_, select, update

from botyard.server.store.connected import Connected
from botyard.server.store.rows import FIRST_VERSION, NewTable, TableRow
from botyard.server.store.schema import HOLDERS, LINES, LINKS, TABLES

PAGE: Final = 500  # lines that are read at once: others have their turn between two pages


class Tables(Connected):
    """Opening, finding and reading tables."""

    async def open_table(self, table: NewTable, first_entry: str) -> None:
        """Open a table at version 1, with those who sit there and its links, all at once."""
        row = {
            column.name: getattr(table, column.name)
            for column in TABLES.columns
            if column is not TABLES.c.version
        }
        line = {"version": FIRST_VERSION, "at": table.created, "entry": first_entry}
        holders = [
            {
                "table_id": table.id,
                "seat": seat,
                "person_id": person,
                "since": table.created,
                "name": table.names.get(seat, ""),
            }
            for seat, person in table.holders
        ]
        links = [
            {"table_id": table.id, "seat": link.seat, "hash": link.hash, "created": table.created}
            for link in table.links
        ]
        async with self._write() as connection:
            await connection.execute(insert(TABLES).values(version=FIRST_VERSION, **row))
            await connection.execute(insert(LINES).values(table_id=table.id, **line))
            if holders:
                await connection.execute(insert(HOLDERS), holders)
            if links:
                await connection.execute(insert(LINKS), links)

    async def table(self, table: str) -> TableRow | None:
        """One table, if there is one of this name."""
        found = await self._tables(select(TABLES).where(TABLES.c.id == table))
        return found[0] if found else None

    async def pages(self, table: str, after: int = 0) -> AsyncIterator[list[tuple[int, str]]]:
        """Version and entry of each line after the given version, in order, some at a time."""
        while page := await self.some_entries(table, after, PAGE):
            yield page
            after = page[-1][0]

    async def some_entries(self, table: str, after: int, most: int) -> list[tuple[int, str]]:
        """The first so many lines after the given version."""
        lines = (
            select(LINES.c.version, LINES.c.entry)
            .where(LINES.c.table_id == table, LINES.c.version > after)
            .order_by(LINES.c.version)
            .limit(most)
        )
        async with self._read() as connection:
            return [(version, entry) for version, entry in await connection.execute(lines)]

    async def public_tables(self, limit: int, status: str | None = None) -> list[TableRow]:
        """Public tables, the newest first; on request only those of one status."""
        found = select(TABLES).where(TABLES.c.public)
        if status is not None:
            found = found.where(TABLES.c.status == status)
        return await self._tables(found.order_by(TABLES.c.created.desc()).limit(limit))

    async def tables_of(self, person: str) -> list[TableRow]:
        """Tables that a person owns or holds a seat of, the newest first."""
        held = select(HOLDERS.c.table_id).where(HOLDERS.c.person_id == person)
        theirs = or_(TABLES.c.owner == person, TABLES.c.id.in_(held))
        return await self._tables(select(TABLES).where(theirs).order_by(TABLES.c.created.desc()))

    async def last_entries(self, tables: list[str]) -> dict[str, tuple[float, str]]:
        """When something was done last at some tables, and the entry of that."""
        newest = and_(LINES.c.table_id == TABLES.c.id, LINES.c.version == TABLES.c.version)
        lines = (
            select(LINES.c.table_id, LINES.c.at, LINES.c.entry)
            .join(TABLES, newest)
            .where(TABLES.c.id.in_(tables))
        )
        async with self._read() as connection:
            return {table: (at, entry) for table, at, entry in await connection.execute(lines)}

    async def set_owner(self, table: str, person: str | None) -> None:
        """Give a table to somebody else, or to nobody."""
        await self._set(table, owner=person)

    async def set_public(self, table: str, public: bool) -> None:
        """Show a table to everybody, or no longer."""
        await self._set(table, public=public)

    async def _set(self, table: str, **values: object) -> None:
        async with self._write() as connection:
            await connection.execute(update(TABLES).where(TABLES.c.id == table).values(**values))

    async def _tables(self, query: Select[*tuple[Any, ...]]) -> list[TableRow]:
        async with self._read() as connection:
            return [TableRow(*row) for row in await connection.execute(query)]
