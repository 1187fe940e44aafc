"""Factory Rejects: damaged from the start, and no power down. RR-C5."""

from typing import Final

from mypy_extensions import i64

from botyard.games.roborally.special_numbers import FACTORY_REJECTS
from botyard.games.roborally.state import Race

REJECTED: Final = 2  # damage


def may_power_down(race: Race) -> bool:
    """
    Whether robots can be powered down on this course at all.

    Clauses: RR-C5.
    """
    return race.special != FACTORY_REJECTS


def reject_robots(race: Race) -> None:
    """
    Every robot starts with two damage.

    Clauses: RR-C5, RR-63.
    """
    robot: i64
    for robot in range(race.robots):
        race.damage[robot] = REJECTED
