"""Destruction: by a fall at once, by damage after the lasers. RR-18, RR-37, RR-38, RR-64."""

from mypy_extensions import i64

from botyard.games.roborally.boards.courses import CAPTURE_THE_FLAG
from botyard.games.roborally.boards.floor import PIT
from botyard.games.roborally.declared import DESTROYED, FELL, INTO_PIT, OUT, OVER_EDGE
from botyard.games.roborally.rules.leaving import leave_floor, leave_race, order_of_leaving
from botyard.games.roborally.rules.option_cards import must_lose_option
from botyard.games.roborally.specials.capture_the_flag import drop_flag
from botyard.games.roborally.state import FATAL_DAMAGE, RETURNING, UP, Race
from botyard.kernel.dealer import Dealer


def fall(race: Race, robot: i64, to: i64, dealer: Dealer) -> None:
    """
    A robot that comes to a pit or leaves the floor is destroyed at once.

    Clauses: RR-18, RR-21, RR-27.
    """
    floor = race.floor
    if floor.element[to] & PIT:
        dealer.tell(FELL, race.told_as[robot], floor.square(to), INTO_PIT)
    else:
        dealer.tell(FELL, race.told_as[robot], floor.square(race.space[robot]), OVER_EDGE)
    destroy(race, robot, dealer)


def destroy_damaged(race: Race, dealer: Dealer) -> None:
    """
    All robots with ten damage are destroyed at the same moment.

    Clauses: RR-37.
    """
    robot: i64
    for robot in range(race.robots):
        if race.damage[robot] >= FATAL_DAMAGE:
            destroy(race, robot, dealer)


def destroy(race: Race, robot: i64, dealer: Dealer) -> None:
    """
    A robot leaves the floor and loses a life; damage, locks and what it announced are gone.

    Its cards stay in the registers until clean-up. With its last life it is out of the race.

    Clauses: RR-38, RR-41, RR-64.
    """
    if race.special == CAPTURE_THE_FLAG:
        drop_flag(race, robot, dealer)
    order = order_of_leaving(race)
    leave_floor(race, robot)
    race.lives[robot] -= 1
    race.damage[robot] = 0
    race.locked[robot] = 0
    race.power[robot] = UP
    dealer.tell(DESTROYED, race.told_as[robot], race.lives[robot])
    if race.lives[robot] > 0:
        race.fate[robot] = RETURNING
        race.since[robot] = order
        must_lose_option(race, robot, dealer)
    else:
        leave_race(race, robot)
        dealer.tell(OUT, race.told_as[robot])
