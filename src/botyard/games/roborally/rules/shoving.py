"""Several robots are pushed at the same time, each with those in its way. RR-58."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from botyard.games.roborally.declared import PUSHED
from botyard.games.roborally.floor import OFF
from botyard.games.roborally.rules.moves import end_of_chain, put
from botyard.games.roborally.state import NOWHERE, Race
from botyard.kernel.dealer import Dealer

STAYS: Final = -1


def shove(race: Race, pushes: vec[i64], dealer: Dealer) -> None:
    """
    Each robot with a direction is pushed one space, all worked out from the same positions.

    Clauses: RR-28, RR-58, RR-O27.
    """
    ways = _ways(race, pushes)
    robot: i64
    for robot in range(race.robots):
        if ways[robot] != STAYS:
            to = race.space[robot] + race.floor.step[ways[robot]]
            put(race, robot, to, ways[robot], PUSHED, dealer)


def _ways(race: Race, pushes: vec[i64]) -> vec[i64]:
    """
    In which direction each robot goes: those that are pushed, and those in a row with them.

    Clauses: RR-28, RR-58.
    """
    ways = vec[i64]([STAYS] * race.robots)
    beyond = _ends(race, pushes)
    failing = _colliding(race, pushes, beyond)
    robot: i64
    for robot in range(race.robots):
        if beyond[robot] == NOWHERE or (failing >> robot) & 1:
            continue
        here = race.space[robot]
        while here != beyond[robot]:
            ways[race.occupant[here]] = pushes[robot]
            here += race.floor.step[pushes[robot]]
    return ways


def _ends(race: Race, pushes: vec[i64]) -> vec[i64]:
    """
    For each robot that is pushed, the space beyond the row that would move; walls stop it.

    Clauses: RR-28.
    """
    ends = vec[i64]([NOWHERE] * race.robots)
    robot: i64
    for robot in range(race.robots):
        if pushes[robot] != STAYS:
            here = race.space[robot]
            end = end_of_chain(race, here, pushes[robot])
            if end != here:
                ends[robot] = end
    return ends


def _colliding(race: Race, pushes: vec[i64], beyond: vec[i64]) -> i64:
    """
    A mask of the pushes that would move the same robot or end on the same space: all fail.

    Off the floor there is no space to collide on.

    Clauses: RR-58, RR-O27.
    """
    failing: i64 = 0
    robot: i64
    other: i64
    for robot in range(race.robots):
        for other in range(robot + 1, race.robots):
            if beyond[robot] == NOWHERE or beyond[other] == NOWHERE:
                continue
            if _collide(race, pushes, robot, beyond[robot], other, beyond[other]):
                failing |= 1 << robot | 1 << other
    return failing


def _collide(
    race: Race, pushes: vec[i64], robot: i64, beyond: i64, other: i64, others_beyond: i64
) -> bool:
    """Whether two rows share a robot, or a space that one of theirs comes to."""
    floor = race.floor
    ahead = floor.step[pushes[robot]]
    others_ahead = floor.step[pushes[other]]
    here = race.space[robot]
    while here != beyond:
        there = race.space[other]
        while there != others_beyond:
            same_end = here + ahead == there + others_ahead
            if here == there or (same_end and not floor.element[here + ahead] & OFF):
                return True
            there += others_ahead
        here += ahead
    return False
