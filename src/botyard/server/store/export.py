"""Everything that is stored about a person, for them to take along."""

from sqlalchemy import select

from botyard.kernel.game import Json
from botyard.server.store.connected import Connected
from botyard.server.store.schema import HOLDERS, LINKS, PERSONS, RECORDS, SESSIONS, TABLES


class Export(Connected):
    """What is known about people."""

    async def export_person(self, person: str) -> Json:
        """All but the password's hash and what is still secret; seats count from 1."""
        account, session, table, holder, link, record = (
            part.c for part in (PERSONS, SESSIONS, TABLES, HOLDERS, LINKS, RECORDS)
        )
        parts = {
            "person": select(
                account.id, account.nickname, account.name, account.created, account.seen
            ).where(account.id == person),
            "sessions": select(session.device, session.created, session.seen).where(
                session.person_id == person
            ),
            "tables": select(table.id, table.game, table.created, table.status, table.public).where(
                table.owner == person
            ),
            "seats": select(
                holder.table_id.label("table"),
                (holder.seat + 1).label("seat"),
                holder.since,
                holder.name,
            ).where(holder.person_id == person),
            "links": select(
                link.table_id.label("table"), (link.seat + 1).label("seat"), link.used_at
            ).where(link.used_by == person),
            "records": select(record.id, record.game, record.created, record.text).where(
                record.owner == person
            ),
        }
        async with self._read() as connection:
            return {
                name: [dict(row) for row in (await connection.execute(part)).mappings()]
                for name, part in parts.items()
            }
