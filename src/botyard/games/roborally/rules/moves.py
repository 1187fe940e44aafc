"""A robot carries out its card, and pushes whoever is in its way. RR-17 … RR-21, RR-58."""

from typing import Final

from mypy_extensions import i64

from botyard.games.roborally.boards.courses import CAPTURE_THE_FLAG, NO_SPECIAL
from botyard.games.roborally.boards.floor import DEADLY, OFF, WALL, opposite
from botyard.games.roborally.components import BACK, DECK, LEFT, MOVE_1, RAMMING_GEAR, RIGHT
from botyard.games.roborally.declared import BLOCKED, BY_CARD, GO_ON_STEP, MOVED, PUSHED, TURNED
from botyard.games.roborally.options.arriving import ram
from botyard.games.roborally.rules.destruction import fall
from botyard.games.roborally.rules.leaving import leave_floor
from botyard.games.roborally.specials.capture_the_flag import note_home_push
from botyard.games.roborally.specials.superbot import follow_superbot, note_chaser
from botyard.games.roborally.state import NOBODY, NOWHERE, Race
from botyard.kernel.dealer import Dealer
from botyard.kernel.vectors import append, filled, vec

TO_THE_RIGHT: Final = 1  # in quarter turns
ROUND: Final = 2
TO_THE_LEFT: Final = 3
STAYS: Final = -1
_DIRECTION: Final = 3


def turn(race: Race, robot: i64, quarters: i64, turner: i64, dealer: Dealer) -> None:
    """A robot turns by quarters clockwise."""
    race.facing[robot] = (race.facing[robot] + quarters) & 3
    dealer.tell(TURNED, race.told_as[robot], race.facing[robot], turner)


def quarters_of(rotation: i64) -> i64:
    """How far a rotate card turns, in quarters clockwise."""
    if rotation == LEFT:
        return TO_THE_LEFT
    return TO_THE_RIGHT if rotation == RIGHT else ROUND


def carry_out(race: Race, robot: i64, card: i64, dealer: Dealer) -> None:
    """
    Rotate, go forward, or back up without turning.

    Clauses: RR-1, RR-17.
    """
    kind = DECK.kinds[card]
    if kind < BACK:
        turn(race, robot, quarters_of(kind), BY_CARD, dealer)
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


def push_of(robot: i64, direction: i64) -> i64:
    """A push of a robot as one number."""
    return robot << 2 | direction


def shove(race: Race, pushes: vec[i64], dealer: Dealer) -> i64:
    """
    Robots are pushed one space, all worked out from the same positions.

    The answer is a mask of the pushes that moved somebody.

    Clauses: RR-28, RR-58, RR-O27.
    """
    beyond = _ends(race, pushes)
    moving = _moving(race, pushes, beyond)
    ways = _ways(race, pushes, beyond, moving)
    robot: i64
    for robot in range(race.robots):
        if ways[robot] != STAYS:
            to = race.space[robot] + race.floor.step[ways[robot]]
            put(race, robot, to, ways[robot], PUSHED, dealer)
    return moving


def _ends(race: Race, pushes: vec[i64]) -> vec[i64]:
    """
    For each push the space beyond the row that would move; nowhere if a wall stops it.

    Clauses: RR-28.
    """
    ends = filled(len(pushes), NOWHERE)
    number: i64
    for number in range(len(pushes)):
        here = race.space[pushes[number] >> 2]
        end = end_of_chain(race, here, pushes[number] & _DIRECTION)
        if end != here:
            ends[number] = end
    return ends


def _moving(race: Race, pushes: vec[i64], beyond: vec[i64]) -> i64:
    """
    A mask of the pushes that succeed: of those that collide, however many, all fail.

    Clauses: RR-58, RR-O27.
    """
    moving: i64 = 0
    failing: i64 = 0
    number: i64
    other: i64
    for number in range(len(pushes)):
        if beyond[number] == NOWHERE:
            continue
        moving |= 1 << number
        for other in range(number + 1, len(pushes)):
            if beyond[other] != NOWHERE and _collide(
                race, pushes[number], beyond[number], pushes[other], beyond[other]
            ):
                failing |= 1 << number | 1 << other
    return moving & ~failing


def _ways(race: Race, pushes: vec[i64], beyond: vec[i64], moving: i64) -> vec[i64]:
    """
    In which direction each robot goes: those that are pushed, and those in a row with them.

    Clauses: RR-28, RR-58.
    """
    ways = filled(race.robots, STAYS)
    number: i64
    for number in range(len(pushes)):
        if (moving >> number) & 1:
            direction = pushes[number] & _DIRECTION
            here = race.space[pushes[number] >> 2]
            while here != beyond[number]:
                ways[race.occupant[here]] = direction
                here += race.floor.step[direction]
    return ways


def _collide(race: Race, push: i64, beyond: i64, other: i64, others_beyond: i64) -> bool:
    """
    Whether two rows share a robot, or a space that one of theirs comes to.

    Off the floor there is no space to collide on.

    Clauses: RR-58, RR-O27.
    """
    floor = race.floor
    ahead = floor.step[push & _DIRECTION]
    others_ahead = floor.step[other & _DIRECTION]
    here = race.space[push >> 2]
    while here != beyond:
        there = race.space[other >> 2]
        while there != others_beyond:
            same_end = here + ahead == there + others_ahead
            if here == there or (same_end and not floor.element[here + ahead] & OFF):
                return True
            there += others_ahead
        here += ahead
    return False
