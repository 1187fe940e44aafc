"""Where a robot wants to go: the flags in order, or what its course makes of them."""

from mypy_extensions import i64

from botyard.games.roborally.boards.courses import CAPTURE_THE_FLAG, TOGGLE_BOGGLE, WAR_ZONE, Course
from botyard.games.roborally.boards.floor import NO_REPAIR, Floor, repair_of
from botyard.games.roborally.rules.touch import helps
from botyard.games.roborally.specials.toggle_boggle import claimed_by
from botyard.games.roborally.state import NOWHERE, Race


def goals_of(race: Race, robot: i64) -> list[int]:
    """
    The spaces to end registers on, in this order; as many as a robot has touched come first.

    Flags that move count where they start.

    Clauses: RR-C3, RR-C17, RR-C18, RR-C30.
    """
    flags: list[int] = list(race.course.floor.flags)
    team = race.team[robot]
    if race.special == WAR_ZONE:
        return [workshop_of(race.course.floor)]
    if race.special == TOGGLE_BOGGLE:
        open_ones = [flags[flag] for flag in range(len(flags)) if claimed_by(race, flag) != team]
        return open_ones or flags[:1]
    if race.special == CAPTURE_THE_FLAG:
        home = 0 if race.west == team else 1
        for carrier in race.carriers:
            if carrier == robot:
                return [flags[home]]
        lying = race.flag_at[1 - home]
        # One that is carried is expected where it started.
        return [flags[1 - home] if lying == NOWHERE else lying, flags[home]]
    return flags


def workshop_of(floor: Floor) -> int:
    """Any repair site: where there are no flags, it is the best place to be."""
    space: i64 = 0
    while repair_of(floor.element[space]) == NO_REPAIR:
        space += 1
    return space


def stays_there(course: Course) -> bool:
    """
    Whether the last goal is a place to be at, not the end of the race.

    Clauses: RR-C18, RR-C32.
    """
    return course.special == WAR_ZONE or course.special == CAPTURE_THE_FLAG


def helpful_flags(race: Race, robot: i64) -> list[int]:
    """
    The flags that repair a robot and take its archive marker, where they start.

    Clauses: RR-C10, RR-C30.
    """
    return list(race.course.floor.flags) if helps(race, robot) else []
