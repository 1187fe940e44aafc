"""Ablative Coat takes three damage tokens. RR-O1."""

from typing import Final

from mypy_extensions import i64

from botyard.games.roborally.declared import COATED, SPENT
from botyard.games.roborally.option_numbers import ABLATIVE_COAT
from botyard.games.roborally.rules.option_cards import discard_option
from botyard.games.roborally.state import Race
from botyard.kernel.dealer import Dealer

THICKNESS: Final = 3


def coat_takes(race: Race, robot: i64, dealer: Dealer) -> bool:
    """
    The next three tokens of its robot go onto the card; with the third it is discarded.

    It works while powered down, too.

    Clauses: RR-O1, RR-O31.
    """
    if not race.has_option(robot, ABLATIVE_COAT):
        return False
    race.coat += 1
    dealer.tell(COATED, race.told_as[robot], race.coat)
    if race.coat == THICKNESS:
        discard_option(race, robot, ABLATIVE_COAT)
        dealer.tell(SPENT, race.told_as[robot], ABLATIVE_COAT)
    return True
