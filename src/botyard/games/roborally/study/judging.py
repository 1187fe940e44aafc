"""What a race is worth to a seat between two turns: who has how many registers to go."""

from typing import Final

from mypy_extensions import i64

from botyard.games.roborally.actions import REGISTERS
from botyard.games.roborally.specials.interference import is_blocker
from botyard.games.roborally.state import DOWN, HAS_FINISHED, NOBODY, NOWHERE, OUT_OF_RACE, Race
from botyard.games.roborally.study.goals import goals_of, stays_there
from botyard.games.roborally.study.legs import Legs, legs_of
from botyard.games.roborally.study.outlook import RETURN_DAMAGE, SLOWER
from botyard.search.guide import share_of

HOME: Final = -5.0
OUT: Final = 1000.0
# By lives left: what those that were lost are worth, in registers.
_LOST_LIVES: Final = [1000.0, 30.0, 14.0, 6.0, 0.0]
_BADLY: Final = 3  # damage from which on it may be better to power down
_SURE: Final = 4.0  # registers ahead that are worth three quarters, close to the end
_UNSURE: Final = 0.2  # and for each register that is left to go
_ALONE: Final = 20.0  # registers to go that halve the worth of a practice run


def share_of_win(race: Race, seat: i64) -> float:
    """The share of a win to expect: ahead of each rival, as far as registers tell."""
    team = -1
    robot: i64
    to_go: list[float] = []
    for robot in range(race.robots):
        to_go.append(OUT if is_blocker(race, robot) else registers_to_go(race, robot))
        if race.owner[robot] == seat:
            team = race.team[robot]
    if race.seats == 1:
        return _ALONE / (_ALONE + max(0.0, to_go[0] - HOME))
    own = OUT
    for robot in range(race.robots):
        if race.team[robot] == team and not is_blocker(race, robot):
            own = min(own, to_go[robot])
    share = 1.0
    for robot in range(race.robots):
        if race.team[robot] != team and not is_blocker(race, robot):
            share *= share_between(own, to_go[robot])
    return share


def share_between(own: float, other: float) -> float:
    """The share of a win against one rival, by the registers that both have to go."""
    left = min(own, other)
    return share_of(other - own, _SURE + _UNSURE * max(0.0, left))


def registers_to_go(race: Race, robot: i64) -> float:
    """From where a robot is to the last flag; damage and lost lives make it longer."""
    fate = race.fate[robot]
    if fate == HAS_FINISHED:
        return HOME
    if fate == OUT_OF_RACE:
        return OUT
    goals = goals_of(race, robot)
    legs = legs_of(race.floor, tuple(goals))
    flags = min(int(race.flags[robot]), len(goals) - 1)
    last = goals[-1] if stays_there(race.course) else NOBODY
    lost = _LOST_LIVES[race.lives[robot]]
    space = race.space[robot]
    if space == NOWHERE:
        back = race.archive[robot] if race.archive[robot] != NOWHERE else race.course.floor.docks[0]
        left = _left(legs, back * 4, flags, last)
        for facing in range(1, 4):
            left = min(left, _left(legs, back * 4 + facing, flags, last))
        return REGISTERS + left * (1 + SLOWER[RETURN_DAMAGE]) + lost
    left = _left(legs, space * 4 + race.facing[robot], flags, last)
    if race.power[robot] == DOWN:
        return REGISTERS + left + lost
    going_on = left * (1 + SLOWER[race.damage[robot]])
    if race.damage[robot] >= _BADLY:
        going_on = min(going_on, REGISTERS + left)
    return going_on + lost


def _left(legs: Legs, pose: i64, flags: int, last: int) -> float:
    if flags == len(legs.ways) - 1 and pose >> 2 == last:
        return 0.0
    return legs.ways[flags].registers[pose] + legs.rest[flags]
