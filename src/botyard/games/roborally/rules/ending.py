"""Who has finished, and when the race is over. RR-46, RR-47, RR-66, RR-68."""

from mypy_extensions import i64

from botyard.games.roborally.declared import ENDED, FINISHED, LIMIT, WON
from botyard.games.roborally.rules.destruction import leave_floor
from botyard.games.roborally.rules.option_cards import discard_all_options
from botyard.games.roborally.scoring import places
from botyard.games.roborally.state import HAS_FINISHED, NOWHERE, OUT_OF_RACE, RACING, UP, Race
from botyard.kernel.dealer import Dealer


def end_register(race: Race, dealer: Dealer) -> bool:
    """
    Robots with all flags have finished; true if that or a lack of robots ends the race.

    Clauses: RR-46, RR-47, RR-68.
    """
    flags = len(race.floor.flags)
    finished = False
    left: i64 = 0
    robot: i64
    for robot in range(race.robots):
        if race.fate[robot] == RACING and 0 < race.flags[robot] == flags:
            _finish(race, robot, dealer)
        if race.fate[robot] == HAS_FINISHED:
            finished = True
        elif race.fate[robot] != OUT_OF_RACE:
            left += 1
    if left <= 1 and (left == 0 or race.robots > 1):
        return True
    return finished and not plays_on(race)


def plays_on(race: Race) -> bool:
    """
    Whether the table plays on for the ranking.

    Clauses: RR-46, RR-67.
    """
    return race.options["play-on"] is True


def _finish(race: Race, robot: i64, dealer: Dealer) -> None:
    """
    The last flag is touched; where the others play on, the robot leaves the floor.

    Clauses: RR-46.
    """
    race.fate[robot] = HAS_FINISHED
    race.since[robot] = race.registers_run()
    dealer.tell(FINISHED, race.owner[robot])
    if plays_on(race):
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
    Nothing more is to be done; the best in the standings have won, one alone only at the goal.

    Clauses: RR-46, RR-47, RR-65, RR-68.
    """
    while len(race.agenda.entries) > 0:
        race.agenda.pop()
    if race.robots > 1 or race.fate[0] == HAS_FINISHED:
        for seat, place in enumerate(places(race)):
            if place == 1:
                dealer.tell(WON, seat)
    dealer.tell(ENDED)
