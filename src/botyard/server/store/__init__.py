"""What lasts: tables line by line, people, seats, leases, records. SQLite or PostgreSQL."""

from botyard.server.store.rows import (
    Append,
    Link,
    NewTable,
    Person,
    RecordRow,
    Session,
    SnapshotRow,
    TableRow,
)
from botyard.server.store.store import Store
from botyard.server.store.trouble import NameTaken, StoreTrouble, VersionTaken

__all__ = [
    "Append",
    "Link",
    "NameTaken",
    "NewTable",
    "Person",
    "RecordRow",
    "Session",
    "SnapshotRow",
    "Store",
    "StoreTrouble",
    "TableRow",
    "VersionTaken",
]
