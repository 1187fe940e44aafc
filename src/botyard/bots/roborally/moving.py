"""Where flags will be that belts carry."""

from typing import Any

from botyard.games.roborally.actions import REGISTERS
from botyard.games.roborally.boards.courses import MOVING_TARGETS, Course
from botyard.games.roborally.specials.moving_targets import carried_to
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
        now = tuple(carried_to(floor, carried_to(floor, flag, True), False) for flag in back)
        ahead.append(now)
    return tuple(ahead)
