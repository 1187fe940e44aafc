"""Crab Legs: one step to the side. RR-O6."""

from mypy_extensions import i64

from botyard.games.roborally.cards import LEFT, MOVE_1, RIGHT
from botyard.games.roborally.option_numbers import CRAB_LEGS
from botyard.games.roborally.state import Race


def may_pair_as_crab(race: Race, robot: i64, move: i64, rotation: i64) -> bool:
    """
    A Move 1 goes with a Rotate Left or Right into one register; kinds of cards are given.

    Clauses: RR-O6.
    """
    fits = move == MOVE_1 and (rotation == LEFT or rotation == RIGHT)
    return fits and race.has_option(robot, CRAB_LEGS)


def side_of(race: Race, robot: i64, rotation: i64) -> i64:
    """
    The direction of the step: to that side of the robot, which does not turn.

    Clauses: RR-O6.
    """
    quarters: i64 = 3 if rotation == LEFT else 1
    return (race.facing[robot] + quarters) & 3
