"""What happened, told in words: a paragraph for everything a seat did in a row."""

from collections.abc import Iterator
from typing import Final

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from botyard.cli.palette import seat_mark, with_names
from botyard.kernel.events import Event
from botyard.kernel.game import OPEN
from botyard.kernel.match import Match
from botyard.kernel.record import RUN_OUT, UNDO, Line
from botyard.words import Words

NOBODY: Final = -1


class Paragraph:
    """What one seat did in a row, or nobody: events, and what the record itself tells."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self._parts: list[list[Event] | str] = []

    def add(self, line: Line, events: list[Event], words: Words) -> None:
        """Go on with what a line of the record tells."""
        if line.kind == UNDO:
            self._parts.append(words.say("told-undo", seat=line.seat + 1))
        elif line.kind == RUN_OUT:
            self._parts.append(words.say("told-run-out", seat=line.seat + 1))
        if self._parts and isinstance(self._parts[-1], list):
            self._parts[-1].extend(events)
        elif events:
            self._parts.append(list(events))

    def drawn(self, words: Words) -> RenderableType:
        """The paragraph beside the mark of its seat."""
        sentences: list[str] = []
        for part in self._parts:
            sentences += words.told(part) if isinstance(part, list) else [part]
        row = Table.grid(padding=(0, 1, 0, 0))
        row.add_column(width=1)
        row.add_column(ratio=1)
        mark = seat_mark(self.seat) if self.seat >= 0 else Text("·", "dim")
        row.add_row(mark, with_names(" ".join(sentences), words.seats))
        return row

    def __bool__(self) -> bool:
        return bool(self._parts)


def paragraphs(
    match: Match, words: Words, first: int, last: int, viewer: int
) -> Iterator[Paragraph]:
    """What the lines from first to before last tell a viewer; ``OPEN`` is told everything."""
    current = Paragraph(NOBODY)
    for number in range(first, last):
        line = match.record.lines[number]
        seen = [event for event in match.events[number] if viewer == OPEN or event.seen(viewer)]
        if line.seat != current.seat:
            if current:
                yield current
            current = Paragraph(line.seat)
        current.add(line, seen, words)
    if current:
        yield current
