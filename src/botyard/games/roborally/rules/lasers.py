"""Lasers fire, those of the board and those of robots. RR-30 … RR-33, RR-60, RR-61."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from botyard.games.roborally.declared import (
    BEAM,
    CANCEL_STEP,
    DESTRUCTION_STEP,
    LAND_STEP,
    LASERS,
    SHOT,
)
from botyard.games.roborally.floor import LARGEST, OFF, WALL
from botyard.games.roborally.state import DOWN, NOBODY, NOWHERE, Race
from botyard.kernel.dealer import Dealer

ANY_DISTANCE: Final = LARGEST


def fire_lasers(race: Race, dealer: Dealer) -> None:
    """
    All hits are worked out from the same positions; what follows from them comes afterwards.

    Clauses: RR-15, RR-30, RR-33, RR-61.
    """
    by_board = _fire_board_lasers(race, dealer)
    by_robots = _fire_robot_lasers(race, by_board, dealer)
    if by_board or by_robots:
        race.agenda.push(DESTRUCTION_STEP)
        race.agenda.push(LAND_STEP)
        race.agenda.push(CANCEL_STEP)


def _fire_board_lasers(race: Race, dealer: Dealer) -> bool:
    """
    Each board laser hits the first robot from its emitter on, once for each beam.

    Clauses: RR-31, RR-61.
    """
    floor = race.floor
    beams: i64 = 0
    for space in race.space:
        beams |= floor.beams[space]
    if beams == 0:
        return False
    dealer.tell(LASERS)
    number: i64 = 0
    while beams:
        if beams & 1:
            laser = floor.lasers[number]
            target = _first_on(race, laser.spaces)
            race.tokens[target] += laser.count
            dealer.tell(BEAM, floor.square(laser.space), race.owner[target], laser.count)
        beams >>= 1
        number += 1
    return True


def _first_on(race: Race, spaces: vec[i64]) -> i64:
    """The first robot along the way of a beam that crosses somebody."""
    place: i64 = 0
    while race.occupant[spaces[place]] == NOBODY:
        place += 1
    return race.occupant[spaces[place]]


def _fire_robot_lasers(race: Race, told: bool, dealer: Dealer) -> bool:
    """
    Each active robot fires forward and hits the first robot in its line of sight.

    Clauses: RR-14, RR-32, RR-61.
    """
    space, power = race.space, race.power
    robot: i64
    for robot in range(race.robots):
        if space[robot] == NOWHERE or power[robot] == DOWN:
            continue
        target = first_in_sight(race, space[robot], race.facing[robot], ANY_DISTANCE)
        if target != NOBODY:
            if not told:
                dealer.tell(LASERS)
                told = True
            race.tokens[target] += 1
            dealer.tell(SHOT, race.owner[robot], race.owner[target])
    return told


def first_in_sight(race: Race, space: i64, direction: i64, distance: i64) -> i64:
    """
    The first robot straight ahead within a distance, or nobody.

    Only a wall, a robot or the edge of the floor ends the line of sight.

    Clauses: RR-60.
    """
    element, occupant = race.floor.element, race.occupant
    ahead = race.floor.step[direction]
    wall: i64 = WALL << direction
    here = space
    while distance > 0 and not element[here] & wall:
        here += ahead
        if occupant[here] != NOBODY:
            return occupant[here]
        if element[here] & OFF:
            return NOBODY
        distance -= 1
    return NOBODY
