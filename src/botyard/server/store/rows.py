"""What is given to the store, and what it gives back."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

FIRST_VERSION: Final = 1


@dataclass(frozen=True, slots=True)
class Append:
    """One entry that follows the version before it, and what the table is like then."""

    table: str
    version: int
    at: float
    entry: str
    status: str
    wake_at: float | None
    position: str | None


@dataclass(frozen=True, slots=True)
class Link:
    """A way to a seat for whoever knows the secret; only its hash is kept."""

    hash: str
    seat: int


@dataclass(frozen=True, slots=True)
class NewTable:
    """A table that is opened, with those who sit there already and the links to its seats."""

    id: str
    owner: str | None
    game: str
    created: float
    status: str
    public: bool
    secret: str
    wake_at: float | None = None
    position: str | None = None
    holders: tuple[tuple[int, str], ...] = ()  # seat and person
    names: Mapping[int, str] = field(default_factory=dict)  # by seat, if not the nickname
    links: tuple[Link, ...] = ()


@dataclass(frozen=True, slots=True)
class TableRow:
    """A table as it is after its last entry."""

    id: str
    owner: str | None
    game: str
    created: float
    status: str
    public: bool
    version: int
    wake_at: float | None
    position: str | None
    secret: str


@dataclass(frozen=True, slots=True)
class SnapshotRow:
    """A snapshot of a table after the line of a version, and when that was written."""

    table_id: str
    version: int
    at: float
    content: bytes


@dataclass(frozen=True, slots=True)
class Person:
    """Somebody who came by: a guest, or an account with name and password hash."""

    id: str
    nickname: str
    name: str | None
    password: str | None
    created: float
    seen: float


@dataclass(frozen=True, slots=True)
class Session:
    """A device where somebody is signed in."""

    id: str
    person_id: str
    created: float
    seen: float
    device: str


@dataclass(frozen=True, slots=True)
class RecordRow:
    """A record of a whole game: uploaded, or of a finished table."""

    id: str
    owner: str | None
    created: float
    game: str
    text: str
    table_id: str | None
