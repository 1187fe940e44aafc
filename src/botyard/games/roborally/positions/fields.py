"""Every attribute of a race that positions keep: its key, how it is written, and its bounds."""

from collections.abc import Iterable
from functools import lru_cache
from typing import Final, cast

from mypy_extensions import i64

from botyard.games.roborally.actions import DECK_SIZE, REGISTERS
from botyard.games.roborally.boards.courses import Course
from botyard.games.roborally.boards.floor import DIRECTIONS, SPACES, Floor, is_deadly
from botyard.games.roborally.components import FLYWHEEL, OPTIONS
from botyard.games.roborally.options.arriving import THICKNESS
from botyard.games.roborally.options.storing import ON_FLYWHEEL, card_on, refuse_unstoring
from botyard.games.roborally.options.weapons import SHOTS
from botyard.games.roborally.rules.option_cards import holder_of, option_deck
from botyard.games.roborally.rules.piles import card_of, second_in
from botyard.games.roborally.setup import lives_of
from botyard.games.roborally.state import (
    FATAL_DAMAGE,
    FATES,
    MOMENTS,
    MOST_HELD,
    NO_CARD,
    NOBODY,
    NOWHERE,
    POWERS,
    Race,
)
from botyard.kernel.errors import BadPosition
from botyard.kernel.fields import Bits, Field, Fields, Listed, Marked, Mask, Name, Number, Shape
from botyard.kernel.game import Json
from botyard.kernel.reading import Reader
from botyard.kernel.reasons import LEGAL
from botyard.kernel.state import State
from botyard.kernel.vectors import vec

_MOST_TURNS: Final = 1_000_000
_EVICTIONS: Final = 63  # the last of eight robots has pushed the one before it
_HITS: Final = 1 << 24
_CLAIMS: Final = 255
_SIDES: Final = 15
# Places of the card that came from Flywheel: registers and their second cards from 1, then these.
_IN_HAND: Final = 2 * REGISTERS + 1  # the first card of a hand
_ON_OPTIONS: Final = _IN_HAND + MOST_HELD  # on Conditional Program, then on Flywheel

_READER: Final = Reader({}, "", BadPosition)


class RaceFields:
    """All fields, by the tables of a position that they stand in."""

    def __init__(self, course: Course, seats: int, robots: int) -> None:
        flags = len(course.floor.flags)
        everybody = Number(0, (1 << robots) - 1)
        robot = Number(0, robots - 1)
        self.time = Fields(
            [
                Field("turn", "turn", Number(0 if course.special else 1, _MOST_TURNS)),
                Field("register", "register", Number(0, REGISTERS), optional=True),
            ]
        )
        self.robot = Fields(
            [
                Field("space", "space", Standing(course.floor), optional=True),
                Field("facing", "facing", Name(DIRECTIONS), optional=True),
                Field("damage", "damage", Number(0, FATAL_DAMAGE - 1), optional=True),
                Field("lives", "lives", Number(0, lives_of(course.special, seats)), optional=True),
                Field("flags", "flags", Number(0, flags), optional=True),
                Field("archive", "archive", Space(course.floor), optional=True),
                Field("power", "power", Name(POWERS), optional=True),
                Field("fate", "fate", Name(FATES), optional=True),
                Field("since", "since", Number(0, _MOST_TURNS * MOMENTS), optional=True),
                Marked("ready", "ready", robots, unsaid=True),
                Field("locked", "locked", Bits(REGISTERS, base=1), optional=True),
                Field("options", "held_options", Mask(OPTIONS, _give), optional=True),
                Field("tokens", "tokens", Number(0, _MOST_TURNS), optional=True),
            ]
        )
        spent = Mask(OPTIONS, _spend)
        self.spent = Fields([Field("option_discard", "spent_options", spent, optional=True)])
        self.gear = Fields(
            [
                Field("coat", "coat", Number(0, THICKNESS - 1), usual=0),
                Field("shells", "shells", Number(0, SHOTS - 1), usual=0),
                Field("fresh", "fresh", Number(0, 1), usual=0),
                Field("open", "open_register", Number(0, REGISTERS), usual=0),
                Field("shielded", "shielded", Number(0, _SIDES), usual=0),
                TakenAt("taken_at", "taken", Number(0, _ON_OPTIONS + ON_FLYWHEEL)),
                Field("controlled", "controlled", everybody, usual=0),
                Field("recompiler", "recompiler", robot, usual=NOBODY),
                Field("aborting", "aborting", robot, usual=NOBODY),
                Field("stabilized", "stabilized", robot, usual=NOBODY),
                Field("controller", "controller", robot, usual=NOBODY),
                Field("fired", "fired", Mask(OPTIONS), usual=0),
                Listed("hits", "hits", Number(0, _HITS)),
            ]
        )
        self.special = Fields(
            [
                Field("claims", "claims", Number(0, _CLAIMS), usual=0),
                Field("credited", "credited", everybody, usual=0),
                Field("sat_out", "sat_out", everybody, usual=0),
                Field("superbot", "superbot", robot, usual=NOBODY),
                Field("west", "west", Number(0, 1), usual=NOBODY),
                Listed("riding", "riding", Number(NOBODY, flags - 1)),
                Listed("carriers", "carriers", Number(NOBODY, robots - 1)),
                Listed("turned", "turned", Number(0, 3)),
                Listed("chasers", "chasers", robot),
                Field("evictions", "evictions", Bits(_EVICTIONS), usual=0),
            ]
        )
        once = [self.time, self.spent, self.gear, self.special]
        self.once = Fields([field for table in once for field in table.fields])

    def forgotten(self, attributes: Iterable[str]) -> list[str]:
        """The attributes that are neither a field nor written by hand, and the other way round."""
        return Fields([*self.once.fields, *self.robot.fields], BESIDES).forgotten(attributes)

    def out_of_range(self, race: Race) -> list[str]:
        """The keys of fields with a number that cannot be."""
        keys = self.once.out_of_range(race)
        for robot in range(race.robots):
            keys += [f"{key} of robot {robot}" for key in self.robot.out_of_range(race, robot)]
        return keys


_FIXED: Final = ["course", "options", "owner", "told_as", "team", "robots", "seats", "special"]
_FOLLOWS: Final = ["floor", "occupant", "in_play"]
_CARDS: Final = ["registers", "face_up", "seconds", "unseen", "hands", "held", "discard"]
_APART: Final = ["flywheel", "stored", "cast_off", "buried", "on_offer", "under"]
BESIDES: Final = [*_FIXED, *_FOLLOWS, *_CARDS, *_APART, "flag_at", "agenda"]  # by hand


def fields_of(race: Race) -> RaceFields:
    """The fields of all races at a table like this one."""
    return _fields(race.course, int(race.seats), int(race.robots))


@lru_cache(maxsize=64)
def _fields(course: Course, seats: int, robots: int) -> RaceFields:
    return RaceFields(course, seats, robots)


class Space(Shape):
    """A space where a robot can be; null for none."""

    def __init__(self, floor: Floor) -> None:
        super().__init__(1)
        self.floor = floor  # boards may turn, but spaces keep their names

    def write(self, numbers: vec[i64], at: i64) -> object:
        return None if numbers[at] == NOWHERE else self.floor.name(numbers[at])

    def read(self, state: State, value: object, path: str, numbers: vec[i64], at: i64) -> None:
        square = NOWHERE if value is None else _READER.as_name(value, path, SPACES)
        numbers[at] = NOWHERE if value is None else space_at(cast(Race, state), square)
        if value is not None and numbers[at] == NOWHERE:
            raise BadPosition("position-no-space", path=path, name=SPACES.name(square))

    def fits(self, numbers: vec[i64], at: i64) -> bool:
        return NOWHERE <= numbers[at] < self.floor.spaces


class Standing(Space):
    """The space of a robot: no other robot can be there."""

    def read(self, state: State, value: object, path: str, numbers: vec[i64], at: i64) -> None:
        super().read(state, value, path, numbers, at)
        race, space = cast(Race, state), numbers[at]
        if space != NOWHERE:
            if race.occupant[space] != NOBODY:
                raise BadPosition("position-space-taken", path=path)
            race.occupant[space] = at


def space_at(race: Race, square: i64) -> i64:
    """The space of a square on this floor, if a robot can be there."""
    space = race.floor.index(square)
    inside = space < race.floor.spaces and race.floor.square(space) == square
    return space if inside and not is_deadly(race.floor.element[space]) else NOWHERE


class TakenAt(Field):
    """The place of the card that was taken from Flywheel: its owner alone knows it."""

    def write(self, state: State, seat: i64, into: Json) -> None:
        race = cast(Race, state)
        for at in range(1, _ON_OPTIONS + ON_FLYWHEEL + 1):
            if race.taken != NO_CARD and _card_at(race, at) == race.taken:
                into[self.key] = at

    def read(self, state: State, reader: Reader, seat: i64) -> None:
        if not reader.has(self.key):
            return
        race, place = cast(Race, state), vec[i64]([0])
        self.shape.read(race, reader.value(self.key), reader.path(self.key), place, 0)
        race.taken = _card_at(race, place[0]) if place[0] else NO_CARD
        if place[0] and race.taken == NO_CARD:
            raise BadPosition("position-misfit", path=reader.path(self.key))

    def fits(self, state: State, seat: i64) -> bool:
        return NO_CARD <= cast(Race, state).taken < DECK_SIZE


def _card_at(race: Race, at: i64) -> i64:
    """The card at such a place of the robot that has Flywheel."""
    robot = holder_of(race, FLYWHEEL)
    if robot == NOBODY:
        return NO_CARD
    if at >= _ON_OPTIONS:
        where = at - _ON_OPTIONS
        return card_on(race, where) if refuse_unstoring(race, robot, where) == LEGAL else NO_CARD
    if at >= _IN_HAND:
        held = at - _IN_HAND < race.held[robot]
        return race.hands[robot * MOST_HELD + at - _IN_HAND] if held else NO_CARD
    if at <= REGISTERS:
        return race.card(robot, at)
    second = second_in(race, robot, at - REGISTERS)
    return NO_CARD if second == NO_CARD else card_of(second)


def _give(state: State, option: int, path: str) -> None:
    race = cast(Race, state)
    demand_in_deck(race, option, path)
    race.in_play |= 1 << option


def _spend(state: State, option: int, path: str) -> None:
    race = cast(Race, state)
    demand_in_deck(race, option, path)
    race.spent_options |= 1 << option


def demand_in_deck(race: Race, option: i64, path: str, apart: i64 = 0) -> None:
    """Refuse an Option that somebody has, or that is discarded, or one of a mask."""
    if not ((option_deck(race) & ~apart) >> option) & 1:
        raise BadPosition("position-card-twice", path=path, name=OPTIONS.name(option))
