"""Films of finished games: made by the rules of the day, and kept for ever."""

import asyncio
import logging
from base64 import b64decode
from collections.abc import Generator
from typing import Final

from msgspec import json

from botyard.kernel.errors import BotyardError
from botyard.kernel.replay import is_of_other_rules
from botyard.server.jobs import Film
from botyard.server.live_table import LiveTable
from botyard.server.live_tables import LiveTables
from botyard.server.pool import Pool
from botyard.server.slices import in_slices
from botyard.server.store import Store
from botyard.tables.entries import OVER, Entry, read_entry

THINKING: Final = 20.0  # seconds to replay a record

log = logging.getLogger(__name__)


class Filming:
    """Has a film made of every game as soon as it is over."""

    def __init__(self, store: Store, live_tables: LiveTables, pool: Pool) -> None:
        self._store = store
        self._pool = pool
        self._making: dict[str, asyncio.Task[None]] = {}
        live_tables.on_change.append(self.look_at)

    def look_at(self, live: LiveTable) -> None:
        """Something changed at a table: it may be over."""
        if live.table.ledger.status == OVER and live.id not in self._making:
            task = asyncio.create_task(self._make(live.id))
            self._making[live.id] = task
            task.add_done_callback(lambda _: self._making.pop(live.id, None))

    async def close(self) -> None:
        """Finish what is being made."""
        await asyncio.gather(*self._making.values(), return_exceptions=True)

    async def _make(self, table_id: str) -> None:
        try:
            if await self._store.film(table_id) is None:
                film = await filmed_table(self._store, self._pool, table_id, table_id)
                await self._store.add_film(table_id, film)
        except BotyardError as trouble:
            log.warning("filming: %s", trouble.key)  # it is tried again when somebody watches


async def stored_record(store: Store, table_id: str) -> str:
    """The record of a table, whose lines stand in its entries."""
    return _record(await _entries(store, table_id))


async def filmed_table(store: Store, pool: Pool, who: str, table_id: str) -> bytes:
    """The film of a finished table; where its rules are of another day, of what it has kept."""
    entries = await _entries(store, table_id)
    text = _record(entries)
    try:
        film, _ = await filmed(pool, who, Film(text))
    except BotyardError as wrong:
        row = await store.table(table_id)
        if not is_of_other_rules(wrong) or row is None or row.position is None:
            raise
        events = [line for entry in entries for line in entry.events]
        film, _ = await filmed(pool, who, Film(text, events, json.decode(row.position)))
    return film


async def filmed(pool: Pool, who: str, job: Film) -> tuple[bytes, str]:
    """The film of a record, and the name of its game."""
    told = await pool.run(job, deadline=THINKING, who=who)
    return b64decode(str(told["film"])), str(told["game"])


async def _entries(store: Store, table_id: str) -> list[Entry]:
    """All entries of a table, read while others have their turn."""
    return [
        entry async for page in store.pages(table_id) for entry in await in_slices(_reading(page))
    ]


def _reading(page: list[tuple[int, str]]) -> Generator[None, None, list[Entry]]:
    entries: list[Entry] = []
    for _, text in page:
        entries.append(read_entry(text))
        yield
    return entries


def _record(entries: list[Entry]) -> str:
    return "".join(f"{line}\n" for entry in entries for line in entry.lines)
