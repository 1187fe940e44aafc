"""The rules register: every clause of a game, and the house rules of Botyard itself."""

import tomllib
from dataclasses import dataclass
from functools import cache
from importlib import resources
from typing import Final

from botyard.kernel.errors import BadData, UnknownName
from botyard.kernel.names import nearest
from botyard.kernel.reading import Reader
from botyard.kernel.registry import all_games

HOUSE: Final = "botyard.kernel"  # where the clauses BY-… are
KINDS: Final = ("rule", "data", "permission", "note")
STATUSES: Final = ("printed", "ruling", "derived", "reconstructed")


@dataclass(frozen=True)
class Clause:
    """One clause; its text stands under ``rule-<id>``, its title under ``rule-<id>.title``."""

    id: str
    kind: str
    section: str
    sources: list[str]
    status: str
    see: list[str]


@cache
def read_register(package: str) -> list[Clause]:
    """The clauses of a package, in the order of its reference; a game may have none."""
    file = resources.files(package).joinpath("rules.toml")
    if not file.is_file():
        return []
    reader = Reader(tomllib.loads(file.read_text(encoding="utf-8")), "", BadData)
    clauses = [_read_clause(clause) for clause in reader.tables("clause")]
    reader.close()
    return clauses


def find_clause(clause_id: str) -> tuple[str, Clause]:
    """The package that a clause belongs to, and the clause."""
    known: list[str] = []
    wanted = clause_id.lower()
    for package in [HOUSE, *[game.package for game in all_games().values()]]:
        for clause in read_register(package):
            if clause.id.lower() == wanted:
                return package, clause
            known.append(clause.id)
    raise UnknownName("unknown-clause", name=clause_id, nearest=nearest(clause_id, known))


def _read_clause(reader: Reader) -> Clause:
    clause = Clause(
        reader.text("id"),
        reader.text("kind"),
        reader.text("section"),
        reader.texts("sources"),
        reader.text("status"),
        reader.texts("see") if reader.has("see") else [],
    )
    for key, value, known in (("kind", clause.kind, KINDS), ("status", clause.status, STATUSES)):
        if value not in known:
            raise BadData("read-unknown-name", path=reader.path(key), what=key, name=value)
    reader.close()
    return clause
