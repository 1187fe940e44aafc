"""Positions read: cards that are not named lie in their decks."""

from typing import Final

from mypy_extensions import i64

from botyard.games.roborally.actions import MAX_SEATS, REGISTERS
from botyard.games.roborally.cards import CARDS
from botyard.games.roborally.cards import OPTIONS as OPTION_NAMES
from botyard.games.roborally.components import course_of
from botyard.games.roborally.declared import STEPS
from botyard.games.roborally.floor import DIRECTIONS, SPACES, is_deadly
from botyard.games.roborally.option_numbers import CONDITIONAL_PROGRAM, FLYWHEEL
from botyard.games.roborally.options.ablative_coat import THICKNESS
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
from botyard.games.roborally.options.mini_howitzer import SHOTS
from botyard.games.roborally.options.storing import ON_FLYWHEEL, card_on, refuse_unstoring
from botyard.games.roborally.pairs import WAYS, card_of, put_second, second_in
from botyard.games.roborally.piles import bury, cast_off, deck_of, discard_card, put_into_hand
from botyard.games.roborally.play import Play
from botyard.games.roborally.positions.fit import refuse_misfit
from botyard.games.roborally.positions.write import IN_HAND, ON_OPTIONS, robots_by_seat
from botyard.games.roborally.rules.option_cards import (
    cards_of,
    drawn_last,
    give_option,
    holder_of,
    option_deck,
)
from botyard.games.roborally.setup import lay_out
from botyard.games.roborally.specials.frenetic_factory import floor_turned
from botyard.games.roborally.state import (
    FATES,
    MOMENTS,
    MOST_HELD,
    NO_CARD,
    NOBODY,
    NOWHERE,
    POWERS,
)
from botyard.games.roborally.table_options import OPTIONS
from botyard.kernel.agenda import read_agenda
from botyard.kernel.errors import BadPosition
from botyard.kernel.game import Json, read_options
from botyard.kernel.reading import Reader
from botyard.kernel.reasons import LEGAL
from botyard.kernel.vectors import filled, vec

_MOST_TURNS: Final = 1_000_000
_MOST_EVICTIONS: Final = 62  # the last of eight robots has pushed the one before it
_HITS: Final = 1 << 24


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
    race.turn = reader.integer("turn", 0 if race.special else 1, _MOST_TURNS)
    race.register = reader.integer("register", 0, REGISTERS) if reader.has("register") else 0
    if reader.has("special"):
        _read_special_state(race, reader.table("special"))
    taken: set[int] = set()
    racers = robots_by_seat(race)
    _read_robots(race, racers, reader, taken)
    if race.robots > race.seats:
        blockers = reader.table("blockers")
        _read_robots(race, [robot + seats for robot in racers], blockers, taken)
        blockers.close()
    _read_options(race, reader)
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


def _read_options(race: Play, reader: Reader) -> None:
    """Option cards that a robot has or that are discarded are missing in the deck."""
    if reader.has("option_discard"):
        for option in reader.names("option_discard", OPTION_NAMES):
            _demand_in_deck(race, option, "option_discard")
            race.spent_options |= 1 << option
    race.on_offer = _read_by_seat(race, reader, "offered")
    race.under = _read_by_seat(race, reader, "under")
    if reader.has("option_deck"):
        found = reader.names("option_deck", OPTION_NAMES)
        _demand_deck("option_deck", found, list(cards_of(option_deck(race) & ~drawn_last(race))))


def _read_by_seat(race: Play, reader: Reader, key: str) -> vec[i64]:
    """Option cards that lie apart for each seat, as a mask for each robot."""
    if not reader.has(key):
        return vec[i64]()
    masks = filled(race.robots, 0)
    apart: i64 = 0
    for seat, names in enumerate(_read_piles(reader, key, race.seats)):
        robot = robots_by_seat(race)[seat]
        for option in Reader({"pile": names}, key, BadPosition).names("pile", OPTION_NAMES):
            _demand_in_deck(race, option, key, apart)
            apart |= 1 << option
            masks[robot] |= 1 << option
    return masks


def _read_apart(race: Play, reader: Reader, taken: set[int]) -> None:
    """The cards on Options; what Options have left behind; cards that were discarded early."""
    race.flywheel = _read_on(race, reader, "flywheel", FLYWHEEL, taken)
    race.stored = _read_on(race, reader, "stored", CONDITIONAL_PROGRAM, taken)
    if reader.has("gear"):
        _read_gear(race, reader.table("gear"))
    for seat, names in enumerate(_read_piles(reader, "cast_off", race.seats)):
        if names and (race.recompiler == NOBODY or race.owner[race.recompiler] != seat):
            raise BadPosition("position-misfit", path="cast_off")
        for name in names:
            cast_off(race, _take_card(taken, name, "cast_off"))
    if reader.has("buried"):
        for name in reader.items("buried"):
            bury(race, _take_card(taken, name, "buried"))


def _read_on(race: Play, reader: Reader, key: str, option: i64, taken: set[int]) -> int:
    """The card on an Option, which must be somebody's."""
    card = NO_CARD
    for seat, names in enumerate(_read_piles(reader, key, race.seats)):
        if not names:
            continue
        holder = holder_of(race, option)
        if len(names) > 1 or card != NO_CARD or holder == NOBODY or race.owner[holder] != seat:
            raise BadPosition("position-misfit", path=key)
        card = _take_card(taken, names[0], key)
    return card


def _demand_deck(path: str, found: list[int], wanted: list[int]) -> None:
    if sorted(found) != wanted:
        raise BadPosition("position-deck", path=path, count=len(found), wanted=len(wanted))


# Robots, and the cards that each of them has


def _read_robots(race: Play, robots: list[int], reader: Reader, taken: set[int]) -> None:
    """Robots and their cards."""
    tables = reader.tables("robots")
    _demand_length(reader.path("robots"), len(tables), len(robots))
    for seat, table in enumerate(tables):
        _read_robot(race, robots[seat], table)
    for key in ("hands", "leftovers"):
        for seat, names in enumerate(_read_piles(reader, key, len(robots))):
            path = f"{reader.path(key)}[{seat}]"
            _read_hand(race, robots[seat], names, key == "leftovers", path, taken)
    for key in ("face_up", "face_down", "unseen"):
        for seat, names in enumerate(_read_piles(reader, key, len(robots))):
            path = f"{reader.path(key)}[{seat}]"
            _read_registers(race, robots[seat], names, key, path, taken)
    ways = _read_piles(reader, "ways", len(robots))
    for key in ("second_up", "second_down"):
        for seat, names in enumerate(_read_piles(reader, key, len(robots))):
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
    race.damage[robot] = _number(reader, "damage", 9)
    if reader.has("lives"):
        race.lives[robot] = reader.integer("lives", 0, race.lives[robot])
    race.flags[robot] = _number(reader, "flags", len(race.floor.flags))
    race.archive[robot] = _read_space(race, reader, "archive", race.archive[robot])
    if reader.has("power"):
        race.power[robot] = reader.name("power", POWERS)
    if reader.has("fate"):
        race.fate[robot] = reader.name("fate", FATES)
    race.since[robot] = _number(reader, "since", _MOST_TURNS * MOMENTS)
    race.tokens[robot] = _number(reader, "tokens", _MOST_TURNS)
    if not reader.has("ready") or reader.flag("ready"):
        race.ready |= 1 << robot
    if reader.has("locked"):
        for register in reader.integers("locked", 1, REGISTERS):
            race.locked[robot] |= 1 << (register - 1)
    if reader.has("options"):
        for option in reader.names("options", OPTION_NAMES):
            _demand_in_deck(race, option, reader.path("options"))
            give_option(race, robot, option)
    reader.close()


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
        put_into_hand(race, robot, _take_card(taken, name, path))


def _read_registers(
    race: Play, robot: i64, names: list[object], how: str, path: str, taken: set[int]
) -> None:
    if not names:
        return
    _demand_length(path, len(names), REGISTERS)
    one: i64 = 1
    for number, name in enumerate(names):
        if name is None:
            continue
        place = robot * REGISTERS + number
        if race.registers[place] != NO_CARD:
            raise BadPosition("position-misfit", path=path)
        race.registers[place] = _take_card(taken, name, path)
        if how == "face_up":
            race.face_up[robot] |= 1 << number
        elif how == "unseen":
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
        if race.registers[place] == NO_CARD or second_in(race, robot, number + 1) != NO_CARD:
            raise BadPosition("position-misfit", path=path)
        put_second(race, place, _take_card(taken, name, path), way)


# What Options and special rules have left behind


def _read_gear(race: Play, reader: Reader) -> None:
    """Read what Options have left behind."""
    race.coat = _number(reader, "coat", THICKNESS - 1)
    race.shells = _number(reader, "shells", SHOTS - 1)
    race.fresh = _number(reader, "fresh", 1)
    race.open_register = _number(reader, "open", REGISTERS)
    race.shielded = _number(reader, "shielded", 15)
    race.controlled = _number(reader, "controlled", (1 << race.robots) - 1)
    race.recompiler = _robot(race, reader, "recompiler")
    race.aborting = _robot(race, reader, "aborting")
    race.stabilized = _robot(race, reader, "stabilized")
    race.controller = _robot(race, reader, "controller")
    if reader.has("fired"):
        for option in reader.names("fired", OPTION_NAMES):
            race.fired |= 1 << option
    if reader.has("hits"):
        race.hits = vec[i64](reader.integers("hits", 0, _HITS))
    taken_at = _number(reader, "taken_at", ON_OPTIONS + ON_FLYWHEEL)
    if taken_at:
        race.taken = _card_at(race, taken_at)
        _demand(race.taken != NO_CARD, reader, "taken_at")
    reader.close()
    if (race.controlled != 0) != (race.controller != NOBODY) or not _hits_fit(race):
        raise BadPosition("position-misfit", path="gear")


def _card_at(race: Play, at: i64) -> i64:
    """The card at such a place of the robot that has Flywheel."""
    robot = holder_of(race, FLYWHEEL)
    if robot == NOBODY:
        return NO_CARD
    if at >= ON_OPTIONS:
        where = at - ON_OPTIONS
        return card_on(race, where) if refuse_unstoring(race, robot, where) == LEGAL else NO_CARD
    if at - IN_HAND >= race.held[robot]:
        return NO_CARD
    if at >= IN_HAND:
        return race.hands[robot * MOST_HELD + at - IN_HAND]
    if at <= REGISTERS:
        return race.card(robot, at)
    second = second_in(race, robot, at - REGISTERS)
    return NO_CARD if second == NO_CARD else card_of(second)


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


def _read_special_state(race: Play, reader: Reader) -> None:
    """Read what a special rule keeps in mind."""
    everybody = (1 << race.robots) - 1
    one: i64 = 1
    for bit in _numbers(reader, "evictions", 0, _MOST_EVICTIONS):
        race.evictions |= one << bit
    race.claims = _number(reader, "claims", 255)
    race.credited = _number(reader, "credited", everybody)
    race.sat_out = _number(reader, "sat_out", everybody)
    race.superbot = _robot(race, reader, "superbot")
    race.west = reader.integer("west", 0, 1) if reader.has("west") else NOBODY
    race.chasers = _numbers(reader, "chasers", 0, race.robots - 1)
    race.riding = _numbers(reader, "riding", NOBODY, len(race.floor.flags) - 1)
    race.carriers = _numbers(reader, "carriers", NOBODY, race.robots - 1)
    race.turned = _numbers(reader, "turned", 0, 3)
    if len(race.turned) > 0:
        _demand(len(race.turned) == len(race.course.placements), reader, "turned")
        race.floor = floor_turned(race.course, list(race.turned))
    if reader.has("flags"):
        race.flag_at = vec[i64]([_flag(race, reader, name) for name in reader.items("flags")])
        _demand(len(race.flag_at) == len(race.floor.flags), reader, "flags")
    _demand(len(race.riding) in (0, race.robots), reader, "riding")
    _demand(len(race.carriers) in (0, len(race.floor.flags)), reader, "carriers")
    reader.close()


def _flag(race: Play, reader: Reader, name: object) -> int:
    if name is None:
        return NOWHERE
    square = Reader({"space": name}, reader.path("flags"), BadPosition).name("space", SPACES)
    space = race.floor.index(square)
    inside = space < race.floor.spaces and race.floor.square(space) == square
    _demand(inside and not is_deadly(race.floor.element[space]), reader, "flags")
    return space


def _numbers(reader: Reader, key: str, low: int, high: int) -> vec[i64]:
    return vec[i64](reader.integers(key, low, high) if reader.has(key) else [])


def _number(reader: Reader, key: str, most: int) -> int:
    return reader.integer(key, 0, most) if reader.has(key) else 0


def _robot(race: Play, reader: Reader, key: str) -> int:
    return reader.integer(key, 0, race.robots - 1) if reader.has(key) else NOBODY


def _demand(holds: bool, reader: Reader, key: str) -> None:
    if not holds:
        raise BadPosition("position-misfit", path=reader.path(key))


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


def _demand_in_deck(race: Play, option: i64, path: str, apart: i64 = 0) -> None:
    """Refuse an Option that somebody has, or that is discarded, or one of a mask."""
    if not ((option_deck(race) & ~apart) >> option) & 1:
        name = OPTION_NAMES.name(option)
        raise BadPosition("position-card-twice", path=path, name=name)


def _demand_length(path: str, count: int, wanted: int) -> None:
    """Refuse a list that is not so long."""
    if count != wanted:
        raise BadPosition("position-length", path=path, count=count, wanted=wanted)
