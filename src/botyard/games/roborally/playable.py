"""
What makes a course unplayable, one reason for each way to go wrong. RR-C35.

Boards are complained of by their place in the list, as the file counts them: from 0.
"""

from typing import Final

from botyard.games.roborally.floor import LARGEST, OFF, PIT, SPACES, Floor, space_name
from botyard.games.roborally.laying import Placement
from botyard.games.roborally.ways import UNREACHED, steps_from
from botyard.kernel.errors import BadData

GRID: Final = 12  # spaces along the side of a board
MOST_FLAGS: Final = 8


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
