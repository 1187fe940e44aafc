"""Where a robot wants to go: the flags in order, or what its course makes of them."""

from typing import Any, Final

from botyard.games.roborally.boards.courses import CAPTURE_THE_FLAG, TOGGLE_BOGGLE, WAR_ZONE, Course
from botyard.games.roborally.boards.floor import NO_REPAIR, Floor, repair_of
from botyard.games.roborally.specials.frenetic_factory import floor_turned
from botyard.games.roborally.specials.interference import ROLES
from botyard.games.roborally.specials.teams import teams_of

BLOCKER: Final = ROLES.names[1]
_FIRST_TEAM: Final = 1  # claims count teams from here
_TO_BE_AT: Final = (WAR_ZONE, CAPTURE_THE_FLAG)  # courses that no touch of a goal decides


def floor_of(course: Course, special: dict[str, Any]) -> Floor:
    """The floor as its boards lie now."""
    return floor_turned(course, special["turned"]) if "turned" in special else course.floor


def goals_of(
    course: Course, special: dict[str, Any], own: dict[str, Any], robot: int, seats: int
) -> tuple[int, ...]:
    """
    The spaces to end registers on, in this order; as many as a robot has touched come first.

    Flags that move count where they start.

    Clauses: RR-C3, RR-C17, RR-C18, RR-C30.
    """
    flags = list(course.floor.flags)
    if course.special == WAR_ZONE:
        return (_workshop(course.floor),)
    if course.special == TOGGLE_BOGGLE:
        team = teams_of(course.special, seats, own["table"])[own["seat"] - 1]
        claims = special.get("claims", 0)
        open_ones = [
            flag
            for number, flag in enumerate(flags)
            if claims >> 2 * number & 3 != team + _FIRST_TEAM
        ]
        return tuple(open_ones or flags[:1])
    if course.special == CAPTURE_THE_FLAG:
        team = teams_of(course.special, seats, own["table"])[own["seat"] - 1]
        home = 0 if special.get("west") == team else 1
        if robot in special.get("carriers", []):
            return (flags[home],)
        return (_lying(course.floor, special, 1 - home, flags), flags[home])
    return tuple(flags)


def stays_there(course: Course) -> bool:
    """
    Whether the last goal is a place to be at, not the end of the race.

    Clauses: RR-C18, RR-C32.
    """
    return course.special in _TO_BE_AT


def helpful_flags(course: Course, about: str | None) -> frozenset[int]:
    """
    The flags that repair a robot and take its archive marker, where they start.

    Clauses: RR-C10, RR-C30.
    """
    if course.special == CAPTURE_THE_FLAG or about == BLOCKER:
        return frozenset()
    return frozenset(course.floor.flags)


def _lying(floor: Floor, special: dict[str, Any], flag: int, flags: list[int]) -> int:
    """Where a flag lies; one that is carried is expected where it started."""
    names = special.get("flags", [None, None])
    return floor.space(names[flag]) if names[flag] else flags[flag]


def _workshop(floor: Floor) -> int:
    """Any repair site: where there are no flags, it is the best place to be."""
    return next(
        space for space in range(floor.spaces) if repair_of(floor.element[space]) != NO_REPAIR
    )
