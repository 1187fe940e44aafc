"""A film: everything that a record shows when it is watched, worked out once."""

import gzip
from base64 import b64encode
from dataclasses import dataclass

import msgspec

from botyard.kernel.errors import BotyardError
from botyard.kernel.events import EVERYBODY, Event
from botyard.kernel.game import OPEN, Json
from botyard.kernel.match import Match
from botyard.kernel.record import Record
from botyard.kernel.state import State


@dataclass(frozen=True)
class Kept:
    """What a table has kept of a game that the rules of today cannot play again."""

    events: list[list[Event]]  # of each line
    last: State | None  # the end, if it can be read


def film_of(match: Match, record: Record, first: int = 0, kept: Kept | None = None) -> str:
    """
    The film of a match, for whoever may see everything: gzipped JSON in base64.

    ``header`` is the record's first line; ``still`` is what never changes; ``steps`` has one
    entry for each line after the first, with its number in the file; ``score_lines`` says for
    each seat where its points come from. What other rules played, before line ``first`` or after
    the end of the match, is told by the events that were kept of it, and marked ``told``. Where
    the rules of today do not even come to the first line, such a step has no ``view``.
    """
    seats = range(len(record.header.seats))
    last = _last(match, kept)
    film = {
        "header": record.header.line(),
        "still": _still(match, record),
        "steps": [_step(match, record, line, first, kept) for line in range(len(record.lines))],
        "score_lines": [[] if last is None else match.game.score_lines(last, s) for s in seats],
    }
    return b64encode(gzip.compress(msgspec.json.encode(film), mtime=0)).decode()


def _last(match: Match, kept: Kept | None) -> State | None:
    """How it ended, as far as the rules of today know that."""
    if kept is not None and kept.last is not None:
        return kept.last
    return match.state if match.record.lines else None


def _still(match: Match, record: Record) -> Json:
    """What never changes; nothing where other rules knew other options."""
    try:
        return match.game.still(match.game.read_options(record.header.options))
    except BotyardError:
        if match.record.lines:
            raise
        return {}


def _step(match: Match, record: Record, number: int, first: int, kept: Kept | None) -> Json:
    line, played = record.lines[number], len(match.record.lines)
    told = number < first or number >= played
    events = match.events[number] if number < played else []
    if told and kept is not None and number < len(kept.events):
        events = kept.events[number]
    step: Json = {
        "line": record.number(number),
        "kind": line.kind,
        "seat": line.seat + 1 if line.seat >= 0 else None,
        "action": line.action or None,
        "undone": line.undone,
        "chance": line.chance,
        "events": [_event(event, len(record.header.seats)) for event in events],
        **_table(match, _state(match, record, number, kept)),
    }
    return step | {"told": True} if told else step


def _state(match: Match, record: Record, number: int, kept: Kept | None) -> State | None:
    """The state after a line; where other rules played it, the last one that is known."""
    played = len(match.record.lines)
    if kept is not None and kept.last is not None and played <= number == len(record.lines) - 1:
        return kept.last
    return match.state_after(min(number, played - 1)) if played else None


def _table(match: Match, state: State | None) -> Json:
    """The open table in a state, with points and places; nothing if no state is known."""
    if state is None:
        return {"view": None, "scores": [], "standing": None}
    return {
        "view": match.game.view(state, OPEN),
        "scores": state.scores(),
        "standing": state.standing(),
    }


def _event(event: Event, seats: int) -> Json:
    """``seen`` lists the seats that saw it, or is null if everybody did."""
    seen = [seat + 1 for seat in range(seats) if event.seen(seat)]
    return {
        "kind": event.kind,
        "args": event.args,
        "seen": None if event.seen_by == EVERYBODY else seen,
    }
