"""Records played again: the same must come out."""

from collections.abc import Callable, Generator
from typing import Final, TypeVar

from botyard.kernel.dealer import Dealer
from botyard.kernel.errors import (
    BadPosition,
    BadRecord,
    BotyardError,
    IllegalAction,
    UnknownName,
)
from botyard.kernel.game import Game
from botyard.kernel.match import Match
from botyard.kernel.reading import Reader
from botyard.kernel.record import REBASE, Header, Record
from botyard.kernel.scripted import ScriptedDealer

Dealing = Callable[[int], Dealer]
Result = TypeVar("Result")

_WRONG: Final = (BotyardError, KeyError, IndexError)


def replay(game: Game, record: Record, dealing: Dealing | None = None) -> Match:
    """
    Play a record again, line by line, as far back as it was played by the rules of today.

    Without dealers, chance does what the record says. With them, they deal, and must deal the
    same: that is how dice are checked, and how a game goes on where it stopped. ``dealing``
    gives the dealer for the number of a rebase line, or for 0 the one that dealt first.
    """
    return finished(replaying(game, record, dealing))


def replaying(
    game: Game, record: Record, dealing: Dealing | None = None
) -> Generator[None, None, Match]:
    """The same in small steps, for whoever has other things to do as well."""
    first = first_line(game, record)
    match = Match(game, record.header, ScriptedDealer([]))
    match.record.lines = record.lines[:first]
    match.record.texts = record.texts[: first + 1]
    if first:
        try:
            match.skip_to(record.lines[first - 1], first)
        except _WRONG as wrong:
            raise _at_line(wrong, record.number(first - 1)) from wrong
    yield from _playing(match, record, first, dealing)
    return match


def replay_as_far(
    game: Game, record: Record, dealing: Dealing | None = None
) -> tuple[Match, BadRecord | None]:
    """
    Play a record of other rules again by those of today, and say at which line they differ.

    Rules change little, so that most games of older rules can be played again to their end.
    """
    match = Match(game, record.header, ScriptedDealer([]))
    match.record.texts = record.texts[:1]
    try:
        finished(_playing(match, record, 0, dealing))
    except BadRecord as wrong:
        line = wrong.params["line"]
        assert isinstance(line, int)
        match.cut(line - record.number(0))
        return match, wrong
    return match, None


def is_of_other_rules(wrong: BotyardError) -> bool:
    """Whether a record was refused because rules or data are others today."""
    return wrong.key in ("record-rules", "record-data")


def _playing(
    match: Match, record: Record, first: int, dealing: Dealing | None
) -> Generator[None, None, None]:
    """Repeat the lines of a record from one on."""
    if dealing is not None:
        match.dealer = dealing(record.number(first - 1) if first else 0)
    for number in range(first, len(record.lines)):
        line = record.lines[number]
        try:
            if dealing is None:
                match.dealer = ScriptedDealer(match.game.read_chance(line.chance))
            match.repeat(line)
        except _WRONG as wrong:
            raise _at_line(wrong, record.number(number)) from wrong
        if match.record.lines[-1].chance != line.chance:
            raise BadRecord("record-dealt-otherwise", line=record.number(number))
        match.record.texts[-1] = record.texts[number + 1]
        if dealing is not None and line.kind == REBASE:
            match.dealer = dealing(record.number(number))
        yield


def finished(steps: Generator[None, None, Result]) -> Result:
    """What small steps lead to, all of them taken at once."""
    while True:
        try:
            next(steps)
        except StopIteration as over:
            result: Result = over.value
            return result


def _at_line(wrong: Exception, line: int) -> BadRecord:
    """The error of a line of a record, with its number."""
    if isinstance(wrong, UnknownName):
        return BadRecord("record-unknown-name", line=line, name=str(wrong.params["name"]))
    if isinstance(wrong, IllegalAction):
        return BadRecord("record-illegal", line=line, clause=wrong.params.get("clause", ""))
    if isinstance(wrong, BadPosition):
        return BadRecord("record-rebase", line=line)
    if isinstance(wrong, BotyardError) and wrong.key.startswith("record-"):
        return BadRecord(wrong.key, line=line)
    return BadRecord("record-chance", line=line)


def first_line(game: Game, record: Record) -> int:
    """
    Where replay begins: at the deal, or after the first rebase onto the rules of today.

    A record whose last part was played by other rules, or with other data, is refused.
    """
    header = record.header
    if header.game != game.name:
        raise BadRecord("record-other-game", line=1, game=header.game, wanted=game.name)
    today = (game.rules_version, _digest(game, header))
    first, played = 0, (header.rules, header.data)
    for number, line in enumerate(record.lines):
        if line.kind == REBASE:
            reader = Reader(line.content, f"line {record.number(number)}", BadRecord)
            after = (reader.integer("rules", 1, 1_000_000), reader.text("data"))
            if played != today:
                first = number + 1
            played = after
    if played[0] != today[0]:
        raise BadRecord("record-rules", line=1, rules=played[0], known=game.rules_version)
    if played != today:
        raise BadRecord("record-data", line=1, data=played[1])
    if len(header.seats) not in game.seats:
        raise BadRecord("record-seats", line=1, seats=len(header.seats))
    return first


def _digest(game: Game, header: Header) -> str:
    """The data of today; other rules may know other options, and then no data is the same."""
    try:
        return game.digest(game.read_options(header.options))
    except BotyardError:
        if header.rules == game.rules_version:
            raise
        return ""
