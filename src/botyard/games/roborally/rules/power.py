"""Powering down: announced before the registers, begun and ended in clean-up. RR-10 … RR-14."""

from mypy_extensions import i64

from botyard.games.roborally.declared import (
    ANNOUNCE_STEP,
    ANNOUNCED,
    POWERED_DOWN,
    POWERED_UP,
    STAY_DOWN_STEP,
    STAYS_DOWN,
)
from botyard.games.roborally.rules.damage import unlock_all
from botyard.games.roborally.special_numbers import FACTORY_REJECTS
from botyard.games.roborally.state import ANNOUNCING, DOWN, RACING, SENT_OFF, UP, Race
from botyard.kernel.dealer import Dealer


def ask_to_announce(race: Race) -> bool:
    """
    Each damaged active robot in dock order announces power down, or passes.

    True if somebody is asked.

    Clauses: RR-10, RR-54.
    """
    robot = race.agenda.first()
    race.agenda.pop()
    while robot < race.robots:
        if may_announce(race, robot):
            race.agenda.push(ANNOUNCE_STEP, robot)
            return True
        robot += 1
    return False


def may_announce(race: Race, robot: i64) -> bool:
    """
    Only a damaged robot that is on the floor and not powered down.

    Clauses: RR-10.
    """
    if race.special == FACTORY_REJECTS:  # RR-C5
        return False
    return race.is_on_floor(robot) and race.power[robot] == UP and race.damage[robot] > 0


def announce(race: Race, robot: i64, down: bool, dealer: Dealer) -> None:
    """
    The answer; the program of this turn still runs.

    Clauses: RR-10.
    """
    race.agenda.pop()
    race.agenda.push(ANNOUNCE_STEP, robot + 1)
    if down:
        race.power[robot] = ANNOUNCING
        dealer.tell(ANNOUNCED, race.told_as[robot])


def ask_to_stay_down(race: Race) -> bool:
    """
    Each robot that is powered down says whether it stays so, damaged or not.

    True if somebody is asked.

    Clauses: RR-13, RR-45, RR-54.
    """
    robot = race.agenda.first()
    race.agenda.pop()
    while robot < race.robots:
        if may_stay_down(race, robot):
            race.agenda.push(STAY_DOWN_STEP, robot)
            return True
        robot += 1
    return False


def may_stay_down(race: Race, robot: i64) -> bool:
    """
    Whoever is powered down and still in the race, also if it was sent off the floor.

    Clauses: RR-13, RR-C28.
    """
    in_race = race.fate[robot] == RACING or race.fate[robot] == SENT_OFF
    return in_race and race.power[robot] == DOWN


def stay_down(race: Race, robot: i64, down: bool, dealer: Dealer) -> None:
    """
    The answer. Who powers up keeps damage and locked registers.

    Clauses: RR-13.
    """
    race.agenda.pop()
    race.agenda.push(STAY_DOWN_STEP, robot + 1)
    race.power[robot] = ANNOUNCING if down else UP
    dealer.tell(STAYS_DOWN if down else POWERED_UP, race.told_as[robot])


def drop_damage(race: Race, dealer: Dealer) -> None:
    """
    Robots that are powered down next turn discard all damage, and their registers unlock.

    Clauses: RR-11, RR-45.
    """
    robot: i64
    for robot in range(race.robots):
        if race.power[robot] == ANNOUNCING:
            race.power[robot] = DOWN
            race.damage[robot] = 0
            unlock_all(race, robot)
            dealer.tell(POWERED_DOWN, race.told_as[robot])
