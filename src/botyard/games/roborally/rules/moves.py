"""Robots move: one after the other, each to the end of its card. RR-16 … RR-21."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from botyard.games.roborally.actions import REGISTERS
from botyard.games.roborally.cards import BACK, DECK, LEFT, MOVE_1, RIGHT, U_TURN
from botyard.games.roborally.declared import (
    BLOCKED,
    BY_CARD,
    GO_ON_STEP,
    LOSE_OPTION_STEP,
    MOVE_STEP,
    MOVED,
    PUSHED,
    TURNED,
)
from botyard.games.roborally.floor import DEADLY, WALL, opposite
from botyard.games.roborally.rules.destruction import fall, leave_floor
from botyard.games.roborally.state import NO_CARD, NOBODY, NOWHERE, Race
from botyard.kernel.dealer import Dealer

TO_THE_RIGHT: Final = 1  # in quarter turns
ROUND: Final = 2
TO_THE_LEFT: Final = 3


def move_robots(race: Race, dealer: Dealer) -> None:
    """
    Robots carry out their cards, highest priority first, until somebody must decide in between.

    Clauses: RR-16, RR-50.
    """
    agenda = race.agenda
    moved = agenda.first()
    for robot in _in_order(race, moved):
        moved |= 1 << robot
        agenda.replace(MOVE_STEP, moved)
        if race.space[robot] != NOWHERE:
            carry_out(race, robot, race.card(robot, race.register), dealer)
            if agenda.step() != MOVE_STEP:
                return
    agenda.pop()


def _in_order(race: Race, moved: i64) -> vec[i64]:
    """
    The active robots that have not moved yet, those with higher cards first.

    Clauses: RR-16.
    """
    registers, place = race.registers, race.register - 1
    order = vec[i64]([0] * race.robots)
    count: i64 = 0
    robot: i64
    for robot in range(race.robots):
        card = registers[robot * REGISTERS + place]
        if card == NO_CARD or (moved >> robot) & 1 or not race.is_active(robot):
            continue
        before = count
        while before > 0 and registers[order[before - 1] * REGISTERS + place] < card:
            order[before] = order[before - 1]
            before -= 1
        order[before] = robot
        count += 1
    return order[:count]


def carry_out(race: Race, robot: i64, card: i64, dealer: Dealer) -> None:
    """
    Rotate, go forward, or back up without turning.

    Clauses: RR-1, RR-17.
    """
    kind = DECK.kinds[card]
    if kind == LEFT:
        turn(race, robot, TO_THE_LEFT, BY_CARD, dealer)
    elif kind == RIGHT:
        turn(race, robot, TO_THE_RIGHT, BY_CARD, dealer)
    elif kind == U_TURN:
        turn(race, robot, ROUND, BY_CARD, dealer)
    elif kind == BACK:
        go(race, robot, 1, opposite(race.facing[robot]), dealer)
    else:
        go(race, robot, kind - MOVE_1 + 1, race.facing[robot], dealer)


def turn(race: Race, robot: i64, quarters: i64, turner: i64, dealer: Dealer) -> None:
    """A robot turns on the spot, by quarters clockwise."""
    race.facing[robot] = (race.facing[robot] + quarters) & 3
    dealer.tell(TURNED, race.owner[robot], race.facing[robot], turner)


def go(race: Race, robot: i64, steps: i64, direction: i64, dealer: Dealer) -> None:
    """
    Step after step, until one is blocked: the rest of the move is lost then.

    If somebody has to choose an option card to lose, the steps that are left wait for it.

    Clauses: RR-17, RR-18, RR-20, RR-21.
    """
    agenda = race.agenda
    while steps > 0 and race.space[robot] != NOWHERE:
        if not take_step(race, robot, direction, dealer):
            return
        steps -= 1
        if agenda.step() == LOSE_OPTION_STEP and steps > 0:
            losing = agenda.first()
            agenda.replace(GO_ON_STEP, robot, steps * 4 + direction)
            agenda.push(LOSE_OPTION_STEP, losing)
            return


def go_on(race: Race, dealer: Dealer) -> None:
    """
    A move is continued.

    Clauses: RR-21.
    """
    robot, left = race.agenda.first(), race.agenda.second()
    race.agenda.pop()
    go(race, robot, left >> 2, left & 3, dealer)


def take_step(race: Race, robot: i64, direction: i64, dealer: Dealer) -> bool:
    """
    A robot goes one space and pushes whoever stands in its way; false if it cannot.

    Clauses: RR-18, RR-19, RR-20.
    """
    here = race.space[robot]
    beyond = end_of_chain(race, here, direction)
    if beyond == here:
        dealer.tell(BLOCKED, race.owner[robot], direction)
        return False
    _shift_chain(race, here, beyond, direction, dealer)
    return True


def end_of_chain(race: Race, space: i64, direction: i64) -> i64:
    """
    The first space without a robot beyond those that stand in a row from here on.

    If any of them would cross a wall, it is this space itself.

    Clauses: RR-19, RR-20.
    """
    element, occupant = race.floor.element, race.occupant
    ahead = race.floor.step[direction]
    wall: i64 = WALL << direction
    here = space
    while not element[here] & wall:
        here += ahead
        if occupant[here] == NOBODY:
            return here
    return space


def _shift_chain(race: Race, first: i64, beyond: i64, direction: i64, dealer: Dealer) -> None:
    """
    Robots in a row move one space, the foremost first; facings stay.

    Clauses: RR-19, RR-21.
    """
    back = race.floor.step[opposite(direction)]
    to = beyond
    while to != first:
        here = to + back
        told: i64 = MOVED if here == first else PUSHED
        put(race, race.occupant[here], to, direction, told, dealer)
        to = here


def put(race: Race, robot: i64, to: i64, direction: i64, told: i64, dealer: Dealer) -> None:
    """
    A robot comes to another space, or to its end.

    Clauses: RR-18, RR-21.
    """
    floor = race.floor
    if floor.element[to] & DEADLY:
        fall(race, robot, to, dealer)
        return
    leave_floor(race, robot)
    race.space[robot] = to
    race.occupant[to] = robot
    dealer.tell(told, race.owner[robot], floor.square(to), direction)
