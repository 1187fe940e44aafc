"""Records of whole games, and the films that are made of them."""

from dataclasses import asdict

from sqlalchemy import insert, select

from botyard.server.store.connected import Connected
from botyard.server.store.rows import RecordRow
from botyard.server.store.schema import FILMS, RECORDS


class Records(Connected):
    """What has been played."""

    async def add_record(self, record: RecordRow) -> None:
        """Keep a record."""
        async with self._write() as connection:
            await connection.execute(insert(RECORDS).values(asdict(record)))

    async def record(self, record: str) -> RecordRow | None:
        """One record, if there is one."""
        async with self._read() as connection:
            row = (await connection.execute(select(RECORDS).where(RECORDS.c.id == record))).first()
        return RecordRow(*row) if row else None

    async def add_film(self, film: str, content: bytes) -> None:
        """Keep the film of a record or a table; the first one stays."""
        row = {"id": film, "film": content}
        async with self._write() as connection:
            await connection.execute(
                self._database.insert(FILMS).values(row).on_conflict_do_nothing()
            )

    async def film(self, film: str) -> bytes | None:
        """One film, if there is one."""
        async with self._read() as connection:
            return await connection.scalar(select(FILMS.c.film).where(FILMS.c.id == film))
