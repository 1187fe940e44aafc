"""Dual Processor: a shorter move, then a rotation. RR-O8."""

from mypy_extensions import i64

from botyard.games.roborally.cards import BACK, LEFT, RIGHT, U_TURN
from botyard.games.roborally.option_numbers import DUAL_PROCESSOR
from botyard.games.roborally.rules.turning import ROUND, TO_THE_LEFT, TO_THE_RIGHT
from botyard.games.roborally.state import Race


def may_pair_as_dual(race: Race, robot: i64, move: i64, rotation: i64) -> bool:
    """
    One move card goes with one rotate card into one register; kinds of cards are given.

    Clauses: RR-O8.
    """
    fits = move >= BACK and rotation < BACK
    return fits and race.has_option(robot, DUAL_PROCESSOR)


def shortened(steps: i64, rotation: i64) -> i64:
    """
    The move is one space shorter, with a U-Turn two, and never below none.

    Clauses: RR-O8.
    """
    less: i64 = 2 if rotation == U_TURN else 1
    return steps - less if steps > less else 0


def quarters_of(rotation: i64) -> i64:
    """The rotation that follows the move, in quarters clockwise."""
    if rotation == LEFT:
        return TO_THE_LEFT
    return TO_THE_RIGHT if rotation == RIGHT else ROUND
