"""What never changes at a table and is drawn: the floor, space by space."""

from typing import NotRequired, TypedDict, cast

from mypy_extensions import i64

from botyard.games.roborally.actions import REGISTERS
from botyard.games.roborally.boards.courses import BUILT, course_of
from botyard.games.roborally.boards.floor import (
    DIRECTIONS,
    EXPRESS_BELT,
    GEAR_RIGHT,
    LARGEST,
    NO_BELT,
    NO_GEAR,
    NO_REPAIR,
    OFF,
    PIT,
    SPACES,
    belt_direction,
    belt_of,
    gear_of,
    has_pusher,
    has_wall,
    pusher_direction,
    pusher_works,
    repair_of,
)
from botyard.games.roborally.boards.laying import board_named
from botyard.kernel.game import Json


class SpaceStill(TypedDict):
    """One space; what it has not is left out."""

    pit: NotRequired[bool]
    belt: NotRequired[str]
    express: NotRequired[bool]
    gear: NotRequired[str]
    repair: NotRequired[int]
    pusher: NotRequired[str]
    registers: NotRequired[list[int]]
    walls: NotRequired[list[str]]


def still(options: Json) -> Json:
    """The floor of a table's course; a hole in it is null."""
    course = course_of(options)
    floor = course.floor
    built = course.category == BUILT
    return {
        "course": "" if built else course.name,
        "title": course.name if built else "",
        "width": floor.width,
        "height": floor.height,
        "spaces": [
            [_space(floor.element[floor.index(y * LARGEST + x)]) for x in range(floor.width)]
            for y in range(floor.height)
        ],
        "lasers": [
            {
                "spaces": [floor.name(space) for space in laser.spaces],
                "direction": DIRECTIONS.name(laser.direction),
                "count": laser.count,
            }
            for laser in floor.lasers
        ],
        "docks": [floor.name(space) for space in floor.docks],
        "start_facing": DIRECTIONS.name(floor.start_facing),
        "flags": [floor.name(space) for space in floor.flags],
        "boards": [_board(board) for board in course.boards],
    }


def _space(element: i64) -> SpaceStill | None:
    if element & OFF:
        return None
    space: SpaceStill = {}
    if element & PIT:
        space["pit"] = True
    if belt_of(element) != NO_BELT:
        space["belt"] = DIRECTIONS.name(belt_direction(element))
    if belt_of(element) == EXPRESS_BELT:
        space["express"] = True
    if gear_of(element) != NO_GEAR:
        space["gear"] = "right" if gear_of(element) == GEAR_RIGHT else "left"
    if repair_of(element) != NO_REPAIR:
        space["repair"] = repair_of(element)
    if has_pusher(element):
        space["pusher"] = DIRECTIONS.name(pusher_direction(element))
        space["registers"] = [
            register for register in range(1, REGISTERS + 1) if pusher_works(element, register)
        ]
    walls = [DIRECTIONS.name(side) for side in range(4) if has_wall(element, side)]
    if walls:
        space["walls"] = walls
    return space


def _board(placed: Json) -> Json:
    """A board with its upper left space and its size, turned as it lies."""
    board = board_named(cast(str, placed["board"]))
    corner = SPACES.number(cast(str, placed["at"]))
    turned = cast(int, placed["turned"])
    return {
        "board": placed["board"],
        "x": corner % LARGEST,
        "y": corner // LARGEST,
        "turned": turned,
        "width": board.height if turned % 2 else board.width,
        "height": board.width if turned % 2 else board.height,
    }
