"""SQLite: one file, one process, one writer at a time."""

import asyncio
import sqlite3
import time
from contextlib import closing
from pathlib import Path

from sqlalchemy import URL, ColumnElement, Connection, Select, Table, event, literal
from sqlalchemy.dialects import sqlite
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine
from sqlalchemy.pool import ConnectionPoolEntry

from botyard.server.store.checkpoints import Checkpoints
from botyard.server.store.database import Heard
from botyard.server.store.sqlite_writer import PRAGMAS, SqliteWriter
from botyard.server.store.trouble import StoreTrouble

READS = "botyard_reads"  # an option of connections that only read


class SqliteDatabase:
    """A file, locked against other processes."""

    shared = False

    def __init__(self, path: Path, patience: float) -> None:
        path.parent.mkdir(parents=True, exist_ok=True)
        self._path = path
        self._lock = _lock(path)
        path.touch(mode=0o600)  # it holds secrets
        self.engine = _engine(path, patience)
        self.reading = self.engine.execution_options(**{READS: True})
        self.turn = asyncio.Lock()  # waiting for it is quicker than SQLite's own waiting
        self.writer = SqliteWriter(path, patience, self.turn)
        self._checkpoints = Checkpoints(path)

    def insert(self, table: Table) -> sqlite.Insert:
        return sqlite.insert(table)

    def now(self) -> ColumnElement[float]:
        return literal(time.time())

    async def tell_seats(self, connection: AsyncConnection, tables: Select[tuple[str]]) -> None:
        """There is nobody else."""

    async def watch(self, heard: Heard) -> None:
        """There is nobody else."""

    async def back_up(self, revision: str) -> str:
        """A file beside the database; none is ever written over."""
        now = time.strftime("%Y%m%d-%H%M%S", time.gmtime())
        file = self._path.with_name(f"{self._path.name}.{revision}-{now}.backup")
        try:
            await asyncio.to_thread(_copy, self._path, file)
        except (OSError, sqlite3.Error) as error:
            raise StoreTrouble("store-backup", where=str(file)) from error
        return str(file)

    async def close(self) -> None:
        await asyncio.to_thread(self._checkpoints.close)
        await self.engine.dispose()
        self._lock.close()


def _copy(path: Path, to: Path) -> None:
    """Copy a database whole, with what is still in its log; half a copy does not stay."""
    to.touch(mode=0o600, exist_ok=False)
    try:
        with closing(sqlite3.connect(path)) as source, closing(sqlite3.connect(to)) as target:
            source.backup(target)
    except BaseException:
        to.unlink()
        raise


def _lock(path: Path) -> sqlite3.Connection:
    """
    Lock a file beside the database, until the connection is closed or the process ends.

    It is a lock of SQLite itself, which works on every system.
    """
    beside = path.with_name(path.name + ".lock")
    lock = sqlite3.connect(beside, timeout=0, isolation_level=None)
    try:
        lock.execute("PRAGMA journal_mode=MEMORY")  # no third file
        lock.execute("BEGIN EXCLUSIVE")
    except sqlite3.OperationalError as error:
        lock.close()
        if error.sqlite_errorcode == sqlite3.SQLITE_BUSY:
            raise StoreTrouble("store-in-use", where=str(path)) from error
        raise
    return lock


def _engine(path: Path, patience: float) -> AsyncEngine:
    engine = create_async_engine(
        URL.create("sqlite+aiosqlite", database=str(path)),
        pool_size=3,
        max_overflow=0,
        connect_args={"timeout": patience, "isolation_level": None},
    )

    @event.listens_for(engine.sync_engine, "connect")
    def prepare(connection: DBAPIConnection, _: ConnectionPoolEntry) -> None:
        cursor = connection.cursor()
        try:
            for pragma in PRAGMAS:
                cursor.execute(f"PRAGMA {pragma}")
        except BaseException:
            connection.close()  # and end its thread: SQLAlchemy forgets it
            raise
        cursor.close()

    @event.listens_for(engine.sync_engine, "begin")
    def begin(connection: Connection) -> None:
        if not connection.get_execution_options().get(READS):
            connection.exec_driver_sql("BEGIN IMMEDIATE")

    return engine
