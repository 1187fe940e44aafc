"""Programs: cards from the hand into the registers, all at once and in secret. RR-6 … RR-9."""

from typing import Final

from mypy_extensions import i64

from botyard.games.roborally.actions import DECK_SIZE, PROGRAM, READY, REGISTERS, UNPROGRAM
from botyard.games.roborally.declared import (
    ALREADY_READY,
    FILL,
    IS_OUT,
    IS_POWERED_DOWN,
    IS_READY,
    NOT_IN_HAND,
    PLACED_ALREADY,
    PROGRAM_STEP,
    RAN_OUT,
    REGISTER_EMPTY,
    REGISTER_FULL,
    REGISTER_LOCKED,
    REGISTERS_EMPTY,
)
from botyard.games.roborally.piles import empty_hand, put_into_hand, take_from_hand
from botyard.games.roborally.state import DOWN, MOST_HELD, NO_CARD, NOBODY, Race
from botyard.kernel.bag import ItemBag
from botyard.kernel.dealer import Dealer
from botyard.kernel.reasons import LEGAL

SECONDS_LEFT: Final = 30


def robot_to_program(race: Race, seat: i64) -> i64:
    """The first robot of a seat whose program is not ready, or nobody."""
    robot: i64
    for robot in range(race.robots):
        if race.owner[robot] == seat and not race.is_ready(robot):
            return robot
    return NOBODY


def refuse_programming(race: Race, seat: i64, action: i64) -> int:
    """
    Which clause, if any, forbids placing a card, taking it back or being ready.

    Clauses: RR-6, RR-7, RR-35, RR-62.
    """
    robot = robot_to_program(race, seat)
    if robot == NOBODY:
        return _why_no_program(race, seat)
    if action == READY:
        return REGISTERS_EMPTY if needs_card(race, robot) else LEGAL  # RR-6
    if action >= UNPROGRAM:
        return _refuse_unprogram(race, robot, action - UNPROGRAM + 1)
    placed = action - PROGRAM
    return _refuse_program(race, robot, placed // DECK_SIZE + 1, placed % DECK_SIZE)


def _why_no_program(race: Race, seat: i64) -> int:
    """A seat whose robots are all ready, or have nothing to be programmed with."""
    robot: i64
    for robot in range(race.robots):
        if race.owner[robot] == seat and race.is_active(robot):
            return ALREADY_READY  # RR-7
    for robot in range(race.robots):
        if race.owner[robot] == seat and race.power[robot] == DOWN:
            return IS_POWERED_DOWN  # RR-11
    return IS_OUT


def _refuse_program(race: Race, robot: i64, register: i64, card: i64) -> int:
    if race.is_locked(robot, register):
        return REGISTER_LOCKED  # RR-35
    if race.card(robot, register) != NO_CARD:
        return REGISTER_FULL
    if race.holds(robot, card):
        return LEGAL
    first = robot * REGISTERS
    for place in range(first, first + REGISTERS):
        if race.registers[place] == card:
            return PLACED_ALREADY
    return NOT_IN_HAND


def _refuse_unprogram(race: Race, robot: i64, register: i64) -> int:
    if race.is_locked(robot, register):
        return REGISTER_LOCKED  # RR-62
    return REGISTER_EMPTY if race.card(robot, register) == NO_CARD else LEGAL


def needs_card(race: Race, robot: i64) -> bool:
    """
    Whether a register is empty and there is a card for it.

    Clauses: RR-6, RR-50.
    """
    return race.held[robot] > 0 and race.first_empty(robot) != 0


def empty_registers(race: Race, robot: i64) -> list[int]:
    """The free registers without a card."""
    registers: list[int] = []
    register: i64
    for register in range(1, REGISTERS + 1):
        if race.card(robot, register) == NO_CARD and not race.is_locked(robot, register):
            registers.append(register)
    return registers


def place_card(race: Race, robot: i64, register: i64, card: i64) -> None:
    """
    A card goes from the hand into a register, face down.

    Clauses: RR-6.
    """
    take_from_hand(race, robot, card)
    race.registers[robot * REGISTERS + register - 1] = card


def take_card_back(race: Race, robot: i64, register: i64) -> None:
    """
    Before its program is ready, a robot's cards can be put back.

    Clauses: RR-7.
    """
    place = robot * REGISTERS + register - 1
    put_into_hand(race, robot, race.registers[place])
    race.registers[place] = NO_CARD


def declare_ready(race: Race, robot: i64, dealer: Dealer) -> None:
    """
    The program stands; what is left of the hand counts as discarded, face down.

    Clauses: RR-6, RR-7, RR-52.
    """
    race.ready |= 1 << robot
    dealer.tell(IS_READY, race.owner[robot])


def end_programming(race: Race) -> bool:
    """
    Programming is over when everybody is ready; false until then.

    Clauses: RR-6, RR-10.
    """
    if race.ready != (1 << race.robots) - 1:
        return False
    race.agenda.pop()
    return True


def fill_at_random(race: Race, robot: i64, dealer: Dealer) -> None:
    """
    The time is up: empty registers are filled from the hand at random, and that is it.

    Clauses: RR-9.
    """
    seat = race.owner[robot]
    dealer.tell(RAN_OUT, seat)
    first = robot * MOST_HELD
    unused = ItemBag(race.hands[first : first + race.held[robot]])
    empty_hand(race, robot)
    place: i64
    for place in range(robot * REGISTERS, robot * REGISTERS + REGISTERS):
        locked = (race.locked[robot] >> (place - robot * REGISTERS)) & 1
        if race.registers[place] == NO_CARD and not locked and len(unused.content) > 0:
            race.registers[place] = dealer.draw(FILL + seat, unused)
    for card in unused.content:
        put_into_hand(race, robot, card)
    declare_ready(race, robot, dealer)


def seconds_left(race: Race, seat: i64) -> int:
    """
    How long the last seat that is not ready may take; 0 while there is no limit.

    Clauses: RR-8.
    """
    if race.agenda.step() != PROGRAM_STEP or race.options["timer"] is False:
        return 0
    robots = 0
    robot: i64
    for robot in range(race.robots):
        if not race.is_ready(robot):
            if race.owner[robot] != seat:
                return 0
            robots += 1
    return SECONDS_LEFT * robots
