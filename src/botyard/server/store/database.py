"""What the store asks of a database, be it SQLite or PostgreSQL."""

from collections.abc import Callable
from contextlib import AbstractAsyncContextManager
from typing import Final, Protocol

from sqlalchemy import ColumnElement, Select, Table
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from botyard.server.store.committer import Writer

ANY_TABLE: Final = "*"
SEATS: Final = 0  # instead of a version: who sits there has changed

Heard = Callable[[str, int], None]  # a table, and the version it has now


class Database(Protocol):
    """Where the store keeps everything."""

    shared: bool  # whether other nodes may use it at the same time
    engine: AsyncEngine
    reading: AsyncEngine  # the same engine, for single reads without a transaction

    @property
    def turn(self) -> AbstractAsyncContextManager[object]:
        """What is to be held while writing."""

    @property
    def writer(self) -> Writer:
        """What writes batches of appends."""

    def insert(self, table: Table) -> sqlite.Insert | postgresql.Insert:
        """An INSERT that can say what to do where the row is there already."""

    def now(self) -> ColumnElement[float]:
        """The time, by the clock that all nodes share."""

    async def tell_seats(self, connection: AsyncConnection, tables: Select[tuple[str]]) -> None:
        """Once this transaction is committed, tell other nodes that who sits there has changed."""

    async def watch(self, heard: Heard) -> None:
        """Tell what other nodes append from now on; ``("*", 0)`` if some may have been missed."""

    async def back_up(self, revision: str) -> str:
        """
        Keep what is there before its schema is changed, and return where.

        Raises ``StoreTrouble`` if that cannot be done here.
        """

    async def close(self) -> None:
        """Let go of it."""
