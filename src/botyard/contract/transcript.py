"""
Golden transcripts: a whole game told completely, re-made from its own record and compared.

Every line of the record is followed by what it led to: events and who sees them, who is waited
for, how many choices they have, and the fingerprint of the position. A change of rules shows
up as a difference; the generator that once dealt the game does not matter.
"""

from botyard.kernel.events import EVERYBODY, Event
from botyard.kernel.game import Game
from botyard.kernel.match import Match
from botyard.kernel.record import read_record
from botyard.kernel.replay import replay
from botyard.kernel.state import waiting_seats


def transcript(match: Match) -> str:
    """A match told completely."""
    lines = [match.record.texts[0]]
    for number, text in enumerate(match.record.texts[1:]):
        lines.append(text)
        lines += [f"    {told(event)}" for event in match.events[number]]
        lines.append(f"    {_now(match, number)}")
    return "\n".join(lines) + "\n"


def transcript_again(game: Game, text: str) -> str:
    """The transcript that the record inside a transcript gives today."""
    record = "".join(f"{line}\n" for line in text.splitlines() if line.startswith("{"))
    return transcript(replay(game, read_record(record)))


def told(event: Event) -> str:
    """An event on one line."""
    args = " ".join(f"{name}={value}" for name, value in event.args.items())
    seen = "" if event.seen_by == EVERYBODY else f" (seen by {event.seen_by:b})"
    return f"{event.kind} {args}".rstrip() + seen


def _now(match: Match, number: int) -> str:
    state = match.state_after(number)
    waiting = ", ".join(
        f"seat {seat + 1}: {len(state.legal(seat))} choices" for seat in waiting_seats(state)
    )
    return f"= {match.game.fingerprint(state)[:16]} {waiting or 'over'}"
