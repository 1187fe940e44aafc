"""Sessions: on which devices somebody is signed in."""

from dataclasses import asdict
from typing import Final

from sqlalchemy import delete, insert, select, update

from botyard.server.store.connected import Connected
from botyard.server.store.rows import Session
from botyard.server.store.schema import PERSONS, SESSIONS

MOST_SESSIONS: Final = 50  # of one person


class Sessions(Connected):
    """Starting, looking up and ending."""

    async def add_session(self, session: Session) -> None:
        """Somebody signs in; of very many devices, the one used longest ago is signed out."""
        theirs = select(SESSIONS.c.id).where(SESSIONS.c.person_id == session.person_id)
        too_many = theirs.order_by(SESSIONS.c.seen.desc(), SESSIONS.c.id).offset(MOST_SESSIONS)
        async with self._write() as connection:
            await connection.execute(insert(SESSIONS).values(asdict(session)))
            await connection.execute(delete(SESSIONS).where(SESSIONS.c.id.in_(too_many)))

    async def session(self, session: str) -> Session | None:
        """One session, if it has not ended."""
        async with self._read() as connection:
            wanted = select(SESSIONS).where(SESSIONS.c.id == session)
            row = (await connection.execute(wanted)).first()
        return Session(*row) if row else None

    async def sessions_of(self, person: str) -> list[Session]:
        """All sessions of a person, the one used last first."""
        wanted = select(SESSIONS).where(SESSIONS.c.person_id == person)
        async with self._read() as connection:
            rows = await connection.execute(wanted.order_by(SESSIONS.c.seen.desc()))
            return [Session(*row) for row in rows]

    async def session_seen(self, session: Session, now: float) -> None:
        """Note that a device is used, and so its person is here."""
        async with self._write() as connection:
            used = update(SESSIONS).where(SESSIONS.c.id == session.id)
            await connection.execute(used.values(seen=now))
            here = update(PERSONS).where(PERSONS.c.id == session.person_id)
            await connection.execute(here.values(seen=now))

    async def end_sessions(
        self, person: str, only: str | None = None, keep: str | None = None
    ) -> list[str]:
        """Sign a person out: on one device, or everywhere but on the one to keep."""
        ended = delete(SESSIONS).where(SESSIONS.c.person_id == person)
        if only is not None:
            ended = ended.where(SESSIONS.c.id == only)
        if keep is not None:
            ended = ended.where(SESSIONS.c.id != keep)
        async with self._write() as connection:
            return list((await connection.scalars(ended.returning(SESSIONS.c.id))).all())

    async def living_sessions(self, sessions: list[str]) -> set[str]:
        """Those of some sessions that have not ended."""
        wanted = select(SESSIONS.c.id).where(SESSIONS.c.id.in_(sessions))
        async with self._read() as connection:
            return set((await connection.scalars(wanted)).all())
