"""Extra Memory: one card more in each deal. RR-O9."""

from mypy_extensions import i64

from botyard.games.roborally.option_numbers import EXTRA_MEMORY
from botyard.games.roborally.state import Race


def memory_of(race: Race, robot: i64) -> i64:
    """
    How many cards an active robot is dealt on top.

    Clauses: RR-O9.
    """
    return 1 if race.has_option(robot, EXTRA_MEMORY) else 0
