"""
People who play, as browsers do it: HTTP with a cookie, and a WebSocket for live play.

A ``Person`` sets tables up; a ``Device`` is one of their connections to a table. Every frame
that a device hears is checked against the protocol's schema and remembered.

    ida, bob = Person(yard, "Ida"), Person(yard, "Bob")
    table = ida.opens("probe", "person", "link")
    bob.takes(table)
    here, there = begin(table, ida, bob)
    here.orders("ready")
"""

import json
import random
import secrets
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import cache
from itertools import count
from typing import Any, Protocol, TypeVar

import httpx
import jsonschema_rs
import msgspec
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from botyard.kernel.committed import seat_commitment
from botyard.server import messages as frames
from botyard.server.identity import COOKIE
from botyard.server.messages import Outgoing, TableShown
from botyard.tables.shown import EventShown, Happened, Question, Situation
from server.yard import PATIENCE

BELT = "ausser-rand-und-band"
PROBE = "probe"

Frame = TypeVar("Frame", bound=Outgoing)


class Somewhere(Protocol):
    """Where a server is."""

    url: str


@cache
def _validator() -> jsonschema_rs.Draft202012Validator:
    return jsonschema_rs.Draft202012Validator(frames.schema() | {"$ref": "#/$defs/Outgoing"})


def read_frame(text: str) -> Outgoing:
    """A frame of the server, which must be one of the protocol."""
    _validator().validate(json.loads(text))
    return msgspec.json.decode(text, type=Outgoing)  # type: ignore[no-any-return]


class Refusal(Exception):
    """What a server says no with."""

    def __init__(self, answer: httpx.Response) -> None:
        super().__init__(answer.status_code, answer.text)
        self.status = answer.status_code
        self.body: dict[str, Any] = answer.json()
        self.error: str = self.body["error"]


@dataclass
class TableHere:
    """A table that somebody opened: its name, and the secrets of its links."""

    id: str
    links: dict[int, str] = field(default_factory=dict)
    promised: dict[str, tuple["Person", int]] = field(default_factory=dict)  # by commitment


class Person:
    """Somebody with a cookie, on one device or several."""

    def __init__(self, yard: Somewhere, nickname: str = "Ida") -> None:
        self.yard = yard
        self.nickname = nickname
        self.cookie = ""
        self.numbers_of: dict[tuple[str, int], str] = {}  # for the dice, by table and seat
        self.me = self.asks("post", "/api/me", {"nickname": nickname})["person"]

    # Requests

    def request(self, method: str, path: str, body: object = None) -> httpx.Response:
        """A request, with the cookie of this person; a new one is kept."""
        with _client() as client:
            answer = client.request(
                method,
                self.yard.url + path,
                headers={"cookie": f"{COOKIE}={self.cookie}"} if self.cookie else {},
                json=body,
            )
        self.cookie = answer.cookies.get(COOKIE) or self.cookie
        return answer

    def asks(self, method: str, path: str, body: object = None) -> Any:  # noqa: ANN401 - JSON
        """What a request gives; a ``Refusal`` if the server says no."""
        answer = self.request(method, path, body)
        if answer.is_error:
            raise Refusal(answer)
        return answer.json() if answer.content else None

    # Tables and seats

    def opens(self, game: str, *seats: str, **wish: Any) -> TableHere:  # noqa: ANN401 - any wish
        """Open a table; a seat is ``person``, ``link``, or the name of a bot."""
        plans = [
            {"kind": seat} if seat in ("person", "link") else {"kind": "bot", "bot": seat}
            for seat in seats
        ]
        opened = self.asks("post", "/api/tables", {"game": game, "seats": plans, **wish})
        links = {int(seat): secret for seat, secret in opened["links"].items()}
        return TableHere(opened["table"]["id"], links)

    def claims(self, secret: str) -> int:
        """Take the seat of a link."""
        seat: int = self.asks("post", "/api/seats", {"secret": secret})["seat"]
        return seat

    def takes(self, table: TableHere, seat: int = 2) -> None:
        """Take a seat by the link that it was opened with."""
        assert self.claims(table.links[seat]) == seat

    def numbers(self, table: TableHere, *seats: int) -> None:
        """Commit to numbers for the dice; after the last commitment everybody shows theirs."""
        shown = self.commits(table, *seats)
        if shown.revealing:
            for seat in shown.seats:
                if seat.commitment:
                    person, number = table.promised[seat.commitment]
                    person.shows(table, number)

    def commits(self, table: TableHere, *seats: int) -> TableShown:
        """Commit to numbers for the dice."""
        host = self.looks_at(table).commitment
        given = {seat: secrets.token_hex(32) for seat in seats}
        promised = {
            str(seat): seat_commitment(host, seat - 1, number) for seat, number in given.items()
        }
        table.promised |= {promise: (self, int(seat)) for seat, promise in promised.items()}
        path = f"/api/tables/{table.id}/commitments"
        shown = msgspec.convert(self.asks("post", path, {"commitments": promised}), TableShown)
        self.numbers_of |= {(table.id, seat): number for seat, number in given.items()}
        return shown

    def shows(self, table: TableHere, *seats: int) -> None:
        """Show the numbers that one's seats committed to."""
        given = {str(seat): self.numbers_of[table.id, seat] for seat in seats}
        self.asks("post", f"/api/tables/{table.id}/numbers", {"numbers": given})

    def looks_at(self, table: TableHere) -> TableShown:
        """The table as a page would show it."""
        return msgspec.convert(self.asks("get", f"/api/tables/{table.id}"), TableShown)

    def log(self, table: TableHere, seat: int = 0, since: int = 0) -> list[Happened]:
        """What happened, as a seat or a spectator may know it."""
        path = f"/api/tables/{table.id}/log?seat={seat}&since={since}"
        return msgspec.convert(self.asks("get", path), list[Happened])

    def connects(
        self,
        table: TableHere,
        language: str = "en",
        since: int | None = None,
        *,
        known: bool = False,
    ) -> "Device":
        """Play or watch live; if so asked, be told what is known beside what is drawn."""
        return Device(self.opens_socket(table), language, since, known=known)

    def is_turned_away(self, table: TableHere) -> frames.Refused:
        """Try to play or watch live, in vain; what the server says."""
        with self.opens_socket(table) as socket:
            socket.send(msgspec.json.encode(frames.Hello(frames.PROTOCOL)).decode())
            refusal = read_frame(str(socket.recv(PATIENCE)))
        assert isinstance(refusal, frames.Refused), refusal
        return refusal

    def opens_socket(self, table: TableHere) -> ClientConnection:
        """A WebSocket to a table, on which nobody has said hello yet."""
        url = self.yard.url.replace("http", "ws", 1) + f"/api/tables/{table.id}/live"
        cookie = {"cookie": f"{COOKIE}={self.cookie}"} if self.cookie else {}
        return connect(
            url,
            additional_headers=cookie,
            proxy=None,
            open_timeout=PATIENCE,
            close_timeout=1,
            max_size=None,
            max_queue=None,
            compression=None,
            legacy=True,
        )


class Nobody(Person):
    """Somebody without a cookie."""

    def __init__(self, yard: Somewhere) -> None:
        self.yard = yard
        self.nickname = self.cookie = self.me = ""
        self.numbers_of = {}


class Device:
    """One connection to a table, and everything that it has heard."""

    def __init__(
        self, socket: ClientConnection, language: str, since: int | None, *, known: bool = False
    ) -> None:
        self.socket = socket
        self.frames: list[Outgoing] = []
        self.texts: list[str] = []  # as they came
        self.table: TableShown  # as it was told last
        self.now: dict[int, Situation] = {}  # the last situation of each seat; 0 for a spectator
        self._ids = count(1)
        self.tells(frames.Hello(frames.PROTOCOL, language, since, known))
        first = self.hears()
        assert isinstance(first, frames.Welcome), first
        self.seats = first.seats
        if self.seats:
            self.waits(lambda: set(self.seats) <= self.now.keys())

    # Frames

    def tells(self, frame: frames.Incoming) -> None:
        """Send a frame."""
        self.socket.send(msgspec.json.encode(frame).decode())

    def hears(self, timeout: float | None = None) -> Outgoing:
        """The next frame."""
        text = self.socket.recv(PATIENCE if timeout is None else timeout)
        assert isinstance(text, str)
        frame = read_frame(text)
        self.texts.append(text)
        self.frames.append(frame)
        if isinstance(frame, frames.Welcome | frames.TableChanged):
            self.table = frame.table
        if isinstance(frame, frames.SituationNow | frames.Receipt):
            self.now[frame.situation.seat] = frame.situation
        return frame

    def catches_up(self) -> None:
        """Hear everything that has arrived."""
        while True:
            try:
                self.hears(0)
            except TimeoutError:
                return

    def waits(self, condition: Callable[[], object]) -> None:
        """Hear frames until something is so."""
        while not condition():
            self.hears()

    def waits_for(
        self, kind: type[Frame], condition: Callable[[Frame], object] = lambda _: True
    ) -> Frame:
        """Hear frames until one of a kind comes."""
        while True:
            frame = self.hears()
            if isinstance(frame, kind) and condition(frame):
                return frame

    def version(self) -> int:
        """The version that all seats know of."""
        return min((now.version for now in self.now.values()), default=0)

    def reaches(self, version: int) -> None:
        """Hear frames until all seats know of a version."""
        self.waits(lambda: self.version() >= version)

    def is_closed(self) -> int:
        """Hear to the end; the code that the server closes with."""
        try:
            while True:
                self.hears()
        except ConnectionClosed as closed:
            return closed.rcvd.code if closed.rcvd else 0

    def asks(self, kind: type[frames.Asking], seat: int = 0, **fields: object) -> Outgoing:
        """Send a frame, and wait for the answer that bears its id."""
        frame_id = f"f{next(self._ids)}"
        self.tells(kind(id=frame_id, seat=seat or self.seats[0], **fields))  # type: ignore[arg-type]
        while getattr(answer := self.hears(), "id", None) != frame_id:
            pass
        return answer

    def does(self, kind: type[frames.Asking], seat: int = 0, **fields: object) -> int:
        """Ask for something other than an order, which must be done; the version."""
        done = self.asks(kind, seat, **fields)
        assert isinstance(done, frames.Done), done
        return done.version

    def is_refused(
        self, kind: type[frames.Asking], seat: int = 0, **fields: object
    ) -> frames.Refused:
        """Ask for something that must be refused."""
        refused = self.asks(kind, seat, **fields)
        assert isinstance(refused, frames.Refused), refused
        return refused

    # Playing

    def question(self, seat: int = 0) -> Question:
        """What a seat is asked, as soon as it is."""
        seat = seat or self.seats[0]
        self.waits(lambda: self.now[seat].question)
        question = self.now[seat].question
        assert question is not None
        return question

    def choices(self, seat: int = 0) -> list[str]:
        """What a seat could do, courtesies left out."""
        return [choice.action for choice in self.question(seat).choices if not choice.courtesy]

    def orders(self, action: str = "", seat: int = 0, question: int = 0) -> frames.Receipt:
        """Answer what is asked, by default with the first choice; it must be taken."""
        number = question or self.question(seat).number
        action = action or self.choices(seat)[0]
        receipt = self.asks(frames.Order, seat, question=number, action=action)
        assert isinstance(receipt, frames.Receipt), receipt
        return receipt

    def asked(self) -> list[int]:
        """The seats that have a question, as far as is known."""
        return [seat for seat, now in self.now.items() if now.question is not None]

    def is_over(self) -> bool:
        """Whether it has heard of the end."""
        return all(now.status == "over" for now in self.now.values())

    def happened(self, seat: int = 0) -> list[Happened]:
        """All that was told of what happened, in the order in which it was told."""
        return [
            one
            for frame in self.frames
            if isinstance(frame, frames.SituationNow | frames.Receipt)
            and frame.situation.seat == (seat or (self.seats or [0])[0])
            for one in frame.situation.happened
        ]

    def closes(self) -> None:
        """Leave without a word."""
        self.socket.close()


def events_of(told: list[Happened]) -> list[EventShown]:
    """All events, one after the other."""
    return [event for one in told for line in one.events for event in line]


def begin(table: TableHere, *persons: Person) -> list[Device]:
    """Everybody adds the numbers of all their seats and connects: the game begins."""
    for do in ("commits", "shows"):
        for person in persons:
            shown = person.connects(table)
            shown.closes()
            missing = {
                seat.seat
                for seat in shown.table.seats
                if not seat.bot and not (seat.commitment if do == "commits" else seat.numbered)
            }
            if own := missing.intersection(shown.seats):
                getattr(person, do)(table, *sorted(own))
    devices = [person.connects(table) for person in persons]
    assert devices[-1].table.status == "playing"
    return devices


def play(*devices: Device, moves: int = 1_000_000, seed: int = 1) -> None:
    """Answer whatever is asked, at random, until the game is over or so many orders were given."""
    chance = random.Random(seed)
    while True:
        for device in devices:
            device.catches_up()
        if all(device.is_over() for device in devices):
            return
        asked = [(device, seat) for device in devices for seat in device.asked()]
        for device, seat in asked:
            if not moves:
                newest = max(device.version() for device in devices)
                for one in devices:
                    one.reaches(newest)
                return
            if device.now[seat].question:
                device.orders(chance.choice(device.choices(seat)), seat)
                moves -= 1
        if not asked:  # whoever knows least hears of something next
            min(devices, key=lambda device: device.version()).hears()


@contextmanager
def refused(error: str, status: int = 0) -> Iterator[None]:
    """What is done in here must be refused by the server, with this error."""
    with pytest.raises(Refusal) as wrong:
        yield
    assert wrong.value.error == error, wrong.value.body
    assert status in (0, wrong.value.status)


@contextmanager
def _client() -> Iterator[httpx.Client]:
    with httpx.Client(timeout=PATIENCE, trust_env=False, verify=False) as client:
        yield client
