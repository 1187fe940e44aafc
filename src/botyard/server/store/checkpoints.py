"""
Checkpoints of SQLite in a thread of their own.

SQLite appends commits to a log, and now and then copies the log into the database. If the
writer does that itself, everybody who waits for a commit then waits for the copying too.
"""

import sqlite3
import threading
from contextlib import closing, suppress
from pathlib import Path
from typing import Final

EVERY: Final = 1.0  # seconds
MOST_PAGES: Final = 16_000  # of the log, 64 MB; from here on writers wait until it is copied


class Checkpoints:
    """Copies the log of a database until it is closed."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._stop = threading.Event()
        self._thread = threading.Thread(target=self._run, name="botyard-checkpoints", daemon=True)
        self._thread.start()

    def close(self) -> None:
        """Stop; what is left in the log is read from there."""
        self._stop.set()
        self._thread.join()

    def _run(self) -> None:
        while not self._stop.wait(EVERY):
            with suppress(sqlite3.Error):  # a full or busy disk: the next one may do it
                self._copy()

    def _copy(self) -> None:
        with closing(sqlite3.connect(self._path, isolation_level=None)) as connection:
            _, pages, _ = connection.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchone()
            if pages > MOST_PAGES:
                connection.execute("PRAGMA wal_checkpoint(RESTART)")
