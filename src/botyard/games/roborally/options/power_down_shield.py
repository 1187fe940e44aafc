"""Power-Down Shield stops the first damage from each side. RR-O17."""

from mypy_extensions import i64

from botyard.games.roborally.declared import SHIELDED
from botyard.games.roborally.option_numbers import POWER_DOWN_SHIELD
from botyard.games.roborally.state import DOWN, Race
from botyard.kernel.dealer import Dealer


def shield_takes(race: Race, robot: i64, side: i64, dealer: Dealer) -> bool:
    """
    While its robot is powered down, one damage from each of the four sides in each register.

    Clauses: RR-O17, RR-O31.
    """
    if race.power[robot] != DOWN or not race.has_option(robot, POWER_DOWN_SHIELD):
        return False
    bit: i64 = 1 << side
    if race.shielded & bit:
        return False
    race.shielded |= bit
    dealer.tell(SHIELDED, race.told_as[robot])
    return True
