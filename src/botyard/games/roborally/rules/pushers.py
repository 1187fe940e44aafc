"""Pushers push in the registers that are printed on them. RR-28, RR-58."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from botyard.games.roborally.declared import PUSHED, PUSHERS
from botyard.games.roborally.floor import OFF, PUSHER_SHIFT, pusher_direction, pusher_works
from botyard.games.roborally.rules.moves import end_of_chain, put
from botyard.games.roborally.state import NOWHERE, Race
from botyard.kernel.dealer import Dealer

STAYS: Final = -1


def run_pushers(race: Race, dealer: Dealer) -> None:
    """
    All active pushers push at the same time, chains included, worked out from the same positions.

    Clauses: RR-22, RR-28, RR-58.
    """
    if not _is_anybody_pushed(race):
        return
    dealer.tell(PUSHERS, race.register)
    ways = _ways(race)
    robot: i64
    for robot in range(race.robots):
        if ways[robot] != STAYS:
            to = race.space[robot] + race.floor.step[ways[robot]]
            put(race, robot, to, ways[robot], PUSHED, dealer)


def _is_anybody_pushed(race: Race) -> bool:
    element = race.floor.element
    working: i64 = 1 << (PUSHER_SHIFT - 1 + race.register)
    for space in race.space:
        if element[space] & working:
            return True
    return False


def _ways(race: Race) -> vec[i64]:
    """
    In which direction each robot is pushed: those on pushers, and those in a row with them.

    Clauses: RR-28, RR-58.
    """
    ways = vec[i64]([STAYS] * race.robots)
    beyond = _ends(race)
    failing = _colliding(race, beyond)
    robot: i64
    for robot in range(race.robots):
        if beyond[robot] == NOWHERE or (failing >> robot) & 1:
            continue
        here = race.space[robot]
        direction = pusher_direction(race.floor.element[here])
        while here != beyond[robot]:
            ways[race.occupant[here]] = direction
            here += race.floor.step[direction]
    return ways


def _ends(race: Race) -> vec[i64]:
    """
    For each robot on a working pusher, the space beyond the row that would move; walls stop it.

    Clauses: RR-28.
    """
    ends = vec[i64]([NOWHERE] * race.robots)
    robot: i64
    for robot in range(race.robots):
        here = race.space[robot]
        element = race.floor.element[here]
        if pusher_works(element, race.register):
            end = end_of_chain(race, here, pusher_direction(element))
            if end != here:
                ends[robot] = end
    return ends


def _colliding(race: Race, beyond: vec[i64]) -> i64:
    """
    A mask of the pushes that would move the same robot or end on the same space: all fail.

    Off the floor there is no space to collide on.

    Clauses: RR-58.
    """
    failing: i64 = 0
    robot: i64
    other: i64
    for robot in range(race.robots):
        for other in range(robot + 1, race.robots):
            if beyond[robot] == NOWHERE or beyond[other] == NOWHERE:
                continue
            if _collide(race, robot, beyond[robot], other, beyond[other]):
                failing |= 1 << robot | 1 << other
    return failing


def _collide(race: Race, robot: i64, beyond: i64, other: i64, others_beyond: i64) -> bool:
    """Whether two rows share a robot, or a space that one of theirs comes to."""
    floor = race.floor
    ahead = floor.step[pusher_direction(floor.element[race.space[robot]])]
    others_ahead = floor.step[pusher_direction(floor.element[race.space[other]])]
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
