"""
Floors as drawings, read and drawn: data files, the terminal and tests show them so.

A space takes three signs: what is printed on it, then a robot and its facing. Between spaces
stands a blank or a wall, perhaps with the emitter of a laser; between rows there may be a line
of walls. What is left out has no walls. ``docs/boards.md`` explains the signs to people.
"""

from typing import Final

from mypy_extensions import i64

from botyard.games.roborally.boards.floor import (
    BELT,
    EAST,
    EVEN_REGISTERS,
    EXPRESS_BELT,
    GEAR_LEFT,
    GEAR_RIGHT,
    GEAR_SHIFT,
    LARGEST,
    NORTH,
    ODD_REGISTERS,
    OFF,
    PIT,
    REPAIR_SHIFT,
    SOUTH,
    WALL,
    WALLS,
    WEST,
    WRENCH,
    WRENCH_AND_HAMMER,
    Floor,
    belt_element,
    has_wall,
    pusher_element,
)
from botyard.kernel.errors import BadData
from botyard.kernel.vectors import vec

PLAIN: Final = "."
BLANK: Final = " "

# What is printed on a space. Signs in fours stand for north, east, south and west.
ELEMENTS: Final = {
    PLAIN: 0,
    "x": OFF,
    "@": PIT,
    **{sign: belt_element(BELT, way) for way, sign in enumerate("↑→↓←")},
    **{sign: belt_element(EXPRESS_BELT, way) for way, sign in enumerate("⇑⇒⇓⇐")},
    "↻": GEAR_RIGHT << GEAR_SHIFT,
    "↺": GEAR_LEFT << GEAR_SHIFT,
    "+": WRENCH << REPAIR_SHIFT,
    "*": WRENCH_AND_HAMMER << REPAIR_SHIFT,
    **{sign: pusher_element(ODD_REGISTERS, way) for way, sign in enumerate("▲▶▼◀")},
    **{sign: pusher_element(EVEN_REGISTERS, way) for way, sign in enumerate("△▷▽◁")},
}
DOCKS: Final = "12345678"
FLAGS: Final = "①②③④⑤⑥⑦⑧"
ROBOTS: Final = "ABCDEFGH"  # in dock order
FACINGS: Final = "^>v<"

# Walls between two spaces of a row, with the beams to the east and to the west.
UPRIGHT: Final = {
    "|": (0, 0),
    ">": (1, 0),
    "»": (2, 0),
    "⋙": (3, 0),
    "<": (0, 1),
    "«": (0, 2),
    "⋘": (0, 3),
    "↔": (1, 1),
}

# Walls between two rows, with the beams to the south and to the north.
LEVEL: Final = {
    "---": (0, 0),
    "v--": (1, 0),
    "vv-": (2, 0),
    "vvv": (3, 0),
    "^--": (0, 1),
    "^^-": (0, 2),
    "^^^": (0, 3),
    "v-^": (1, 1),
}
LEVEL_SIGNS: Final = "-v^"

ELEMENT_SIGN: Final = {element: sign for sign, element in ELEMENTS.items()}
UPRIGHT_SIGN: Final = {beams: sign for sign, beams in UPRIGHT.items()}
LEVEL_SIGN: Final = {beams: sign for sign, beams in LEVEL.items()}

PITCH: Final = 4  # signs from one space of a row to the next
Robot = tuple[int, int, int]  # its place in dock order, its space, its facing


class Sheet:
    """Rows of spaces, and lines of walls between them. What is left out has no walls."""

    def __init__(self, text: str) -> None:
        self._rows: list[str] = []
        self._levels = [""]  # the walls above each row, and below the last
        self._row_lines: list[int] = []
        self._level_lines = [0]
        for number, line in enumerate(text.splitlines(), start=1):
            if line.strip(BLANK + LEVEL_SIGNS):
                self._rows.append(line.rstrip())
                self._row_lines.append(number)
                self._levels.append("")
                self._level_lines.append(number + 1)
            elif line.strip():
                self._levels[-1] = line.rstrip()
                self._level_lines[-1] = number
        self._left = min([len(row) - len(row.lstrip()) for row in self._rows], default=0)
        if any(row[self._left] in UPRIGHT for row in self._rows):
            self._left += 1  # walls stand before the first space
        self.height = len(self._rows)
        self.width = max([self._count(row) for row in self._rows], default=0)
        self._check()

    def space(self, x: int, y: int) -> str:
        """The three signs of a space."""
        return _three(self._rows[y], self._left + PITCH * x)

    def upright(self, x: int, y: int) -> str:
        """The sign before a space."""
        row, place = self._rows[y], self._left + PITCH * x - 1
        return row[place] if 0 <= place < len(row) else BLANK

    def level(self, x: int, y: int) -> str:
        """The three signs above a space."""
        return _three(self._levels[y], self._left + PITCH * x)

    def wrong(self, x: int, y: int, signs: str) -> BadData:
        """Signs in a row that mean nothing."""
        return BadData("drawing-sign", line=self._row_lines[y], place=x + 1, signs=signs.strip())

    def wrong_level(self, x: int, y: int, signs: str) -> BadData:
        """Signs in a line of walls that mean nothing."""
        return BadData("drawing-sign", line=self._level_lines[y], place=x + 1, signs=signs.strip())

    def _check(self) -> None:
        """All rows are equally long, and walls stand above spaces only."""
        if not 0 < self.height <= LARGEST or self.width > LARGEST:
            raise BadData("drawing-size", most=LARGEST)
        for y, row in enumerate(self._rows):
            if self._count(row) != self.width:
                raise BadData("drawing-row", line=self._row_lines[y], count=self.width)
        for y, line in enumerate(self._levels):
            walls = BLANK.join([self.level(x, y) for x in range(self.width)])
            if line.rstrip() != (BLANK * self._left + walls).rstrip():
                raise BadData("drawing-row", line=self._level_lines[y], count=self.width)

    def _count(self, row: str) -> int:
        return (len(row) - self._left + PITCH - 1) // PITCH


def _three(line: str, first: int) -> str:
    return line[first : first + 3].ljust(3)


class Drawn:
    """What a drawing shows: a floor, and robots in dock order."""

    def __init__(self, floor: Floor, robots: list[Robot]) -> None:
        self.floor = floor
        self.robots = robots


def draw_floor(floor: Floor, robots: list[Robot] | None = None, *, even: bool = False) -> str:
    """
    A floor as a drawing; lines without walls are left out, unless all are to stand evenly.

    >>> print(draw_floor(read_drawing("→   ↓A>").floor, [(1, 5, 3)]))
    →B< ↓
    """
    pen = Pen(floor, robots or [])
    margin = even or any(pen.upright(floor.stride * y + 1) != BLANK for y in _rows(floor))
    lines: list[str] = []
    for y in _rows(floor):
        lines += [pen.level_line(y, margin), pen.row(y, margin)]
    lines.append(pen.level_line(floor.height + 1, margin))
    return "\n".join([line.rstrip() for line in lines if even or line.strip()])


def read_drawing(text: str) -> Drawn:
    """
    The floor that is drawn, and the robots on it. Robots start to the north there.

    >>> drawn = read_drawing('''
    ...     →A^|↓
    ...     .   @
    ... ''')
    >>> [(ROBOTS[robot], drawn.floor.name(space), way) for robot, space, way in drawn.robots]
    [('A', 'A1', 0)]
    """
    sheet = Sheet(text)
    scribe = _Scribe(sheet)
    for y in range(sheet.height):
        for x in range(sheet.width):
            scribe.space(x, y)
        for x in range(sheet.width + 1):
            scribe.upright(x, y)
    for y in range(sheet.height + 1):
        for x in range(sheet.width):
            scribe.level(x, y)
    return scribe.drawn()


class Pen:
    """Finds the signs for what stands on a floor. Rows count from 1, as the spaces do."""

    def __init__(self, floor: Floor, robots: list[Robot]) -> None:
        self._floor = floor
        self._robots = {space: ROBOTS[robot] + FACINGS[way] for robot, space, way in robots}
        self._beams = {(laser.space, laser.direction): laser.count for laser in floor.lasers}
        self._docks = {space: DOCKS[number] for number, space in enumerate(floor.docks)}
        self._flags = {space: FLAGS[number] for number, space in enumerate(floor.flags)}

    def row(self, y: i64, margin: bool) -> str:
        """The spaces of a row, and the walls between them."""
        spaces = self._spaces(y)
        signs = [self.space(space) + self.upright(space + 1) for space in spaces]
        return (self.upright(spaces[0]) if margin else "") + "".join(signs)

    def level_line(self, y: i64, margin: bool) -> str:
        """The walls above a row."""
        walls = BLANK.join([self.level(space) for space in self._spaces(y)])
        return (BLANK if margin else "") + walls

    def space(self, space: i64) -> str:
        """The three signs of a space; a robot hides a flag that lies on a belt or a site."""
        element, flag = self.element(space), self._flags.get(space, BLANK)
        if element == PLAIN and flag != BLANK:
            element, flag = flag, BLANK
        elif element == PLAIN:
            element = self._docks.get(space, PLAIN)
        return element + self._robots.get(space, flag + BLANK)

    def element(self, space: i64) -> str:
        """What is printed on a space, docks aside."""
        element = self._floor.element[space]
        return ELEMENT_SIGN[OFF if element & OFF else element & ~WALLS]

    def upright(self, space: i64) -> str:
        """The wall to the west of a space."""
        if not has_wall(self._floor.element[space], WEST):
            return BLANK
        return UPRIGHT_SIGN[self._beams_at(space, EAST), self._beams_at(space - 1, WEST)]

    def level(self, space: i64) -> str:
        """The wall to the north of a space."""
        if not has_wall(self._floor.element[space], NORTH):
            return BLANK * 3
        above = space - self._floor.stride
        return LEVEL_SIGN[self._beams_at(space, SOUTH), self._beams_at(above, NORTH)]

    def _beams_at(self, space: i64, direction: i64) -> int:
        return self._beams.get((space, direction), 0)

    def _spaces(self, y: i64) -> range:
        first = self._floor.stride * y + 1
        return range(first, first + self._floor.width)


def _rows(floor: Floor) -> range:
    return range(1, floor.height + 1)


class _Scribe:
    """Writes down what the signs of a drawing mean."""

    def __init__(self, sheet: Sheet) -> None:
        self._sheet = sheet
        self._stride = sheet.width + 2
        self._element = [OFF] * (self._stride * (sheet.height + 2))
        self._emitters: list[tuple[int, int, int]] = []
        self._docks: dict[str, int] = {}
        self._flags: dict[str, int] = {}
        self._robots: dict[str, Robot] = {}

    def space(self, x: int, y: int) -> None:
        """What is printed on a space, and who stands there."""
        signs = self._sheet.space(x, y)
        space = self._index(x, y)
        printed, second, third = signs[0], signs[1], signs[2]
        element = ELEMENTS.get(printed, 0)
        self._element[space] = element
        known = printed in ELEMENTS
        if printed in DOCKS:
            known = self._note(self._docks, printed, space)
        elif printed in FLAGS:
            known = self._note(self._flags, printed, space)
        if second in ROBOTS and third in FACINGS and second not in self._robots:
            robot = ROBOTS.index(second)
            self._robots[second] = (robot, space, FACINGS.index(third))
        elif second in FLAGS and third == BLANK:
            known = known and self._note(self._flags, second, space)
        elif (second, third) != (BLANK, BLANK):
            known = False
        if not known:
            raise self._sheet.wrong(x, y, signs)

    def upright(self, x: int, y: int) -> None:
        """The wall before a space, and the emitters on it."""
        sign = self._sheet.upright(x, y)
        if sign == BLANK:
            return
        space = self._index(x, y)
        if sign not in UPRIGHT or not self._wall(space, space - 1, EAST, UPRIGHT[sign]):
            raise self._sheet.wrong(x, y, sign)

    def level(self, x: int, y: int) -> None:
        """The wall above a space, and the emitters on it."""
        signs = self._sheet.level(x, y)
        if signs == BLANK * 3:
            return
        space = self._index(x, y)
        if signs not in LEVEL or not self._wall(space, space - self._stride, SOUTH, LEVEL[signs]):
            raise self._sheet.wrong_level(x, y, signs)

    def drawn(self) -> Drawn:
        """The whole drawing."""
        floor = Floor(
            self._sheet.width,
            self._sheet.height,
            vec[i64](self._element),
            self._emitters,
            _in_order(self._docks, DOCKS),
            NORTH,
            _in_order(self._flags, FLAGS),
        )
        return Drawn(floor, [self._robots[letter] for letter in sorted(self._robots)])

    def _wall(self, space: int, before: int, ahead: int, beams: tuple[int, int]) -> bool:
        """A wall between two spaces; false if its emitters would stand off the floor."""
        back = ahead ^ 2
        self._element[space] |= WALL << back
        self._element[before] |= WALL << ahead
        for emitter, direction, count in ((space, ahead, beams[0]), (before, back, beams[1])):
            if count and self._element[emitter] & OFF:
                return False
            if count:
                self._emitters.append((emitter, direction, count))
        return True

    def _note(self, marks: dict[str, int], sign: str, space: int) -> bool:
        """A dock or a flag; false if there is another with its number."""
        if sign in marks:
            return False
        marks[sign] = space
        return True

    def _index(self, x: int, y: int) -> int:
        return (y + 1) * self._stride + x + 1


def _in_order(marks: dict[str, int], signs: str) -> vec[i64]:
    """The spaces of docks or flags, which are numbered without a gap."""
    for number in range(len(marks)):
        if signs[number] not in marks:
            raise BadData("drawing-number", sign=signs[number])
    return vec[i64]([marks[sign] for sign in sorted(marks)])
