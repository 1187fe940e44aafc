"""How far it is on foot."""

from typing import Final

from mypy_extensions import i64

from botyard.games.roborally.floor import Floor, has_wall, is_deadly
from botyard.kernel.vectors import vec

UNREACHED: Final = -1


def steps_from(floor: Floor, start: i64) -> vec[i64]:
    """
    How many steps lead from a space to every other, round walls and pits.

    >>> from botyard.games.roborally.drawing import read_drawing
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
