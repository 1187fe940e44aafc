"""What every part of the store works with: a database that is read and written."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from sqlalchemy.ext.asyncio import AsyncConnection

from botyard.server.store.database import Database
from botyard.server.store.trouble import told


class Connected:
    """A database, and the name of this node among those that share it."""

    def __init__(self, database: Database, node: str) -> None:
        self.node = node
        self._database = database

    @asynccontextmanager
    async def _read(self) -> AsyncIterator[AsyncConnection]:
        """A connection for single reads."""
        with told():
            async with self._database.reading.connect() as connection:
                yield connection

    @asynccontextmanager
    async def _write(self) -> AsyncIterator[AsyncConnection]:
        """A connection in a transaction, which is durable when the block ends."""
        with told():
            async with self._database.turn, self._database.engine.begin() as connection:
                yield connection
