"""
The record is the game: a header, then actions, outcomes and undos, one JSON object a line.

Each line holds the hash of the line before it, so that nothing can be changed or taken out
unnoticed. Nothing is ever truncated: an undo is a line too. Replay needs no generator. The
fields are described in ``docs/records.md``.
"""

import hashlib
import json
from collections.abc import Generator, Sequence
from dataclasses import dataclass, field
from typing import Final

from botyard.kernel.errors import BadRecord
from botyard.kernel.game import Game, Json
from botyard.kernel.reading import Reader

FORMAT: Final = 1
MOST_VALUES: Final = 20_000  # in one line, several times as many as any position holds

DEAL: Final = "deal"  # what chance did at set-up, or the position that play went on from
DO: Final = "do"  # an action
RUN_OUT: Final = "run_out"  # a clock ran out
UNDO: Final = "undo"  # lines taken back
REBASE: Final = "rebase"  # the position, when rules or data changed under a running game
AGREED: Final = "agreed"  # the persons ended the game before its end
OUTDATED: Final = "outdated"  # the rules of today cannot read the position: nobody can play on
POSITION: Final = "position"  # where play goes on from, in a deal or a rebase
END: Final = "end"  # scores and places; whether it was agreed; the secret of the dice, if any


@dataclass(frozen=True)
class Header:
    """What is played, by whom, with which dice."""

    game: str
    rules: int
    data: str
    options: Json
    seats: list[str]
    dice: Json
    made: str = ""  # the program that wrote it, with its version

    def line(self) -> Json:
        """The header as the first line of a record."""
        made: Json = {"made": self.made} if self.made else {}
        return {
            "botyard": FORMAT,
            **made,
            "game": self.game,
            "rules": self.rules,
            "data": self.data,
            "options": self.options,
            "seats": self.seats,
            "dice": self.dice,
        }


def header_of(game: Game, options: Json, seats: list[str], dice: Json, made: str = "") -> Header:
    """The header of a game by the rules and data of today; ``options`` as the game read them."""
    return Header(
        game.name,
        game.rules_version,
        game.digest(options),
        game.chosen_options(options),
        seats,
        dice,
        made,
    )


@dataclass(frozen=True)
class RecordLine:
    """One line after the header; ``seat`` counts from 0, or is -1 where nobody acts."""

    kind: str
    seat: int = -1
    action: str = ""
    chance: list[str] = field(default_factory=list)
    undone: list[int] = field(default_factory=list)
    content: Json = field(default_factory=dict)


_FORGOTTEN: Final = RecordLine("")


class Record:
    """A header and the lines so far. Lines count from 1, as in a text editor."""

    def __init__(self, header: Header) -> None:
        self.header = header
        self.lines: list[RecordLine] = []
        self.texts: list[str] = [_dump(header.line())]
        self.forgotten = 0  # so many of the first lines are kept by somebody else

    def add(self, line: RecordLine) -> str:
        """Append a line, and return its text."""
        written: Json = {"prev": _hash(self.texts[-1])}
        if line.seat >= 0:
            written["seat"] = line.seat + 1
        if line.kind == DO:
            written[DO] = line.action
        elif line.kind == UNDO:
            written[UNDO] = line.undone
        elif line.kind == RUN_OUT:
            written[RUN_OUT] = True
        elif line.kind == DEAL:
            written |= {DEAL: line.chance, **line.content}
        else:
            written[line.kind] = line.content
        if line.chance and line.kind != DEAL:
            written["chance"] = line.chance
        self.lines.append(line)
        self.texts.append(_dump(written))
        return self.texts[-1]

    def number(self, line: int) -> int:
        """The number that a reader of the file sees, for an index into ``lines``."""
        return line + 2

    def forget(self, before: int) -> None:
        """Let go of the lines before one, where a store has them."""
        for line in range(self.forgotten, before):
            self.lines[line] = _FORGOTTEN
            self.texts[line + 1] = ""
        self.forgotten = max(self.forgotten, before)

    def recall(self, header: str, lines: dict[int, str], count: int) -> None:
        """Have so many lines, of which only some are known by their texts; a store has them all."""
        self.lines = [_FORGOTTEN] * count
        self.texts = [header, *[""] * count]
        for line, text in lines.items():
            self.lines[line] = _parsed(text, self.number(line))
            self.texts[line + 1] = text

    def text(self) -> str:
        """The whole record."""
        forgotten = self.texts.count("")
        if forgotten:
            raise ValueError(f"{forgotten} lines of this record were forgotten")
        return "\n".join(self.texts) + "\n"

    def is_finished(self) -> bool:
        """Whether the game was played to its end."""
        return bool(self.lines) and self.lines[-1].kind == END


def read_record(text: str) -> Record:
    """A record as it was written; the first thing that is wrong is an error with its line."""
    record, wrong = salvage(text)
    if wrong is not None:
        raise wrong
    return record


def salvage(text: str) -> tuple[Record, BadRecord | None]:
    """The good part of a record, up to the first line that is cut off or was changed."""
    if not text:
        raise BadRecord("record-empty", line=1)
    texts = text.split("\n")  # and at nothing else that counts as a line end in Unicode
    if texts[-1] == "":
        texts.pop()
    record = Record(read_header(texts[0]))
    try:
        for _ in _adding(record, texts):
            pass
    except BadRecord as wrong:
        return record, wrong
    if not text.endswith("\n"):
        return record, BadRecord("record-cut-off", line=len(texts))
    return record, None


def reading(texts: Sequence[str]) -> Generator[None, None, Record]:
    """The record of these lines, in small steps; the first line that is wrong is an error."""
    record = Record(read_header(texts[0]))
    yield from _adding(record, texts)
    return record


def _adding(record: Record, texts: Sequence[str]) -> Generator[None, None, None]:
    record.texts[0] = texts[0]
    for number, written in enumerate(texts[1:], start=2):
        line = read_line(written, record.texts[-1], number)
        record.lines.append(line)
        record.texts.append(written)
        yield


def read_header(text: str) -> Header:
    """The first line of a record."""
    reader = Reader(_load(text, 1), "", BadRecord)
    if not reader.has("botyard"):
        raise BadRecord("record-no-header", line=1)
    if reader.value("botyard") != FORMAT:
        raise BadRecord("record-format", line=1, format=str(reader.value("botyard")), known=FORMAT)
    header = Header(
        reader.text("game"),
        reader.integer("rules", 1, 1_000_000),
        reader.text("data"),
        dict(reader.table("options").whole()),
        reader.texts("seats"),
        dict(reader.table("dice").whole()),
        reader.text("made") if reader.has("made") else "",
    )
    reader.close()
    return header


def read_line(text: str, before: str, number: int) -> RecordLine:
    """A line after the header, which must follow the text before it."""
    return _parsed(text, number, _hash(before))


def _parsed(text: str, number: int, prev: str = "") -> RecordLine:
    """A line after the header; ``prev`` is the hash that it must name, if that is known."""
    reader = Reader(_load(text, number), f"line {number}", BadRecord)
    if reader.text("prev") != prev and prev:
        raise BadRecord("record-chain", line=number)
    kinds = [kind for kind in (DEAL, DO, RUN_OUT, UNDO, REBASE, END) if reader.has(kind)]
    if len(kinds) != 1:
        raise BadRecord("record-no-kind", line=number)
    kind = kinds[0]
    seat = reader.integer("seat", 1, 64) - 1 if kind in (DO, RUN_OUT, UNDO) else -1
    chance = reader.texts("chance") if reader.has("chance") else []
    action, undone = "", [0] * 0
    content: Json = {}
    if kind == DO:
        action = reader.text(DO)
    elif kind == RUN_OUT:
        reader.flag(RUN_OUT)
    elif kind == UNDO:
        undone = reader.integers(UNDO, 2, number - 1)
    elif kind == DEAL:
        chance = reader.texts(DEAL)
        if reader.has(POSITION):
            content = {POSITION: dict(reader.table(POSITION).whole())}
    else:
        content = dict(reader.table(kind).whole())
    reader.close()
    return RecordLine(kind, seat, action, chance, undone, content)


def _load(text: str, number: int) -> object:
    if text.count(",") + text.count("[") + text.count("{") > MOST_VALUES:
        raise BadRecord("record-line-full", line=number, most=MOST_VALUES)
    try:
        return json.loads(text)
    except (ValueError, RecursionError):
        raise BadRecord("record-not-json", line=number) from None


def _dump(value: Json) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def _hash(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()
