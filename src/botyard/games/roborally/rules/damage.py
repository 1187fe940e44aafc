"""Damage lands and locks registers; repairs unlock them. RR-12, RR-34 … RR-36."""

from typing import Final

from mypy_extensions import i64

from botyard.games.roborally import declared as on
from botyard.games.roborally.actions import REGISTERS, TAKE_DAMAGE
from botyard.games.roborally.components import ABLATIVE_COAT
from botyard.games.roborally.options.hits import (
    AIMED,
    kind_of,
    move_up_aimed,
    register_of,
    target_of,
    tokens_before,
)
from botyard.games.roborally.rules.option_cards import can_cancel, discard_option, discards_of
from botyard.games.roborally.rules.piles import clear_register, draw_card
from botyard.games.roborally.state import FATAL_DAMAGE, NO_CARD, Race
from botyard.games.roborally.steps import Choice, Step
from botyard.kernel.agenda import Agenda
from botyard.kernel.dealer import Dealer
from botyard.kernel.reasons import LEGAL

FIRST_LOCKING: Final = 5


def let_land(agenda: Agenda) -> None:
    """
    Tokens have arrived: they can be canceled, land, and may destroy their robots.

    Clauses: RR-15, RR-30, RR-63.
    """
    agenda.push(on.DESTRUCTION_STEP)
    agenda.push(on.LAND_STEP)
    agenda.push(on.CANCEL_STEP)


class AskToCancel(Step):
    """
    Who has option cards decides token by token, in dock order, whether one is discarded for it.

    The second number on the agenda counts the tokens that robot has taken already.

    Clauses: RR-34, RR-54.
    """

    def run(self, race: Race, dealer: Dealer) -> bool:
        robot, taken = race.agenda.first(), race.agenda.second()
        race.agenda.pop()
        while robot < race.robots:
            if taken < race.tokens[robot] and can_cancel(race, robot):
                race.agenda.push(on.CANCEL_STEP, robot, taken)
                return False
            robot += 1
            taken = 0
        return True


class TakeToken(Choice):
    """
    This token will land; so it does, too, when the time is up.

    Clauses: RR-34, RR-54.
    """

    def carry_out(self, race: Race, robot: i64, number: i64, dealer: Dealer) -> None:
        taken = race.agenda.second()
        race.agenda.pop()
        race.agenda.push(on.CANCEL_STEP, robot, taken + 1)

    def run_out(self, race: Race, robot: i64, dealer: Dealer) -> i64:
        return TAKE_DAMAGE


class CancelToken(Choice):
    """
    Any card of the robot is discarded instead of a token, but Ablative Coat takes tokens itself.

    Clauses: RR-34, RR-O1.
    """

    def candidates(self, race: Race, robot: i64) -> list[int]:
        return discards_of(race.held_options[robot])

    def refuse(self, race: Race, robot: i64, number: i64) -> int:
        if not race.has_option(robot, number):
            return on.NOT_YOURS_TO_DISCARD
        return on.COAT_STAYS if number == ABLATIVE_COAT else LEGAL

    def carry_out(self, race: Race, robot: i64, number: i64, dealer: Dealer) -> None:
        race.tokens[robot] -= 1
        if len(race.hits) > 0:
            move_up_aimed(race, robot, race.agenda.second())
        discard_option(race, robot, number)
        dealer.tell(on.CANCELED, race.told_as[robot], number)


def land_tokens(race: Race, dealer: Dealer) -> None:
    """
    All tokens that were not canceled land, robots in dock order.

    Clauses: RR-30, RR-61.
    """
    robot: i64
    for robot in range(race.robots):
        if len(race.hits) > 0:
            _land_with_aimed(race, robot, dealer)
        while race.tokens[robot] > 0:
            _land(race, robot, dealer)


def _land_with_aimed(race: Race, robot: i64, dealer: Dealer) -> None:
    """
    Tokens that were aimed at this robot land in their places among the others.

    Clauses: RR-61, RR-O10.
    """
    landed: i64 = 0
    for hit in race.hits:
        if kind_of(hit) == AIMED and target_of(hit) == robot:
            while landed < tokens_before(hit) and race.tokens[robot] > 0:
                _land(race, robot, dealer)
                landed += 1
            _land_aimed(race, robot, register_of(hit), dealer)


def _land(race: Race, robot: i64, dealer: Dealer) -> None:
    """
    One token that was not aimed; the tenth damage is the last.

    Clauses: RR-37.
    """
    race.tokens[robot] -= 1
    if race.damage[robot] < FATAL_DAMAGE:
        take_damage(race, robot, dealer)


def _land_aimed(race: Race, robot: i64, register: i64, dealer: Dealer) -> None:
    """
    One token that locks this register instead of the next one, unless it has locked meanwhile.

    Clauses: RR-O10, RR-12, RR-37, RR-61.
    """
    if race.damage[robot] >= FATAL_DAMAGE:
        return
    if race.is_locked(robot, register):
        take_damage(race, robot, dealer)
        return
    race.damage[robot] += 1
    dealer.tell(on.DAMAGED, race.told_as[robot], race.damage[robot])
    if race.damage[robot] < FATAL_DAMAGE:
        lock(race, robot, register, dealer)


def take_damage(race: Race, robot: i64, dealer: Dealer) -> None:
    """
    One damage token; from the fifth on each locks a register.

    Clauses: RR-35, RR-37.
    """
    race.damage[robot] += 1
    dealer.tell(on.DAMAGED, race.told_as[robot], race.damage[robot])
    if FIRST_LOCKING <= race.damage[robot] < FATAL_DAMAGE:
        lock_register(race, robot, dealer)


def lock_register(race: Race, robot: i64, dealer: Dealer) -> None:
    """
    The highest register that is not locked keeps the card that lies there, played or not.

    Clauses: RR-35.
    """
    register: i64 = REGISTERS
    while register > 0 and race.is_locked(robot, register):
        register -= 1
    if register > 0:
        lock(race, robot, register, dealer)


def lock(race: Race, robot: i64, register: i64, dealer: Dealer) -> None:
    """
    A register locks. While powered down, when no card lies there, it is filled from the deck.

    Clauses: RR-12, RR-35.
    """
    bit: i64 = 1 << (register - 1)
    race.locked[robot] |= bit
    dealer.tell(on.LOCKED, race.told_as[robot], register)
    place = robot * REGISTERS + register - 1
    if race.registers[place] == NO_CARD and race.agenda.step() != on.PROGRAM_STEP:
        card = draw_card(race, on.LOCK + race.owner[robot], dealer)
        if card != NO_CARD:
            race.registers[place] = card
            race.face_up[robot] |= bit
            dealer.tell(on.FILLED, race.told_as[robot], register, card)


def repair(race: Race, robot: i64, dealer: Dealer) -> None:
    """
    One damage token is discarded, and the lowest locked register unlocks.

    Clauses: RR-36.
    """
    if race.damage[robot] == 0:
        return
    race.damage[robot] -= 1
    dealer.tell(on.REPAIRED, race.told_as[robot], race.damage[robot])
    register: i64
    for register in range(1, REGISTERS + 1):
        if race.is_locked(robot, register):
            race.locked[robot] &= ~(1 << (register - 1))
            dealer.tell(on.UNLOCKED, race.told_as[robot], register)
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
