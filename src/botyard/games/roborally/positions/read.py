"""Positions read: cards that are not named lie in their decks."""

from typing import Final

from mypy_extensions import i64

from botyard.games.roborally.actions import MAX_SEATS, REGISTERS
from botyard.games.roborally.boards.courses import course_of
from botyard.games.roborally.boards.floor import SPACES
from botyard.games.roborally.components import CARDS, CONDITIONAL_PROGRAM, FLYWHEEL
from botyard.games.roborally.components import OPTIONS as OPTION_NAMES
from botyard.games.roborally.declared import STEPS
from botyard.games.roborally.options.hits import (
    AIMED,
    BOARD,
    SCRAMBLING,
    kind_of,
    number_of,
    register_of,
    shooter_of,
    target_of,
)
from botyard.games.roborally.play import Play
from botyard.games.roborally.positions.fields import demand_in_deck, fields_of, space_at
from botyard.games.roborally.positions.fit import refuse_misfit
from botyard.games.roborally.positions.write import robots_by_seat
from botyard.games.roborally.rules.option_cards import (
    cards_of,
    drawn_last,
    holder_of,
    option_deck,
)
from botyard.games.roborally.rules.piles import (
    WAYS,
    bury,
    cast_off,
    deck_of,
    discard_card,
    put_into_hand,
    put_second,
    second_in,
)
from botyard.games.roborally.setup import lay_out
from botyard.games.roborally.specials.frenetic_factory import floor_turned
from botyard.games.roborally.state import MOST_HELD, NO_CARD, NOBODY, NOWHERE
from botyard.games.roborally.table_options import OPTIONS
from botyard.kernel.agenda import read_agenda
from botyard.kernel.errors import BadPosition
from botyard.kernel.game import Json, read_options
from botyard.kernel.reading import Reader
from botyard.kernel.vectors import filled, vec

_LYING: Final = ("face_up", "face_down", "unseen", "ways", "second_up", "second_down")
_PILES: Final = ("hands", "leftovers", *_LYING)


def read_position(raw: Json) -> Play:
    """The state that a position describes; cards that it does not name lie in their decks."""
    reader = Reader(raw, "", BadPosition)
    options = read_options(OPTIONS, reader.value("options") if reader.has("options") else {})
    seats = reader.integer("seats", 1, MAX_SEATS)
    course = course_of(options)
    if seats not in course.seats():
        raise BadPosition("position-misfit", path="seats")
    first = reader.integer("first", 1, seats) - 1 if reader.has("first") else 0
    race = lay_out(course, options, seats, first)
    fields = fields_of(race)
    fields.time.read(race, reader)
    if reader.has("special"):
        _read_special(race, reader.table("special"))
    taken: set[int] = set()
    racers = robots_by_seat(race)
    _read_robots(race, racers, reader, taken)
    if race.robots > race.seats:
        blockers = reader.table("blockers")
        _read_robots(race, [robot + seats for robot in racers], blockers, taken)
        blockers.close()
    fields.spent.read(race, reader)
    race.on_offer = _read_by_seat(race, reader, "offered")
    race.under = _read_by_seat(race, reader, "under")
    if reader.has("option_deck"):
        found = reader.names("option_deck", OPTION_NAMES)
        _demand_deck("option_deck", found, list(cards_of(option_deck(race) & ~drawn_last(race))))
    _read_apart(race, reader, taken)
    if reader.has("discard"):
        for name in reader.items("discard"):
            discard_card(race, _take_card(taken, name, "discard"))
    if reader.has("deck"):
        _demand_deck("deck", reader.names("deck", CARDS), deck_of(race).items())
    race.agenda = read_agenda(reader.value("agenda"), STEPS, "agenda")
    reader.close()
    refuse_misfit(race)
    return race


def _read_special(race: Play, reader: Reader) -> None:
    """What the special rule of a course keeps in mind; boards may have turned, and flags moved."""
    fields_of(race).special.read(race, reader)
    if len(race.turned) > 0:
        _demand(len(race.turned) == len(race.course.placements), reader.path("turned"))
        race.floor = floor_turned(race.course, list(race.turned))
    flags = len(race.floor.flags)
    if reader.has("flags"):
        path = reader.path("flags")
        race.flag_at = vec[i64]([_flag(race, path, name) for name in reader.items("flags")])
        _demand(len(race.flag_at) == flags, path)
    _demand(len(race.riding) in (0, race.robots), reader.path("riding"))
    _demand(len(race.carriers) in (0, flags), reader.path("carriers"))
    reader.close()


def _flag(race: Play, path: str, name: object) -> i64:
    if name is None:
        return NOWHERE
    space = space_at(race, Reader({"space": name}, path, BadPosition).name("space", SPACES))
    _demand(space != NOWHERE, path)
    return space


# Robots, and the cards that each of them has


def _read_robots(race: Play, robots: list[int], reader: Reader, taken: set[int]) -> None:
    """Robots and their cards."""
    tables = reader.tables("robots")
    _demand_length(reader.path("robots"), len(tables), len(robots))
    for robot, table in zip(robots, tables, strict=True):
        fields_of(race).robot.read(race, table, robot)
        table.close()
    ways: list[list[object]] = []
    for key in _PILES:
        piles = _read_piles(reader, key, len(robots))
        if key == "ways":
            ways = piles
            continue
        for seat, names in enumerate(piles):
            robot, path = robots[seat], f"{reader.path(key)}[{seat}]"
            if key == "hands" or key == "leftovers":
                _read_hand(race, robot, names, key == "leftovers", path, taken)
            elif key == "second_up" or key == "second_down":
                _read_seconds(race, robot, names, ways[seat] if ways else [], path, taken)
            else:
                _read_registers(race, robot, names, key, path, taken)


def _read_hand(
    race: Play, robot: i64, names: list[object], left_over: bool, path: str, taken: set[int]
) -> None:
    if len(names) > MOST_HELD:
        raise BadPosition("position-too-many", path=path, count=len(names), most=MOST_HELD)
    _demand(not names or race.is_ready(robot) == left_over, path)
    for name in names:
        put_into_hand(race, robot, _take_card(taken, name, path))


def _read_registers(
    race: Play, robot: i64, names: list[object], key: str, path: str, taken: set[int]
) -> None:
    if not names:
        return
    _demand_length(path, len(names), REGISTERS)
    one: i64 = 1
    for number, name in enumerate(names):
        if name is None:
            continue
        place = robot * REGISTERS + number
        _demand(race.registers[place] == NO_CARD, path)
        race.registers[place] = _take_card(taken, name, path)
        if key == "face_up":
            race.face_up[robot] |= 1 << number
        elif key == "unseen":
            race.unseen |= one << place


def _read_seconds(
    race: Play, robot: i64, names: list[object], ways: list[object], path: str, taken: set[int]
) -> None:
    if not any(names):
        return
    _demand_length(path, len(names), REGISTERS)
    _demand_length(path, len(ways), REGISTERS)
    for number, name in enumerate(names):
        if name is None:
            continue
        place = robot * REGISTERS + number
        way = Reader({"way": ways[number]}, path, BadPosition).name("way", WAYS) + 1
        single = second_in(race, robot, number + 1) == NO_CARD
        _demand(race.registers[place] != NO_CARD and single, path)
        put_second(race, place, _take_card(taken, name, path), way)


# Cards that lie apart


def _read_by_seat(race: Play, reader: Reader, key: str) -> vec[i64]:
    """Option cards that lie apart for each seat, as a mask for each robot."""
    if not reader.has(key):
        return vec[i64]()
    masks = filled(race.robots, 0)
    apart: i64 = 0
    for seat, names in enumerate(_read_piles(reader, key, race.seats)):
        robot = robots_by_seat(race)[seat]
        for option in Reader({"pile": names}, key, BadPosition).names("pile", OPTION_NAMES):
            demand_in_deck(race, option, key, apart)
            apart |= 1 << option
            masks[robot] |= 1 << option
    return masks


def _read_apart(race: Play, reader: Reader, taken: set[int]) -> None:
    """The cards on Options; what Options have left behind; cards that were discarded early."""
    race.flywheel = _read_on(race, reader, "flywheel", FLYWHEEL, taken)
    race.stored = _read_on(race, reader, "stored", CONDITIONAL_PROGRAM, taken)
    if reader.has("gear"):
        gear = reader.table("gear")
        fields_of(race).gear.read(race, gear)
        gear.close()
        _demand((race.controlled != 0) == (race.controller != NOBODY) and _hits_fit(race), "gear")
    for seat, names in enumerate(_read_piles(reader, "cast_off", race.seats)):
        here = race.recompiler != NOBODY and race.owner[race.recompiler] == seat
        _demand(here or not names, "cast_off")
        for name in names:
            cast_off(race, _take_card(taken, name, "cast_off"))
    if reader.has("buried"):
        for name in reader.items("buried"):
            bury(race, _take_card(taken, name, "buried"))


def _read_on(race: Play, reader: Reader, key: str, option: i64, taken: set[int]) -> i64:
    """The card on an Option, which must be somebody's."""
    card: i64 = NO_CARD
    holder = holder_of(race, option)
    for seat, names in enumerate(_read_piles(reader, key, race.seats)):
        if names:
            here = holder != NOBODY and race.owner[holder] == seat
            _demand(here and len(names) == 1 and card == NO_CARD, key)
            card = _take_card(taken, names[0], key)
    return card


def _hits_fit(race: Play) -> bool:
    for hit in race.hits:
        shooter = shooter_of(hit)
        if kind_of(hit) > SCRAMBLING or target_of(hit) >= race.robots:
            return False
        if shooter >= race.robots and shooter != BOARD:
            return False
        number: i64 = register_of(hit) if kind_of(hit) == AIMED else number_of(hit)
        if number > REGISTERS or (kind_of(hit) == AIMED and number == 0):
            return False
    return True


# A card that is named somewhere is missing elsewhere


def _read_piles(reader: Reader, key: str, seats: int) -> list[list[object]]:
    """A list for each seat; nothing at all if the key is left out."""
    if not reader.has(key):
        return []
    piles = [
        Reader({"pile": pile}, f"{key}[{seat}]", BadPosition).items("pile")
        for seat, pile in enumerate(reader.items(key))
    ]
    _demand_length(key, len(piles), seats)
    return piles


def _take_card(taken: set[int], name: object, path: str) -> int:
    """A card by name, if it was not named before."""
    card = Reader({"card": name}, path, BadPosition).name("card", CARDS)
    if card in taken:
        raise BadPosition("position-card-twice", path=path, name=CARDS.name(card))
    taken.add(card)
    return card


def _demand_deck(path: str, found: list[int], wanted: list[int]) -> None:
    if sorted(found) != wanted:
        raise BadPosition("position-deck", path=path, count=len(found), wanted=len(wanted))


def _demand_length(path: str, count: int, wanted: int) -> None:
    """Refuse a list that is not so long."""
    if count != wanted:
        raise BadPosition("position-length", path=path, count=count, wanted=wanted)


def _demand(holds: bool, path: str) -> None:
    if not holds:
        raise BadPosition("position-misfit", path=path)
