"""A robot carries out its card, and pushes whoever is in its way. RR-17 … RR-21."""

from mypy_extensions import i64

from botyard.games.roborally.cards import BACK, DECK, LEFT, MOVE_1, RIGHT, U_TURN
from botyard.games.roborally.declared import BLOCKED, BY_CARD, GO_ON_STEP, MOVED, PUSHED
from botyard.games.roborally.floor import DEADLY, WALL, opposite
from botyard.games.roborally.option_numbers import RAMMING_GEAR
from botyard.games.roborally.options.arriving import ram
from botyard.games.roborally.rules.destruction import fall
from botyard.games.roborally.rules.leaving import leave_floor
from botyard.games.roborally.rules.turning import ROUND, TO_THE_LEFT, TO_THE_RIGHT, turn
from botyard.games.roborally.special_numbers import CAPTURE_THE_FLAG, NO_SPECIAL
from botyard.games.roborally.specials.capture_the_flag import note_home_push
from botyard.games.roborally.specials.superbot import follow_superbot, note_chaser
from botyard.games.roborally.state import NOBODY, NOWHERE, Race
from botyard.kernel.dealer import Dealer
from botyard.kernel.vectors import append


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


def go(race: Race, robot: i64, steps: i64, direction: i64, dealer: Dealer) -> None:
    """
    Step after step, until one is blocked: the rest of the move is lost then.

    If somebody has to decide in between, the steps that are left wait for it.

    Clauses: RR-17, RR-18, RR-20, RR-21, RR-C23.
    """
    agenda = race.agenda
    while steps > 0 and race.space[robot] != NOWHERE:
        ahead = race.occupant[race.space[robot] + race.floor.step[direction]]
        height = len(agenda.entries)
        if ahead != NOBODY and race.special != NO_SPECIAL:
            _note_push(race, robot, ahead, direction, dealer)
        if not take_step(race, robot, direction, dealer):
            return
        steps -= 1
        if race.superbot != NOBODY:
            follow_superbot(race, dealer)
        if ahead != NOBODY and race.has_option(robot, RAMMING_GEAR):
            ram(race, robot, ahead, direction, dealer)
        if len(agenda.entries) > height and steps > 0:
            _go_on_later(race, height, robot, steps * 4 + direction)
            return


def _note_push(race: Race, robot: i64, ahead: i64, direction: i64, dealer: Dealer) -> None:
    """
    Some courses care who pushes whom, unless a wall is in the way.

    Clauses: RR-C23, RR-C28, RR-C30.
    """
    beyond = end_of_chain(race, race.space[robot], direction)
    if beyond == race.space[robot]:
        return
    if ahead == race.superbot:
        note_chaser(race, robot)
    elif race.special == CAPTURE_THE_FLAG:
        note_home_push(race, robot, direction, beyond, dealer)


def _go_on_later(race: Race, height: i64, robot: i64, left: i64) -> None:
    """
    The rest of a move comes after the steps that were put on the agenda last.

    Clauses: RR-21, RR-63.
    """
    agenda = race.agenda
    before = agenda.entries[height:]
    while len(agenda.entries) > height:
        agenda.pop()
    agenda.push(GO_ON_STEP, robot, left)
    for entry in before:
        agenda.entries = append(agenda.entries, entry)


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
        dealer.tell(BLOCKED, race.told_as[robot], direction)
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
    dealer.tell(told, race.told_as[robot], floor.square(to), direction)
