"""People: guests, and accounts with name and password."""

import time
from dataclasses import asdict

from sqlalchemy import ColumnElement, Select, delete, insert, or_, select, update
from sqlalchemy.exc import IntegrityError

from botyard.server.store.connected import Connected
from botyard.server.store.rows import Person
from botyard.server.store.schema import HOLDERS, PERSONS, TABLES
from botyard.server.store.trouble import NameTaken


class People(Connected):
    """Who comes by."""

    async def add_person(self, person: str, nickname: str) -> Person:
        """Add a guest."""
        now = time.time()
        new = Person(person, nickname, name=None, password=None, created=now, seen=now)
        async with self._write() as connection:
            await connection.execute(insert(PERSONS).values(asdict(new)))
        return new

    async def person(self, person: str) -> Person | None:
        """One person, if there is one."""
        return await self._person(PERSONS.c.id == person)

    async def person_named(self, name: str) -> Person | None:
        """The account of this name."""
        return await self._person(PERSONS.c.name == name)

    async def rename(self, person: str, nickname: str) -> None:
        """Take another nickname."""
        renamed = update(PERSONS).where(PERSONS.c.id == person).values(nickname=nickname)
        async with self._write() as connection:
            await connection.execute(renamed)
            await self._database.tell_seats(connection, _tables(person))

    async def seen(self, person: str) -> None:
        """Note that the person is here now."""
        await self._change(person, seen=time.time())

    async def set_password(self, person: str, name: str, password: str) -> None:
        """Make the guest an account, or change its name and password hash."""
        await self._change(person, name=name, password=password)

    async def delete_person(self, person: str) -> None:
        """Forget a person: account, seats and used links. Tables and records stay, ownerless."""
        async with self._write() as connection:
            await self._database.tell_seats(connection, _tables(person))
            await connection.execute(delete(PERSONS).where(PERSONS.c.id == person))

    async def _person(self, which: ColumnElement[bool]) -> Person | None:
        async with self._read() as connection:
            row = (await connection.execute(select(PERSONS).where(which))).first()
        return Person(*row) if row else None

    async def _change(self, person: str, **values: object) -> None:
        change = update(PERSONS).where(PERSONS.c.id == person).values(**values)
        async with self._write() as connection:
            try:
                await connection.execute(change)
            except IntegrityError as taken:
                raise NameTaken("store-name-taken", name=values.get("name")) from taken


def _tables(person: str) -> Select[tuple[str]]:
    """The tables where somebody sits, or that they own."""
    held = select(HOLDERS.c.table_id).where(HOLDERS.c.person_id == person)
    return select(TABLES.c.id).where(or_(TABLES.c.owner == person, TABLES.c.id.in_(held)))
