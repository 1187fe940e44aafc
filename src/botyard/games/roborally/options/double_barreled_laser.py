"""Double-Barreled Laser: the main laser hits twice. RR-O7."""

from mypy_extensions import i64

from botyard.games.roborally.option_numbers import DOUBLE_BARRELED_LASER
from botyard.games.roborally.state import Race


def barrels_of(race: Race, robot: i64) -> i64:
    """
    How many hits the main laser makes.

    Clauses: RR-O7.
    """
    return 2 if race.has_option(robot, DOUBLE_BARRELED_LASER) else 1
