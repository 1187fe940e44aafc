"""High-Power Laser: through one wall or one robot. RR-O14."""

from mypy_extensions import i64

from botyard.games.roborally.declared import NOT_YOUR_OPTION, SAME_TARGETS, USED
from botyard.games.roborally.floor import OFF, has_wall
from botyard.games.roborally.options.weapons import Weapon
from botyard.games.roborally.rules.sight import ANY_DISTANCE, first_in_sight
from botyard.games.roborally.state import NOBODY, Race
from botyard.kernel.dealer import Dealer
from botyard.kernel.reasons import LEGAL
from botyard.kernel.vectors import append, vec


class HighPowerLaser(Weapon):
    """
    The main laser with more power, offered when that changes who is hit.

    Clauses: RR-O14.
    """

    def refuse(self, race: Race, robot: i64, number: i64) -> int:
        if not race.has_option(robot, self.option):
            return NOT_YOUR_OPTION
        plain = first_in_sight(race, race.space[robot], race.facing[robot], ANY_DISTANCE)
        through = pierced(race, robot)
        if len(through) == 0 or (len(through) == 1 and through[0] == plain):
            return SAME_TARGETS
        return LEGAL

    def carry_out(self, race: Race, robot: i64, number: i64, dealer: Dealer) -> None:
        super().carry_out(race, robot, number, dealer)
        dealer.tell(USED, race.told_as[robot], self.option)


def pierced(race: Race, robot: i64) -> vec[i64]:
    """
    All robots that are hit: the laser passes one wall or one robot, a second obstacle stops it.

    Clauses: RR-O14.
    """
    element, direction = race.floor.element, race.facing[robot]
    targets = vec[i64]()
    passed = False
    here = race.space[robot]
    while not element[here] & OFF:
        if has_wall(element[here], direction):
            if passed:
                return targets
            passed = True
        here += race.floor.step[direction]
        if race.occupant[here] != NOBODY:
            targets = append(targets, race.occupant[here])
            if passed:
                return targets
            passed = True
    return targets
