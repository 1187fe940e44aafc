"""Robots move: one after the other, each to the end of its card. RR-16 … RR-21."""

from typing import Final

from mypy_extensions import i64

from botyard.games.roborally.cards import BACK, DECK, LEFT, MOVE_1, RIGHT, U_TURN
from botyard.games.roborally.declared import (
    BLOCKED,
    BY_CARD,
    GO_ON_STEP,
    MOVE_STEP,
    MOVED,
    PUSHED,
    TURNED,
)
from botyard.games.roborally.floor import has_wall, is_deadly, opposite
from botyard.games.roborally.rules.destruction import fall, leave_floor
from botyard.games.roborally.state import NO_CARD, NOBODY, Race
from botyard.kernel.dealer import Dealer

TO_THE_RIGHT: Final = 1  # in quarter turns
ROUND: Final = 2
TO_THE_LEFT: Final = 3


def move_next(race: Race, dealer: Dealer) -> None:
    """
    The robot with the highest priority that has not moved yet carries out its card.

    Clauses: RR-16, RR-50.
    """
    moved = race.agenda.first()
    race.agenda.pop()
    robot = _next_to_move(race, moved)
    if robot != NOBODY:
        race.agenda.push(MOVE_STEP, moved | 1 << robot)
        carry_out(race, robot, race.card(robot, race.register), dealer)


def _next_to_move(race: Race, moved: i64) -> i64:
    """Cards are numbered by priority."""
    highest: i64 = NO_CARD
    found: i64 = NOBODY
    robot: i64
    for robot in range(race.robots):
        if not (moved >> robot) & 1 and race.is_active(robot):
            card = race.card(robot, race.register)
            if card > highest:
                highest = card
                found = robot
    return found


def carry_out(race: Race, robot: i64, card: i64, dealer: Dealer) -> None:
    """
    Rotate, go forward, or back up without turning.

    Clauses: RR-17.
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
    One step now; those that are left wait on the agenda, in case somebody must decide first.

    Clauses: RR-17, RR-18, RR-20, RR-21.
    """
    if steps > 1:
        race.agenda.push(GO_ON_STEP, robot, (steps - 1) * 4 + direction)
    if not take_step(race, robot, direction, dealer) and steps > 1:
        race.agenda.pop()  # the rest of the move is lost


def go_on(race: Race, dealer: Dealer) -> None:
    """
    A move is continued, unless its robot has left the floor.

    Clauses: RR-21.
    """
    robot, left = race.agenda.first(), race.agenda.second()
    race.agenda.pop()
    if race.is_on_floor(robot):
        go(race, robot, left // 4, left % 4, dealer)


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
    shift_chain(race, here, beyond, direction, MOVED, dealer)
    return True


def end_of_chain(race: Race, space: i64, direction: i64) -> i64:
    """
    The first space without a robot beyond those that stand in a row from here on.

    If any of them would cross a wall, it is this space itself.

    Clauses: RR-19, RR-20.
    """
    floor = race.floor
    ahead = floor.step[direction]
    here = space
    while True:
        if has_wall(floor.element[here], direction):
            return space
        here += ahead
        if race.occupant[here] == NOBODY:
            return here


def shift_chain(
    race: Race, first: i64, beyond: i64, direction: i64, how: i64, dealer: Dealer
) -> None:
    """
    Robots in a row move one space, the foremost first; facings stay.

    ``how`` the first of them is told to go, the others are pushed.

    Clauses: RR-19, RR-21.
    """
    back = race.floor.step[opposite(direction)]
    to = beyond
    while to != first:
        here = to + back
        told: i64 = how if here == first else PUSHED
        put(race, race.occupant[here], to, direction, told, dealer)
        to = here


def put(race: Race, robot: i64, to: i64, direction: i64, told: i64, dealer: Dealer) -> None:
    """
    A robot comes to another space, or to its end.

    Clauses: RR-18, RR-21.
    """
    floor = race.floor
    if is_deadly(floor.element[to]):
        fall(race, robot, to, dealer)
        return
    leave_floor(race, robot)
    race.space[robot] = to
    race.occupant[to] = robot
    dealer.tell(told, race.owner[robot], floor.square(to), direction)
