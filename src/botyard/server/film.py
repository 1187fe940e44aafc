"""A film: everything that a record shows when it is watched, worked out once."""

import gzip
from base64 import b64encode

import msgspec

from botyard.kernel.events import EVERYBODY, Event
from botyard.kernel.game import OPEN, Json
from botyard.kernel.match import Match


def film_of(match: Match) -> str:
    """
    The film of a match, for whoever may see everything: gzipped JSON in base64.

    ``header`` is the record's first line; ``still`` is what never changes; ``steps`` has one
    entry for each line after the first, with its number in the file; ``score_lines`` says for
    each seat where its points come from.
    """
    seats = range(len(match.record.header.seats))
    film = {
        "header": match.record.header.line(),
        "still": match.game.still(match.game.read_options(match.record.header.options)),
        "steps": [_step(match, line) for line in range(len(match.record.lines))],
        "score_lines": [match.game.score_lines(match.state, seat) for seat in seats],
    }
    return b64encode(gzip.compress(msgspec.json.encode(film), mtime=0)).decode()


def _step(match: Match, number: int) -> Json:
    line, state = match.record.lines[number], match.state_after(number)
    seats = len(match.record.header.seats)
    return {
        "line": match.record.number(number),
        "kind": line.kind,
        "seat": line.seat + 1 if line.seat >= 0 else None,
        "action": line.action or None,
        "undone": line.undone,
        "chance": line.chance,
        "events": [_event(event, seats) for event in match.events[number]],
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
