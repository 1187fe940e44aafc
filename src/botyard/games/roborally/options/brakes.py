"""Brakes: a Move 1 goes nowhere. RR-O3."""

from typing import Final

from mypy_extensions import i64

from botyard.games.roborally.cards import MOVE_1
from botyard.games.roborally.option_numbers import BRAKES
from botyard.games.roborally.pairs import DUAL
from botyard.games.roborally.state import Race

BRAKED: Final = 0  # steps


def may_brake(race: Race, robot: i64, kind: i64, way: i64) -> bool:
    """
    Offered for a Move 1, also for the sideways step of Crab Legs.

    With Dual Processor a Move 1 moves nobody anyway.

    Clauses: RR-O3.
    """
    return kind == MOVE_1 and way != DUAL and race.has_option(robot, BRAKES)
