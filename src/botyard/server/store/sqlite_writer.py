"""
Writing batches to SQLite: a whole transaction is one call into a thread of its own.

Through an async driver each statement would be a journey to a thread and back, which costs
several times what SQLite itself takes.
"""

import asyncio
import sqlite3
from collections.abc import Collection
from concurrent.futures import ThreadPoolExecutor
from contextlib import AbstractAsyncContextManager
from pathlib import Path

from botyard.server.store.committer import Chain

PRAGMAS = ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON")
BESIDE = "wal_autocheckpoint=0"  # checkpoints are made by a thread of their own
HEAD = """
UPDATE tables SET version = ?, status = ?, wake_at = ?, position = ?
WHERE id = ? AND version = ?"""
LINE = "INSERT INTO lines (table_id, version, at, entry) VALUES (?, ?, ?, ?)"


class SqliteWriter:
    """A connection, and the thread that uses it."""

    def __init__(
        self, path: Path, patience: float, turn: AbstractAsyncContextManager[object]
    ) -> None:
        self._path = path
        self._patience = patience
        self._turn = turn
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="botyard-store")
        self._connection: sqlite3.Connection | None = None

    async def write(self, chains: Collection[Chain]) -> set[str]:
        """Write the chains whose versions are free, in one transaction."""
        loop = asyncio.get_running_loop()
        async with self._turn:
            return await loop.run_in_executor(self._thread, self._written, chains)

    async def close(self) -> None:
        """Close the connection in its thread."""
        await asyncio.get_running_loop().run_in_executor(self._thread, self._leave)
        self._thread.shutdown()

    def _written(self, chains: Collection[Chain]) -> set[str]:
        """Write; after any trouble the next batch begins with a new connection."""
        try:
            connection = self._connection = self._connection or self._connect()
            connection.execute("BEGIN IMMEDIATE")
            written = {chain[0].table for chain in chains if _write(connection, chain)}
            connection.execute("COMMIT")
            return written
        except BaseException:
            self._leave()
            raise

    def _connect(self) -> sqlite3.Connection:
        connection = sqlite3.connect(self._path, timeout=self._patience, isolation_level=None)
        for pragma in (*PRAGMAS, BESIDE):
            connection.execute(f"PRAGMA {pragma}")
        return connection

    def _leave(self) -> None:
        if self._connection is not None:
            self._connection.close()  # rolls back what is not committed
            self._connection = None


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
