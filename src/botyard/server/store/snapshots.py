"""Snapshots of tables: a cache, which can be deleted at any time."""

from dataclasses import asdict

from sqlalchemy import delete, func, select

from botyard.server.store.connected import Connected
from botyard.server.store.rows import SnapshotRow
from botyard.server.store.schema import SNAPSHOTS


class Snapshots(Connected):
    """Writing and reading; of each table as few as are needed."""

    async def add_snapshot(self, snapshot: SnapshotRow, needed: float) -> None:
        """Keep a snapshot; of those that are no younger than a time the newest stays."""
        of_table = SNAPSHOTS.c.table_id == snapshot.table_id
        newest = select(func.max(SNAPSHOTS.c.version)).where(of_table, SNAPSHOTS.c.at <= needed)
        row = self._database.insert(SNAPSHOTS).values(asdict(snapshot))
        async with self._write() as connection:
            await connection.execute(
                row.on_conflict_do_update(
                    index_elements=[SNAPSHOTS.c.table_id, SNAPSHOTS.c.version],
                    set_={"at": snapshot.at, "content": snapshot.content},
                )
            )
            await connection.execute(
                delete(SNAPSHOTS).where(of_table, SNAPSHOTS.c.version < newest.scalar_subquery())
            )

    async def snapshot(self, table: str) -> SnapshotRow | None:
        """The oldest snapshot that is kept of a table, if there is any."""
        wanted = (
            select(SNAPSHOTS)
            .where(SNAPSHOTS.c.table_id == table)
            .order_by(SNAPSHOTS.c.version)
            .limit(1)
        )
        async with self._read() as connection:
            row = (await connection.execute(wanted)).first()
        return SnapshotRow(*row) if row else None

    async def delete_snapshots(self, table: str) -> None:
        """Forget all snapshots of a table."""
        async with self._write() as connection:
            await connection.execute(delete(SNAPSHOTS).where(SNAPSHOTS.c.table_id == table))
