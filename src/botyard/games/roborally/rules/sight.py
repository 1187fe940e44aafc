"""Lines of sight. RR-60."""

from typing import Final

from mypy_extensions import i64

from botyard.games.roborally.floor import LARGEST, OFF, WALL
from botyard.games.roborally.state import NOBODY, Race

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
