"""
The factory floor: what is printed on the boards of a course, joined into one.

A floor never changes in play and is shared by every state. Its spaces are numbered row by
row with a margin of one space all round that is no space of a board, so that a step in any
direction is one addition and always lands somewhere.
"""

from typing import Final

from mypy_extensions import i64

from botyard.kernel.errors import BadData
from botyard.kernel.game import digest_of
from botyard.kernel.names import Names
from botyard.kernel.vectors import vec

NORTH: Final = 0
EAST: Final = 1
SOUTH: Final = 2
WEST: Final = 3
DIRECTIONS: Final = Names("direction", ["north", "east", "south", "west"])

LARGEST: Final = 36  # spaces in a row and in a column, RR-C35
SQUARES: Final = LARGEST * LARGEST

# What is printed on a space, packed into one number.
WALL: Final = 1  # shifted by the direction; an edge's wall stands on both of its spaces
WALLS: Final = 15
PIT: Final = 1 << 4
OFF: Final = 1 << 5  # no space of a board
DEADLY: Final = PIT | OFF
BELT_SHIFT: Final = 6
BELT_DIRECTION_SHIFT: Final = 8
GEAR_SHIFT: Final = 10
REPAIR_SHIFT: Final = 12
PUSHER_SHIFT: Final = 14  # register 1; register 5 is four bits higher
PUSHER_REGISTERS: Final = 31 << PUSHER_SHIFT
PUSHER_DIRECTION_SHIFT: Final = 19

NO_BELT: Final = 0
BELT: Final = 1
EXPRESS_BELT: Final = 2

NO_GEAR: Final = 0
GEAR_RIGHT: Final = 1
GEAR_LEFT: Final = 2

NO_REPAIR: Final = 0
WRENCH: Final = 1
WRENCH_AND_HAMMER: Final = 2

ODD_REGISTERS: Final = 0b10101  # a pusher of registers 1, 3 and 5
EVEN_REGISTERS: Final = 0b01010  # a pusher of registers 2 and 4
UNREACHED: Final = -1


def opposite(direction: i64) -> i64:
    """The direction behind."""
    return (direction + 2) & 3


def has_wall(element: i64, direction: i64) -> bool:
    """Whether a wall closes that side."""
    return (element >> direction) & 1 != 0


def is_deadly(element: i64) -> bool:
    """Whether a robot is destroyed there: a pit, or off the floor."""
    return element & DEADLY != 0


def belt_of(element: i64) -> i64:
    """No belt, a belt or an express belt."""
    return (element >> BELT_SHIFT) & 3


def belt_direction(element: i64) -> i64:
    """Where the belt carries to."""
    return (element >> BELT_DIRECTION_SHIFT) & 3


def gear_of(element: i64) -> i64:
    """No gear, or the way it turns."""
    return (element >> GEAR_SHIFT) & 3


def repair_of(element: i64) -> i64:
    """No repair site, a wrench, or wrench and hammer."""
    return (element >> REPAIR_SHIFT) & 3


def has_pusher(element: i64) -> bool:
    """Whether a pusher is mounted there."""
    return element & PUSHER_REGISTERS != 0


def pusher_works(element: i64, register: i64) -> bool:
    """Whether the pusher there works in that register, counted from 1."""
    return (element >> (PUSHER_SHIFT - 1 + register)) & 1 != 0


def pusher_direction(element: i64) -> i64:
    """Where the pusher pushes to."""
    return (element >> PUSHER_DIRECTION_SHIFT) & 3


def belt_element(kind: i64, direction: i64) -> i64:
    """What is printed on a space with a belt."""
    return kind << BELT_SHIFT | direction << BELT_DIRECTION_SHIFT


def pusher_element(registers: i64, direction: i64) -> i64:
    """What is printed on a space with a pusher."""
    return registers << PUSHER_SHIFT | direction << PUSHER_DIRECTION_SHIFT


class Laser:
    """A board laser: where it stands, where it fires to, and what it crosses unhindered."""

    def __init__(self, space: i64, direction: i64, count: i64, spaces: vec[i64]) -> None:
        self.space = space  # of the emitter
        self.direction = direction
        self.count = count  # of its beams
        self.spaces = spaces  # from the emitter on


class Floor:
    """
    All spaces of a course.

    Emitters are given as space, direction and number of beams.

    Clauses: RR-53.
    """

    def __init__(
        self,
        width: i64,
        height: i64,
        element: vec[i64],
        emitters: list[tuple[int, int, int]],
        docks: vec[i64],
        start_facing: i64,
        flags: vec[i64],
    ) -> None:
        self.width = width
        self.height = height
        self.stride: i64 = width + 2
        self.spaces: i64 = self.stride * (height + 2)
        self.step = vec[i64]([-self.stride, 1, self.stride, -1])
        self._squares = vec[i64](
            [y * LARGEST + x for y in range(-1, height + 1) for x in range(-1, width + 1)]
        )
        self.element = element
        self.docks = docks  # dock 1 first
        self.start_facing = start_facing
        self.flags = flags  # flag 1 first
        self._join_walls()
        self.beams = vec[i64]([0] * self.spaces)
        self.lasers: list[Laser] = []
        beam: i64 = 1
        for space, direction, count in sorted(emitters):
            self._mount(space, direction, count, beam)
            beam += beam
        self.digest = digest_of(
            [width, height, list(element), sorted(emitters), list(docks), start_facing, list(flags)]
        )

    def name(self, space: i64) -> str:
        """The name of a space: its column's letter and its row's number."""
        return SPACES.name(self.square(space))

    def space(self, name: str) -> int:
        """The space with that name."""
        square = _SQUARES.get(name, SQUARES)
        if square % LARGEST >= self.width or square // LARGEST >= self.height:
            last = space_name(self.width - 1, self.height - 1)
            raise BadData("floor-no-such-space", name=name, last=last)
        return self.index(square)

    def square(self, space: i64) -> i64:
        """The number that a space of this floor has on every floor."""
        return self._squares[space]

    def index(self, square: i64) -> i64:
        """The space of this floor with that number."""
        return (square // LARGEST + 1) * self.stride + square % LARGEST + 1

    def _join_walls(self) -> None:
        """A wall on either side of an edge closes it; two count as one (RR-53)."""
        space: i64
        for space in range(self.stride + 1, self.spaces - self.stride - 1):
            for direction in range(4):
                if has_wall(self.element[space], direction):
                    beyond = space + self.step[direction]
                    self.element[beyond] |= WALL << opposite(direction)

    def _mount(self, space: i64, direction: i64, count: i64, beam: i64) -> None:
        """A laser crosses every space from its emitter to a wall or the edge (RR-31, RR-60)."""
        crossed: list[i64] = []
        here = space
        while not self.element[here] & OFF:
            crossed.append(here)
            self.beams[here] |= beam
            if has_wall(self.element[here], direction):
                break
            here += self.step[direction]
        self.lasers.append(Laser(space, direction, count, vec[i64](crossed)))


def space_name(x: int, y: int) -> str:
    """
    The name of the space in a column and a row, both counted from 0.

    >>> space_name(0, 0), space_name(35, 35)
    ('A1', 'AJ36')
    """
    letter = chr(ord("A") + x % 26)
    return f"{'A' if x >= 26 else ''}{letter}{y + 1}"


SPACES: Final = Names("square", [space_name(x, y) for y in range(LARGEST) for x in range(LARGEST)])
_SQUARES: Final = {name: square for square, name in enumerate(SPACES.names)}


def steps_from(floor: Floor, start: i64) -> vec[i64]:
    """
    How many steps lead from a space to every other, round walls and pits.

    >>> from botyard.games.roborally.boards.drawing import read_drawing
    >>> floor = read_drawing('''
    ...     .  |.   @   .
    ...     .   .   @   .
    ... ''').floor
    >>> steps = steps_from(floor, floor.space("A1"))
    >>> [steps[floor.space(name)] for name in ("A1", "B1", "C1", "D1")]
    [0, 3, -1, -1]
    """
    steps = vec[i64]([UNREACHED] * floor.spaces)
    steps[start] = 0
    found: list[i64] = [start]
    for space in found:  # grows as it goes
        for direction in range(4):
            beyond = space + floor.step[direction]
            if steps[beyond] != UNREACHED or has_wall(floor.element[space], direction):
                continue
            if not is_deadly(floor.element[beyond]):
                steps[beyond] = steps[space] + 1
                found.append(beyond)
    return steps
