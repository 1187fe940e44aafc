"""Scrambler: the next card of its target is any card. RR-O24."""

from mypy_extensions import i64

from botyard.games.roborally.actions import REGISTERS
from botyard.games.roborally.declared import (
    NEXT_LOCKED,
    SCRAMBLE,
    SCRAMBLED,
    SCRAMBLES_CONTROLLED,
    SCRAMBLES_DOWN,
    SCRAMBLES_NO_MORE,
)
from botyard.games.roborally.options.hits import SCRAMBLING, add_hit
from botyard.games.roborally.options.radio_control import LAST_REGISTER
from botyard.games.roborally.options.weapons import Weapon
from botyard.games.roborally.piles import draw_card
from botyard.games.roborally.rules.registers import clear_register
from botyard.games.roborally.state import NO_CARD, Race
from botyard.kernel.dealer import Dealer
from botyard.kernel.reasons import LEGAL


class Scrambler(Weapon):
    """
    An active target that runs its own cards, with a next register that is not locked.

    Clauses: RR-O24, RR-62.
    """

    def refuse_target(self, race: Race, robot: i64, target: i64) -> int:
        if race.register > LAST_REGISTER:
            return SCRAMBLES_NO_MORE
        if not race.is_active(target):
            return SCRAMBLES_DOWN
        if race.is_controlled(target):
            return SCRAMBLES_CONTROLLED
        return NEXT_LOCKED if race.is_locked(target, race.register + 1) else LEGAL

    def hit(self, race: Race, robot: i64, target: i64, dealer: Dealer) -> None:
        add_hit(race, SCRAMBLING, robot, target, 0)


def scramble(race: Race, robot: i64, target: i64, dealer: Dealer) -> None:
    """
    The top card of the deck, seen by nobody, takes the place of what lies there.

    A register that has locked meanwhile keeps its card.

    Clauses: RR-O24, RR-50, RR-62.
    """
    register = race.register + 1
    if race.is_locked(target, register):
        return
    card = draw_card(race, SCRAMBLE + race.owner[target], dealer)
    if card == NO_CARD:
        return
    clear_register(race, target, register)
    place = target * REGISTERS + register - 1
    race.registers[place] = card
    bit: i64 = 1
    race.unseen |= bit << place
    dealer.tell(SCRAMBLED, race.told_as[robot], race.told_as[target], register)
