"""Which weapon greedy fires instead of its laser, and what Fire Control does with a hit."""

from typing import Final

from botyard.bots.roborally.situation import Situation
from botyard.games.roborally.actions import AIM, PASS, STRIP, USE
from botyard.games.roborally.boards.floor import OFF, has_wall, is_deadly, opposite
from botyard.games.roborally.components import OPTIONS

# The best first: what beats a plain shot, and what pushes or pulls.
_BETTER_THAN_A_SHOT: Final = ("high-power-laser", "radio-control", "mini-howitzer", "scrambler")
_PUSHING: Final = ("mini-howitzer", "pressor-beam")
_PULLING: Final = ("tractor-beam",)


def choose_weapon(situation: Situation, legal: list[int]) -> int:
    """What throws the target off the floor, else what does more than the main laser."""
    target = _target(situation)
    if target in situation.friends:
        return PASS
    facing = situation.facing
    wanted: list[str] = []
    if _falls(situation, target, facing):
        wanted += _PUSHING
    if _falls(situation, target, opposite(facing)):
        wanted += _PULLING
    for name in (*wanted, *_BETTER_THAN_A_SHOT):
        if USE + OPTIONS.number(name) in legal:
            return USE + OPTIONS.number(name)
    return PASS


def _target(situation: Situation) -> int:
    """
    The space of the first robot ahead; where the view ends if there is none.

    Clauses: RR-60.
    """
    floor, space = situation.floor, situation.space
    while not has_wall(floor.element[space], situation.facing):
        space += floor.step[situation.facing]
        if space in situation.others or floor.element[space] & OFF:
            return space
    return space


def _falls(situation: Situation, space: int, direction: int) -> bool:
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
