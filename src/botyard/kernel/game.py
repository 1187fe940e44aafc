"""A game as the rest of Botyard sees it: one object that names everything it can do."""

import hashlib
import json
from collections.abc import Callable
from dataclasses import dataclass, field
from importlib import import_module
from typing import Any, Final, Generic, Literal, TypeAlias, TypedDict, TypeVar

from botyard.kernel.dealer import Dealer
from botyard.kernel.errors import BadData
from botyard.kernel.events import Event, Events
from botyard.kernel.knowledge import Knowledge
from botyard.kernel.names import Names
from botyard.kernel.outcomes import Outcomes
from botyard.kernel.reading import Reader
from botyard.kernel.reasons import LEGAL, NO_SUCH_ACTION, NO_SUCH_SEAT, Reason, Reasons
from botyard.kernel.state import State
from botyard.kernel.vocabulary import Vocabulary

SPECTATOR: Final = -1
OPEN: Final = -2  # for finished games and scenes only: everything is shown

Json = dict[str, object]

S = TypeVar("S", bound=State)  # the state of one game

OptionKind = Literal["flag", "number", "name", "seats", "file", "value"]  # how an option is offered
FLAG: Final = "flag"  # on or off
NUMBER: Final = "number"  # a whole number within bounds
NAME: Final = "name"  # one of some names
SEATS: Final = "seats"  # some of the seats, from 1, in an order
FILE: Final = "file"  # a table that the game understands, as a file holds it
VALUE: Final = "value"  # anything else


@dataclass(frozen=True)
class Option:
    """
    Something a table chooses before play; its text stands under ``option-<name>``.

    ``read`` checks a value found in a file or a request, and brings it into one form. The rest
    says how it is offered: see ``botyard.kernel.options`` for the usual kinds.
    """

    name: str
    default: Any
    clause: str
    read: Callable[[Reader, str], object]
    kind: OptionKind = VALUE
    low: int = 0  # the bounds of a number
    high: int = 0
    names: Names | None = None  # each worded under ``<what>-<name>``


class LineView(TypedDict):
    """A line of a score."""

    name: str
    points: int
    args: Json
    clause: str


@dataclass(frozen=True)
class ScoreLine:
    """One line of a score: its text stands under ``score-<name>``."""

    name: str
    points: int
    args: dict[str, object]
    clause: str

    def shown(self) -> LineView:
        """The line as views show it."""
        return {
            "name": self.name,
            "points": self.points,
            "args": self.args,
            "clause": self.clause,
        }


@dataclass(frozen=True)
class Puzzle:
    """A position that one seat makes the most of; it is over when that seat is asked no more."""

    position: Json
    seat: int
    stars: list[int]  # the points for one, two and three
    solution: list[str]  # the actions that earn all of them, whatever chance does


def no_hurry(state: State, seat: int) -> int:
    """The hurry of a game whose rules leave everybody their time."""
    return 0


def nothing_foreseen(state: State, seat: int, dealer: Dealer) -> None:
    """The foresight of a game in which nobody decides now what is carried out later."""


def nothing_left_out(state: State, seat: int, action: int) -> None:
    """What a game leaves out in which an action is asked about only when it can be done."""


def nothing_still(options: Json) -> Json:
    """What never changes at a table of a game whose views say everything that is drawn."""
    return {}


@dataclass(frozen=True)
class GameOf(Generic[S]):
    """Everything that is known of a game, typed with its own state."""

    name: str
    package: str  # where its texts, clauses and data are
    rules_version: int  # changes only when a stored record would replay differently
    seats: tuple[int, ...]
    options: tuple[Option, ...]
    vocabulary: Vocabulary
    outcomes: Outcomes
    reasons: Reasons
    events: Events
    knowledge: Knowledge
    bound: Callable[[int], int]  # seats -> no game takes more decisions
    digest: Callable[[Json], str]  # options -> digest of the data that is played with
    setup: Callable[[Json, int, Dealer], S]
    view: Callable[[S, int], Json]  # what is drawn for a seat, a spectator or everybody
    known: Callable[[S, int], Json]  # the position, with what the seat may not know left out
    read_known: Callable[[Json], S]  # what is not known is filled with anything that fits
    position: Callable[[S], Json]
    read_position: Callable[[Json], S]
    explain: Callable[[S, int, int], Json]
    score_lines: Callable[[S, int], list[ScoreLine]]
    invariants: Callable[[S], list[str]]  # what does not hold, though it always must
    teams: Callable[[S], list[int]]  # the team of every seat; a seat alone is its own
    own_timer: bool = False  # whether the rules say what happens when a clock runs out
    simulation: Json = field(default_factory=dict)  # options where nobody waits for the end
    against_bots: Json = field(default_factory=dict)  # options where everybody else is a bot
    hurry: Callable[[S, int], int] = no_hurry  # seconds the rules leave a seat; 0: no limit
    still: Callable[[Json], Json] = nothing_still  # options -> what never changes, to be drawn
    foresee: Callable[[S, int, Dealer], None] = nothing_foreseen  # what a seat's plan leads to
    # seat, action -> leave out what is to be decided before, so that it can be asked what it brings
    leave_out: Callable[[S, int, int], None] = nothing_left_out
    puzzle: Callable[[int], Puzzle] | None = None  # makes one from any number; it may take seconds
    seats_for: Callable[[Json], tuple[int, ...]] | None = None  # options -> seats; None: all
    enriched: Callable[[Json, int], Json] | None = None  # position, seed -> one with rare things

    def read_options(self, raw: object) -> Json:
        """Options as a table gave them, checked and completed with what it left out."""
        return read_options(self.options, raw)

    def simulation_options(self, raw: Json) -> Json:
        """Options of a game that nobody waits for; what was not given is as usual there."""
        return self.read_options({**self.simulation, **raw})

    def chosen_options(self, options: Json) -> Json:
        """Only what differs from the defaults: what a record keeps."""
        return chosen_options(self.options, options)

    def allowed_seats(self, options: Json) -> tuple[int, ...]:
        """For how many seats the game is, with these options."""
        return self.seats if self.seats_for is None else self.seats_for(options)

    def check_seats(self, seats: int, options: Json | None = None) -> None:
        """Refuse a number of seats that the game is not for, with these options."""
        seats_for = self.seats if options is None else self.allowed_seats(options)
        if seats not in seats_for:
            allowed = ", ".join([str(count) for count in seats_for])
            raise BadData("seats-count", count=seats, allowed=allowed)

    def seat_count(self, state: S) -> int:
        """How many seats play."""
        return len(state.scores())

    def refusal(self, state: S, seat: int, action: int) -> int:
        """Why not, for anything that anybody might send: numbers are checked first."""
        if not 0 <= seat < self.seat_count(state):
            return NO_SUCH_SEAT  # BY-1
        if not 0 <= action < len(self.vocabulary):
            return NO_SUCH_ACTION  # BY-2
        return state.refusal(seat, action)

    def why_not(self, state: S, seat: int, action: int) -> "tuple[Reason, Json] | None":
        """The reason with its clause and parameters, or None for a legal action."""
        reason = self.refusal(state, seat, action)
        if reason == LEGAL:
            return None
        if reason < 0:
            return self.reasons[reason], {"seat": seat + 1, "action": action}
        return self.reasons[reason], self.explain(state, seat, action)

    def events_of(self, told: list[tuple[int, int, int, int, int]]) -> list[Event]:
        """What a dealer was told, as events of the edge."""
        return [self.events.event(kind, (a, b, c), seen) for kind, a, b, c, seen in told]

    def chance_text(self, outcomes: list[tuple[int, int]]) -> list[str]:
        """Outcomes by name, as records and scenes write them: ``fall:2=3``."""
        return [
            f"{self.outcomes.stream_name(stream)}={self.outcomes.outcome_name(stream, outcome)}"
            for stream, outcome in outcomes
        ]

    def read_chance(self, texts: list[str]) -> list[tuple[int, int]]:
        """Outcomes that a record or scene names."""
        outcomes: list[tuple[int, int]] = []
        for text in texts:
            stream_name, _, outcome_name = text.partition("=")
            stream = self.outcomes.stream(stream_name)
            outcomes.append((stream, self.outcomes.outcome(stream, outcome_name)))
        return outcomes

    def __copy__(self) -> "GameOf[S]":
        return self

    def __deepcopy__(self, memo: object) -> "GameOf[S]":
        return self

    def __reduce__(self) -> tuple[object, tuple[str]]:
        """Pickled by name: whoever reads it must have the same game."""
        return import_module("botyard.kernel.registry").game_named, (self.name,)

    def fingerprint(self, state: S) -> str:
        """A short text that two states share only if they are the same position."""
        return hashlib.sha256(canonical(self.position(state)).encode()).hexdigest()


Game: TypeAlias = GameOf[Any]  # any game, for those who do not look into its states


def everyone_alone(state: State) -> list[int]:
    """The teams of a game without teams."""
    return list(range(len(state.scores())))


def read_options(known: tuple[Option, ...], raw: object) -> Json:
    """Options as a table gave them, checked and completed with what it left out."""
    reader = Reader(raw, "options", BadData)
    options: Json = {}
    for option in known:
        if reader.has(option.name):
            options[option.name] = option.read(reader, option.name)
        else:
            options[option.name] = option.default
    reader.close()
    return options


def chosen_options(known: tuple[Option, ...], options: Json) -> Json:
    """Only what differs from the defaults."""
    return {
        option.name: options[option.name]
        for option in known
        if options[option.name] != option.default
    }


def canonical(value: object) -> str:
    """JSON with one spelling for one value."""
    return json.dumps(value, ensure_ascii=False, sort_keys=True, separators=(",", ":"))


def digest_of(value: object) -> str:
    """The digest of data, as a record's header names it."""
    return hashlib.sha256(canonical(value).encode()).hexdigest()[:16]


def imagine(game: Game, known: Json, seat: int, dealer: Dealer) -> State:
    """A state that may be the true one, as far as the seat can know."""
    state: State = game.read_known(known)
    state.redeal(seat, dealer)
    return state
