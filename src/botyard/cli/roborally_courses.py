"""Courses of RoboRally as the terminal shows them."""

from itertools import groupby
from pathlib import Path

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from botyard.cli.draw.roborally_floor import floor_sheet
from botyard.cli.draw.roborally_legend import floor_legend
from botyard.cli.files import naming, read_toml
from botyard.cli.palette import LAMP, TITLE
from botyard.games.roborally.boards.courses import (
    CATEGORIES,
    COURSES,
    LENGTHS,
    LEVELS,
    TEAM,
    Course,
    course_named,
    read_course,
)
from botyard.kernel.errors import BadData, UnknownName
from botyard.kernel.names import nearest
from botyard.kernel.reading import Reader
from botyard.words import Words


def find_course(name: str) -> Course:
    """One of ours by its name, or one of a file."""
    if name in COURSES.names:
        return course_named(name)
    path = Path(name)
    if path.suffix or path.exists():
        return course_in(path)
    close = nearest(name, COURSES.names)
    raise UnknownName("unknown-course", name=name, nearest=close, known=", ".join(COURSES.names))


def course_in(path: Path) -> Course:
    """The course that a file describes, if it can be played."""
    with naming(path):
        return read_course(Reader(read_toml(path), "", BadData))


def course_list(words: Words) -> RenderableType:
    """The published courses, the easy ones first."""
    courses = sorted([course_named(name) for name in COURSES.names], key=_rank)
    parts: list[RenderableType] = []
    for kind, inside in groupby(courses, key=lambda course: _kind(course, words)):
        rows = Table.grid(padding=(0, 2, 0, 0))
        rows.add_column(width=20)
        rows.add_column(width=30)
        for course in inside:
            title = Text(words.say(f"course-{course.name}"), TITLE)
            rows.add_row(Text(course.name, "dim"), title, _players(course, words))
        parts += [Text(kind, LAMP), Padding(rows, (0, 0, 1, 2))]
    return Group(*parts)


def course_sheet(course: Course, words: Words, width: int) -> RenderableType:
    """A course with everything it says of itself, and its drawing."""
    told = [_kind(course, words), _players(course, words)]
    if course.length:
        told.append(words.say(f"length-{course.length}"))
    return Group(
        Text(words.say("courses-title", course=course.name), TITLE),
        Text(" · ".join(told)),
        Text(", ".join([words.say(f"board-{placed['board']}") for placed in course.boards])),
        Text(""),
        floor_sheet(course.floor, width),
        Text(""),
        floor_legend(course.floor, words),
    )


def good_course(course: Course, words: Words) -> str:
    """That a course can be played."""
    floor = course.floor
    return words.say(
        "courses-good",
        course=course.name,
        width=floor.width,
        height=floor.height,
        flags=len(course.flags),
    )


def _rank(course: Course) -> tuple[int, int, int]:
    """Beginners' courses first, by level and length."""
    level = LEVELS.number(course.level) if course.level else 0
    return CATEGORIES.number(course.category), level, LENGTHS.number(course.length)


def _kind(course: Course, words: Words) -> str:
    category = words.say(f"category-{course.category}")
    return f"{category}, {words.say(f'level-{course.level}')}" if course.level else category


def _players(course: Course, words: Words) -> str:
    fewest, most = course.players[0], course.players[-1]
    if course.category == TEAM:
        players = ", ".join([str(count) for count in course.players])
        return words.say("courses-players", players=players, most=most)
    players = f"{fewest}–{most}" if fewest < most else str(most)
    return words.say("courses-players", players=players, most=most)
