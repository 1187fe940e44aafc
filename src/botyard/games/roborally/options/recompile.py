"""Recompile: a new hand for one damage. RR-O22."""

from mypy_extensions import i64

from botyard.games.roborally.actions import REGISTERS
from botyard.games.roborally.components import ABLATIVE_COAT, FLYWHEEL, RECOMPILE
from botyard.games.roborally.declared import (
    CANCELED,
    NOT_YOUR_OPTION,
    NOTHING_DEALT,
    RECOMPILED,
    RECOMPILED_ALREADY,
    RECOMPILED_CARDS,
)
from botyard.games.roborally.options.arriving import coat_takes
from botyard.games.roborally.options.storing import (
    ON_CONDITION,
    ON_FLYWHEEL,
    card_on,
    refuse_unstoring,
    unstore,
)
from botyard.games.roborally.rules.damage import CancelToken, take_damage
from botyard.games.roborally.rules.destruction import destroy
from botyard.games.roborally.rules.option_cards import can_cancel, discard_option, discards_of
from botyard.games.roborally.rules.piles import (
    card_of,
    cast_off,
    draw_card,
    empty_hand,
    put_into_hand,
    second_in,
    show_cards,
    take_second,
)
from botyard.games.roborally.state import FATAL_DAMAGE, MOST_HELD, NO_CARD, NOBODY, Race
from botyard.games.roborally.steps import Choice, Use
from botyard.kernel.dealer import Dealer
from botyard.kernel.reasons import LEGAL
from botyard.kernel.vectors import append, vec


def refuse_recompiling(race: Race, robot: i64) -> int:
    """
    Once a turn, and with at least one card that was dealt this turn.

    Clauses: RR-O22.
    """
    if not race.has_option(robot, RECOMPILE):
        return NOT_YOUR_OPTION
    if race.recompiler != NOBODY:
        return RECOMPILED_ALREADY
    return LEGAL if len(_dealt(race, robot)) > 0 else NOTHING_DEALT


def _dealt(race: Race, robot: i64) -> vec[i64]:
    """
    The cards that were dealt this turn, wherever they lie; one from Flywheel is none of them.

    Clauses: RR-O22, RR-O11.
    """
    dealt = vec[i64]()
    for card in _written_with(race, robot):
        if card != NO_CARD and card != race.taken:
            dealt = append(dealt, card)
    return dealt


def _written_with(race: Race, robot: i64) -> vec[i64]:
    """All that a program is written with: the hand, free registers, what was put on Options."""
    first = robot * MOST_HELD
    cards = race.hands[first : first + race.held[robot]]
    register: i64
    for register in range(1, REGISTERS + 1):
        if not race.is_locked(robot, register):
            cards = append(cards, race.card(robot, register))
            second = second_in(race, robot, register)
            if second != NO_CARD:
                cards = append(cards, card_of(second))
    for where in (ON_CONDITION, ON_FLYWHEEL):
        if refuse_unstoring(race, robot, where) == LEGAL:
            cards = append(cards, card_on(race, where))
    return cards


class Recompile(Use):
    """
    All cards dealt this turn are discarded, as many are drawn again, and one damage arrives.

    Clauses: RR-O22, RR-50.
    """

    def refuse(self, race: Race, robot: i64, number: i64) -> int:
        return refuse_recompiling(race, robot)

    def carry_out(self, race: Race, robot: i64, number: i64, dealer: Dealer) -> None:
        _draw_again(race, robot, dealer)
        if not coat_takes(race, robot, dealer):
            if can_cancel(race, robot):
                race.tokens[robot] = 1
            else:
                take_recompiled(race, robot, dealer)
        show_cards(race, robot, dealer)


def _draw_again(race: Race, robot: i64, dealer: Dealer) -> None:
    race.recompiler = robot
    old = _dealt(race, robot)
    _take_all_back(race, robot)
    keeps = race.holds(robot, race.taken)
    empty_hand(race, robot)
    if keeps:
        put_into_hand(race, robot, race.taken)
    if race.has_option(robot, FLYWHEEL):
        race.taken = NO_CARD
    for card in old:
        cast_off(race, card)
    for _ in range(len(old)):
        card = draw_card(race, RECOMPILED_CARDS + race.owner[robot], dealer)
        if card != NO_CARD:
            put_into_hand(race, robot, card)
    dealer.tell(RECOMPILED, race.told_as[robot], len(old))


def _take_all_back(race: Race, robot: i64) -> None:
    """
    What lies in free registers or was put on Options comes back into the hand first.

    A card that came from Flywheel stays on the Option where it lies.

    Clauses: RR-O11, RR-O22.
    """
    register: i64
    for register in range(1, REGISTERS + 1):
        place = robot * REGISTERS + register - 1
        if race.is_locked(robot, register) or race.registers[place] == NO_CARD:
            continue
        second = take_second(race, place)
        if second != NO_CARD:
            put_into_hand(race, robot, second)
        put_into_hand(race, robot, race.registers[place])
        race.registers[place] = NO_CARD
    for where in (ON_CONDITION, ON_FLYWHEEL):
        dealt = card_on(race, where) != race.taken
        if dealt and refuse_unstoring(race, robot, where) == LEGAL:
            unstore(race, robot, where)


# Its damage, which is decided at once


class TakeRecompiled(Choice):
    """
    The damage lands.

    Clauses: RR-O22, RR-63.
    """

    def carry_out(self, race: Race, robot: i64, number: i64, dealer: Dealer) -> None:
        take_recompiled(race, robot, dealer)


class CancelRecompiled(CancelToken):
    """
    The damage is canceled, perhaps with Recompile itself.

    Clauses: RR-34, RR-O22.
    """

    def candidates(self, race: Race, robot: i64) -> list[int]:
        return discards_of(race.held_options[robot] & ~(1 << ABLATIVE_COAT))

    def carry_out(self, race: Race, robot: i64, number: i64, dealer: Dealer) -> None:
        race.tokens[robot] = 0
        discard_option(race, robot, number)
        dealer.tell(CANCELED, race.told_as[robot], number)


def take_recompiled(race: Race, robot: i64, dealer: Dealer) -> None:
    """
    The damage lands. A register that locks by it is still programmed this turn.

    As tenth damage it destroys the robot before register 1.

    Clauses: RR-O22, RR-63.
    """
    race.tokens[robot] = 0
    before = race.locked[robot]
    take_damage(race, robot, dealer)
    if race.damage[robot] >= FATAL_DAMAGE:
        race.ready |= 1 << robot
        destroy(race, robot, dealer)
        return
    locked = race.locked[robot] & ~before
    register: i64
    for register in range(1, REGISTERS + 1):
        if (locked >> (register - 1)) & 1:
            race.open_register = register
