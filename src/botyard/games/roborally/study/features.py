"""
A race as whole numbers for a net: what a seat sees between two turns, whatever the course.

Nothing names a space. Everything is told by registers that are left to go, by what stands around a
robot, and by how two robots stand to each other, so that a net also judges courses it never saw.
"""

from typing import Final

from mypy_extensions import i64

from botyard.games.roborally.boards.floor import (
    EXPRESS_BELT,
    NO_BELT,
    NO_REPAIR,
    belt_direction,
    belt_of,
    has_wall,
    is_deadly,
    repair_of,
)
from botyard.games.roborally.specials.interference import is_blocker
from botyard.games.roborally.state import (
    DOWN,
    HAS_FINISHED,
    NOBODY,
    NOWHERE,
    OUT_OF_RACE,
    Race,
    count_of,
)
from botyard.games.roborally.study.ground import ground_of
from botyard.games.roborally.study.judging import registers_to_go, share_between
from botyard.kernel.vectors import filled, vec

ONE: Final = 256  # how a whole is written
RIVALS: Final = 2  # that are described one by one, those that are closest to the end
_TO_GO: Final = [1.0, 2.0, 3.0, 4.5, 6.0, 8.0, 10.0, 13.0, 17.0, 22.0, 28.0, 36.0]
_AHEAD: Final = [-14.0, -10.0, -7.0, -5.0, -3.0, -1.5, 0.0, 1.5, 3.0, 5.0, 7.0, 10.0, 14.0]
_NEAR: Final = [1, 2, 3, 4, 6, 9]
_OF_A_ROBOT: Final = 2 * 11 + 9 + 3 + 12
_OF_A_PAIR: Final = 12 + 1 + 6 + 2
_OF_ALL: Final = 11 + 4
WIDTH: Final = _OF_A_ROBOT * (1 + RIVALS) + _OF_A_PAIR * RIVALS + _OF_ALL
_FARTHEST: Final = 60.0


class Features:
    """The numbers of one state, in a vector of their own that is filled again and again."""

    def __init__(self) -> None:
        self.out = filled(WIDTH, 0)
        self._at: i64 = 0

    def look(self, race: Race, seat: i64) -> vec[i64]:
        """Fill ``out`` for a seat: its own robot first, then its rivals by how far they are."""
        robot: i64
        own: i64 = NOBODY
        team: i64 = NOBODY
        to_go: list[float] = []
        for robot in range(race.robots):
            to_go.append(registers_to_go(race, robot))
            if race.owner[robot] == seat and not is_blocker(race, robot):
                own, team = robot, race.team[robot]
        rivals: list[int] = []
        for robot in range(race.robots):
            mate = race.team[robot] == team
            if mate and not is_blocker(race, robot) and to_go[robot] < to_go[own]:
                own = robot
            if not mate and not is_blocker(race, robot):
                rivals.append(robot)
        rivals.sort(key=lambda rival: to_go[rival])
        self._at = 0
        self._put_robot(race, own, to_go[own])
        for number in range(RIVALS):
            if number < len(rivals):
                rival = rivals[number]
                self._put_robot(race, rival, to_go[rival])
                self._put_pair(race, own, rival, to_go[own], to_go[rival])
            else:
                for _ in range(_OF_A_ROBOT + _OF_A_PAIR):
                    self._put(0)
        share = ONE
        ahead, close = 0, 0
        for rival in rivals:
            share = int(share * share_between(to_go[own], to_go[rival]))
            if to_go[own] < to_go[rival]:
                ahead += 1
            if to_go[rival] - to_go[own] < 6.0:
                close += 1
        self._put(share * 16)
        self._put(ONE * len(rivals))
        self._put(ONE * ahead)
        self._put(ONE * close)
        first = to_go[own] if not rivals else min(to_go[own], to_go[rivals[0]])
        self._put_steps(first, _TO_GO)
        return self.out

    def _put(self, number: i64) -> None:
        self.out[self._at] = number
        self._at += 1

    def _put_steps(self, number: float, steps: list[float]) -> None:
        """How far a number has come from each step to the next one."""
        for place in range(len(steps) - 1):
            low, high = steps[place], steps[place + 1]
            part = (number - low) / (high - low)
            part = 0.0 if part < 0.0 else 1.0 if part > 1.0 else part
            self._put(int(part * ONE))

    def _put_robot(self, race: Race, robot: i64, to_go: float) -> None:
        """How far it is, how it stands, and what stands around it."""
        fate, space = race.fate[robot], race.space[robot]
        damage, lives = race.damage[robot], race.lives[robot]
        self._put_steps(to_go, _TO_GO)
        left = max(0, len(race.course.floor.flags) - int(race.flags[robot]))
        plain = to_go if to_go < _FARTHEST else _FARTHEST
        self._put_steps(plain / float(max(1, left)), _TO_GO)
        number: i64
        for number in range(1, 10):
            self._put(ONE if damage >= number else 0)
        for number in range(1, 4):
            self._put(ONE if lives > number else 0)
        self._put(ONE * left)
        self._put(ONE if left == 1 else 0)
        self._put(int(plain * 32))
        self._put(ONE if race.power[robot] == DOWN else 0)
        self._put(ONE if space == NOWHERE and fate != HAS_FINISHED else 0)
        self._put(ONE if fate == OUT_OF_RACE else 0)
        self._put(ONE * count_of(race.held_options[robot]))
        if space == NOWHERE:
            for _ in range(5):
                self._put(0)
            return
        floor = race.floor
        element = floor.element[space]
        pits: i64 = 0
        direction: i64
        for direction in range(4):
            beyond = space + floor.step[direction]
            if not has_wall(element, direction) and is_deadly(floor.element[beyond]):
                pits += 1
        self._put(ONE * pits)
        belt = belt_of(element)
        onto = floor.element[space + floor.step[belt_direction(element)]]
        self._put(ONE if belt != NO_BELT else 0)
        self._put(ONE if belt == EXPRESS_BELT or (belt != NO_BELT and is_deadly(onto)) else 0)
        self._put(ONE * ground_of(floor, False).beams[space])
        self._put(ONE if repair_of(element) != NO_REPAIR else 0)

    def _put_pair(self, race: Race, own: i64, rival: i64, mine: float, other: float) -> None:
        """Who is ahead by how much, how near they are, and who faces whom."""
        self._put_steps(other - mine, _AHEAD)
        self._put(int(share_between(mine, other) * ONE * 16))
        here, there = race.space[own], race.space[rival]
        if here == NOWHERE or there == NOWHERE:
            for _ in range(len(_NEAR) + 2):
                self._put(0)
            return
        stride = race.floor.stride
        across = there % stride - here % stride
        down = there // stride - here // stride
        far = (across if across > 0 else -across) + (down if down > 0 else -down)
        for near in _NEAR:
            self._put(ONE if far <= near else 0)
        self._put(ONE if _faces(race.facing[own], across, down) else 0)
        self._put(ONE if _faces(race.facing[rival], -across, -down) else 0)


def _faces(facing: i64, across: i64, down: i64) -> bool:
    """Whether somebody is straight ahead, walls or not."""
    if facing == 0:
        return across == 0 and down < 0
    if facing == 1:
        return down == 0 and across > 0
    if facing == 2:
        return across == 0 and down > 0
    return down == 0 and across < 0
