"""Which weapon greedy fires instead of its laser, and what Fire Control does with a hit."""

from typing import Final

from mypy_extensions import i64

from botyard.games.roborally.actions import AIM, PASS, STRIP, USE
from botyard.games.roborally.boards.floor import OFF, has_wall, is_deadly, opposite
from botyard.games.roborally.components import (
    HIGH_POWER_LASER,
    MINI_HOWITZER,
    PRESSOR_BEAM,
    RADIO_CONTROL,
    SCRAMBLER,
    TRACTOR_BEAM,
)
from botyard.games.roborally.study.situation import Situation

# The best first: what beats a plain shot, and what pushes or pulls.
_BETTER_THAN_A_SHOT: Final = [HIGH_POWER_LASER, RADIO_CONTROL, MINI_HOWITZER, SCRAMBLER]
_PUSHING: Final = [MINI_HOWITZER, PRESSOR_BEAM]
_PULLING: Final = [TRACTOR_BEAM]


def choose_weapon(situation: Situation, legal: list[int]) -> int:
    """What throws the target off the floor, else what does more than the main laser."""
    target = _target(situation)
    if target in situation.friends:
        return PASS
    facing = situation.facing
    wanted: list[int] = []
    if _falls(situation, target, facing):
        wanted += _PUSHING
    if _falls(situation, target, opposite(facing)):
        wanted += _PULLING
    for option in wanted + _BETTER_THAN_A_SHOT:
        if USE + option in legal:
            return USE + option
    return PASS


def _target(situation: Situation) -> int:
    """
    The space of the first robot ahead; where the view ends if there is none.

    Clauses: RR-60.
    """
    floor = situation.floor
    space: i64 = situation.space
    facing: i64 = situation.facing
    while not has_wall(floor.element[space], facing):
        space += floor.step[facing]
        if space in situation.others or floor.element[space] & OFF:
            return space
    return space


def _falls(situation: Situation, space: i64, direction: i64) -> bool:
    """Whether one step from there leads into a pit or off the floor."""
    floor = situation.floor
    if has_wall(floor.element[space], direction):
        return False
    return is_deadly(floor.element[space + floor.step[direction]])


def control_fire(legal: list[int]) -> int:
    """
    An Option less for the target; else a register that locks, the one that stays so for longest.

    Clauses: RR-36, RR-O10.
    """
    strips = [action for action in legal if action >= STRIP]
    aims = [action for action in legal if AIM <= action < STRIP]
    return strips[0] if strips else max(aims, default=PASS)
