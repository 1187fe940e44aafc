"""What a table plays with: its course, one of ours or one that somebody built."""

import json
from functools import lru_cache
from typing import Final

from botyard.games.roborally.boards import data_names, data_table
from botyard.games.roborally.cards import DECK, OPTIONS
from botyard.games.roborally.courses import Course, read_course
from botyard.kernel.errors import BadData
from botyard.kernel.game import Json, canonical, digest_of
from botyard.kernel.names import Names
from botyard.kernel.reading import Reader

COURSES: Final = Names("course", data_names("courses"))
FIRST_COURSE: Final = "risky-exchange"  # where nobody chose


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
