"""Damage outside the laser step, and who takes a token before it counts. RR-O27, RR-63."""

from mypy_extensions import i64

from botyard.games.roborally.declared import CANCEL_STEP, DESTRUCTION_STEP, LAND_STEP
from botyard.games.roborally.option_numbers import TAKEN_BY_CARDS
from botyard.games.roborally.options.ablative_coat import coat_takes
from botyard.games.roborally.options.power_down_shield import shield_takes
from botyard.games.roborally.state import Race
from botyard.kernel.dealer import Dealer


def is_taken(race: Race, robot: i64, side: i64, dealer: Dealer) -> bool:
    """
    Power-Down Shield, else Ablative Coat, before anything else.

    Clauses: RR-O1, RR-O17, RR-O27.
    """
    if not race.held_options[robot] & TAKEN_BY_CARDS:
        return False
    return shield_takes(race, robot, side, dealer) or coat_takes(race, robot, dealer)


def hurt_at_once(race: Race, robot: i64, side: i64, dealer: Dealer) -> None:
    """
    A token arrives in the middle of something, and its owner is asked at once.

    Clauses: RR-63.
    """
    if is_taken(race, robot, side, dealer):
        return
    race.tokens[robot] += 1
    race.agenda.push(DESTRUCTION_STEP)
    race.agenda.push(LAND_STEP)
    race.agenda.push(CANCEL_STEP)
