"""Who sits where: ``--seats person:Ida,bot:greedy``, and the same texts in a record's header."""

from collections.abc import Sequence
from dataclasses import dataclass

from rich.text import Text

from botyard.bots import bot_names
from botyard.bots.registry import known_bot
from botyard.cli.palette import seat_color, seat_mark
from botyard.kernel.errors import BadData
from botyard.kernel.game import Game
from botyard.words import Words

_PERSON = "person"
_BOT = "bot"
_USUAL_BOT = "greedy"
_LONGEST_NAME = 16


@dataclass(frozen=True)
class Seat:
    """
    A seat as it is written: ``person``, ``person:Ida`` or ``bot:greedy``.

    >>> Seat.read("bot:greedy").bot, Seat.read("person:Ida").name
    ('greedy', 'Ida')
    """

    bot: str = ""  # which bot decides; empty for a person
    name: str = ""  # what a person is called; empty for a name by number

    @classmethod
    def read(cls, text: str) -> "Seat":
        """A seat of a record; a text of another form is a person's name."""
        kind, _, rest = text.partition(":")
        if kind == _BOT and rest:
            return cls(bot=rest)
        if kind == _PERSON:
            return cls(name=rest)
        return cls(name=text)

    def text(self) -> str:
        """The seat as a record writes it."""
        if self.bot:
            return f"{_BOT}:{self.bot}"
        return f"{_PERSON}:{self.name}" if self.name else _PERSON


def usual_seats(game: Game) -> list[Seat]:
    """One person and two bots, as far as the game seats so many."""
    count = min(game.seats, key=lambda seats: abs(seats - 3))
    known = bot_names(game)
    bot = _USUAL_BOT if _USUAL_BOT in known else known[0]
    return [Seat(), *[Seat(bot=bot)] * (count - 1)]


def read_seats(text: str, game: Game) -> list[Seat]:
    """The seats that a person asked for."""
    parts = [part.strip() for part in text.split(",")]
    for part in parts:
        kind, _, name = part.partition(":")
        if kind not in (_PERSON, _BOT) or (kind == _BOT and not name):
            raise BadData("seats-unknown", name=part)
        if len(name) > _LONGEST_NAME or not name.isprintable():
            raise BadData("seats-name", name=name, most=_LONGEST_NAME)
    seats = [_of_known_bot(Seat.read(part), game) for part in parts]
    names = [seat.name for seat in seats if seat.name]
    for name in names:
        if names.count(name) > 1:
            raise BadData("seats-same-name", name=name)
    game.check_seats(len(seats))
    return seats


def _of_known_bot(seat: Seat, game: Game) -> Seat:
    """A seat with its bot called as records call it."""
    return Seat(known_bot(game, seat.bot)) if seat.bot else seat


def introduced(seats: Sequence[Seat], names: Sequence[str]) -> Text:
    """Everybody in one line, bots with what they are."""
    line = Text()
    for number, (seat, name) in enumerate(zip(seats, names, strict=True)):
        line.append_text(seat_mark(number)).append(f" {name}", f"bold {seat_color(number)}")
        line.append(f" ({seat.bot})" if seat.bot else "", "dim").append("  ")
    return line


def names_of(seats: Sequence[Seat], words: Words) -> list[str]:
    """What the seats are called in a language."""
    return words.seat_names((seat.bot, seat.name) for seat in seats)
