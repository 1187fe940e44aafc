"""
Leases: which node minds the clocks and bots of a table.

A node keeps its leases by renewing them. When it dies they run out and another node takes
them. On PostgreSQL the clock of the database decides.
"""

from collections.abc import Iterable

from sqlalchemy import delete, or_, select

from botyard.server.store.connected import Connected
from botyard.server.store.schema import LEASES, TABLES


class Leases(Connected):
    """Taking, keeping and giving back."""

    async def lease(self, tables: Iterable[str], seconds: float) -> set[str]:
        """Take or renew leases; return the tables that are this node's now."""
        rows = [
            {"table_id": table, "node": self.node, "until": self._database.now() + seconds}
            for table in sorted(
                set(tables)
            )  # in order, so that two nodes never wait for each other
        ]
        if not rows:
            return set()
        wanted = self._database.insert(LEASES).values(rows)
        free = or_(LEASES.c.node == self.node, LEASES.c.until < self._database.now())
        taken = wanted.on_conflict_do_update(
            index_elements=[LEASES.c.table_id],
            set_={"node": wanted.excluded.node, "until": wanted.excluded.until},
            where=free,
        ).returning(LEASES.c.table_id)
        async with self._write() as connection:
            return set((await connection.scalars(taken)).all())

    async def release_leases(self) -> None:
        """Give back every lease of this node."""
        async with self._write() as connection:
            await connection.execute(delete(LEASES).where(LEASES.c.node == self.node))

    async def due(self, limit: int) -> list[str]:
        """Tables that are to be woken by now and that no other node minds."""
        others = (
            select(LEASES.c.table_id)
            .where(LEASES.c.table_id == TABLES.c.id)
            .where(LEASES.c.node != self.node, LEASES.c.until >= self._database.now())
        )
        waking = (
            select(TABLES.c.id)
            .where(
                TABLES.c.wake_at <= self._database.now(),
                ~others.exists(),
            )
            .order_by(TABLES.c.wake_at)
            .limit(limit)
        )
        async with self._read() as connection:
            return list((await connection.scalars(waking)).all())
