"""Damage lands and locks registers; repairs unlock them. RR-12, RR-34 … RR-36."""

from typing import Final

from mypy_extensions import i64

from botyard.games.roborally.actions import REGISTERS
from botyard.games.roborally.declared import (
    CANCEL_STEP,
    CANCELLED,
    DAMAGED,
    FILLED,
    LOCK,
    LOCKED,
    REPAIRED,
    UNLOCKED,
)
from botyard.games.roborally.piles import discard_card, draw_card, put_into_hand
from botyard.games.roborally.rules.destruction import FATAL_DAMAGE
from botyard.games.roborally.rules.option_cards import discard_option
from botyard.games.roborally.state import NO_CARD, Race
from botyard.kernel.dealer import Dealer

FIRST_LOCKING: Final = 5


def ask_to_cancel(race: Race) -> bool:
    """
    Who has option cards decides token by token, in dock order, whether one is discarded for it.

    True if somebody is asked. The second number on the agenda counts the tokens that robot has
    taken already.

    Clauses: RR-34, RR-54.
    """
    robot, taken = race.agenda.first(), race.agenda.second()
    race.agenda.pop()
    while robot < race.robots:
        if taken < race.tokens[robot] and race.held_options[robot] != 0:
            race.agenda.push(CANCEL_STEP, robot, taken)
            return True
        robot += 1
        taken = 0
    return False


def take_token(race: Race, robot: i64) -> None:
    """
    This token will land.

    Clauses: RR-34.
    """
    taken = race.agenda.second()
    race.agenda.pop()
    race.agenda.push(CANCEL_STEP, robot, taken + 1)


def cancel_token(race: Race, robot: i64, option: i64, dealer: Dealer) -> None:
    """
    An option card is discarded instead of a token.

    Clauses: RR-34.
    """
    race.tokens[robot] -= 1
    discard_option(race, robot, option)
    dealer.tell(CANCELLED, race.owner[robot], option)


def land_tokens(race: Race, dealer: Dealer) -> None:
    """
    All tokens that were not cancelled land, robots in dock order.

    Clauses: RR-30, RR-61.
    """
    robot: i64
    for robot in range(race.robots):
        while race.tokens[robot] > 0:
            race.tokens[robot] -= 1
            if race.damage[robot] < FATAL_DAMAGE:
                take_damage(race, robot, dealer)


def take_damage(race: Race, robot: i64, dealer: Dealer) -> None:
    """
    One damage token; from the fifth on each locks a register.

    Clauses: RR-35, RR-37.
    """
    race.damage[robot] += 1
    dealer.tell(DAMAGED, race.owner[robot], race.damage[robot])
    if FIRST_LOCKING <= race.damage[robot] < FATAL_DAMAGE:
        lock_register(race, robot, dealer)


def lock_register(race: Race, robot: i64, dealer: Dealer) -> None:
    """
    The highest register that is not locked keeps the card that lies there, played or not.

    While powered down, when none lies there, it is filled from the deck, face up.

    Clauses: RR-12, RR-35.
    """
    register: i64 = REGISTERS
    while race.is_locked(robot, register):
        register -= 1
    bit: i64 = 1 << (register - 1)
    race.locked[robot] |= bit
    dealer.tell(LOCKED, race.owner[robot], register)
    place = robot * REGISTERS + register - 1
    if race.registers[place] == NO_CARD:
        card = draw_card(race, LOCK + race.owner[robot], dealer)
        if card != NO_CARD:
            race.registers[place] = card
            race.face_up[robot] |= bit
            dealer.tell(FILLED, race.owner[robot], register, card)


def repair(race: Race, robot: i64, dealer: Dealer) -> None:
    """
    One damage token is discarded, and the lowest locked register unlocks.

    Clauses: RR-36.
    """
    if race.damage[robot] == 0:
        return
    race.damage[robot] -= 1
    dealer.tell(REPAIRED, race.owner[robot], race.damage[robot])
    register: i64
    for register in range(1, REGISTERS + 1):
        if race.is_locked(robot, register):
            race.locked[robot] &= ~(1 << (register - 1))
            dealer.tell(UNLOCKED, race.owner[robot], register)
            clear_register(race, robot, register)
            return


def unlock_all(race: Race, robot: i64) -> None:
    """
    All registers unlock, and their cards are discarded.

    Clauses: RR-11.
    """
    race.locked[robot] = 0
    register: i64
    for register in range(1, REGISTERS + 1):
        clear_register(race, robot, register)


def clear_register(race: Race, robot: i64, register: i64) -> None:
    """
    The card in a register is discarded: face down if nobody has seen it.

    Clauses: RR-52.
    """
    place = robot * REGISTERS + register - 1
    card = race.registers[place]
    if card == NO_CARD:
        return
    race.registers[place] = NO_CARD
    if race.is_face_up(robot, register):
        race.face_up[robot] &= ~(1 << (register - 1))
        discard_card(race, card)
    else:
        put_into_hand(race, robot, card)
