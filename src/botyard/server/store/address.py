"""Where the database is: what people write."""

from pathlib import Path

from botyard.server.store.trouble import StoreTrouble

POSTGRESQL = ("postgresql://", "postgres://")
SQLITE = "sqlite:///"


def sqlite_path(url: str) -> Path | None:
    """
    Return the file of a path or ``sqlite:///path``; None for a PostgreSQL address.

    >>> str(sqlite_path("sqlite:///games.db"))
    'games.db'
    >>> sqlite_path("postgresql://botyard@db.example/botyard")
    """
    if url.startswith(POSTGRESQL):
        return None
    path = url.removeprefix(SQLITE)
    if not path or "://" in path:
        raise StoreTrouble("store-address")  # not repeated: it may hold a password
    return Path(path).expanduser()
