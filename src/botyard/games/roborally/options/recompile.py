"""Recompile: a new hand for one damage. RR-O22."""

from librt.vecs import append, vec
from mypy_extensions import i64

from botyard.games.roborally.actions import REGISTERS
from botyard.games.roborally.declared import (
    NOT_YOUR_OPTION,
    NOTHING_DEALT,
    RECOMPILED,
    RECOMPILED_ALREADY,
    RECOMPILED_CARDS,
)
from botyard.games.roborally.option_numbers import FLYWHEEL, RECOMPILE
from botyard.games.roborally.options.ablative_coat import coat_takes
from botyard.games.roborally.pairs import take_second
from botyard.games.roborally.piles import cast_off, draw_card, empty_hand, put_into_hand
from botyard.games.roborally.rules.damage import take_damage
from botyard.games.roborally.rules.destruction import destroy
from botyard.games.roborally.rules.option_cards import can_cancel
from botyard.games.roborally.state import FATAL_DAMAGE, MOST_HELD, NO_CARD, NOBODY, Race
from botyard.kernel.dealer import Dealer
from botyard.kernel.reasons import LEGAL


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
    The cards that were dealt this turn, placed or not; one from Flywheel is none of them.

    Clauses: RR-O22, RR-O11.
    """
    dealt = vec[i64]()
    place: i64
    for place in range(robot * MOST_HELD, robot * MOST_HELD + race.held[robot]):
        if race.hands[place] != race.taken:
            dealt = append(dealt, race.hands[place])
    register: i64
    for register in range(1, REGISTERS + 1):
        card = race.card(robot, register)
        if not race.is_locked(robot, register) and card != NO_CARD and card != race.taken:
            dealt = append(dealt, card)
    return dealt


def recompile(race: Race, robot: i64, dealer: Dealer) -> None:
    """
    All cards dealt this turn are discarded, as many are drawn anew, and one damage arrives.

    Clauses: RR-O22, RR-50.
    """
    race.recompiler = robot
    _take_all_back(race, robot)
    old = _dealt(race, robot)
    empty_hand(race, robot)
    if race.has_option(robot, FLYWHEEL) and race.taken != NO_CARD:
        put_into_hand(race, robot, race.taken)
        race.taken = NO_CARD
    for card in old:
        cast_off(race, card)
    for _ in range(len(old)):
        card = draw_card(race, RECOMPILED_CARDS + race.owner[robot], dealer)
        if card != NO_CARD:
            put_into_hand(race, robot, card)
    dealer.tell(RECOMPILED, race.told_as[robot], len(old))
    if coat_takes(race, robot, dealer):
        return
    if can_cancel(race, robot):
        race.tokens[robot] = 1
    else:
        take_recompiled(race, robot, dealer)


def _take_all_back(race: Race, robot: i64) -> None:
    """What lies in free registers comes back into the hand first."""
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
