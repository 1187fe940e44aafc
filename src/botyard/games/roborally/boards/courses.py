"""Courses: boards on the table and flags on them, the published ones and those people build."""

import json
from functools import lru_cache
from typing import Final

from mypy_extensions import i64

from botyard.games.roborally.boards.floor import LARGEST, SPACES, Floor
from botyard.games.roborally.boards.laying import (
    BOARDS,
    Placement,
    board_named,
    lay_floor,
    refuse_flags,
    refuse_layout,
)
from botyard.games.roborally.components import DECK, OPTIONS, data_names, data_table
from botyard.kernel.errors import BadData
from botyard.kernel.game import Json, canonical, digest_of
from botyard.kernel.names import Names
from botyard.kernel.reading import Reader

# The special rules of courses by number: RR-C3 is 3. RR-C1.
NO_SPECIAL: Final = 0
TRICKSY: Final = 2
MOVING_TARGETS: Final = 3
SET_TO_KILL: Final = 4
FACTORY_REJECTS: Final = 5
OPTION_WORLD: Final = 6
BALL_LIGHTNING: Final = 7
TIGHT_COLLAR: Final = 8
DAY_OF_THE_SUPERBOT: Final = 9
INTERFERENCE: Final = 10
FLAG_FRY: Final = 11
FRENETIC_FACTORY: Final = 12
MARATHON_MADNESS: Final = 13
TANDEM_CARNAGE: Final = 14
ALL_FOR_ONE: Final = 15
CAPTURE_THE_FLAG: Final = 16
TOGGLE_BOGGLE: Final = 17
WAR_ZONE: Final = 18


BUILT: Final = "built"
TEAM: Final = "team"
CATEGORIES: Final = Names("category", ["beginner", "expert", "team", BUILT])
LEVELS: Final = Names("level", ["easy", "mid", "hard"])
LENGTHS: Final = Names("length", ["short", "medium", "long"])

FEWEST_ROBOTS: Final = 2
MOST_ROBOTS: Final = 8  # as many as there are docks
LONGEST_NAME: Final = 60
COURSES: Final = Names("course", data_names("courses"))
FIRST_COURSE: Final = "risky-exchange"  # where nobody chose


class Course:
    """
    What is raced on.

    ``name`` is one of ours (its text stands under ``course-<name>``), or what its builder
    called it. Level and length may be empty.
    """

    def __init__(
        self,
        name: str,
        category: str,
        level: str,
        players: list[int],
        length: str,
        boards: list[Json],
        flags: list[str],
        floor: Floor,
        special: i64 = NO_SPECIAL,
        placements: list[Placement] | None = None,
    ) -> None:
        self.name = name
        self.category = category
        self.level = level
        self.players = players  # from … to; for teams all that are allowed, RR-C19
        self.length = length
        self.boards = boards  # each with ``board``, ``at`` and ``turned``
        self.flags = flags  # flag 1 first
        self.floor = floor
        self.special = special  # the number of its special rule, see above
        self.placements = placements or []  # its boards as they lie
        self.floors: dict[str, Floor] = {}  # as boards have turned, RR-C12

    def seats(self) -> list[int]:
        """
        For how many players the course can be played: their number is advice, or binding.

        Clauses: RR-C19, RR-C10, RR-68.
        """
        if self.category == TEAM:
            return self.players
        fewest, most = (1, MOST_ROBOTS)
        if self.special == INTERFERENCE:
            fewest, most = self.players[0], self.players[1]
        return list(range(fewest, most + 1))

    def table(self) -> Json:
        """The course as a file writes it, with everything that was left out."""
        told: Json = {"name": self.name, "category": self.category, "players": self.players}
        if self.level:
            told["level"] = self.level
        if self.length:
            told["length"] = self.length
        return {**told, "boards": self.boards, "flags": self.flags}


def read_course(reader: Reader, published: bool = False) -> Course:
    """
    A course as somebody wrote it, if it can be played. Only published ones have special rules.

    Clauses: RR-C1, RR-C19, RR-C35.
    """
    name = _read_name(reader)
    category = _read_one(reader, "category", CATEGORIES, BUILT)
    if category == TEAM and not published:
        raise BadData("read-unknown-name", path=reader.path("category"), name=TEAM)
    level = _read_one(reader, "level", LEVELS, "")
    length = _read_one(reader, "length", LENGTHS, "")
    players = _read_players(reader, category == TEAM)
    tables = reader.tables("boards")
    flags = reader.names("flags", SPACES)
    special = _read_special(reader) if published and reader.has("special") else NO_SPECIAL
    reader.close()
    placements = [_read_placement(table) for table in tables]
    if special == NO_SPECIAL:
        refuse_layout(placements, reader.path("boards"))
        refuse_flags(lay_floor(placements, []), flags, reader.path("flags"))
    return Course(
        name,
        category,
        level,
        players,
        length,
        [_told(table) for table in tables],
        [SPACES.name(flag) for flag in flags],
        lay_floor(placements, flags),
        special,
        placements,
    )


def _read_special(reader: Reader) -> int:
    """
    The clause of a special rule, as its number.

    Clauses: RR-C1.
    """
    clause = reader.text("special")
    number = clause.removeprefix("RR-C")
    if not number.isdigit() or not TRICKSY <= int(number) <= WAR_ZONE:
        raise BadData("read-unknown-name", path=reader.path("special"), name=clause)
    return int(number)


def _read_name(reader: Reader) -> str:
    name = reader.text("name").strip()
    if not 0 < len(name) <= LONGEST_NAME:
        raise BadData("unplayable-name", path=reader.path("name"), most=LONGEST_NAME)
    return name


def _read_one(reader: Reader, key: str, names: Names, otherwise: str) -> str:
    """One of several words; it may be left out."""
    return names.name(reader.name(key, names)) if reader.has(key) else otherwise


def _read_players(reader: Reader, listed: bool) -> list[int]:
    """
    For how many players a course is meant: from … to; for teams each number that is allowed.

    Clauses: RR-C19.
    """
    if not reader.has("players"):
        return [FEWEST_ROBOTS, MOST_ROBOTS]
    players = reader.integers("players", 1, MOST_ROBOTS)
    if not listed and (len(players) != 2 or players[0] > players[1]):
        raise BadData("unplayable-players", path=reader.path("players"))
    return players


def _read_placement(reader: Reader) -> Placement:
    name = BOARDS.name(reader.name("board", BOARDS))
    corner = reader.name("at", SPACES)
    turned = _read_turned(reader)
    reader.close()
    return Placement(board_named(name), corner % LARGEST, corner // LARGEST, turned, name)


def _read_turned(reader: Reader) -> int:
    """Quarter turns clockwise; none if nothing is said."""
    return reader.integer("turned", 0, 3) if reader.has("turned") else 0


def _told(reader: Reader) -> Json:
    return {**reader.whole(), "turned": _read_turned(reader)}


def course_of(options: Json) -> Course:
    """
    The course that a table races on.

    Clauses: RR-67, RR-C1, RR-C35.
    """
    return _course(canonical(options["course"]))


def course_named(name: str) -> Course:
    """One of the published courses."""
    return course_of({"course": name})


def read_course_option(options: Reader, key: str) -> object:
    """
    The course that a table chose: a name, or a table with a course that somebody built.

    Clauses: RR-67, RR-C35.
    """
    if isinstance(options.value(key), str):
        return COURSES.name(options.name(key, COURSES))
    return read_course(options.table(key)).table()


def seats_for(options: Json) -> tuple[int, ...]:
    """
    For how many players the course of a table can be played.

    Clauses: RR-C19.
    """
    return tuple(course_of(options).seats())


def data_digest(options: Json) -> str:
    """The digest of everything that a table plays with."""
    deck = [list(DECK.kinds), list(DECK.priorities)]
    course = course_of(options)
    special = [int(course.special)] if course.special else []
    return digest_of([course.floor.digest, deck, OPTIONS.names, *special])


@lru_cache(maxsize=64)
def _course(chosen: str) -> Course:
    course = json.loads(chosen)
    published = isinstance(course, str)
    if published:
        COURSES.number(course)
        course = data_table("courses", course)
    return read_course(Reader(course, "course", BadData), published)
