"""Several robots are pushed at the same time, each with those in its way. RR-58."""

from typing import Final

from mypy_extensions import i64

from botyard.games.roborally.declared import PUSHED
from botyard.games.roborally.floor import OFF
from botyard.games.roborally.rules.moves import end_of_chain, put
from botyard.games.roborally.state import NOWHERE, Race
from botyard.kernel.dealer import Dealer
from botyard.kernel.vectors import filled, vec

STAYS: Final = -1
_DIRECTION: Final = 3


def push_of(robot: i64, direction: i64) -> i64:
    """A push of a robot as one number."""
    return robot << 2 | direction


def is_push_of(push: i64, robot: i64) -> bool:
    """Whether it is this robot that is pushed, and not one in its way."""
    return push >> 2 == robot


def shove(race: Race, pushes: vec[i64], dealer: Dealer) -> i64:
    """
    Robots are pushed one space, all worked out from the same positions.

    The answer is a mask of the pushes that moved somebody.

    Clauses: RR-28, RR-58, RR-O27.
    """
    beyond = _ends(race, pushes)
    moving = _moving(race, pushes, beyond)
    ways = _ways(race, pushes, beyond, moving)
    robot: i64
    for robot in range(race.robots):
        if ways[robot] != STAYS:
            to = race.space[robot] + race.floor.step[ways[robot]]
            put(race, robot, to, ways[robot], PUSHED, dealer)
    return moving


def _ends(race: Race, pushes: vec[i64]) -> vec[i64]:
    """
    For each push the space beyond the row that would move; nowhere if a wall stops it.

    Clauses: RR-28.
    """
    ends = filled(len(pushes), NOWHERE)
    number: i64
    for number in range(len(pushes)):
        here = race.space[pushes[number] >> 2]
        end = end_of_chain(race, here, pushes[number] & _DIRECTION)
        if end != here:
            ends[number] = end
    return ends


def _moving(race: Race, pushes: vec[i64], beyond: vec[i64]) -> i64:
    """
    A mask of the pushes that succeed: of those that collide, however many, all fail.

    Clauses: RR-58, RR-O27.
    """
    moving: i64 = 0
    failing: i64 = 0
    number: i64
    other: i64
    for number in range(len(pushes)):
        if beyond[number] == NOWHERE:
            continue
        moving |= 1 << number
        for other in range(number + 1, len(pushes)):
            if beyond[other] != NOWHERE and _collide(
                race, pushes[number], beyond[number], pushes[other], beyond[other]
            ):
                failing |= 1 << number | 1 << other
    return moving & ~failing


def _ways(race: Race, pushes: vec[i64], beyond: vec[i64], moving: i64) -> vec[i64]:
    """
    In which direction each robot goes: those that are pushed, and those in a row with them.

    Clauses: RR-28, RR-58.
    """
    ways = filled(race.robots, STAYS)
    number: i64
    for number in range(len(pushes)):
        if (moving >> number) & 1:
            direction = pushes[number] & _DIRECTION
            here = race.space[pushes[number] >> 2]
            while here != beyond[number]:
                ways[race.occupant[here]] = direction
                here += race.floor.step[direction]
    return ways


def _collide(race: Race, push: i64, beyond: i64, other: i64, others_beyond: i64) -> bool:
    """
    Whether two rows share a robot, or a space that one of theirs comes to.

    Off the floor there is no space to collide on.

    Clauses: RR-58, RR-O27.
    """
    floor = race.floor
    ahead = floor.step[push & _DIRECTION]
    others_ahead = floor.step[other & _DIRECTION]
    here = race.space[push >> 2]
    while here != beyond:
        there = race.space[other >> 2]
        while there != others_beyond:
            same_end = here + ahead == there + others_ahead
            if here == there or (same_end and not floor.element[here + ahead] & OFF):
                return True
            there += others_ahead
        here += ahead
    return False
