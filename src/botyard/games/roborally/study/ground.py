"""What a floor does with one robot in one register, while all others stand still."""

from functools import lru_cache
from typing import Final

from mypy_extensions import i64

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
from botyard.games.roborally.state import NOWHERE
from botyard.kernel.vectors import filled, vec

STAND: Final = MOVE_3 + 1  # no card: the floor alone acts
MOVE_4: Final = STAND + 1  # a Move 3 in fourth gear
BACK_2: Final = STAND + 2  # a Back Up in reverse gear
KINDS: Final = BACK_2 + 1  # from here on two cards in one register, see pair_kind
DEAD: Final = -1
_ROTATIONS: Final = 3
_UNKNOWN: Final = -2
_REGISTERS: Final = 6  # with the one in which no pusher works
_FAR: Final = 8  # spaces: nobody there is met within a register, four steps, two belts and a pusher

# A pose is where a robot stands and where it faces: four times the space, and the direction.


def pair_kind(move: i64, rotation: i64, sideways: bool) -> i64:
    """
    The kind of two cards in one register: a step to the side, or a shorter move and a rotation.

    Clauses: RR-O6, RR-O8.
    """
    return KINDS + ((move - BACK) * _ROTATIONS + rotation) * 2 + (1 if sideways else 0)


def quarters_of(kind: i64) -> i64:
    """How far a rotation turns, clockwise."""
    if kind == U_TURN:
        return 2
    return 3 if kind == LEFT else 1


class Ground:
    """A floor, and what it does with a robot that has it to itself. Made once for each floor."""

    def __init__(self, floor: Floor, steady: bool) -> None:
        self.floor = floor
        self.steady = steady  # gears and belts do not turn the robot, RR-O13
        self.element = floor.element
        self.step = floor.step
        self.beams = filled(floor.spaces, 0)
        self.is_site = filled(floor.spaces, 0)
        self.x = filled(floor.spaces, 0)
        self.y = filled(floor.spaces, 0)
        self.has_pushers = False
        space: i64
        for space in range(floor.spaces):
            element = floor.element[space]
            self.beams[space] = _beams(floor, space)
            self.is_site[space] = 1 if repair_of(element) != NO_REPAIR else 0
            self.x[space] = space % floor.stride
            self.y[space] = space // floor.stride
            if has_pusher(element):
                self.has_pushers = True
        registers = _REGISTERS if self.has_pushers else 1
        self._known = filled(floor.spaces * 4 * KINDS * registers, _UNKNOWN)
        self._alone = Drive(self, vec[i64]())

    def alone(self, pose: i64, kind: i64, register: i64) -> i64:
        """Where a card leads; in register 0 no pusher works."""
        if kind >= KINDS:
            return self._alone.run(pose, kind, register)
        place = pose * KINDS + kind
        if self.has_pushers:
            place = place * _REGISTERS + register
        known = self._known[place]
        if known == _UNKNOWN:
            known = self._alone.run(pose, kind, register)
            self._known[place] = known
        return known


def _beams(floor: Floor, space: i64) -> i64:
    """How many beams of board lasers cross a space."""
    beams: i64 = 0
    crossing = floor.beams[space]
    for laser in floor.lasers:
        if crossing & 1:
            beams += laser.count
        crossing >>= 1
    return beams


class Drive:
    """Driving while some others stand in the way: pushed if they can be, else a wall."""

    def __init__(self, ground: Ground, others: vec[i64]) -> None:
        self.ground = ground
        self.others = others  # the spaces they stand on
        self._standing = others[:]  # as one register goes on
        self._space: i64 = 0
        self._facing: i64 = 0

    def after(self, pose: i64, kind: i64, register: i64) -> i64:
        """Where a card leads to in a register, or ``DEAD``."""
        ground, space = self.ground, pose >> 2
        for other in self.others:
            across = ground.x[space] - ground.x[other]
            down = ground.y[space] - ground.y[other]
            if -_FAR < across < _FAR and -_FAR < down < _FAR:
                return self.run(pose, kind, register)
        return ground.alone(pose, kind, register)

    def run(self, pose: i64, kind: i64, register: i64) -> i64:
        """
        One register: the card, express belts, all belts, pushers, gears.

        Clauses: RR-15, RR-17, RR-18, RR-19, RR-20, RR-22, RR-25, RR-28, RR-29, RR-59.
        """
        self._space, self._facing = pose >> 2, pose & 3
        ground = self.ground
        number: i64
        for number in range(len(self.others)):
            other = self.others[number]
            self._standing[number] = NOWHERE if other == self._space else other
        self._carry_out(kind)
        self._ride(EXPRESS_BELT)
        self._ride(BELT)
        element = ground.element[self._space]
        if register and pusher_works(element, register):
            self._go(pusher_direction(element))
        element = ground.element[self._space]
        gear = gear_of(element)
        if gear != NO_GEAR and not ground.steady:
            self._facing = (self._facing + (1 if gear == GEAR_RIGHT else 3)) & 3
        return DEAD if is_deadly(element) else self._space * 4 + self._facing

    def _carry_out(self, kind: i64) -> None:
        """What the card says, or the two cards of a register."""
        if kind >= KINDS:
            self._carry_out_both(kind - KINDS)
        elif kind <= RIGHT:
            self._facing = (self._facing + quarters_of(kind)) & 3
        elif kind == BACK:
            self._drive(1, opposite(self._facing))
        elif kind == BACK_2:
            self._drive(2, opposite(self._facing))
        elif kind == MOVE_4:
            self._drive(4, self._facing)
        elif kind != STAND:
            self._drive(kind - MOVE_1 + 1, self._facing)

    def _carry_out_both(self, pair: i64) -> None:
        move = (pair >> 1) // _ROTATIONS
        rotation = (pair >> 1) % _ROTATIONS
        if pair & 1:
            self._drive(1, (self._facing + quarters_of(rotation)) & 3)
            return
        steps = 1 if move == 0 else move
        direction = opposite(self._facing) if move == 0 else self._facing
        self._drive(shortened(steps, rotation), direction)
        self._facing = (self._facing + quarters_of(rotation)) & 3

    def _drive(self, steps: i64, direction: i64) -> None:
        while steps > 0 and self._go(direction):
            steps -= 1

    def _go(self, direction: i64) -> bool:
        """One step, pushing whoever stands there; false if there is no next one."""
        ground = self.ground
        element = ground.element[self._space]
        if has_wall(element, direction) or is_deadly(element):
            return False
        to = self._space + ground.step[direction]
        there = self._who(to)
        if there >= 0 and not self._push(there, direction):
            return False
        self._space = to
        return True

    def _who(self, space: i64) -> i64:
        """The number of the other robot on a space, or below 0."""
        number: i64 = len(self._standing) - 1
        while number >= 0 and self._standing[number] != space:
            number -= 1
        return number

    def _push(self, first: i64, direction: i64) -> bool:
        """Whether those who stand in a row can be pushed; then they are."""
        ground = self.ground
        beyond = self._standing[first]
        while self._who(beyond) >= 0:
            if has_wall(ground.element[beyond], direction):
                return False
            beyond += ground.step[direction]
        self._standing[first] = NOWHERE if is_deadly(ground.element[beyond]) else beyond
        return True

    def _ride(self, slowest: i64) -> None:
        """A belt carries, unless somebody stands at its end who is not carried away."""
        ground = self.ground
        element = ground.element[self._space]
        direction = belt_direction(element)
        if belt_of(element) < slowest or has_wall(element, direction):
            return
        to = self._space + ground.step[direction]
        onto = ground.element[to]
        if belt_of(onto) < slowest and self._who(to) >= 0:
            return
        self._space = to
        quarters = (belt_direction(onto) - direction) & 3
        if belt_of(onto) and quarters & 1 and not ground.steady:  # RR-25
            self._facing = (self._facing + quarters) & 3


@lru_cache(maxsize=16)
def ground_of(floor: Floor, steady: bool = False) -> Ground:
    """The ground of a floor; floors are shared, so each is looked at once."""
    return Ground(floor, steady)
