"""What a seat is shown: its view, its question, and what happened that it may know of."""

from functools import lru_cache

import msgspec

from botyard.kernel.game import SPECTATOR, Game
from botyard.kernel.reasons import LEGAL
from botyard.kernel.state import State
from botyard.kernel.vocabulary import Vocabulary
from botyard.tables.clocks import ClockShown
from botyard.tables.entries import Entry, Json, Told


class Choice(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something a person may do now; its text stands under ``action-<kind>``."""

    action: str
    kind: str
    args: dict[str, str]
    ceremony: bool = False
    courtesy: bool = False


class Reason(msgspec.Struct, frozen=True):
    """Why not: a text key with its parameters, and the clause that says so."""

    key: str
    clause: str
    params: Json


class RefusedChoice(msgspec.Struct, frozen=True):
    """Something one might try, and why it is refused."""

    action: str
    reason: Reason


class Question(msgspec.Struct, frozen=True):
    """What a seat is asked; an order names the number."""

    number: int
    choices: list[Choice]
    refused: list[RefusedChoice]


class EventShown(msgspec.Struct, frozen=True):
    """An event; its text stands under ``event-<kind>``."""

    kind: str
    args: Json


class Happened(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a seat may know of one entry; the action only if it was its own."""

    version: int
    kind: str
    at: float
    seat: int = 0
    action: str = ""
    what: str = ""  # was proposed, agreed to or declined
    events: list[list[EventShown]] = []  # line by line


class ScoreShown(msgspec.Struct, frozen=True):
    """One line of a final score; its text stands under ``score-<name>``."""

    name: str
    points: int
    args: Json
    clause: str


class Situation(msgspec.Struct, frozen=True, omit_defaults=True):
    """
    Everything a seat needs to go on; ``seat`` is 0 for a spectator.

    ``view`` is what is drawn, ``known`` the position as far as the seat knows it, if so asked.
    """

    seat: int
    version: int
    status: str
    view: Json | None
    happened: list[Happened] = []
    question: Question | None = None
    waiting: list[int] = []
    undo: bool = False
    clocks: list[ClockShown] = []
    hurries: dict[int, ClockShown] = {}  # seat: how long the rules of the game leave it
    scores: list[int] = []
    standing: list[int] | None = None
    score_lines: list[list[ScoreShown]] = []
    known: Json | None = None


def question_of(game: Game, state: State, seat: int, number: int) -> Question:
    """What a seat that is waited for may do, and what of its candidates is refused."""
    known = _choices(game.vocabulary)
    choices: list[Choice] = []
    refused: list[RefusedChoice] = []
    for action in state.candidates(seat):
        if state.refusal(seat, action) == LEGAL:
            choices.append(known[action][0])
        else:
            reason = reason_of(game, state, seat, action)
            assert reason is not None
            refused.append(RefusedChoice(known[action][0].action, reason))
    for action in state.courtesies(seat):
        if state.refusal(seat, action) == LEGAL:
            choices.append(known[action][1])
    return Question(number, choices, refused)


def reason_of(game: Game, state: State, seat: int, action: int) -> Reason | None:
    """Why an action is refused, or None if it is legal."""
    refused = game.why_not(state, seat, action)
    if refused is None:
        return None
    reason, params = refused
    return Reason(f"reason-{reason.name}", reason.clause, params)


def happened(version: int, entry: Entry, seat: int) -> Happened:
    """What a seat, or a spectator, may know of an entry."""
    own = entry.seat == seat + 1 and seat != SPECTATOR
    events = [_seen(told, seat) for told in entry.events]
    action = entry.action if own else ""
    return Happened(version, entry.kind, entry.at, entry.seat, action, entry.what, events)


def score_lines(game: Game, state: State) -> list[list[ScoreShown]]:
    """The score of every seat line by line."""
    return [
        [
            ScoreShown(line.name, line.points, line.args, line.clause)
            for line in game.score_lines(state, seat)
        ]
        for seat in range(game.seat_count(state))
    ]


def _seen(told: list[Told], seat: int) -> list[EventShown]:
    return [
        EventShown(event.kind, event.args)
        for event in told
        if event.seen_by < 0 or (seat >= 0 and event.seen_by >> seat & 1)
    ]


@lru_cache(maxsize=64)
def _choices(vocabulary: Vocabulary) -> list[tuple[Choice, Choice]]:
    """Every action of a game as a choice, and as a courtesy."""
    shown: list[tuple[Choice, Choice]] = []
    for action, name in enumerate(vocabulary.names):
        kind, args = vocabulary.words(action)
        ceremony = vocabulary.is_ceremony(action)
        shown.append(
            (Choice(name, kind, args, ceremony), Choice(name, kind, args, ceremony, courtesy=True))
        )
    return shown
