"""Positions read: robots, and the cards that each of them has."""

from typing import Final

from mypy_extensions import i64

from botyard.games.roborally.actions import REGISTERS
from botyard.games.roborally.cards import OPTIONS as OPTION_NAMES
from botyard.games.roborally.floor import DIRECTIONS, SPACES, is_deadly
from botyard.games.roborally.pairs import WAYS, put_second, second_in
from botyard.games.roborally.piles import put_into_hand
from botyard.games.roborally.play import Play
from botyard.games.roborally.rules.option_cards import give_option
from botyard.games.roborally.state import (
    FATES,
    MOMENTS,
    MOST_HELD,
    NO_CARD,
    NOBODY,
    NOWHERE,
    POWERS,
)
from botyard.games.roborally.taking import demand_in_deck, demand_length, read_piles, take_card
from botyard.kernel.errors import BadPosition
from botyard.kernel.reading import Reader

MOST_TURNS: Final = 1_000_000


def read_robots(race: Play, robots: list[int], reader: Reader, taken: set[int]) -> None:
    """Robots and their cards."""
    tables = reader.tables("robots")
    demand_length(reader.path("robots"), len(tables), len(robots))
    for seat, table in enumerate(tables):
        _read_robot(race, robots[seat], table)
    for key in ("hands", "leftovers"):
        for seat, names in enumerate(read_piles(reader, key, len(robots))):
            path = f"{reader.path(key)}[{seat}]"
            _read_hand(race, robots[seat], names, key == "leftovers", path, taken)
    for key in ("face_up", "face_down", "unseen"):
        for seat, names in enumerate(read_piles(reader, key, len(robots))):
            path = f"{reader.path(key)}[{seat}]"
            _read_registers(race, robots[seat], names, key, path, taken)
    ways = read_piles(reader, "ways", len(robots))
    for key in ("second_up", "second_down"):
        for seat, names in enumerate(read_piles(reader, key, len(robots))):
            path = f"{reader.path(key)}[{seat}]"
            of_seat = ways[seat] if ways else []
            _read_seconds(race, robots[seat], names, of_seat, path, taken)


def _read_robot(race: Play, robot: i64, reader: Reader) -> None:
    race.space[robot] = _read_space(race, reader, "space", NOWHERE)
    if race.space[robot] != NOWHERE:
        if race.occupant[race.space[robot]] != NOBODY:
            raise BadPosition("position-space-taken", path=reader.path("space"))
        race.occupant[race.space[robot]] = robot
    if reader.has("facing"):
        race.facing[robot] = reader.name("facing", DIRECTIONS)
    race.damage[robot] = _read_number(reader, "damage", 9, 0)
    race.lives[robot] = _read_number(reader, "lives", race.lives[robot], race.lives[robot])
    race.flags[robot] = _read_number(reader, "flags", len(race.floor.flags), 0)
    race.archive[robot] = _read_space(race, reader, "archive", race.archive[robot])
    if reader.has("power"):
        race.power[robot] = reader.name("power", POWERS)
    if reader.has("fate"):
        race.fate[robot] = reader.name("fate", FATES)
    race.since[robot] = _read_number(reader, "since", MOST_TURNS * MOMENTS, 0)
    race.tokens[robot] = _read_number(reader, "tokens", MOST_TURNS, 0)
    if not reader.has("ready") or reader.flag("ready"):
        race.ready |= 1 << robot
    if reader.has("locked"):
        for register in reader.integers("locked", 1, REGISTERS):
            race.locked[robot] |= 1 << (register - 1)
    if reader.has("options"):
        for option in reader.names("options", OPTION_NAMES):
            demand_in_deck(race, option, reader.path("options"))
            give_option(race, robot, option)
    reader.close()


def _read_number(reader: Reader, key: str, most: int, otherwise: int) -> int:
    return reader.integer(key, 0, most) if reader.has(key) else otherwise


def _read_space(race: Play, reader: Reader, key: str, otherwise: int) -> int:
    """A space where a robot can be; null for none."""
    if not reader.has(key):
        return otherwise
    if reader.value(key) is None:
        return NOWHERE
    square = reader.name(key, SPACES)
    space = race.floor.index(square)
    outside = space >= race.floor.spaces or race.floor.square(space) != square
    if outside or is_deadly(race.floor.element[space]):
        raise BadPosition("position-no-space", path=reader.path(key), name=SPACES.name(square))
    return space


def _read_hand(
    race: Play, robot: i64, names: list[object], left_over: bool, path: str, taken: set[int]
) -> None:
    if not names:
        return
    if len(names) > MOST_HELD:
        raise BadPosition("position-too-many", path=path, count=len(names), most=MOST_HELD)
    if race.is_ready(robot) != left_over:
        raise BadPosition("position-misfit", path=path)
    for name in names:
        put_into_hand(race, robot, take_card(taken, name, path))


def _read_registers(
    race: Play, robot: i64, names: list[object], how: str, path: str, taken: set[int]
) -> None:
    if not names:
        return
    demand_length(path, len(names), REGISTERS)
    one: i64 = 1
    for number, name in enumerate(names):
        if name is None:
            continue
        place = robot * REGISTERS + number
        if race.registers[place] != NO_CARD:
            raise BadPosition("position-misfit", path=path)
        race.registers[place] = take_card(taken, name, path)
        if how == "face_up":
            race.face_up[robot] |= 1 << number
        elif how == "unseen":
            race.unseen |= one << place


def _read_seconds(
    race: Play, robot: i64, names: list[object], ways: list[object], path: str, taken: set[int]
) -> None:
    if not any(names):
        return
    demand_length(path, len(names), REGISTERS)
    demand_length(path, len(ways), REGISTERS)
    for number, name in enumerate(names):
        if name is None:
            continue
        place = robot * REGISTERS + number
        way = Reader({"way": ways[number]}, path, BadPosition).name("way", WAYS) + 1
        if race.registers[place] == NO_CARD or second_in(race, robot, number + 1) != NO_CARD:
            raise BadPosition("position-misfit", path=path)
        put_second(race, place, take_card(taken, name, path), way)
