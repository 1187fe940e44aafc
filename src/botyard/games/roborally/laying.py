"""Boards are turned and joined into one floor. RR-53, RR-C34."""

from mypy_extensions import i64

from botyard.games.roborally.floor import (
    BELT_DIRECTION_SHIFT,
    BELT_SHIFT,
    LARGEST,
    NORTH,
    OFF,
    PUSHER_DIRECTION_SHIFT,
    PUSHER_REGISTERS,
    WALLS,
    Floor,
)
from botyard.kernel.vectors import vec


class Placement:
    """A board on the table: where its top left corner lies once it is turned."""

    def __init__(self, board: Floor, x: int, y: int, turned: int, name: str = "") -> None:
        self.board = board
        self.name = name
        self.x = x
        self.y = y
        self.turned = turned  # quarter turns clockwise
        self.width: int = board.height if turned % 2 else board.width
        self.height: int = board.width if turned % 2 else board.height

    def square(self, space: i64) -> tuple[int, int]:
        """Column and row on the table of a space of the board."""
        board = self.board
        x: int = space % board.stride - 1
        y: int = space // board.stride - 1
        width: int = board.width
        height: int = board.height
        for _ in range(self.turned):
            x, y = height - 1 - y, x
            width, height = height, width
        return self.x + x, self.y + y

    def direction(self, direction: int) -> int:
        """A direction of the board, as it points on the table."""
        return (direction + self.turned) % 4


def lay_floor(placements: list[Placement], flags: list[int]) -> Floor:
    """
    The floor that boards form, each turned and put in its place, with flags on these squares.

    Whatever no board covers is off the floor. Robots start to the bay's own north.

    Clauses: RR-53, RR-C34, RR-3.
    """
    width = max([placed.x + placed.width for placed in placements])
    height = max([placed.y + placed.height for placed in placements])
    stride = width + 2
    element = vec[i64]([OFF] * (stride * (height + 2)))
    emitters: list[tuple[int, int, int]] = []
    docks = vec[i64]([])
    start_facing = NORTH
    for placed in placements:
        board = placed.board
        for space in range(board.spaces):
            if not board.element[space] & OFF:
                printed = turn_element(board.element[space], placed.turned)
                element[_index(placed.square(space), stride)] = printed
        for laser in board.lasers:
            space = _index(placed.square(laser.space), stride)
            emitters.append((space, placed.direction(laser.direction), laser.count))
        if len(board.docks):
            docks = vec[i64]([_index(placed.square(dock), stride) for dock in board.docks])
            start_facing = placed.direction(NORTH)
    places = [_index((flag % LARGEST, flag // LARGEST), stride) for flag in flags]
    return Floor(width, height, element, emitters, docks, start_facing, vec[i64](places))


def with_flags(floor: Floor, flags: list[int]) -> Floor:
    """The same floor with its flags on other spaces."""
    emitters = [(int(beam.space), int(beam.direction), int(beam.count)) for beam in floor.lasers]
    return Floor(
        floor.width,
        floor.height,
        floor.element[:],
        emitters,
        floor.docks,
        floor.start_facing,
        vec[i64](flags),
    )


def turn_element(element: i64, turned: i64) -> i64:
    """What is printed on a space, after so many quarter turns clockwise of its board."""
    walls = (element & WALLS) << turned
    after = element & ~WALLS | (walls | walls >> 4) & WALLS
    if element >> BELT_SHIFT & 3:
        after = _turn_at(after, BELT_DIRECTION_SHIFT, turned)
    if element & PUSHER_REGISTERS:
        after = _turn_at(after, PUSHER_DIRECTION_SHIFT, turned)
    return after


def _turn_at(element: i64, shift: i64, turned: i64) -> i64:
    """The direction that stands at these bits is turned."""
    direction = (element >> shift) + turned & 3
    return element & ~(3 << shift) | direction << shift


def _index(square: tuple[int, int], stride: int) -> int:
    return (square[1] + 1) * stride + square[0] + 1
