"""
What happened, told in words: a paragraph for everything a seat did in a row.

An event whose text has a ``.heading`` begins a section of its paragraph: a turn, a register.
"""

from collections.abc import Iterator
from typing import Final

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from botyard.cli.palette import TITLE, seat_mark, with_names
from botyard.kernel.events import Event
from botyard.kernel.game import OPEN
from botyard.kernel.match import Match
from botyard.kernel.record import DO, RUN_OUT, UNDO, RecordLine
from botyard.kernel.state import State
from botyard.words import Words

NOBODY: Final = -1


class Paragraph:
    """What one seat did in a row, or nobody: events, and what the record itself tells."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self._parts: list[list[Event] | str] = []

    def add(self, line: RecordLine, events: list[Event], words: Words) -> None:
        """Go on with what a line of the record tells."""
        if line.kind == UNDO:
            self._parts.append(words.say("told-undo", seat=line.seat + 1))
        elif line.kind == RUN_OUT:
            self._parts.append(words.say("told-run-out", seat=line.seat + 1))
        for event in events:
            self._tell(event, words)

    def takes_in(self, line: RecordLine, events: list[Event]) -> bool:
        """Whether a seat does nothing but what the one before did: then they are told together."""
        mine = [event for part in self._lists() for event in part]
        alone = len(mine) == 1 or (self.seat == NOBODY and len(mine) > 1)
        if line.kind != DO or len(events) != 1 or not alone or len(self._parts) != 1:
            return False
        if any(event.kind != events[0].kind for event in mine):
            return False
        self.seat = NOBODY
        return True

    def _tell(self, event: Event, words: Words) -> None:
        """One more event; those that begin sections in which nothing happens stay together."""
        last = self._parts[-1] if self._parts else ""
        if isinstance(last, str):
            self._parts.append([event])
        elif words.has(f"event-{event.kind}.heading"):
            if all(before.kind == event.kind for before in last):
                last.append(event)
            else:
                self._parts.append([event])
        elif len(last) > 1 and _is_empty(last, words):
            self._parts.append([last.pop(), event])
        else:
            last.append(event)

    def has_sections(self, words: Words) -> bool:
        """Whether it is told section by section."""
        return any(words.has(f"event-{part[0].kind}.heading") for part in self._lists())

    def drawn(self, words: Words) -> RenderableType:
        """The paragraph beside the mark of its seat, each section on a line of its own."""
        rows = Table.grid(padding=(0, 1, 0, 0))
        rows.add_column(width=1)
        rows.add_column(ratio=1)
        mark = seat_mark(self.seat) if self.seat >= 0 else Text("·", "dim")
        for heading, sentences in self.sections(words):
            told = Text(heading, TITLE).append("  " if heading and sentences else "", "not bold")
            rows.add_row(mark, Text.assemble(told, with_names(" ".join(sentences), words.seats)))
            mark = Text("")
        return rows

    def sections(self, words: Words) -> list[tuple[str, list[str]]]:
        """Headings and sentences; what is told before the first section has no heading."""
        sections: list[tuple[str, list[str]]] = []
        for part in self._parts:
            if isinstance(part, str):
                heading, sentences = "", [part]
            elif words.has(f"event-{part[0].kind}.heading") and not _is_empty(part[1:], words):
                heading = words.say(f"event-{part[0].kind}.heading", **part[0].args)
                sentences = words.told(part[1:])
            else:
                heading, sentences = "", words.told(part)
            if heading or not sections:
                sections.append((heading, sentences))
            else:
                sections[-1][1].extend(sentences)
        return sections

    def _lists(self) -> list[list[Event]]:
        return [part for part in self._parts if isinstance(part, list)]

    def __bool__(self) -> bool:
        return bool(self._parts)


def paragraphs(
    match: Match, words: Words, first: int, last: int, viewer: int
) -> Iterator[Paragraph]:
    """What the lines from first to before last tell a viewer; ``OPEN`` is told everything."""
    current, seat = Paragraph(NOBODY), NOBODY
    for number in range(first, last):
        line = match.record.lines[number]
        seen = [event for event in match.events[number] if viewer == OPEN or event.seen(viewer)]
        if line.kind == DO and not seen:
            continue
        if line.seat != seat and not current.takes_in(line, seen):
            if current:
                yield current
            current = Paragraph(line.seat)
        seat = line.seat
        current.add(line, seen, words)
    if current:
        yield current


def is_one_phase(before: State, after: State) -> bool:
    """Whether several decide at once, and some of them have yet to: that is told together."""
    waiting, left = before.waiting(), after.waiting()
    return waiting & (waiting - 1) != 0 and left != 0 and left & ~waiting == 0


def _is_empty(events: list[Event], words: Words) -> bool:
    """Whether these only begin sections."""
    return bool(events) and all(words.has(f"event-{event.kind}.heading") for event in events)
