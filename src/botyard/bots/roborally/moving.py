"""Where flags will be that belts carry."""

from typing import Any

from botyard.games.roborally.actions import REGISTERS
from botyard.games.roborally.courses import Course
from botyard.games.roborally.floor import (
    BELT,
    EXPRESS_BELT,
    Floor,
    belt_direction,
    belt_of,
    has_wall,
    is_deadly,
)
from botyard.games.roborally.special_numbers import MOVING_TARGETS
from botyard.games.roborally.state import NOWHERE

Ahead = tuple[tuple[int, ...], ...]  # by register, from 0: the space of each flag after it


def flags_ahead(course: Course, special: dict[str, Any], register: int) -> Ahead:
    """
    Where the flags lie after each register from this one on; nothing if they do not move.

    Clauses: RR-C3, RR-C21.
    """
    if course.special != MOVING_TARGETS:
        return ()
    floor = course.floor
    starts = tuple(int(flag) for flag in floor.flags)
    names = special.get("flags")
    now = tuple(floor.space(name) if name else NOWHERE for name in names) if names else starts
    ahead = [now] * max(1, register)
    while len(ahead) <= REGISTERS:
        back = [start if flag == NOWHERE else flag for start, flag in zip(starts, now, strict=True)]
        now = tuple(_carried(floor, _carried(floor, flag, EXPRESS_BELT), BELT) for flag in back)
        ahead.append(now)
    return tuple(ahead)


def _carried(floor: Floor, flag: int, slowest: int) -> int:
    """One step of the belts; over an edge or into a pit a flag is away."""
    if flag == NOWHERE:
        return NOWHERE
    element = floor.element[flag]
    direction = belt_direction(element)
    if belt_of(element) < slowest or has_wall(element, direction):
        return flag
    to = int(flag + floor.step[direction])
    return NOWHERE if is_deadly(floor.element[to]) else to
