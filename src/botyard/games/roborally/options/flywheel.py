"""Flywheel: a card is kept for a later turn. RR-O11."""

from mypy_extensions import i64

from botyard.games.roborally.declared import (
    NO_CARD_ON_FLYWHEEL,
    NOT_YOUR_OPTION,
    STORED_THIS_TURN,
    TOOK,
)
from botyard.games.roborally.option_numbers import FLYWHEEL
from botyard.games.roborally.piles import put_into_hand
from botyard.games.roborally.state import NO_CARD, Race
from botyard.games.roborally.steps import Use
from botyard.kernel.dealer import Dealer
from botyard.kernel.reasons import LEGAL


def refuse_taking(race: Race, robot: i64) -> int:
    """
    Only a card that has lain there since an earlier turn.

    Clauses: RR-O11.
    """
    if not race.has_option(robot, FLYWHEEL):
        return NOT_YOUR_OPTION
    if race.flywheel == NO_CARD:
        return NO_CARD_ON_FLYWHEEL
    return STORED_THIS_TURN if race.fresh else LEGAL


class TakeFromFlywheel(Use):
    """
    The card comes into the hand; it was not dealt.

    Clauses: RR-O11.
    """

    def refuse(self, race: Race, robot: i64, number: i64) -> int:
        return refuse_taking(race, robot)

    def carry_out(self, race: Race, robot: i64, number: i64, dealer: Dealer) -> None:
        put_into_hand(race, robot, race.flywheel)
        race.taken = race.flywheel
        race.flywheel = NO_CARD
        dealer.tell(TOOK, race.told_as[robot])
