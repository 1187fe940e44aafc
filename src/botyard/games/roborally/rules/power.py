"""Powering down: announced before the registers, begun and ended in clean-up. RR-10 … RR-14."""

from typing import Final

from mypy_extensions import i64

from botyard.games.roborally import declared as on
from botyard.games.roborally.actions import POWER_DOWN, POWER_ON
from botyard.games.roborally.boards.courses import FACTORY_REJECTS
from botyard.games.roborally.components import CIRCUIT_BREAKER
from botyard.games.roborally.rules.damage import unlock_all
from botyard.games.roborally.rules.option_cards import holder_of
from botyard.games.roborally.state import ANNOUNCING, DOWN, NOBODY, RACING, SENT_OFF, UP, Race
from botyard.games.roborally.steps import AskInOrder, Choice
from botyard.kernel.dealer import Dealer

BREAKING: Final = 3  # damage


class Power(Choice):
    """
    Down or on: number 0 or 1. When the time is up nobody powers down.

    Clauses: RR-54.
    """

    def __init__(self) -> None:
        super().__init__(POWER_DOWN)
        self.end = POWER_ON + 1
        self.actions = [POWER_DOWN, POWER_ON]

    def run_out(self, race: Race, robot: i64, dealer: Dealer) -> i64:
        return POWER_ON


# Announced before the registers


class AskToAnnounce(AskInOrder):
    """
    Each damaged active robot in dock order announces power down, or passes.

    Clauses: RR-10, RR-54.
    """

    def may(self, race: Race, robot: i64) -> bool:
        """Only a damaged robot that is on the floor and not powered down."""
        up = race.is_on_floor(robot) and race.power[robot] == UP
        return up and race.damage[robot] > 0 and may_power_down(race)

    def not_asked(self, race: Race, seat: i64, action: i64) -> int:
        """Another seat decides; who wants to power down may not even be allowed to."""
        if action != POWER_DOWN:
            return on.NOT_ASKED
        robot: i64
        for robot in range(race.robots):
            if race.owner[robot] == seat and (not race.is_active(robot) or race.damage[robot] > 0):
                return on.NOT_ASKED
        return on.NOT_DAMAGED  # RR-10


def may_power_down(race: Race) -> bool:
    """
    Whether robots can be powered down on this course at all.

    Clauses: RR-C5.
    """
    return race.special != FACTORY_REJECTS


class Announce(Power):
    """
    Announce power down, or not; the program of this turn still runs.

    Clauses: RR-10.
    """

    def carry_out(self, race: Race, robot: i64, number: i64, dealer: Dealer) -> None:
        race.agenda.pop()
        race.agenda.push(on.ANNOUNCE_STEP, robot + 1)
        if number == 0:
            race.power[robot] = ANNOUNCING
            dealer.tell(on.ANNOUNCED, race.told_as[robot])


# Prolonged or ended in clean-up


class AskToStayDown(AskInOrder):
    """
    Each robot that is powered down says whether it stays so, damaged or not.

    Clauses: RR-13, RR-45, RR-54, RR-C28.
    """

    def may(self, race: Race, robot: i64) -> bool:
        """Whoever is powered down and still in the race, also if it was sent off the floor."""
        in_race = race.fate[robot] == RACING or race.fate[robot] == SENT_OFF
        return in_race and race.power[robot] == DOWN


class StayDown(Power):
    """
    Stay down, or power up; who does keeps damage and locked registers.

    Clauses: RR-13.
    """

    def carry_out(self, race: Race, robot: i64, number: i64, dealer: Dealer) -> None:
        race.agenda.pop()
        race.agenda.push(on.STAY_DOWN_STEP, robot + 1)
        race.power[robot] = ANNOUNCING if number == 0 else UP
        dealer.tell(on.STAYS_DOWN if number == 0 else on.POWERED_UP, race.told_as[robot])


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
            dealer.tell(on.POWERED_DOWN, race.told_as[robot])


def break_circuit(race: Race, dealer: Dealer) -> None:
    """
    With three or more damage after the repairs its robot is powered down next turn.

    Clauses: RR-O4, RR-O31, RR-C5.
    """
    robot = holder_of(race, CIRCUIT_BREAKER)
    if robot == NOBODY or not race.is_on_floor(robot) or not may_power_down(race):
        return
    if race.damage[robot] >= BREAKING and race.power[robot] != ANNOUNCING:
        race.power[robot] = ANNOUNCING
        dealer.tell(on.USED, race.told_as[robot], CIRCUIT_BREAKER)
        dealer.tell(on.ANNOUNCED, race.told_as[robot])
