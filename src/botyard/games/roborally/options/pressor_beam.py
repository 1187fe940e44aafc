"""Pressor Beam: a push without damage. RR-O18."""

from mypy_extensions import i64

from botyard.games.roborally.options.hits import SHOVE, add_hit
from botyard.games.roborally.options.weapons import Weapon
from botyard.games.roborally.state import Race
from botyard.kernel.dealer import Dealer


class PressorBeam(Weapon):
    """
    The target is pushed away, one space in the direction of the shot.

    Clauses: RR-O18.
    """

    def hit(self, race: Race, robot: i64, target: i64, dealer: Dealer) -> None:
        add_hit(race, SHOVE, robot, target, race.facing[robot])
