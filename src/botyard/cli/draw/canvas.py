"""A sheet of squared paper: texts are put at a column and a row."""

from rich.cells import cell_len
from rich.style import Style
from rich.text import Text


class Canvas:
    """
    Rows of characters, each with a style.

    >>> canvas = Canvas(6, 1)
    >>> canvas.put(1, 0, "belt")
    >>> canvas.text().plain
    ' belt'
    """

    def __init__(self, width: int, height: int) -> None:
        self._characters = [[" "] * width for _ in range(height)]
        self._styles: list[list[str | Style]] = [[""] * width for _ in range(height)]
        self._width = width

    def put(self, column: int, row: int, text: Text | str, style: str = "") -> None:
        """Put a text somewhere; what does not fit on the sheet is cut off."""
        written = text if isinstance(text, Text) else Text(text, style)
        for place, character in enumerate(written.plain):
            if 0 <= column + place < self._width:
                self._characters[row][column + place] = character
                self._styles[row][column + place] = written.style
        for span in written.spans:
            for place in range(span.start, span.end):
                if 0 <= column + place < self._width:
                    self._styles[row][column + place] = span.style

    def centered(
        self, column: int, row: int, width: int, text: Text | str, style: str = ""
    ) -> None:
        """Put a text in the middle of some columns."""
        length = cell_len(text.plain if isinstance(text, Text) else text)
        self.put(column + max(0, width - length) // 2, row, text, style)

    def text(self) -> Text:
        """The sheet as a text."""
        rows: list[Text] = []
        for characters, styles in zip(self._characters, self._styles, strict=True):
            row = Text(no_wrap=True)
            for character, style in zip(characters, styles, strict=True):
                row.append(character, style or None)
            row.rstrip()
            rows.append(row)
        sheet = Text("\n").join(rows)
        sheet.no_wrap, sheet.overflow = True, "crop"  # a window too small shows a part of it
        return sheet
