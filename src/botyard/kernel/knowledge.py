"""
Who may know what: ``knowledge.toml`` of a game, written from its rulebook.

Each entry names a place in the game's position, what lies there, and who may know it. A path
goes down by keys; ``*`` stands for every item of a list or table, and the first one met is
the owner's seat. The contract suite swaps what a seat cannot know, and demands that nothing
this seat is shown changes.
"""

import tomllib
from dataclasses import dataclass
from importlib import resources

from botyard.kernel.errors import BadData
from botyard.kernel.reading import Reader

KNOWN_TO = ("all", "owner", "team", "nobody")


@dataclass(frozen=True)
class Place:
    """Where components lie, and who may know which they are."""

    path: tuple[str, ...]
    holds: str
    known_to: str
    openly_when: tuple[tuple[str, object], ...]  # keys of the position that make it public

    def is_open(self, position: dict[str, object]) -> bool:
        """Whether the position says that everybody sees this place now."""
        if not self.openly_when:
            return False
        return all(position.get(key) == value for key, value in self.openly_when)


@dataclass(frozen=True)
class Slot:
    """One component in a position: the keys that lead to it, and the seat it belongs to."""

    keys: tuple[str | int, ...]
    owner: int  # -1: nobody's


class Knowledge:
    """All places of a game."""

    def __init__(self, places: list[Place]) -> None:
        self.places = places

    def is_alike(self) -> bool:
        """Whether all seats and spectators know the same, so that all see the same."""
        return all(place.known_to in ("all", "nobody") for place in self.places)

    def hidden_slots(
        self, position: dict[str, object], seat: int, teams: list[int]
    ) -> dict[str, list[Slot]]:
        """What a seat cannot know in a position, by kind of component."""
        hidden: dict[str, list[Slot]] = {}
        for place in self.places:
            if place.known_to == "all" or place.is_open(position):
                continue
            for slot in _slots(position, place.path):
                if not _knows(place.known_to, slot.owner, seat, teams):
                    hidden.setdefault(place.holds, []).append(slot)
        return hidden

    def all_slots(self, position: dict[str, object]) -> list[Slot]:
        """Every component of a position that lies in a place named here."""
        return [slot for place in self.places for slot in _slots(position, place.path)]


def read_knowledge(package: str) -> Knowledge:
    """The knowledge file of a game's package."""
    text = resources.files(package).joinpath("knowledge.toml").read_text(encoding="utf-8")
    reader = Reader(tomllib.loads(text), "", BadData)
    places = [_read_place(place) for place in reader.tables("place")]
    reader.close()
    return Knowledge(places)


def item_at(position: object, keys: tuple[str | int, ...]) -> object:
    """What stands in a position behind these keys."""
    here = position
    for key in keys:
        if isinstance(here, dict):
            here = here[key]
        elif isinstance(here, list) and isinstance(key, int):
            here = here[key]
    return here


def put_at(position: object, keys: tuple[str | int, ...], item: object) -> None:
    """Put something behind these keys of a position."""
    here = item_at(position, keys[:-1])
    if isinstance(here, dict):
        here[keys[-1]] = item
    elif isinstance(here, list) and isinstance(keys[-1], int):
        here[keys[-1]] = item


def _read_place(reader: Reader) -> Place:
    known_to = reader.text("known_to")
    if known_to not in KNOWN_TO:
        raise BadData("read-unknown-name", path=reader.path("known_to"), name=known_to)
    openly: list[tuple[str, object]] = []
    if reader.has("openly_when"):
        conditions = reader.table("openly_when")
        openly = [(key, conditions.value(key)) for key in conditions.whole()]
    place = Place(
        tuple(reader.text("path").split(".")), reader.text("holds"), known_to, tuple(openly)
    )
    if reader.has("clauses"):
        reader.texts("clauses")
    reader.close()
    return place


def _slots(position: dict[str, object], path: tuple[str, ...]) -> list[Slot]:
    """Every component behind a path, with the seat named by its first star."""
    found: list[tuple[tuple[str | int, ...], int, object]] = [((), -1, position)]
    for part in path:
        below: list[tuple[tuple[str | int, ...], int, object]] = []
        for keys, owner, here in found:
            if part == "*" and isinstance(here, list):
                for number, item in enumerate(here):
                    below.append(((*keys, number), number if owner < 0 else owner, item))
            elif isinstance(here, dict) and part in here:
                below.append(((*keys, part), owner, here[part]))
        found = below
    return [Slot(keys, owner) for keys, owner, item in found if item is not None]


def _knows(known_to: str, owner: int, seat: int, teams: list[int]) -> bool:
    if known_to == "all":
        return True
    if known_to == "nobody" or seat < 0 or owner < 0:
        return False
    return owner == seat or (known_to == "team" and teams[owner] == teams[seat])
