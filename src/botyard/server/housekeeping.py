"""
What nobody uses any more is deleted, a little at a time: see ``[keep]`` in the settings.

A guest at a table that goes on stays, however long they were away. Finished games stay unless the
host says otherwise.
"""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from typing import Final

from botyard.kernel.errors import BotyardError
from botyard.server.live_tables import LiveTables
from botyard.server.settings import DAY, KeepSettings
from botyard.server.store import Store
from botyard.tables.entries import GATHERING, OVER, PAUSED, PLAYING

PAUSE: Final = 30.0  # seconds between looks
AT_ONCE: Final = 5  # tables, which may be large
MANY_AT_ONCE: Final = 50  # of everything else

log = logging.getLogger(__name__)


class Housekeeping:
    """One task for the whole life of a server."""

    def __init__(self, store: Store, live_tables: LiveTables, keep: KeepSettings) -> None:
        self._store = store
        self._live_tables = live_tables
        self._keep = keep
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin to look."""
        self._task = asyncio.create_task(self._go_round())

    async def close(self) -> None:
        """Stop."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def look(self, now: float) -> int:
        """Delete a little of each kind; how much it was."""
        keep, store = self._keep, self._store
        deleted = await self._tables([GATHERING], keep.gathering_days, now)
        deleted += await self._tables([PLAYING, PAUSED], keep.running_days, now)
        deleted += await self._tables([OVER], keep.finished_days, now)
        deleted += await _old(store.delete_old_records, keep.upload_days, now)
        deleted += await _old(store.delete_old_sessions, keep.session_days, now)
        deleted += await _old(store.delete_old_guests, keep.guest_days, now)
        return deleted

    async def sign_out(self) -> None:
        """Close connections whose sessions have ended at another node."""
        tables = self._live_tables.tables()
        sessions = {one.session for live in tables for one in live.connections if one.session}
        if sessions:
            self._live_tables.sign_out(
                sessions - await self._store.living_sessions(sorted(sessions))
            )

    async def _go_round(self) -> None:
        while True:
            await asyncio.sleep(PAUSE)
            try:
                await self.sign_out()
                deleted = await self.look(time.time())
                if deleted:
                    log.info("housekeeping: deleted %d", deleted)
            except BotyardError as trouble:
                log.warning("housekeeping: %s", trouble.key)
            except Exception:
                log.exception("housekeeping")

    async def _tables(self, statuses: list[str], days: int, now: float) -> int:
        if not days:
            return 0
        old = await self._store.old_tables(statuses, now - days * DAY, AT_ONCE)
        used = {live.id for live in self._live_tables.tables()}
        for table in old:
            if table not in used:
                await self._store.delete_table(table)
        return len(old)


async def _old(delete: Callable[[float, int], Awaitable[int]], days: int, now: float) -> int:
    return await delete(now - days * DAY, MANY_AT_ONCE) if days else 0
