"""Belts carry robots, pushers push them, gears turn them. RR-22 … RR-29, RR-58, RR-59."""

from typing import Final

from mypy_extensions import i64

from botyard.games.roborally import declared as on
from botyard.games.roborally.boards.floor import (
    BELT,
    BELT_SHIFT,
    EXPRESS_BELT,
    GEAR_RIGHT,
    GEAR_SHIFT,
    NO_BELT,
    PUSHER_SHIFT,
    belt_direction,
    belt_of,
    gear_of,
    has_wall,
    is_deadly,
    pusher_direction,
    pusher_works,
)
from botyard.games.roborally.rules.moves import TO_THE_LEFT, TO_THE_RIGHT, push_of, put, shove, turn
from botyard.games.roborally.state import NOBODY, NOWHERE, Race
from botyard.kernel.dealer import Dealer
from botyard.kernel.vectors import append, vec

ANY_BELT: Final = 3 << BELT_SHIFT
STAYS: Final = 0  # the margin's corner is no space that anybody is carried to
ANY_GEAR: Final = 3 << GEAR_SHIFT


def run_belts(race: Race, express_only: bool, dealer: Dealer) -> None:
    """
    Every robot on a moving belt is carried one space, all at once; belts never push.

    Destinations are worked out for everybody first; contested ones are struck out until none
    is left; only then does anybody move.

    Clauses: RR-22, RR-23, RR-26.
    """
    slowest: i64 = EXPRESS_BELT if express_only else BELT
    if not _is_anybody_on(race, slowest):
        return
    dealer.tell(on.BELTS, on.EXPRESS_ONLY if express_only else on.ALL_BELTS)
    wanted = _destinations(race, slowest)
    _strike_out_contested(race, wanted)
    _strike_out_queued(race, wanted)
    robot: i64
    for robot in range(race.robots):
        if wanted[robot] != STAYS:
            _carry(race, robot, wanted[robot], dealer)


def _is_anybody_on(race: Race, slowest: i64) -> bool:
    element = race.floor.element
    for space in race.space:
        if element[space] & ANY_BELT >= slowest << BELT_SHIFT:
            return True
    return False


def _destinations(race: Race, slowest: i64) -> vec[i64]:
    """
    Where belts would bring each robot; across a wall they carry nobody.

    Clauses: RR-22, RR-59.
    """
    floor = race.floor
    wanted = vec[i64]([STAYS] * race.robots)
    robot: i64
    for robot in range(race.robots):
        here = race.space[robot]
        element = floor.element[here]
        if belt_of(element) >= slowest:
            direction = belt_direction(element)
            if not has_wall(element, direction):
                wanted[robot] = here + floor.step[direction]
    return wanted


def _strike_out_contested(race: Race, wanted: vec[i64]) -> None:
    """
    Robots that would come to the same space all stay, and nobody changes places with another.

    Into one pit, or off the floor, any number can fall.

    Clauses: RR-24, RR-27.
    """
    staying: i64 = 0
    robot: i64
    other: i64
    for robot in range(race.robots):
        to = wanted[robot]
        if to == STAYS or is_deadly(race.floor.element[to]):
            continue
        for other in range(robot + 1, race.robots):
            swaps = to == race.space[other] and wanted[other] == race.space[robot]
            if wanted[other] == to or swaps:
                staying |= 1 << robot | 1 << other
    for robot in range(race.robots):
        if (staying >> robot) & 1:
            wanted[robot] = STAYS


def _strike_out_queued(race: Race, wanted: vec[i64]) -> None:
    """
    Where somebody stays nobody else can come, and so on along the queue.

    A space whose robot leaves is free; so a closed ring full of robots moves on.

    Clauses: RR-24.
    """
    changed = True
    while changed:
        changed = False
        robot: i64
        for robot in range(race.robots):
            if wanted[robot] == STAYS:
                continue
            ahead = race.occupant[wanted[robot]]
            if ahead != NOBODY and wanted[ahead] == STAYS:
                wanted[robot] = STAYS
                changed = True


def _carry(race: Race, robot: i64, to: i64, dealer: Dealer) -> None:
    """
    A robot is carried, and turns with a belt that bends to the left or right.

    Clauses: RR-25, RR-27.
    """
    floor = race.floor
    direction = belt_direction(floor.element[race.space[robot]])
    put(race, robot, to, direction, on.CARRIED, dealer)
    if race.space[robot] == NOWHERE or belt_of(floor.element[to]) == NO_BELT:
        return
    quarters = (belt_direction(floor.element[to]) - direction) & 3
    if quarters & 1 and robot != race.stabilized:  # RR-O13
        turn(race, robot, quarters, on.BY_BELT, dealer)


def run_pushers(race: Race, dealer: Dealer) -> None:
    """
    All active pushers push at the same time, chains included, worked out from the same positions.

    Clauses: RR-22, RR-28, RR-58.
    """
    if not _is_anybody_pushed(race):
        return
    dealer.tell(on.PUSHERS, race.register)
    pushes = vec[i64]()
    robot: i64
    for robot in range(race.robots):
        element = race.floor.element[race.space[robot]]
        if pusher_works(element, race.register):
            pushes = append(pushes, push_of(robot, pusher_direction(element)))
    shove(race, pushes, dealer)


def _is_anybody_pushed(race: Race) -> bool:
    element = race.floor.element
    working: i64 = 1 << (PUSHER_SHIFT - 1 + race.register)
    for space in race.space:
        if element[space] & working:
            return True
    return False


def run_gears(race: Race, dealer: Dealer) -> None:
    """
    A gear turns the robot on it by a quarter, in its own direction.

    Clauses: RR-22, RR-29.
    """
    told = False
    robot: i64
    for robot in range(race.robots):
        element = race.floor.element[race.space[robot]]
        if not element & ANY_GEAR or robot == race.stabilized:  # RR-O13
            continue
        if not told:
            dealer.tell(on.GEARS)
            told = True
        quarters: i64 = TO_THE_RIGHT if gear_of(element) == GEAR_RIGHT else TO_THE_LEFT
        turn(race, robot, quarters, on.BY_GEAR, dealer)
