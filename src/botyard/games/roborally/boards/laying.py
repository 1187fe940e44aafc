"""
Boards are turned and joined into one floor, if they lie as they may. RR-53, RR-C34, RR-C35.

Boards are complained of by their place in the list, as the file counts them: from 0.
"""

from functools import cache
from typing import Final

from mypy_extensions import i64

from botyard.games.roborally.boards.drawing import read_drawing
from botyard.games.roborally.boards.floor import (
    BELT_DIRECTION_SHIFT,
    BELT_SHIFT,
    LARGEST,
    NORTH,
    OFF,
    PIT,
    PUSHER_DIRECTION_SHIFT,
    PUSHER_REGISTERS,
    SPACES,
    UNREACHED,
    WALLS,
    Floor,
    space_name,
    steps_from,
)
from botyard.games.roborally.components import data_names, data_table
from botyard.kernel.errors import BadData
from botyard.kernel.names import Names
from botyard.kernel.reading import Reader
from botyard.kernel.vectors import vec

BOARDS: Final = Names("board", data_names("boards"))
GRID: Final = 12  # spaces along the side of a board
MOST_FLAGS: Final = 8


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


@cache
def board_named(name: str) -> Floor:
    """A board as it is printed; those with docks are the two faces of the docking bay."""
    reader = Reader(data_table("boards", name), "", BadData)
    reader.name("name", BOARDS)
    size = reader.integers("size", 1, 12)
    board = read_drawing(reader.text("drawing")).floor
    reader.close()
    if size != [board.width, board.height]:
        raise BadData("drawing-other-size", width=size[0], height=size[-1])
    return board


def refuse_layout(placements: list[Placement], path: str) -> None:
    """
    Boards must fit on the table, beside each other and together, with one docking bay.

    Clauses: RR-C35.
    """
    for number, placed in enumerate(placements):
        _refuse_size(placed, f"{path}[{number}]")
        for before in placements[:number]:
            _refuse_overlap(placed, before, f"{path}[{number}]")
    bays = [number for number, placed in enumerate(placements) if is_bay(placed)]
    if len(bays) != 1:
        raise BadData("unplayable-bays", path=path, count=len(bays))
    mains = [number for number, placed in enumerate(placements) if not is_bay(placed)]
    _refuse_loose([placements[number] for number in mains], mains, path)
    _refuse_bay(placements[bays[0]], placements, f"{path}[{bays[0]}]")


def refuse_flags(floor: Floor, flags: list[int], path: str) -> None:
    """
    Flags must lie on different spaces of the floor that can be reached from dock 1.

    Clauses: RR-C35.
    """
    if not 1 <= len(flags) <= MOST_FLAGS:
        raise BadData("unplayable-flags", path=path, count=len(flags), most=MOST_FLAGS)
    for number, flag in enumerate(flags):
        here = f"{path}[{number}]"
        x, y = flag % LARGEST, flag // LARGEST
        name = SPACES.name(flag)
        if x >= floor.width or y >= floor.height or floor.element[floor.index(flag)] & OFF:
            raise BadData("unplayable-flag-off", path=here, space=name)
        if floor.element[floor.index(flag)] & PIT:
            raise BadData("unplayable-flag-pit", path=here, space=name)
        if flag in flags[:number]:
            raise BadData("unplayable-flag-twice", path=here, space=name)
    steps = steps_from(floor, floor.docks[0])
    for number, flag in enumerate(flags):
        if steps[floor.index(flag)] == UNREACHED:
            here = f"{path}[{number}]"
            raise BadData("unplayable-flag-unreached", path=here, space=SPACES.name(flag))


def is_bay(placed: Placement) -> bool:
    """Whether this is the docking bay."""
    return len(placed.board.docks) > 0


def _refuse_size(placed: Placement, path: str) -> None:
    if placed.x + placed.width > LARGEST or placed.y + placed.height > LARGEST:
        raise BadData("unplayable-size", path=path, board=placed.name, most=LARGEST)


def _refuse_overlap(one: Placement, other: Placement, path: str) -> None:
    x, y = max(one.x, other.x), max(one.y, other.y)
    right = min(one.x + one.width, other.x + other.width)
    bottom = min(one.y + one.height, other.y + other.height)
    if x < right and y < bottom:
        raise BadData("unplayable-overlap", path=path, board=one.name, space=space_name(x, y))


def _refuse_loose(mains: list[Placement], numbers: list[int], path: str) -> None:
    """All boards lie on one grid, and each can be reached from the first along whole sides."""
    for placed, number in zip(mains, numbers, strict=True):
        if (placed.x - mains[0].x) % GRID or (placed.y - mains[0].y) % GRID:
            here = f"{path}[{number}]"
            raise BadData("unplayable-grid", path=here, board=placed.name, side=GRID)
    joined = mains[:1]
    for one in joined:  # grows as it goes
        joined += [other for other in mains if other not in joined and _touch(one, other)]
    for placed, number in zip(mains, numbers, strict=True):
        if placed not in joined:
            raise BadData("unplayable-apart", path=f"{path}[{number}]", board=placed.name)


def _touch(one: Placement, other: Placement) -> bool:
    return abs(one.x - other.x) + abs(one.y - other.y) == GRID


def _refuse_bay(bay: Placement, placements: list[Placement], path: str) -> None:
    """The whole north side of the bay lies along a board."""
    ahead = [(0, -GRID), (bay.width, 0), (0, bay.height), (-GRID, 0)][bay.turned]
    beyond = bay.x + ahead[0], bay.y + ahead[1]
    if beyond not in [(placed.x, placed.y) for placed in placements]:
        raise BadData("unplayable-bay", path=path)
