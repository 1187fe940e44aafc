"""Hearing what other nodes append, by LISTEN on a connection of its own."""

import asyncio
import logging
from typing import Final

import asyncpg

from botyard.server.store.database import ANY_TABLE, Heard
from botyard.server.store.postgresql_writer import CHANNEL, connect

PULSE: Final = 10.0  # seconds between looks whether the connection lives
PAUSE: Final = 0.5  # seconds before the next try to connect

_TROUBLE = (OSError, TimeoutError, asyncpg.PostgresError, asyncpg.InterfaceError)

log = logging.getLogger(__name__)


class Watch:
    """Listens until it is closed; a lost connection is made anew."""

    def __init__(self, url: str, patience: float, node: str, heard: Heard) -> None:
        self._url = url
        self._patience = patience
        self._node = node
        self._heard = heard
        self._task: asyncio.Task[None] | None = None

    async def begin(self) -> None:
        """Return when it listens."""
        connection = await self._listen()
        self._task = asyncio.create_task(self._go_on(connection))

    async def close(self) -> None:
        """Listen no longer."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _listen(self) -> asyncpg.Connection:
        connection = await connect(self._url, self._patience)
        await connection.add_listener(CHANNEL, self._hear)
        return connection

    async def _go_on(self, connection: asyncpg.Connection) -> None:
        while True:
            try:
                await self._until_lost(connection)
            finally:
                connection.terminate()
            connection = await self._again()
            self._heard(ANY_TABLE, 0)  # anything may have been missed

    async def _until_lost(self, connection: asyncpg.Connection) -> None:
        lost = asyncio.Event()
        connection.add_termination_listener(lambda _: lost.set())
        while not connection.is_closed():
            try:
                await asyncio.wait_for(lost.wait(), PULSE)
            except TimeoutError:
                if not await self._lives(connection):
                    return

    async def _lives(self, connection: asyncpg.Connection) -> bool:
        try:
            await connection.execute("SELECT 1")
        except _TROUBLE:
            return False
        return True

    async def _again(self) -> asyncpg.Connection:
        while True:
            try:
                return await self._listen()
            except _TROUBLE as trouble:
                log.warning("store: not listening: %s", type(trouble).__name__)
                await asyncio.sleep(PAUSE)

    def _hear(self, _: object, __: int, ___: str, payload: object) -> None:
        node, table, version = str(payload).rsplit(" ", 2)
        if node != self._node:
            self._heard(table, int(version))
