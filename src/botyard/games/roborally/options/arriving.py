"""Ramming Gear, and who takes a token before it counts. RR-O1, RR-O17, RR-O20, RR-O27, RR-63."""

from typing import Final

from mypy_extensions import i64

from botyard.games.roborally.boards.floor import opposite
from botyard.games.roborally.components import ABLATIVE_COAT, POWER_DOWN_SHIELD, TAKEN_BY_CARDS
from botyard.games.roborally.declared import (
    COATED,
    RAMMED,
    SHIELDED,
    SPENT,
)
from botyard.games.roborally.rules.damage import let_land
from botyard.games.roborally.rules.option_cards import discard_option
from botyard.games.roborally.state import DOWN, NOWHERE, Race
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


def is_taken(race: Race, robot: i64, side: i64, dealer: Dealer) -> bool:
    """
    Power-Down Shield, else Ablative Coat, before anything else.

    Clauses: RR-O1, RR-O17, RR-O27.
    """
    if not race.held_options[robot] & TAKEN_BY_CARDS:
        return False
    return _shield_takes(race, robot, side, dealer) or coat_takes(race, robot, dealer)


def _shield_takes(race: Race, robot: i64, side: i64, dealer: Dealer) -> bool:
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


def ram(race: Race, robot: i64, pushed: i64, direction: i64, dealer: Dealer) -> None:
    """
    After a step of its card the robot that was directly in front takes one damage.

    Its owner is asked at once. Who fell into a pit is beyond that; others of the chain take none.

    Clauses: RR-O20, RR-63.
    """
    if race.space[pushed] != NOWHERE:
        dealer.tell(RAMMED, race.told_as[robot], race.told_as[pushed])
        if not is_taken(race, pushed, opposite(direction), dealer):
            race.tokens[pushed] += 1
            let_land(race.agenda)
