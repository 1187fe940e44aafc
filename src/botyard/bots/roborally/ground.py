"""What a floor does with one robot in one register, while all others stand still."""

from collections.abc import Set
from functools import lru_cache
from typing import Final

from botyard.bots.numbers import added
from botyard.games.roborally.boards.floor import (
    BELT,
    EXPRESS_BELT,
    GEAR_RIGHT,
    NO_GEAR,
    NO_REPAIR,
    Floor,
    belt_direction,
    belt_of,
    gear_of,
    has_pusher,
    has_wall,
    is_deadly,
    opposite,
    pusher_direction,
    pusher_works,
    repair_of,
)
from botyard.games.roborally.components import BACK, LEFT, MOVE_1, MOVE_3, RIGHT, U_TURN
from botyard.games.roborally.options.coming_up import shortened

STAND: Final = MOVE_3 + 1  # no card: the floor alone acts
MOVE_4: Final = STAND + 1  # a Move 3 in fourth gear
BACK_2: Final = STAND + 2  # a Back Up in reverse gear
KINDS: Final = BACK_2 + 1  # from here on two cards in one register, see pair_kind
DEAD: Final = -1
_TURNS: Final = {LEFT: 3, RIGHT: 1, U_TURN: 2}
_NOBODY: Final = frozenset[int]()

# Where a robot stands and where it faces: four times the space, and the direction.
Pose = int


def pair_kind(move: int, rotation: int, *, sideways: bool) -> int:
    """
    The kind of two cards in one register: a step to the side, or a shorter move and a rotation.

    Clauses: RR-O6, RR-O8.
    """
    return KINDS + ((move - BACK) * len(_TURNS) + rotation) * 2 + sideways


class Ground:
    """A floor, and what it does with a robot that has it to itself. Made once for each floor."""

    def __init__(self, floor: Floor, *, steady: bool) -> None:
        self.floor = floor
        self.steady = steady  # gears and belts do not turn the robot, RR-O13
        self.element = list(floor.element)
        self.step = list(floor.step)
        self.beams = [_beams(floor, space) for space in range(floor.spaces)]
        self.sites = {
            space for space in range(floor.spaces) if repair_of(self.element[space]) != NO_REPAIR
        }
        self.has_pushers = any(has_pusher(element) for element in self.element)
        self._known: dict[tuple[Pose, int, int], tuple[Pose, tuple[int, ...]]] = {}

    def alone(self, pose: Pose, kind: int, register: int) -> tuple[Pose, tuple[int, ...]]:
        """Where a card leads, and the spaces on the way; in register 0 no pusher works."""
        key = (pose, kind, register if self.has_pushers else 0)
        known = self._known.get(key)
        if known is None:
            known = self._known[key] = _run(self, pose, kind, register, _NOBODY)
        return known


@lru_cache(maxsize=16)
def ground_of(floor: Floor, *, steady: bool = False) -> Ground:
    """The ground of a floor; floors are shared, so each is looked at once."""
    return Ground(floor, steady=steady)


class Drive:
    """Driving while some others stand in the way: pushed if they can be, else a wall."""

    def __init__(self, ground: Ground, others: Set[int]) -> None:
        self.ground = ground
        self._others = others
        self._known: dict[tuple[Pose, int, int], Pose] = {}

    def after(self, pose: Pose, kind: int, register: int) -> Pose:
        """Where a card leads to in a register, or ``DEAD``."""
        key = (pose, kind, register)
        known = self._known.get(key)
        if known is None:
            known, way = self.ground.alone(pose, kind, register)
            if not self._others.isdisjoint(way):
                others = self._others - {pose >> 2}
                known, _ = _run(self.ground, pose, kind, register, others)
            self._known[key] = known
        return known


def _beams(floor: Floor, space: int) -> int:
    """How many beams of board lasers cross a space."""
    return added(
        laser.count for number, laser in enumerate(floor.lasers) if floor.beams[space] >> number & 1
    )


def _run(
    ground: Ground, pose: Pose, kind: int, register: int, others: Set[int]
) -> tuple[Pose, tuple[int, ...]]:
    """
    One register: the card, express belts, all belts, pushers, gears.

    Clauses: RR-15, RR-17, RR-18, RR-19, RR-20, RR-22, RR-25, RR-28, RR-29, RR-59.
    """
    robot = _Robot(ground, pose, set(others))
    robot.carry_out(kind)
    for slowest in (EXPRESS_BELT, BELT):
        robot.ride(slowest)
    element = ground.element[robot.space]
    if register and pusher_works(element, register):
        robot.go(pusher_direction(element))
    gear = gear_of(ground.element[robot.space])
    if gear != NO_GEAR and not ground.steady:
        robot.facing = (robot.facing + (1 if gear == GEAR_RIGHT else 3)) & 3
    pose = DEAD if is_deadly(ground.element[robot.space]) else robot.space * 4 + robot.facing
    return pose, tuple(robot.way)


class _Robot:
    """A robot on its way through a register."""

    def __init__(self, ground: Ground, pose: Pose, others: set[int]) -> None:
        self.space, self.facing = divmod(pose, 4)
        self.way: list[int] = []  # spaces it comes to, or would if nobody stood there
        self._ground = ground
        self._others = others

    def carry_out(self, kind: int) -> None:
        """What the card says, or the two cards of a register."""
        if kind >= KINDS:
            self._carry_out_both(kind - KINDS)
        elif kind in _TURNS:
            self._turn(kind)
        elif kind in (BACK, BACK_2):
            self._drive(1 if kind == BACK else 2, opposite(self.facing))
        elif kind != STAND:
            self._drive(4 if kind == MOVE_4 else kind - MOVE_1 + 1, self.facing)

    def _carry_out_both(self, pair: int) -> None:
        move, rotation = divmod(pair // 2, len(_TURNS))
        if pair % 2:
            self._drive(1, (self.facing + _TURNS[rotation]) & 3)
            return
        steps = 1 if move == 0 else move
        direction = opposite(self.facing) if move == 0 else self.facing
        self._drive(shortened(steps, rotation), direction)
        self._turn(rotation)

    def _turn(self, rotation: int) -> None:
        self.facing = (self.facing + _TURNS[rotation]) & 3

    def _drive(self, steps: int, direction: int) -> None:
        for _ in range(steps):
            if not self.go(direction):
                return

    def go(self, direction: int) -> bool:
        """One step, pushing whoever stands there; false if there is no next one."""
        element = self._ground.element[self.space]
        if has_wall(element, direction) or is_deadly(element):
            return False
        to = self.space + self._ground.step[direction]
        self.way.append(to)
        if to in self._others and not self._push(to, direction):
            return False
        self.space = to
        return True

    def _push(self, space: int, direction: int) -> bool:
        """Whether those who stand in a row from a space on can be pushed; then they are."""
        beyond = space
        while beyond in self._others:
            if has_wall(self._ground.element[beyond], direction):
                return False
            beyond += self._ground.step[direction]
        self._others.remove(space)
        if not is_deadly(self._ground.element[beyond]):
            self._others.add(beyond)
        return True

    def ride(self, slowest: int) -> None:
        """A belt carries, unless somebody stands at its end who is not carried away."""
        element = self._ground.element[self.space]
        direction = belt_direction(element)
        if belt_of(element) < slowest or has_wall(element, direction):
            return
        to = self.space + self._ground.step[direction]
        self.way.append(to)
        onto = self._ground.element[to]
        if to in self._others and belt_of(onto) < slowest:
            return
        self.space = to
        quarters = (belt_direction(onto) - direction) & 3
        if belt_of(onto) and quarters & 1 and not self._ground.steady:  # RR-25
            self.facing = (self.facing + quarters) & 3
