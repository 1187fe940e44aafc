"""Reading tiles out of a position: what lies somewhere is missing in its stack or deck."""

from typing import Final

from botyard.games.bot_factory.actions import PARTS, UNIVERSAL_PART
from botyard.games.bot_factory.play import Play
from botyard.games.bot_factory.setup import COPIES, PROJECT_COPIES, UNIVERSAL_COPIES
from botyard.kernel.errors import BadPosition
from botyard.kernel.names import Names
from botyard.kernel.reading import Reader

NOTHING: Final = "none"


def take_part(factory: Play, part: int, path: str) -> None:
    """A part that lies here is missing in its stack, or in the supply."""
    if part >= UNIVERSAL_PART:
        factory.supply[part - UNIVERSAL_PART] -= 1
        missing, most = factory.supply[part - UNIVERSAL_PART] < 0, UNIVERSAL_COPIES
    else:
        factory.stacks[part] -= 1
        missing, most = factory.stacks[part] < 0, COPIES
    if missing:
        raise BadPosition("position-too-many", path=path, count=most + 1, most=most)


def take_project(factory: Play, colour: int, path: str) -> None:
    """A project that lies here is missing in the deck."""
    factory.deck[colour] -= 1
    if factory.deck[colour] < 0:
        count = PROJECT_COPIES + 1
        raise BadPosition("position-too-many", path=path, count=count, most=PROJECT_COPIES)


def read_list(reader: Reader, key: str, length: int) -> list[object]:
    """A list that must be so long; in TOML, which has no null, ``none`` stands for nothing."""
    items = reader.items(key)
    demand_length(reader.path(key), len(items), length)
    return [None if item == NOTHING else item for item in items]


def demand_length(path: str, count: int, wanted: int) -> None:
    """Refuse a list of another length."""
    if count != wanted:
        raise BadPosition("position-length", path=path, count=count, wanted=wanted)


def read_name(path: str, value: object, names: Names) -> int:
    """The number of a name that stands somewhere in a list."""
    return Reader({path: value}, "", BadPosition).name(path, names)


def read_coloured(path: str, value: object) -> int:
    """A part that is not universal."""
    part = read_name(path, value, PARTS)
    if part >= UNIVERSAL_PART:
        raise BadPosition("position-misfit", path=path)
    return part


def read_integer(reader: Reader, key: str, low: int, high: int, otherwise: int) -> int:
    """A number within bounds, or what it is if it is left out."""
    return reader.integer(key, low, high) if reader.has(key) else otherwise
