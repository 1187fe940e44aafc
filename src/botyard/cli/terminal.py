"""The terminal: what is shown to people, and what they type."""

import sys
from typing import IO, Final, cast

from rich.console import Console, Group, RenderableType
from rich.segment import Segment, Segments
from rich.text import Text

from botyard.kernel.game import Game
from botyard.words import NO_BREAK, Words

# Lines are broken at no-break spaces too, so texts come with this in their place.
GLUE: Final = "\ue000"

LONGEST_ANSWER: Final = 500  # characters; nothing that can be chosen is nearly as long


class _Unglued:
    """A stream on which the glue is a no-break space again."""

    def __init__(self, stream: IO[str]) -> None:
        self._stream = stream

    def write(self, text: str) -> int:
        return self._stream.write(text.replace(GLUE, NO_BREAK))

    def __getattr__(self, name: str) -> object:
        return getattr(self._stream, name)


class ReaderGone(Exception):
    """Whoever read what is shown has closed the pipe: ``botyard replay FILE | head``."""


class _Console(Console):
    """A console that leaves it to the command line what a closed pipe means."""

    def on_broken_pipe(self) -> None:
        raise ReaderGone


class Terminal:
    """
    Where a person sits.

    It works in a window as well as with piped answers. Nothing shown is taken for markup, so
    that names may contain any character.
    """

    def __init__(self, *, scroll: bool = False) -> None:
        for stream in (sys.stdin, sys.stdout, sys.stderr):
            if hasattr(stream, "reconfigure"):
                stream.reconfigure(errors="replace")
        self.out = _console(sys.stdout)
        self.err = _console(sys.stderr)
        self._scroll = scroll

    @property
    def is_watched(self) -> bool:
        """Whether somebody looks at a window, and not at a file or a pipe."""
        return self.out.is_terminal and sys.stdin.isatty()

    @property
    def width(self) -> int:
        """How many columns there are."""
        return self.out.width

    @property
    def height(self) -> int:
        """How many rows there are."""
        return self.out.height

    def show(self, *things: RenderableType) -> None:
        """Show things below each other."""
        for thing in things:
            self.out.print(thing)

    def rows(self, *things: RenderableType) -> int:
        """How many rows things take below each other."""
        return len(self.out.render_lines(Group(*things), pad=False))

    def page(self, prompt: str, *things: RenderableType) -> None:
        """Show things as far as the window goes, and the rest after Enter; the prompt ends it."""
        lines = self.out.render_lines(Group(*things), pad=False)
        step = max(1, self.height - 2)
        for first in range(0, len(lines), step):
            if first:
                self.clear()
            for line in lines[first : first + step]:
                self.out.print(Segments([*line, Segment.line()]), end="")
            self.ask(prompt)

    def say(self, text: str) -> None:
        """Say something whose lines must not be broken, so that paths can be copied."""
        self.out.print(Text(text), soft_wrap=True)

    def complain(self, text: str) -> None:
        """Say what is wrong."""
        self.err.print(Text(text, "bold"), soft_wrap=True)

    def ask(self, prompt: str) -> str:
        """Ask for a line; the end of the input is an ``EOFError``."""
        self.out.print(Text(prompt, "bold"), end=" ")
        self.out.file.flush()
        typed = input().strip()[:LONGEST_ANSWER]
        if not sys.stdin.isatty():
            self.out.print(typed)  # a transcript shows what was answered
        return typed

    @property
    def is_cleared(self) -> bool:
        """Whether every question begins on an empty screen; not for those who want to scroll."""
        return self.is_watched and not self._scroll and not self.out.is_dumb_terminal

    def clear(self) -> None:
        """Begin on an empty screen, if that is what happens here."""
        if self.is_cleared:
            self.out.clear()

    def wipe(self) -> None:
        """Leave nothing that the next person could read, not even by scrolling back."""
        if self.is_watched:
            self.out.clear()
            self.out.file.write("\x1b[3J")  # and what had scrolled out of sight


def glued(language: str, game: Game | None = None, seats: list[str] | None = None) -> Words:
    """Texts for the terminal, whose lines do not break before a French colon."""
    return Words(language, game, seats, GLUE)


def _console(stream: IO[str]) -> Console:
    """Nothing is taken for markup; the stream is given what it can print."""
    file = cast(IO[str], _Unglued(stream))
    return _Console(file=file, markup=False, emoji=False, highlight=False)
