"""Mechanical Arm: flags and repair sites within reach. RR-O15."""

from mypy_extensions import i64

from botyard.games.roborally.actions import REACH
from botyard.games.roborally.declared import OUT_OF_REACH, REACHED, WALL_BARS_ARM
from botyard.games.roborally.floor import OFF, has_wall
from botyard.games.roborally.option_numbers import MECHANICAL_ARM
from botyard.games.roborally.rules.flags import is_flag, is_repair_site
from botyard.games.roborally.state import Race
from botyard.games.roborally.steps import Choice
from botyard.kernel.dealer import Dealer
from botyard.kernel.reasons import LEGAL


def reaches(race: Race, robot: i64) -> list[int]:
    """
    The directions in which the robot could touch something, as actions.

    Clauses: RR-O15, RR-O31.
    """
    actions: list[int] = []
    if race.has_option(robot, MECHANICAL_ARM) and race.is_on_floor(robot):
        around: i64
        for around in range(8):
            if is_in_reach(race, robot, around):
                actions.append(REACH + around)
    return actions


def is_in_reach(race: Race, robot: i64, around: i64) -> bool:
    """
    A flag or site on a neighboring space that no wall bars.

    Clauses: RR-O15.
    """
    return _is_touchable(race, neighbor(race, race.space[robot], around)) and not _is_barred(
        race, race.space[robot], around
    )


def _is_touchable(race: Race, space: i64) -> bool:
    if race.floor.element[space] & OFF:
        return False
    return is_flag(race, space) or is_repair_site(race, space)


def neighbor(race: Race, space: i64, around: i64) -> i64:
    """The space in one of eight directions, counted clockwise from north."""
    step = race.floor.step
    beside = space + step[around >> 1]
    return beside + step[((around >> 1) + 1) & 3] if around & 1 else beside


def _is_barred(race: Race, space: i64, around: i64) -> bool:
    """
    A wall bars an adjacent space; a diagonal one is barred only if both ways round the corner are.

    Clauses: RR-O15.
    """
    first = around >> 1
    if not around & 1:
        return has_wall(race.floor.element[space], first)
    second = (first + 1) & 3
    return _is_bent_way_barred(race, space, first, second) and _is_bent_way_barred(
        race, space, second, first
    )


def _is_bent_way_barred(race: Race, space: i64, first: i64, second: i64) -> bool:
    element = race.floor.element
    corner = space + race.floor.step[first]
    return has_wall(element[space], first) or has_wall(element[corner], second)


class Reach(Choice):
    """
    Only what is in reach; what comes of it depends on the step.

    Clauses: RR-O15.
    """

    def candidates(self, race: Race, robot: i64) -> list[int]:
        return reaches(race, robot)

    def refuse(self, race: Race, robot: i64, number: i64) -> int:
        if is_in_reach(race, robot, number):
            return LEGAL
        touchable = _is_touchable(race, neighbor(race, race.space[robot], number))
        return WALL_BARS_ARM if touchable else OUT_OF_REACH


def reach(race: Race, robot: i64, around: i64, dealer: Dealer) -> i64:
    """
    The space that is touched, which everybody hears of.

    Clauses: RR-O15.
    """
    space = neighbor(race, race.space[robot], around)
    dealer.tell(REACHED, race.told_as[robot], race.floor.square(space))
    return space
