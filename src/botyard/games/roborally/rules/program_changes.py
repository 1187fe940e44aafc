"""What a player does while programming, carried out. RR-6, RR-7."""

from mypy_extensions import i64

from botyard.games.roborally.actions import (
    AT,
    DECK_SIZE,
    DISCARD,
    PASS,
    PROGRAM,
    READY,
    STORE,
    TAKE_DAMAGE,
    UNPROGRAM,
    UNSTORE,
    USE,
)
from botyard.games.roborally.declared import CANCELLED
from botyard.games.roborally.option_numbers import FLYWHEEL
from botyard.games.roborally.options.flywheel import take_from_flywheel
from botyard.games.roborally.options.recompile import recompile, take_recompiled
from botyard.games.roborally.options.storing import store, unstore
from botyard.games.roborally.rules.dealing import show_cards
from botyard.games.roborally.rules.option_cards import discard_option
from botyard.games.roborally.rules.programming import declare_ready, place_card, take_card_back
from botyard.games.roborally.state import Race
from botyard.kernel.dealer import Dealer


def is_for_programs(action: i64) -> bool:
    """Whether this kind of action belongs to programming."""
    if action <= READY or TAKE_DAMAGE <= action < AT:
        return True
    return USE <= action < PASS or STORE <= action < UNSTORE + 2


def change_program(race: Race, robot: i64, action: i64, dealer: Dealer) -> None:
    """
    A card is placed, taken back or stored; an Option is used; or the program is ready.

    Clauses: RR-6, RR-7, RR-57.
    """
    if action < UNPROGRAM:
        placed = action - PROGRAM
        place_card(race, robot, placed // DECK_SIZE + 1, placed % DECK_SIZE)
    elif action < READY:
        take_card_back(race, robot, action - UNPROGRAM + 1)
    elif action == READY:
        declare_ready(race, robot, dealer)
    elif action == TAKE_DAMAGE:
        take_recompiled(race, robot, dealer)
    elif action < AT:
        _cancel(race, robot, action - DISCARD, dealer)
    elif action >= UNSTORE:
        unstore(race, robot, action - UNSTORE)
    elif action >= STORE:
        stored = action - STORE
        store(race, robot, stored // DECK_SIZE, stored % DECK_SIZE)
    elif action == USE + FLYWHEEL:
        take_from_flywheel(race, robot, dealer)
    else:
        recompile(race, robot, dealer)
        show_cards(race, robot, dealer)


def _cancel(race: Race, robot: i64, option: i64, dealer: Dealer) -> None:
    """
    Recompile's damage is cancelled, perhaps with Recompile itself.

    Clauses: RR-34, RR-O22.
    """
    race.tokens[robot] = 0
    discard_option(race, robot, option)
    dealer.tell(CANCELLED, race.told_as[robot], option)
