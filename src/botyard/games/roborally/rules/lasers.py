"""Lasers fire, those of the board and those of robots. RR-30 … RR-33, RR-60, RR-61."""

from typing import Final

from mypy_extensions import i64

from botyard.games.roborally.boards.floor import LARGEST, OFF, WALL, Laser
from botyard.games.roborally.declared import (
    BEAM,
    LASERS,
    SHOT,
)
from botyard.games.roborally.rules.damage import let_land
from botyard.games.roborally.state import DOWN, NOBODY, NOWHERE, Race
from botyard.kernel.dealer import Dealer
from botyard.kernel.vectors import filled, vec

ANY_DISTANCE: Final = LARGEST


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


def fire_lasers(race: Race, dealer: Dealer) -> None:
    """
    All hits are worked out from the same positions; what follows from them comes afterwards.

    Clauses: RR-15, RR-30, RR-33, RR-61.
    """
    by_board = _fire_board_lasers(race, dealer)
    by_robots = _fire_robot_lasers(race, by_board, dealer)
    if by_board or by_robots:
        let_land(race.agenda)


def _fire_board_lasers(race: Race, dealer: Dealer) -> bool:
    """
    Each board laser hits the first robot from its emitter on, once for each beam.

    Clauses: RR-31, RR-61.
    """
    targets = tell_beams(race, dealer)
    number: i64
    for number in range(len(targets)):
        if targets[number] != NOBODY:
            race.tokens[targets[number]] += race.floor.lasers[number].count
    return len(targets) > 0


def tell_beams(race: Race, dealer: Dealer) -> vec[i64]:
    """
    The robot that each board laser hits, or nobody; nothing at all if none hits anybody.

    Clauses: RR-31.
    """
    beams = beams_hit(race)
    if beams == 0:
        return vec[i64]()
    targets = filled(len(race.floor.lasers), NOBODY)
    dealer.tell(LASERS)
    number: i64 = 0
    while beams:
        if beams & 1:
            targets[number] = _hit_by(race, race.floor.lasers[number], dealer)
        beams >>= 1
        number += 1
    return targets


def beams_hit(race: Race) -> i64:
    """A mask of the board lasers that cross somebody's space."""
    beams: i64 = 0
    for space in race.space:
        beams |= race.floor.beams[space]
    return beams


def _hit_by(race: Race, laser: Laser, dealer: Dealer) -> i64:
    """The first robot on the way of a board laser."""
    target = _first_on(race, laser.spaces)
    dealer.tell(BEAM, race.floor.square(laser.space), race.told_as[target], laser.count)
    return target


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
            dealer.tell(SHOT, race.told_as[robot], race.told_as[target])
    return told
