"""Mini Howitzer: damage and a push, five times. RR-O16."""

from typing import Final

from mypy_extensions import i64

from botyard.games.roborally.declared import SPENT
from botyard.games.roborally.floor import opposite
from botyard.games.roborally.options.hits import OTHER, SHOVE, add_hit
from botyard.games.roborally.options.weapons import Weapon
from botyard.games.roborally.rules.option_cards import discard_option
from botyard.games.roborally.state import Race
from botyard.kernel.dealer import Dealer

SHOTS: Final = 5


class MiniHowitzer(Weapon):
    """
    One damage, and later a push in the direction of the shot; after the fifth it is discarded.

    Clauses: RR-O16.
    """

    def hit(self, race: Race, robot: i64, target: i64, dealer: Dealer) -> None:
        direction = race.facing[robot]
        add_hit(race, OTHER, robot, target, opposite(direction))
        add_hit(race, SHOVE, robot, target, direction)
        race.shells += 1
        if race.shells == SHOTS:
            discard_option(race, robot, self.option)
            dealer.tell(SPENT, race.told_as[robot], self.option)
