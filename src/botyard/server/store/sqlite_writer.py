"""
Writing batches to SQLite: a whole transaction is one call.

Where the disk is quick, the call is made at once, for a journey to a thread and back takes
longer than the commit. Where commits take long, or somebody else is writing, a thread of its
own makes it, so that everybody else is served meanwhile.
"""

import asyncio
import sqlite3
import time
from collections.abc import Collection
from concurrent.futures import ThreadPoolExecutor
from contextlib import AbstractAsyncContextManager, suppress
from pathlib import Path
from typing import Final

from botyard.server.store.committer import Chain

PRAGMAS = (
    "page_size=1024",  # of a new file: a move changes little here and there
    "journal_mode=WAL",
    "synchronous=FULL",
    "foreign_keys=ON",
)
OF_WRITER = (
    "wal_autocheckpoint=0",  # checkpoints are made by a thread of their own
    "cache_size=-16000",  # kB: the pages where the running games are written on
)
HEAD = """
UPDATE tables SET version = ?, status = ?, wake_at = ?, position = ?
WHERE id = ? AND version = ?"""
LINE = "INSERT INTO lines (table_id, version, at, entry) VALUES (?, ?, ?, ?)"

QUICK: Final = 0.002  # seconds: with slower commits a thread makes them
MEMORY: Final = 8  # commits that say how quick they are


class _Busy(Exception):
    """Somebody else is writing."""


class SqliteWriter:
    """A connection, and the thread that uses it when commits take long."""

    def __init__(
        self, path: Path, patience: float, turn: AbstractAsyncContextManager[object]
    ) -> None:
        self._path = path
        self._patience = patience
        self._turn = turn
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="botyard-store")
        self._connection: sqlite3.Connection | None = None
        self._waits = -1.0  # seconds that the connection waits for whoever writes already
        self._pace = 0.0  # seconds for a commit, lately

    async def write(self, chains: Collection[Chain]) -> set[str]:
        """Write the chains whose versions are free, in one transaction."""
        async with self._turn:
            began = time.perf_counter()
            try:
                if self._pace < QUICK:
                    with suppress(_Busy):
                        return self._written(chains, 0.0)
                loop = asyncio.get_running_loop()
                return await loop.run_in_executor(
                    self._thread, self._written, chains, self._patience
                )
            finally:
                self._pace += (time.perf_counter() - began - self._pace) / MEMORY

    async def close(self) -> None:
        """Close the connection in its thread."""
        await asyncio.get_running_loop().run_in_executor(self._thread, self._leave)
        self._thread.shutdown()

    def _written(self, chains: Collection[Chain], patience: float) -> set[str]:
        """Write; after any trouble the next batch begins with a new connection."""
        try:
            connection = self._connection = self._connection or self._connect()
            self._begin(connection, patience)
            written = {chain[0].table for chain in chains if _write(connection, chain)}
            connection.execute("COMMIT")
            return written
        except BaseException:
            self._leave()
            raise

    def _connect(self) -> sqlite3.Connection:
        connection = sqlite3.connect(self._path, isolation_level=None, check_same_thread=False)
        for pragma in (*PRAGMAS, *OF_WRITER):
            connection.execute(f"PRAGMA {pragma}")
        return connection

    def _begin(self, connection: sqlite3.Connection, patience: float) -> None:
        """Begin to write, after waiting at most so many seconds for whoever writes already."""
        if patience != self._waits:
            connection.execute(f"PRAGMA busy_timeout={int(patience * 1000)}")
            self._waits = patience
        try:
            connection.execute("BEGIN IMMEDIATE")
        except sqlite3.OperationalError as error:
            if patience == 0 and error.sqlite_errorcode == sqlite3.SQLITE_BUSY:
                raise _Busy from error
            raise

    def _leave(self) -> None:
        if self._connection is not None:
            self._connection.close()  # rolls back what is not committed
            self._connection = None
            self._waits = -1.0


def _write(connection: sqlite3.Connection, chain: Chain) -> bool:
    """Write a chain if the version before it is its table's last."""
    first, last = chain[0], chain[-1]
    head = connection.execute(
        HEAD,
        (last.version, last.status, last.wake_at, last.position, last.table, first.version - 1),
    )
    if head.rowcount == 0:
        return False
    for append in chain:
        connection.execute(LINE, (append.table, append.version, append.at, append.entry))
    return True
