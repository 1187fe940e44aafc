"""
Who is signed in where: every device has a session that can be looked at and ended.

The cookie is signed, so that a stranger's costs no look into the database. Whether its session
goes on is remembered for a moment: what ends here ends at once, what another node ends a little
later.
"""

import re
import time
from collections.abc import Iterable
from typing import Final, NamedTuple

from botyard.server.identity import Keys, new_id
from botyard.server.settings import DAY
from botyard.server.store import Session, Store, StoreTrouble

REMEMBERED: Final = 10.0  # seconds
MOST_REMEMBERED: Final = 10_000
NOTED: Final = 3600.0  # seconds after which it is noted again that a device is used

_BROWSERS: Final = (  # the first that is named, since each also names those below
    ("Edg", "Edge"),
    ("OPR", "Opera"),
    ("SamsungBrowser", "Samsung Internet"),
    ("Firefox", "Firefox"),
    ("FxiOS", "Firefox"),
    ("CriOS", "Chrome"),
    ("Chrome", "Chrome"),
    ("Safari", "Safari"),
)
_SYSTEMS: Final = (
    ("Android", "Android"),
    ("iPhone", "iPhone"),
    ("iPad", "iPad"),
    ("Windows", "Windows"),
    ("CrOS", "ChromeOS"),
    ("Mac OS X", "macOS"),
    ("Linux", "Linux"),
)
_PROGRAM: Final = re.compile(r"[A-Za-z][A-Za-z0-9_.-]{0,31}")


class _Known(NamedTuple):
    until: float  # by the clock of this process
    person: str | None  # nobody's, if it has ended


class SignedIn:
    """The sessions of everybody."""

    def __init__(self, store: Store, keys: Keys, days: int) -> None:
        self._store = store
        self._keys = keys
        self._lasts = days * DAY
        self._known: dict[str, _Known] = {}

    async def start(self, person: str, agent: str) -> str:
        """Sign somebody in on this device; what its cookie holds."""
        now = time.time()
        session = Session(new_id(), person, now, now, device_of(agent))
        await self._store.add_session(session)
        return self._keys.sign(person, session.id)

    async def goes_on(self, person: str, session: str) -> bool:
        """Whether a session has not ended; while the store is in trouble, what was known counts."""
        known = self._known.get(session)
        if known is None or known.until < time.monotonic():
            try:
                known = await self._look(session)
            except StoreTrouble:
                if known is None:
                    raise
        return known.person == person

    async def end(
        self, person: str, *, only: str | None = None, keep: str | None = None
    ) -> set[str]:
        """Sign a person out, on one device or everywhere but on one; the sessions that ended."""
        ended = await self._store.end_sessions(person, only, keep)
        self.forget(ended)
        return set(ended)

    def forget(self, sessions: Iterable[str]) -> None:
        """Look again whether these go on."""
        for session in sessions:
            self._known.pop(session, None)

    async def _look(self, session: str) -> _Known:
        row = await self._store.session(session)
        now = time.time()
        if row is not None and row.seen + self._lasts < now:
            row = None
        if row is not None and row.seen + NOTED < now:
            await self._store.session_seen(row, now)
        if len(self._known) >= MOST_REMEMBERED:
            self._known.clear()
        known = _Known(time.monotonic() + REMEMBERED, row.person_id if row else None)
        self._known[session] = known
        return known


def device_of(agent: str) -> str:
    """
    What a device is called in a list of one's own: browser and system, or a program's name.

    >>> device_of("Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0")
    'Firefox, Linux'
    >>> device_of("python-httpx/0.28.1"), device_of("<b>")
    ('python-httpx', '')
    """
    found = [
        next((name for sign, name in signs if sign in agent), "") for signs in (_BROWSERS, _SYSTEMS)
    ]
    if any(found):
        return ", ".join(name for name in found if name)
    program = _PROGRAM.match(agent)
    return program[0] if program else ""
