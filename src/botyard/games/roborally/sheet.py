"""The lines of a drawing, told apart before anybody asks what the signs mean."""

from botyard.games.roborally.alphabet import BLANK, LEVEL_SIGNS, PITCH, UPRIGHT
from botyard.games.roborally.floor import LARGEST
from botyard.kernel.errors import BadData


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
