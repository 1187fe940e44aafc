"""Leaving the floor, and leaving the race. RR-38, RR-64."""

from mypy_extensions import i64

from botyard.games.roborally.rules.option_cards import discard_all_options
from botyard.games.roborally.state import (
    NOBODY,
    NOWHERE,
    OUT_OF_RACE,
    RETURNING,
    SENT_OFF,
    UP,
    Race,
)


def leave_floor(race: Race, robot: i64) -> None:
    """A robot stands nowhere."""
    here = race.space[robot]
    if race.occupant[here] == robot:
        race.occupant[here] = NOBODY
    race.space[robot] = NOWHERE


def leave_race(race: Race, robot: i64) -> None:
    """
    A robot is out: it leaves with its archive marker, and its Options are discarded.

    Clauses: RR-38, RR-64.
    """
    if race.space[robot] != NOWHERE:
        leave_floor(race, robot)
    race.fate[robot] = OUT_OF_RACE
    race.since[robot] = race.moment()
    race.archive[robot] = NOWHERE
    race.damage[robot] = 0
    race.locked[robot] = 0
    race.power[robot] = UP
    discard_all_options(race, robot)


def order_of_leaving(race: Race) -> i64:
    """Which one this robot is of those that left the floor this turn and will come back."""
    count: i64 = 1
    for fate in race.fate:
        if fate == RETURNING or fate == SENT_OFF:
            count += 1
    return count
