"""Who holds which seat, and the links by which seats are given. Seats count from 0."""

import time

from sqlalchemy import delete, func, insert, literal, or_, select, update

from botyard.server.store.connected import Connected
from botyard.server.store.schema import HOLDERS, LINKS


class Seats(Connected):
    """Holders and links."""

    async def hold(self, table: str, seat: int, person: str) -> None:
        """Let a person hold a seat, beside others who hold it already."""
        row = {"table_id": table, "seat": seat, "person_id": person, "since": time.time()}
        async with self._write() as connection:
            await connection.execute(
                self._database.insert(HOLDERS).values(row).on_conflict_do_nothing()
            )
            await self._database.tell_seats(connection, select(literal(table)))

    async def release(
        self, table: str, seat: int, person: str | None = None, keep: str | None = None
    ) -> None:
        """Take a seat from one person, or from everybody but the one to keep."""
        away = delete(HOLDERS).where(HOLDERS.c.table_id == table, HOLDERS.c.seat == seat)
        if person is not None:
            away = away.where(HOLDERS.c.person_id == person)
        if keep is not None:
            away = away.where(HOLDERS.c.person_id != keep)
        async with self._write() as connection:
            await connection.execute(away)
            await self._database.tell_seats(connection, select(literal(table)))

    async def holders(self, table: str) -> dict[int, list[str]]:
        """The persons of each seat that is held, in the order of their coming."""
        rows = (
            select(HOLDERS.c.seat, HOLDERS.c.person_id)
            .where(HOLDERS.c.table_id == table)
            .order_by(HOLDERS.c.seat, HOLDERS.c.since, HOLDERS.c.person_id)
        )
        found: dict[int, list[str]] = {}
        async with self._read() as connection:
            for seat, person in await connection.execute(rows):
                found.setdefault(seat, []).append(person)
        return found

    async def seat_names(self, table: str) -> dict[int, str]:
        """The names of seats where somebody is not called by their nickname."""
        rows = (
            select(HOLDERS.c.seat, HOLDERS.c.name)
            .where(HOLDERS.c.table_id == table, HOLDERS.c.name != "")
            .order_by(HOLDERS.c.since.desc())
        )
        async with self._read() as connection:
            return {seat: name for seat, name in await connection.execute(rows)}

    async def seats_of(self, person: str) -> dict[str, list[int]]:
        """The seats that a person holds, by table."""
        rows = (
            select(HOLDERS.c.table_id, HOLDERS.c.seat)
            .where(HOLDERS.c.person_id == person)
            .order_by(HOLDERS.c.table_id, HOLDERS.c.seat)
        )
        found: dict[str, list[int]] = {}
        async with self._read() as connection:
            for table, seat in await connection.execute(rows):
                found.setdefault(table, []).append(seat)
        return found

    async def add_link(self, hashed: str, table: str, seat: int) -> None:
        """Add a link to a seat in place of those that nobody has used."""
        unused = delete(LINKS).where(
            LINKS.c.table_id == table, LINKS.c.seat == seat, LINKS.c.used_by.is_(None)
        )
        row = {"hash": hashed, "table_id": table, "seat": seat, "created": time.time()}
        async with self._write() as connection:
            await connection.execute(unused)
            await connection.execute(insert(LINKS).values(row))

    async def find_link(self, hashed: str, person: str) -> tuple[str, int] | None:
        """Table and seat of a link that somebody may still use."""
        free = or_(LINKS.c.used_by.is_(None), LINKS.c.used_by == person)
        found = select(LINKS.c.table_id, LINKS.c.seat).where(LINKS.c.hash == hashed, free)
        async with self._read() as connection:
            row = (await connection.execute(found)).first()
        return (row[0], row[1]) if row else None

    async def use_link(self, hashed: str, person: str, now: float) -> tuple[str, int] | None:
        """Use a link up: table and seat for the first who comes, and for them again."""
        free = or_(LINKS.c.used_by.is_(None), LINKS.c.used_by == person)
        use = (
            update(LINKS)
            .where(LINKS.c.hash == hashed, free)
            .values(used_by=person, used_at=func.coalesce(LINKS.c.used_at, now))
            .returning(LINKS.c.table_id, LINKS.c.seat)
        )
        async with self._write() as connection:
            row = (await connection.execute(use)).first()
        return (row[0], row[1]) if row else None

    async def revoke_links(self, table: str, seat: int, *, unused: bool = False) -> None:
        """Make every link to a seat worthless, or those that nobody has used."""
        links = delete(LINKS).where(LINKS.c.table_id == table, LINKS.c.seat == seat)
        if unused:
            links = links.where(LINKS.c.used_by.is_(None))
        async with self._write() as connection:
            await connection.execute(links)
