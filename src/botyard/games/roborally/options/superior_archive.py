"""Superior Archive: its robot returns without damage. RR-O25."""

from typing import Final

from mypy_extensions import i64

from botyard.games.roborally.option_numbers import SUPERIOR_ARCHIVE
from botyard.games.roborally.state import Race

RETURN_DAMAGE: Final = 2


def damage_of_return(race: Race, robot: i64) -> i64:
    """
    Two, unless the robot still has the card.

    Clauses: RR-O25, RR-39, RR-63.
    """
    return 0 if race.has_option(robot, SUPERIOR_ARCHIVE) else RETURN_DAMAGE
