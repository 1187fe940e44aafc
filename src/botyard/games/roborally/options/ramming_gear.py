"""Ramming Gear hurts whom its robot pushes. RR-O20."""

from mypy_extensions import i64

from botyard.games.roborally.declared import RAMMED
from botyard.games.roborally.floor import opposite
from botyard.games.roborally.options.arriving import hurt_at_once
from botyard.games.roborally.state import NOWHERE, Race
from botyard.kernel.dealer import Dealer


def ram(race: Race, robot: i64, pushed: i64, direction: i64, dealer: Dealer) -> None:
    """
    After a step of its card the robot that was directly in front takes one damage.

    Who fell into a pit is beyond that; others of the chain take none.

    Clauses: RR-O20, RR-63.
    """
    if race.space[pushed] != NOWHERE:
        dealer.tell(RAMMED, race.told_as[robot], race.told_as[pushed])
        hurt_at_once(race, pushed, opposite(direction), dealer)
