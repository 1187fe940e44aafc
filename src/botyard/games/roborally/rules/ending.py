"""Who has finished, and when the race is over. RR-46, RR-47, RR-66, RR-68."""

from mypy_extensions import i64

from botyard.games.roborally.declared import ENDED, FINISHED, LIMIT, WON
from botyard.games.roborally.rules.destruction import leave_floor
from botyard.games.roborally.rules.option_cards import discard_all_options
from botyard.games.roborally.scoring import places
from botyard.games.roborally.state import HAS_FINISHED, NOWHERE, RACING, UP, Race
from botyard.kernel.dealer import Dealer


def end_register(race: Race, dealer: Dealer) -> bool:
    """
    Robots with all flags have finished; true if that or a lack of robots ends the race.

    Clauses: RR-46, RR-47, RR-68.
    """
    plays_on = race.options["play-on"] is True
    finished = False
    left: i64 = 0
    robot: i64
    for robot in range(race.robots):
        if race.fate[robot] == RACING and _has_all_flags(race, robot):
            _finish(race, robot, plays_on, dealer)
        if race.fate[robot] == HAS_FINISHED:
            finished = True
        elif race.is_racing(robot):
            left += 1
    fewest: i64 = 1 if race.robots > 1 else 0  # RR-68
    return left <= fewest or (finished and not plays_on)


def _has_all_flags(race: Race, robot: i64) -> bool:
    """Whether there are flags and the robot has touched them all."""
    return 0 < race.flags[robot] == len(race.floor.flags)


def _finish(race: Race, robot: i64, plays_on: bool, dealer: Dealer) -> None:
    """
    The last flag is touched; where the others play on, the robot leaves the floor.

    Clauses: RR-46.
    """
    race.fate[robot] = HAS_FINISHED
    race.since[robot] = race.registers_run()
    dealer.tell(FINISHED, race.owner[robot])
    if plays_on:
        leave_floor(race, robot)
        race.archive[robot] = NOWHERE
        discard_all_options(race, robot)
        race.damage[robot] = 0
        race.locked[robot] = 0
        race.power[robot] = UP


def is_limit_reached(race: Race, dealer: Dealer) -> bool:
    """
    Whether this was the last turn that the table wanted.

    Clauses: RR-66, RR-69.
    """
    limit = race.options["turn-limit"]
    if limit != race.turn:
        return False
    dealer.tell(LIMIT, race.turn)
    return True


def end_race(race: Race, dealer: Dealer) -> None:
    """
    Nothing more is to be done; the best in the standings have won.

    Clauses: RR-46, RR-47, RR-65.
    """
    while len(race.agenda.entries) > 0:
        race.agenda.pop()
    for seat, place in enumerate(places(race)):
        if place == 1:
            dealer.tell(WON, seat)
    dealer.tell(ENDED)
