"""Stands in for the package ``botyard.server.store`` until that lands; delete this file then."""

from collections.abc import Callable
from dataclasses import dataclass, field, replace

from botyard.kernel.errors import BotyardError
from botyard.kernel.game import Json

TAKEN = "store-name-taken"


@dataclass(frozen=True)
class Person:
    """A person."""

    id: str
    nickname: str
    name: str | None = None
    password: str | None = None


@dataclass(frozen=True)
class TableRow:
    """A table."""

    id: str
    game: str
    status: str
    created: float


class NameTaken(BotyardError):
    """Another account has this name."""

    status = 409


@dataclass
class Store:
    """Persons in memory."""

    persons: dict[str, Person] = field(default_factory=dict)
    kept: dict[str, str] = field(default_factory=dict)

    @classmethod
    async def open(cls, url: str, node: str) -> "Store":
        """An empty store."""
        return cls()

    async def close(self) -> None:
        """Forget everything."""

    async def meta(self, key: str, make: Callable[[], str]) -> str:
        """A value that is made once."""
        return self.kept.setdefault(key, make())

    async def add_person(self, person: str, nickname: str) -> Person:
        """A new person."""
        self.persons[person] = Person(person, nickname)
        return self.persons[person]

    async def person(self, person: str) -> Person | None:
        """A person, if there is one."""
        return self.persons.get(person)

    async def person_named(self, name: str) -> Person | None:
        """The person of an account."""
        return next((row for row in self.persons.values() if row.name == name), None)

    async def rename(self, person: str, nickname: str) -> None:
        """Another nickname."""
        self.persons[person] = replace(self.persons[person], nickname=nickname)

    async def set_password(self, person: str, name: str, password: str) -> None:
        """An account."""
        holder = await self.person_named(name)
        if holder is not None and holder.id != person:
            raise NameTaken(TAKEN, name=name)
        self.persons[person] = replace(self.persons[person], name=name, password=password)

    async def seen(self, person: str) -> None:
        """The person is here."""

    async def delete_person(self, person: str) -> None:
        """Remove everything about a person."""
        self.persons.pop(person, None)

    async def export_person(self, person: str) -> Json:
        """Everything that is stored about a person."""
        row = self.persons[person]
        return {"person": {"id": row.id, "nickname": row.nickname, "name": row.name}}

    async def tables_of(self, person: str) -> list[TableRow]:
        """Tables where a person sits."""
        return []
