"""Destruction: by a fall at once, by damage after the lasers. RR-18, RR-37, RR-38, RR-64."""

from typing import Final

from mypy_extensions import i64

from botyard.games.roborally.declared import DESTROYED, FELL, INTO_PIT, OUT, OVER_EDGE
from botyard.games.roborally.floor import PIT
from botyard.games.roborally.rules.option_cards import discard_all_options, must_lose_option
from botyard.games.roborally.state import (
    NOBODY,
    NOWHERE,
    OUT_OF_RACE,
    RETURNING,
    UP,
    Race,
)
from botyard.kernel.dealer import Dealer

FATAL_DAMAGE: Final = 10


def fall(race: Race, robot: i64, to: i64, dealer: Dealer) -> None:
    """
    A robot that comes to a pit or leaves the floor is destroyed at once.

    Clauses: RR-18, RR-21, RR-27.
    """
    floor = race.floor
    if floor.element[to] & PIT:
        dealer.tell(FELL, race.owner[robot], floor.square(to), INTO_PIT)
    else:
        dealer.tell(FELL, race.owner[robot], floor.square(race.space[robot]), OVER_EDGE)
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
    order = _destroyed_before(race) + 1
    leave_floor(race, robot)
    race.lives[robot] -= 1
    race.damage[robot] = 0
    race.locked[robot] = 0
    race.power[robot] = UP
    dealer.tell(DESTROYED, race.owner[robot], race.lives[robot])
    if race.lives[robot] > 0:
        race.fate[robot] = RETURNING
        race.since[robot] = order
        must_lose_option(race, robot, dealer)
    else:
        race.fate[robot] = OUT_OF_RACE
        race.since[robot] = race.registers_run()
        race.archive[robot] = NOWHERE
        discard_all_options(race, robot)
        dealer.tell(OUT, race.owner[robot])


def leave_floor(race: Race, robot: i64) -> None:
    """A robot stands nowhere."""
    here = race.space[robot]
    if race.occupant[here] == robot:
        race.occupant[here] = NOBODY
    race.space[robot] = NOWHERE


def _destroyed_before(race: Race) -> i64:
    """How many were destroyed this turn and have lives left."""
    count: i64 = 0
    for fate in race.fate:
        if fate == RETURNING:
            count += 1
    return count
