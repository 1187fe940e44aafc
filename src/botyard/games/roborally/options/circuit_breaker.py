"""Circuit Breaker: badly damaged, its robot powers down. RR-O4."""

from typing import Final

from botyard.games.roborally.declared import ANNOUNCED, USED
from botyard.games.roborally.option_numbers import CIRCUIT_BREAKER
from botyard.games.roborally.rules.option_cards import holder_of
from botyard.games.roborally.specials.factory_rejects import may_power_down
from botyard.games.roborally.state import ANNOUNCING, NOBODY, Race
from botyard.kernel.dealer import Dealer

BREAKING: Final = 3  # damage


def break_circuit(race: Race, dealer: Dealer) -> None:
    """
    With three or more damage after the repairs its robot is powered down next turn.

    Clauses: RR-O4, RR-O31, RR-C5.
    """
    robot = holder_of(race, CIRCUIT_BREAKER)
    if robot == NOBODY or not race.is_on_floor(robot) or not may_power_down(race):
        return
    if race.damage[robot] >= BREAKING and race.power[robot] != ANNOUNCING:
        race.power[robot] = ANNOUNCING
        dealer.tell(USED, race.told_as[robot], CIRCUIT_BREAKER)
        dealer.tell(ANNOUNCED, race.told_as[robot])
