"""
The frames of live play: one JSON object each, told apart by ``type``.

``docs/protocol.md`` explains them; ``schema()`` describes them to programs, and the web app's
types are made from it.
"""

from typing import Annotated, Final

import msgspec
from msgspec import Meta, Struct

from botyard.tables.entries import Clock, Json, Spectators
from botyard.tables.seats import SeatShown
from botyard.tables.shown import EventShown, Reason, RefusedChoice, Situation

PROTOCOL: Final = 2
MOST_PREVIEWED: Final = 32

Id = Annotated[str, Meta(max_length=64)]
Seat = Annotated[int, Meta(ge=1, le=64)]
Action = Annotated[str, Meta(min_length=1, max_length=128)]
What = Annotated[str, Meta(max_length=16, pattern=r"^(pause|end|substitute:[0-9]{1,2})$")]


class _In(Struct, frozen=True, tag_field="type", forbid_unknown_fields=True):
    """A frame that somebody sends."""


class Hello(_In, frozen=True, tag="hello"):
    """
    The first frame. ``since`` is the last version somebody has seen, to be told the rest.

    ``known`` asks for what one's seats know, as a position beside each view.
    """

    protocol: int
    language: Annotated[str, Meta(max_length=64)] = "en"
    since: int | None = None
    known: bool = False


class Ping(_In, frozen=True, tag="ping"):
    """Ask whether the server is still there."""

    id: Id


class _Asking(_In, frozen=True):
    """A frame that is answered; the answer bears its ``id``."""

    id: Id
    seat: Seat


class Order(_Asking, frozen=True, tag="order"):
    """A seat's answer to a question."""

    question: int
    action: Action


class Undo(_Asking, frozen=True, tag="undo"):
    """Take back the last decision."""


class Seen(_Asking, frozen=True, tag="seen"):
    """
    Say that the seat was shown everything up to a version.

    Time that the rules set runs from then on.
    """

    version: Annotated[int, Meta(ge=0)]


class Why(_Asking, frozen=True, tag="why"):
    """Ask why something cannot be done now."""

    action: Action


class Preview(_Asking, frozen=True, tag="preview"):
    """
    Ask what would come of some actions, as far as the seat can know; and how likely.

    ``foresee`` also tells what the seat's plan leads to, as far as the game can say; ``ends``
    whether somebody else is to act after it.
    """

    actions: Annotated[list[Action], Meta(max_length=MOST_PREVIEWED)] = []
    odds: bool = False
    foresee: bool = False
    ends: bool = False


class Hint(_Asking, frozen=True, tag="hint"):
    """Ask what a good bot would do. Everybody hears of it."""


class Propose(_Asking, frozen=True, tag="propose"):
    """Propose a pause, the end, or a substitute for a seat (``substitute:2``), or agree to it."""

    what: What


class Decline(_Asking, frozen=True, tag="decline"):
    """Be against what was proposed."""

    what: What


class Resume(_Asking, frozen=True, tag="resume"):
    """End a pause."""


class Leave(_Asking, frozen=True, tag="leave"):
    """Leave the seat to a bot."""


class Return(_Asking, frozen=True, tag="return"):
    """Take the seat again."""


Asking = Order | Undo | Seen | Why | Preview | Hint | Propose | Decline | Resume | Leave | Return
Incoming = Hello | Ping | Asking


class TableShown(Struct, frozen=True):
    """A table as everybody at it sees it."""

    id: str
    game: str
    options: Json
    status: str
    version: int
    waiting: list[int]  # the seats that are asked something
    seats: list[SeatShown]
    clock: Clock
    spectators: Spectators
    hints: bool
    commitment: str  # of the dice
    dice: int  # their version
    revealing: bool  # everybody has committed to a number for them: now all show theirs
    start: str  # ``deal`` or ``position``, where nothing is claimed of the dice
    proposals: dict[str, list[int]]
    after: str  # the table before this one
    next: str  # the table after this one
    still: Json | None  # what never changes here and is drawn; sent once, so null in ``table``
    hurried: bool = False  # whether bots think shorter than usual, because many of them wait


class _Out(Struct, frozen=True, tag_field="type"):
    """A frame that the server sends."""


class Welcome(_Out, frozen=True, tag="welcome"):
    """The answer to a hello; ``seats`` are one's own."""

    protocol: int
    server: str
    seats: list[int]
    owner: bool
    now: float  # what time it is for the clocks
    table: TableShown


class TableChanged(_Out, frozen=True, tag="table"):
    """Seats, presence, proposals or the pause have changed."""

    table: TableShown

    @classmethod
    def of(cls, table: TableShown) -> "TableChanged":
        """The frame for a table, less what everybody has been sent and never changes."""
        return cls(msgspec.structs.replace(table, still=None))


class SituationNow(_Out, frozen=True, tag="situation"):
    """What a seat of one's own, or a spectator, sees now."""

    situation: Situation


class Receipt(_Out, frozen=True, tag="receipt"):
    """
    An order was taken and is stored.

    ``again`` says that the same order was taken before. The situation is that of now.
    """

    id: str
    seat: int
    question: int
    action: str
    version: int
    again: bool
    situation: Situation


class Done(_Out, frozen=True, tag="done"):
    """Something other than an order was taken and is stored."""

    id: str
    version: int


class Pong(_Out, frozen=True, tag="pong"):
    """The server is still there."""

    id: str


class ReasonTold(_Out, frozen=True, tag="reason"):
    """Why something cannot be done; no reason if it can."""

    id: str
    action: str
    reason: Reason | None
    text: str


class Share(msgspec.Struct, frozen=True):
    """An event that would come in a share of cases."""

    kind: str
    args: Json
    share: float


class Previewed(_Out, frozen=True, tag="preview"):
    """
    What would come of some actions.

    The events and the view are what is certain; ``chance`` says that dice or cards stopped it,
    and ``refused`` which action could not be done. ``odds``, if they were asked for, are of the
    last action, as if whatever is to be decided before the first one were left out. ``ends``, if
    it was asked for, says that the seat would have nothing more to decide then.
    """

    id: str
    events: list[EventShown]
    view: Json | None
    certain: bool
    chance: bool
    refused: RefusedChoice | None
    odds: list[Share] = []
    ends: bool = False


class HintReason(msgspec.Struct, frozen=True):
    """Why a bot would do it, as a text ``web-why-<key>``; ``other`` is the next best action."""

    key: str
    args: Json


class HintTold(_Out, frozen=True, tag="hint"):
    """What a good bot would do at a seat; ``id`` for whoever asked."""

    seat: int
    question: int
    action: str  # only for those who hold the seat
    id: str = ""
    why: HintReason | None = None  # the same


class Refused(_Out, frozen=True, tag="refused"):
    """Why something was not taken; the text is in the language of the hello."""

    id: str
    error: str
    clause: str | None
    params: Json
    text: str


Outgoing = (
    Welcome
    | TableChanged
    | SituationNow
    | Receipt
    | Done
    | Pong
    | ReasonTold
    | Previewed
    | HintTold
    | Refused
)


class _Named(Struct, frozen=True):
    """As much of a frame as must be readable for its sender to know which one was meant."""

    id: Id = ""


_decoder: msgspec.json.Decoder[Incoming] = msgspec.json.Decoder(Incoming)
_id_decoder = msgspec.json.Decoder(_Named)
_encoder = msgspec.json.Encoder()


def read_frame(raw: str | bytes) -> Incoming:
    """A frame that somebody sent."""
    return _decoder.decode(raw)


def id_of(raw: str | bytes) -> str:
    """
    The id of a frame, be it wrong otherwise; empty if there is none.

    >>> id_of('{"type":"odrer","id":"a1"}'), id_of("?")
    ('a1', '')
    """
    try:
        return _id_decoder.decode(raw).id
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError):
        return ""


def write_frame(frame: Outgoing) -> bytes:
    """A frame to send."""
    return _encoder.encode(frame)


def schema() -> Json:
    """All frames as a JSON Schema: ``Incoming`` are sent to the server, ``Outgoing`` by it."""
    (incoming, outgoing), parts = msgspec.json.schema_components(
        [Incoming, Outgoing], ref_template="#/$defs/{name}"
    )
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": f"Botyard live play, protocol {PROTOCOL}",
        "$defs": {**parts, "Incoming": incoming, "Outgoing": outgoing},
    }
