"""
What a table is made of: entries, each one committed before anybody hears of it.

A table is the fold of its entries and nothing else. Seats count from 1 here, as at every edge;
0 is nobody. Persons are not named: who holds a seat is kept elsewhere and can be deleted.
"""

from typing import Any, Final, Literal

import msgspec

from botyard.kernel import dice

Json = dict[str, Any]

OPEN: Final = "open"  # somebody set the table up
COMMIT: Final = "commit"  # seats committed to numbers for the dice
NUMBER: Final = "number"  # seats showed these numbers
GIVE_UP: Final = "give-up"  # a seat that never showed its number went to a bot, for good
ORDER: Final = "order"  # a seat answered a question
LATE: Final = "late"  # a clock ran out, and the rules or a bot decided
UNDO: Final = "undo"
SEEN: Final = "seen"  # a person was shown everything that led to a hurry: its time runs now
PROPOSE: Final = "propose"
AGREE: Final = "agree"
DECLINE: Final = "decline"
RESUME: Final = "resume"
LEAVE: Final = "leave"  # a person left; a bot plays on
RETURN: Final = "return"
SUBSTITUTE: Final = "substitute"  # somebody new took over a seat, as all persons had agreed
FREE: Final = "free"  # nobody sits there any more, before the game: what it gave is not counted
BOT: Final = "bot"  # the owner gave a seat to a bot, or took it away again
REBASE: Final = "rebase"  # rules or data changed under a running game
OUTDATED: Final = "outdated"  # the rules of today cannot go on from its position: it is over
NEXT: Final = "next"  # another table goes on from here

GATHERING: Final = "gathering"  # seats are still free, or have not shown their numbers
PLAYING: Final = "playing"
PAUSED: Final = "paused"
OVER: Final = "over"  # played to the end, or ended by agreement

PAUSE: Final = "pause"
END: Final = "end"
PROPOSALS: Final = (PAUSE, END)  # and substitutes


class Plan(msgspec.Struct, frozen=True, omit_defaults=True):
    """Who was to sit at a seat: a person at the owner's screen, one by link, or a bot."""

    kind: Literal["person", "link", "bot"] = "person"
    bot: str = ""


class Clock(msgspec.Struct, frozen=True, omit_defaults=True):
    """How long seats may think; ``days`` is for games by correspondence."""

    kind: Literal["none", "decision", "game", "days"] = "none"
    seconds: int = 0  # for each decision, or for the whole game
    increment: int = 0  # what a decision adds to the time for the whole game
    days: int = 0  # for each decision


class Spectators(msgspec.Struct, frozen=True, omit_defaults=True):
    """Whether others may watch, and how many seconds later."""

    allowed: bool = True
    delay: int = 0


class Opening(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a table was set up with."""

    game: str
    options: Json
    seats: list[Plan]
    commitment: str  # the hash of the secret of the dice, published before anybody else commits
    bot_seed: int
    deputy: str  # the bot that plays for whoever left or ran out of time
    hints: bool = False
    clock: Clock = Clock()
    spectators: Spectators = Spectators()
    numbers: list[str] = []  # of an earlier game, whose deal is played again; now it is ``deal``
    position: Json | None = None  # that play goes on from
    after: str = ""  # the table that this one follows
    dice: int = dice.FIRST  # the version; tables that were opened before there was a second go on
    deal: Json | None = None  # the dice of an earlier game, whose deal is played again

    def start(self) -> str:
        """How the game starts if not with a deal of its own; empty if it does."""
        if self.deal is not None or self.numbers:
            return dice.SAME_DEAL
        return "" if self.position is None else dice.FROM_POSITION


class Told(msgspec.Struct, frozen=True, array_like=True):
    """An event as it is kept: who may see it is a bit mask, or -1 for everybody."""

    kind: str
    args: Json
    seen_by: int


class RuleTimer(msgspec.Struct, frozen=True, array_like=True):
    """
    How long the rules leave a seat; ``lines`` is how long the record was when it began.

    The time runs once the seat was shown what led to it, and at the latest after ``showing``
    seconds.
    """

    lines: int
    seconds: int
    showing: int = 0  # entries of old do not wait


class Entry(msgspec.Struct, frozen=True, omit_defaults=True):
    """One step of a table."""

    kind: str
    at: float  # seconds since 1970
    status: str
    seat: int = 0
    question: int = 0
    action: str = ""
    what: str = ""  # is proposed
    opened: int = 0  # the seat that a substitute may take from now on
    bot: str = ""
    next: str = ""
    commitments: dict[int, str] = {}
    numbers: dict[int, str] = {}
    opening: Opening | None = None
    lines: list[str] = []  # of the record
    events: list[list[Told]] = []  # of each of these lines
    questions: dict[int, int] = {}  # that are open now: seat, number
    hurries: dict[int, RuleTimer] = {}  # the seats that the rules of the game hurry now


_decoder = msgspec.json.Decoder(Entry)
_encoder = msgspec.json.Encoder()


def write_entry(entry: Entry) -> str:
    """An entry as a store keeps it."""
    return _encoder.encode(entry).decode()


def read_entry(text: str | bytes) -> Entry:
    """An entry out of a store."""
    return _decoder.decode(text)
