"""Capture the Flag: home boards, and flags that are carried. RR-C16, RR-C28 … RR-C32."""

from typing import Final

from mypy_extensions import i64

from botyard.games.roborally.actions import REGISTERS
from botyard.games.roborally.declared import (
    DROPPED,
    FLAG_BACK,
    PICKED_UP,
    WAS_SENT_OFF,
)
from botyard.games.roborally.rules.leaving import leave_floor, order_of_leaving
from botyard.games.roborally.specials.teams import are_mates
from botyard.games.roborally.state import NOBODY, NOWHERE, SENT_OFF, Race
from botyard.kernel.dealer import Dealer

BOARD_WIDTH: Final = 12
_ROBOTS: Final = 8


def is_home(race: Race, team: i64, space: i64) -> bool:
    """
    Whether a space lies on the home board of a team.

    Clauses: RR-C16.
    """
    in_the_west = space % race.floor.stride - 1 < BOARD_WIDTH
    return in_the_west == (team == race.west)


def own_flag(race: Race, team: i64) -> i64:
    """The number of the flag on a team's home board, from 0: the first one lies in the west."""
    return 0 if team == race.west else 1


def note_home_push(race: Race, robot: i64, direction: i64, beyond: i64, dealer: Dealer) -> None:
    """
    Before a step that pushes: who will be sent off for it, and who drops a flag.

    Clauses: RR-C28, RR-C30.
    """
    here = race.space[robot]
    at_home = is_home(race, race.team[robot], here)
    one: i64 = 1
    here += race.floor.step[direction]
    while here != beyond:
        pushed = race.occupant[here]
        if at_home and not are_mates(race, robot, pushed):
            race.evictions |= one << (robot * _ROBOTS + pushed)
        if not is_home(race, race.team[pushed], here):
            drop_flag(race, pushed, dealer)
        here += race.floor.step[direction]


def send_off(race: Race, dealer: Dealer) -> None:
    """
    Enemies that were pushed by somebody at home who survived the lasers leave the floor.

    They lose no life, no Option, and keep their damage.

    Clauses: RR-C28.
    """
    evicted = _evicted(race)
    robot: i64
    for robot in range(race.robots):
        if (evicted >> robot) & 1:
            drop_flag(race, robot, dealer)
            race.since[robot] = order_of_leaving(race)
            race.fate[robot] = SENT_OFF
            leave_floor(race, robot)
            dealer.tell(WAS_SENT_OFF, race.told_as[robot])
    race.evictions = 0


def _evicted(race: Race) -> i64:
    """
    A mask of those who are sent off; two who pushed each other both are.

    Clauses: RR-C28.
    """
    evicted: i64 = 0
    robot: i64
    pushed: i64
    for robot in range(race.robots):
        for pushed in range(race.robots):
            by_robot = (race.evictions >> (robot * _ROBOTS + pushed)) & 1
            if by_robot and race.is_on_floor(robot) and race.is_on_floor(pushed):
                evicted |= 1 << pushed
    return evicted


def touch_flag(race: Race, robot: i64, space: i64, dealer: Dealer) -> None:
    """
    The enemy's flag is picked up; the own one, astray on the home board, is put back.

    Clauses: RR-C30, RR-C31.
    """
    own = own_flag(race, race.team[robot])
    flag: i64
    for flag in range(len(race.flag_at)):
        if race.flag_at[flag] != space:
            continue
        if flag != own:
            race.flag_at = race.flag_at[:]
            race.carriers = race.carriers[:]
            race.flag_at[flag] = NOWHERE
            race.carriers[flag] = robot
            dealer.tell(PICKED_UP, race.told_as[robot], flag + 1)
        elif _may_put_back(race, robot, space, race.floor.flags[flag]):
            race.flag_at = race.flag_at[:]
            race.flag_at[flag] = race.floor.flags[flag]
            dealer.tell(FLAG_BACK, flag + 1, race.floor.square(race.flag_at[flag]))


def _may_put_back(race: Race, robot: i64, space: i64, start: i64) -> bool:
    """
    The robot and the flag are on the home board, and the flag is not where it belongs.

    Clauses: RR-C31.
    """
    team = race.team[robot]
    at_home = is_home(race, team, space) and is_home(race, team, race.space[robot])
    return at_home and space != start


def drop_flag(race: Race, robot: i64, dealer: Dealer) -> None:
    """
    What a robot carries falls down where it stands.

    Clauses: RR-C30.
    """
    flag: i64
    for flag in range(len(race.carriers)):
        if race.carriers[flag] == robot:
            race.flag_at = race.flag_at[:]
            race.carriers = race.carriers[:]
            space = race.space[robot]
            race.flag_at[flag] = space
            race.carriers[flag] = NOBODY
            dealer.tell(DROPPED, race.told_as[robot], flag + 1, race.floor.square(space))


def has_captured(race: Race, team: i64) -> bool:
    """
    After the fifth register a team with a carrier of the enemy's flag at home has won.

    Clauses: RR-C32.
    """
    if race.register != REGISTERS or len(race.carriers) == 0:
        return False
    carrier = race.carriers[1 - own_flag(race, team)]
    return carrier != NOBODY and is_home(race, team, race.space[carrier])
