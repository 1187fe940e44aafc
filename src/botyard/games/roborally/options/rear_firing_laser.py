"""Rear-Firing Laser: a second laser, to the rear. RR-O21."""

from mypy_extensions import i64

from botyard.games.roborally.floor import opposite
from botyard.games.roborally.option_numbers import REAR_FIRING_LASER
from botyard.games.roborally.rules.sight import ANY_DISTANCE, first_in_sight
from botyard.games.roborally.state import NOBODY, Race


def rear_target(race: Race, robot: i64) -> i64:
    """
    The robot that is hit from behind, whatever the front fires; or nobody.

    Clauses: RR-O21.
    """
    if not race.has_option(robot, REAR_FIRING_LASER):
        return NOBODY
    return first_in_sight(race, race.space[robot], opposite(race.facing[robot]), ANY_DISTANCE)
