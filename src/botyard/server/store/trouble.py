"""
What a database can say instead of doing its work, told as one of a few errors.

After a ``StoreTrouble`` it is not known whether the write happened (a connection may break
between the commit and its answer): read the table again.
"""

import logging
import sqlite3
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from botyard.kernel.errors import BotyardError


class StoreTrouble(BotyardError):
    """The database cannot do it now; it may later."""

    status = 503  # what HTTP calls it


class VersionTaken(BotyardError):
    """Somebody else has appended this version, or the one before it is missing."""


class NameTaken(BotyardError):
    """Another account has this name."""

    status = 409


SQLITE = {
    sqlite3.SQLITE_FULL: "store-full",
    sqlite3.SQLITE_BUSY: "store-locked",
    sqlite3.SQLITE_LOCKED: "store-locked",
    sqlite3.SQLITE_READONLY: "store-refused",
    sqlite3.SQLITE_PERM: "store-refused",
    sqlite3.SQLITE_CANTOPEN: "store-refused",
    sqlite3.SQLITE_IOERR: "store-disk",
    sqlite3.SQLITE_CORRUPT: "store-damaged",
    sqlite3.SQLITE_NOTADB: "store-damaged",
}
POSTGRESQL = {  # by the beginning of SQLSTATE, the first that fits
    "53100": "store-full",
    "40P01": "store-locked",
    "55P03": "store-locked",
    "57014": "store-locked",
    "25006": "store-refused",
    "28": "store-refused",
    "3D": "store-refused",
    "42501": "store-refused",
    "08": "store-gone",
    "53": "store-gone",
    "57P": "store-gone",
    "58": "store-disk",
    "XX001": "store-damaged",
    "XX002": "store-damaged",
}
LOST = ("InterfaceError", "InternalClientError", "ConnectionDoesNotExistError")  # of asyncpg
UNKNOWN = "store-trouble"


QUIET: Final = 10.0  # seconds before the same trouble is logged again

TROUBLES: Final[Counter[str]] = Counter()  # how often each happened, in this process
_logged: Final[dict[str, float]] = {}

log = logging.getLogger(__name__)


@contextmanager
def told() -> Iterator[None]:
    """Turn whatever the database or its driver raises inside into a ``StoreTrouble``."""
    try:
        yield
    except BotyardError:
        raise
    except Exception as error:
        raise trouble_of(error) from error


def trouble_of(error: BaseException) -> StoreTrouble:
    """The trouble that an error of SQLAlchemy or of a driver stands for."""
    keys = [_key(cause) for cause in _causes(error)]
    known = [key for key in keys if key != UNKNOWN]
    trouble = StoreTrouble(known[0] if known else UNKNOWN)
    _note(trouble.key, error)
    return trouble


def _note(key: str, error: BaseException) -> None:
    """Count and log it, without what the database was given; the same again only now and then."""
    TROUBLES[key] += 1
    now = time.monotonic()
    if now - _logged.get(key, -QUIET) >= QUIET:
        _logged[key] = now
        kinds = " < ".join(type(cause).__name__ for cause in _causes(error))
        log.warning("store: %s #%d: %s", key, TROUBLES[key], kinds)


def _causes(error: BaseException | None) -> Iterator[BaseException]:
    """The error, what its library wrapped, and what it was raised from."""
    while error is not None:
        yield error
        wrapped = getattr(error, "orig", None)
        error = wrapped if isinstance(wrapped, BaseException) else error.__cause__


def _key(error: BaseException) -> str:
    if isinstance(error, sqlite3.Error):
        code: int = getattr(error, "sqlite_errorcode", 0)
        return SQLITE.get(code & 0xFF, UNKNOWN)
    state = getattr(error, "sqlstate", None)
    if state:
        found = [key for start, key in POSTGRESQL.items() if str(state).startswith(start)]
        return found[0] if found else UNKNOWN
    if isinstance(error, PermissionError | FileExistsError | NotADirectoryError):
        return "store-refused"
    lost = isinstance(error, OSError | TimeoutError) or type(error).__name__ in LOST
    return "store-gone" if lost else UNKNOWN
