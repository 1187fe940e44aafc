"""What nobody uses any more, a little at a time; and how much somebody has stored."""

from collections.abc import Collection

from sqlalchemy import LargeBinary, and_, cast, delete, exists, func, select

from botyard.server.store.connected import Connected
from botyard.server.store.schema import (
    FILMS,
    HOLDERS,
    LINES,
    PERSONS,
    RECORDS,
    SESSIONS,
    TABLES,
)
from botyard.tables.entries import OVER


class Expiry(Connected):
    """Finding and deleting."""

    async def old_tables(self, statuses: Collection[str], before: float, limit: int) -> list[str]:
        """Tables of some statuses where nothing was done since a time."""
        newest = and_(LINES.c.table_id == TABLES.c.id, LINES.c.version == TABLES.c.version)
        old = (
            select(TABLES.c.id)
            .join(LINES, newest)
            .where(TABLES.c.status.in_(statuses), TABLES.c.created < before, LINES.c.at < before)
            .order_by(TABLES.c.created)
            .limit(limit)
        )
        async with self._read() as connection:
            return list((await connection.scalars(old)).all())

    async def delete_table(self, table: str) -> None:
        """Delete a table with all that belongs to it."""
        async with self._write() as connection:
            await connection.execute(delete(TABLES).where(TABLES.c.id == table))
            await connection.execute(delete(FILMS).where(FILMS.c.id == table))

    async def delete_old_records(self, before: float, limit: int) -> int:
        """Delete uploads of before a time, with their films."""
        old = select(RECORDS.c.id).where(RECORDS.c.created < before).limit(limit)
        async with self._write() as connection:
            found = (await connection.scalars(old)).all()
            await connection.execute(delete(RECORDS).where(RECORDS.c.id.in_(found)))
            await connection.execute(delete(FILMS).where(FILMS.c.id.in_(found)))
        return len(found)

    async def delete_old_guests(self, before: float, limit: int) -> int:
        """Delete guests who were not seen since a time; not who is at a table that goes on."""
        goes_on = TABLES.c.status != OVER
        owns = exists().where(TABLES.c.owner == PERSONS.c.id, goes_on)
        sits = exists().where(
            HOLDERS.c.person_id == PERSONS.c.id, HOLDERS.c.table_id == TABLES.c.id, goes_on
        )
        old = select(PERSONS.c.id).where(PERSONS.c.seen < before, PERSONS.c.name.is_(None))
        async with self._write() as connection:
            found = (await connection.scalars(old.where(~owns, ~sits).limit(limit))).all()
            await connection.execute(delete(PERSONS).where(PERSONS.c.id.in_(found)))
        return len(found)

    async def delete_old_sessions(self, before: float, limit: int) -> int:
        """End sessions that were not used since a time."""
        old = select(SESSIONS.c.id).where(SESSIONS.c.seen < before).limit(limit)
        async with self._write() as connection:
            ended = await connection.scalars(
                delete(SESSIONS).where(SESSIONS.c.id.in_(old)).returning(SESSIONS.c.id)
            )
            return len(ended.all())

    async def open_tables(self, person: str) -> int:
        """How many tables of a person are not over."""
        wanted = select(func.count()).where(TABLES.c.owner == person, TABLES.c.status != OVER)
        async with self._read() as connection:
            return int(await connection.scalar(wanted) or 0)

    async def uploads(self, person: str) -> tuple[int, int]:
        """How many records somebody has uploaded, and how many bytes these are."""
        size = (
            func.octet_length(RECORDS.c.text)
            if self._database.shared
            else func.length(cast(RECORDS.c.text, LargeBinary))
        )
        wanted = select(func.count(), func.coalesce(func.sum(size), 0))
        async with self._read() as connection:
            found = await connection.execute(wanted.where(RECORDS.c.owner == person))
            count, stored = found.one()
        return int(count), int(stored)
