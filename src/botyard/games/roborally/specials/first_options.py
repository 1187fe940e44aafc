"""Flag Fry, Marathon Madness, War Zone: an Option for everybody first. RR-C11, RR-C13, RR-C18."""

from mypy_extensions import i64

from botyard.games.roborally.rules.option_cards import draw_option
from botyard.games.roborally.special_numbers import FLAG_FRY, MARATHON_MADNESS, WAR_ZONE
from botyard.games.roborally.state import Race
from botyard.kernel.dealer import Dealer


def begins_with_options(race: Race) -> bool:
    """
    Whether each player draws an Option before the first turn.

    Clauses: RR-C11, RR-C13, RR-C18.
    """
    if race.special == FLAG_FRY or race.special == MARATHON_MADNESS:
        return True
    return race.special == WAR_ZONE and race.options["war-zone-options"] is True


def draw_first_options(race: Race, dealer: Dealer) -> None:
    """
    One each, in dock order.

    Clauses: RR-C11, RR-C13, RR-C18.
    """
    robot: i64
    for robot in range(race.robots):
        draw_option(race, robot, dealer)
