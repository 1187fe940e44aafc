"""Set-up: robots and their archive markers on the docks. RR-2, RR-3."""

from typing import Final

from mypy_extensions import i64

from botyard.games.roborally.actions import REGISTERS
from botyard.games.roborally.components import course_of
from botyard.games.roborally.courses import Course
from botyard.games.roborally.declared import DOCKED, FIRST
from botyard.games.roborally.play import Play
from botyard.games.roborally.sequence import advance, begin_turn
from botyard.games.roborally.state import MOST_HELD, NO_CARD, NOBODY, NOWHERE
from botyard.kernel.agenda import Agenda
from botyard.kernel.dealer import Dealer
from botyard.kernel.game import Json
from botyard.kernel.vectors import filled

LIVES: Final = 3
LIVES_OF_MANY: Final = 4
MANY: Final = 5


def set_up(options: Json, seats: int, dealer: Dealer) -> Play:
    """
    Robots start on the docks in seating order from a random first seat, facing the floor.

    Clauses: RR-2, RR-3, RR-4, RR-C19.
    """
    race = lay_out(course_of(options), options, seats, dealer.pick(FIRST, seats))
    robot: i64
    for robot in range(race.robots):
        dock = race.floor.docks[robot]
        race.space[robot] = dock
        race.occupant[dock] = robot
        dealer.tell(DOCKED, race.owner[robot], robot + 1, race.floor.square(dock))
    begin_turn(race, dealer)
    advance(race, dealer)
    return race


def lay_out(course: Course, options: Json, seats: i64, first: i64) -> Play:
    """
    A race with no robot on the floor yet; dock 1 belongs to the first seat.

    Clauses: RR-2, RR-3.
    """
    owner = filled(seats, 0)
    archive = filled(seats, NOWHERE)
    robot: i64
    for robot in range(seats):
        owner[robot] = (first + robot) % seats
        if robot < len(course.floor.docks):
            archive[robot] = course.floor.docks[robot]
    return Play(
        course,
        options,
        owner,
        filled(seats, NOWHERE),
        filled(seats, course.floor.start_facing),
        filled(seats, 0),
        filled(seats, lives_of(seats)),
        filled(seats, 0),
        archive,
        filled(seats, 0),
        filled(seats, 0),
        filled(seats, 0),
        filled(seats, 0),
        filled(seats, 0),
        filled(seats, 0),
        filled(seats, 0),
        filled(seats * REGISTERS, NO_CARD),
        filled(seats * MOST_HELD, NO_CARD),
        filled(seats, 0),
        filled(3, 0),
        filled(course.floor.spaces, NOBODY),
        Agenda(),
    )


def lives_of(seats: i64) -> i64:
    """
    How many life tokens each robot has at first.

    Clauses: RR-2.
    """
    return LIVES_OF_MANY if seats >= MANY else LIVES
