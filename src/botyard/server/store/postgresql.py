"""PostgreSQL: a database that several nodes share."""

from contextlib import nullcontext

import asyncpg
from sqlalchemy import ColumnElement, Double, Select, Table, func, select
from sqlalchemy.dialects import postgresql
from sqlalchemy.ext.asyncio import AsyncConnection, create_async_engine

from botyard.server.store.database import SEATS, Heard
from botyard.server.store.postgresql_writer import CHANNEL, PostgresqlWriter, connect
from botyard.server.store.trouble import StoreTrouble
from botyard.server.store.watch import Watch


class PostgresqlDatabase:
    """An address, and the name of this node among those that share it."""

    shared = True

    def __init__(self, url: str, patience: float, node: str) -> None:
        async def connection() -> asyncpg.Connection:
            return await connect(url, patience)

        self._url = url
        self._patience = patience
        self._node = node
        self._watches: list[Watch] = []
        self.engine = create_async_engine(
            "postgresql+asyncpg://",
            async_creator=connection,
            pool_size=4,
            pool_pre_ping=True,
            pool_timeout=patience,
        )
        self.reading = self.engine.execution_options(isolation_level="AUTOCOMMIT")
        self.turn = nullcontext()
        self.writer = PostgresqlWriter(url, patience, node)

    def insert(self, table: Table) -> postgresql.Insert:
        return postgresql.insert(table)

    def now(self) -> ColumnElement[float]:
        return func.date_part("epoch", func.clock_timestamp(), type_=Double)

    async def tell_seats(self, connection: AsyncConnection, tables: Select[tuple[str]]) -> None:
        told = tables.subquery().c[0]
        payload = func.concat_ws(" ", self._node, told, str(SEATS))
        await connection.execute(select(func.pg_notify(CHANNEL, payload)))

    async def watch(self, heard: Heard) -> None:
        watch = Watch(self._url, self._patience, self._node, heard)
        await watch.begin()
        self._watches.append(watch)

    async def back_up(self, revision: str) -> str:
        """Nobody but an administrator can: see ``Store.open``."""
        raise StoreTrouble("store-upgrade", revision=revision)

    async def close(self) -> None:
        for watch in self._watches:
            await watch.close()
        await self.engine.dispose()
