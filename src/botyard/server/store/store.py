"""The store: everything that lasts, behind one class."""

import logging
import time
from collections.abc import Callable
from importlib import import_module
from typing import Final, Self

from sqlalchemy import delete, select

from botyard.server.store.address import sqlite_path
from botyard.server.store.committer import Committer
from botyard.server.store.database import Database, Heard
from botyard.server.store.expiry import Expiry
from botyard.server.store.export import Export
from botyard.server.store.leases import Leases
from botyard.server.store.migrate import migrate, revisions
from botyard.server.store.people import People
from botyard.server.store.records import Records
from botyard.server.store.rows import Append
from botyard.server.store.schema import LEASES, META
from botyard.server.store.seats import Seats
from botyard.server.store.sessions import Sessions
from botyard.server.store.snapshots import Snapshots
from botyard.server.store.sqlite import SqliteDatabase
from botyard.server.store.tables import Tables
from botyard.server.store.trouble import TROUBLES, StoreTrouble, told

PATIENCE: Final = 5.0
CHECKED: Final = 1.0  # seconds that the answer to a check holds

log = logging.getLogger(__name__)


class Store(Tables, Snapshots, People, Sessions, Export, Seats, Leases, Records, Expiry):
    """
    A database of SQLite or PostgreSQL, open for one node.

    What a method has written is durable when it returns. If it raises ``StoreTrouble``, the
    next call works again as soon as the trouble is over.
    """

    def __init__(self, database: Database, node: str) -> None:
        super().__init__(database, node)
        self._committer = Committer(database.writer)
        self._checked = -CHECKED  # when it was last looked whether it works
        self._trouble: StoreTrouble | None = None  # what was found then
        self._troubles = sum(TROUBLES.values())  # that are over

    @classmethod
    async def open(
        cls, url: str, node: str, patience: float = PATIENCE, *, upgrade: bool = False
    ) -> Self:
        """
        Open a database, and bring its schema up to date.

        ``url`` is a path, ``sqlite:///path`` or ``postgresql://…``; ``node`` names this process
        among all that share the database; ``patience`` is how many seconds a lock or an answer
        may take. Before a schema is changed, a backup is made; where that cannot be done from
        here, ``upgrade`` says that somebody has made one.
        """
        with told():
            store = cls(_database(url, node, patience), node)
        try:
            if not upgrade or not store._database.shared:
                await store._back_up()
            async with store._write() as connection:
                await connection.run_sync(migrate)
                if not store._database.shared:
                    await connection.execute(delete(LEASES))
        except BaseException:
            await store.close()
            raise
        return store

    async def _back_up(self) -> None:
        """Keep a database that is there already before its schema is changed."""
        async with self._read() as connection:
            has, newest = await connection.run_sync(revisions)
        if has is not None and has != newest:
            log.warning("store: backup before the upgrade: %s", await self._database.back_up(has))

    async def close(self) -> None:
        """Commit what is queued, and let go of the database."""
        await self._committer.close()
        await self._database.close()

    async def append(self, append: Append) -> None:
        """
        Add an entry to a table, and return when it is durable.

        Raises ``VersionTaken`` unless it follows the table's last version.
        """
        await self._committer.append(append)

    async def check(self) -> None:
        """
        Raise ``StoreTrouble`` if the database cannot be read or written.

        It is written to only if that failed the last time, and asked once a second at most.
        """
        now = time.monotonic()
        if now < self._checked + CHECKED:
            if self._trouble is not None:
                raise self._trouble
            return
        self._checked = now
        try:
            async with self._read() as connection:
                await connection.execute(select(META.c.key).limit(1))
            if sum(TROUBLES.values()) != self._troubles:
                await self._write_something()
            self._trouble = None
            self._troubles = sum(TROUBLES.values())
        except StoreTrouble as trouble:
            self._trouble = trouble
            raise

    async def _write_something(self) -> None:
        """Whether writing works again."""
        row = self._database.insert(META).values(key="checked", value=self.node)
        async with self._write() as connection:
            await connection.execute(
                row.on_conflict_do_update(
                    index_elements=[META.c.key], set_={"value": str(time.time())}
                )
            )

    async def watch(self, heard: Heard) -> None:
        """
        Call ``heard(table, version)`` whenever another node has appended to a table.

        ``heard(table, 0)`` says that who sits there has changed, or how somebody is called.
        After a lost connection ``heard("*", 0)`` says that anything may have been missed.
        """
        with told():
            await self._database.watch(heard)

    async def meta(self, key: str, make: Callable[[], str]) -> str:
        """The value of a key; where there is none, the one that is made first stays."""
        wanted = select(META.c.value).where(META.c.key == key)
        async with self._read() as connection:
            value: str | None = await connection.scalar(wanted)
        if value is not None:
            return value
        new = self._database.insert(META).values(key=key, value=make()).on_conflict_do_nothing()
        async with self._write() as connection:
            await connection.execute(new)
            made: str = (await connection.execute(wanted)).scalar_one()
        return made


def _database(url: str, node: str, patience: float) -> Database:
    path = sqlite_path(url)
    if path is not None:
        return SqliteDatabase(path, patience)
    try:
        postgresql = import_module("botyard.server.store.postgresql")
    except ImportError as missing:
        raise StoreTrouble("store-driver") from missing
    database: Database = postgresql.PostgresqlDatabase(url, patience, node)
    return database
