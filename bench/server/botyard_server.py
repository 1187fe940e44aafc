"""Botyard: tables over REST, orders over its WebSocket, every one committed before its receipt."""

import random
import sys
from pathlib import Path
from typing import Final

import msgspec

import botyard
from bench.running import Trouble
from bench.server.process import Api
from bench.server.tables import Seat, Table
from botyard.kernel.committed import seat_commitment

GAME: Final = "ausser-rand-und-band"
HELLO: Final = b'{"type":"hello","protocol":2,"language":"en"}'
IDLE: Final = 60  # seconds until an idle table is evicted
SWEEP: Final = 15  # seconds more until that has surely happened

# Everybody comes from one address here, and nobody is a stranger.
SETTINGS: Final = f"""
[tables]
idle_seconds = {IDLE}

[limits]
request = "100000000/minute"
people = "100000000/minute"
table = "100000000/minute"
link = "100000000/minute"
order = "100000000/minute"
connect = "100000000/minute"

[connections]
most = 100000
per_address = 100000

[quotas]
tables = 1000000
"""


class Choice(msgspec.Struct):
    """One of the legal actions."""

    action: str


class Question(msgspec.Struct):
    """What a seat is asked."""

    number: int
    choices: list[Choice]


class Situation(msgspec.Struct):
    """What a seat is told, as far as the generator needs it."""

    version: int
    question: Question | None = None


class Message(msgspec.Struct):
    """Any message of the server, as far as it matters here."""

    type: str
    version: int = -1
    situation: Situation | None = None
    error: str = ""
    text: str = ""


_MESSAGE: Final = msgspec.json.Decoder(Message)


class Place(Seat):
    """A seat of a table; it answers at random."""

    def __init__(self, table: str, seat: int, cookie: str, rng: random.Random) -> None:
        super().__init__(f"/api/tables/{table}/live", cookie)
        self._seat = seat
        self._rng = rng
        self._ordered = False  # an order is under way, and only its receipt counts

    def greet(self) -> None:
        self.connection.send(HELLO)

    def send_order(self) -> None:
        self._ordered = True
        super().send_order()

    def hear(self, text: bytes) -> None:
        message = _MESSAGE.decode(text)
        if message.type == "situation" and message.situation and not self._ordered:
            self._read(message.situation.version, message.situation.question)
        elif message.type == "receipt" and message.situation:
            self._ordered = False
            self._read(message.version, message.situation.question)
        elif message.type == "refused":
            raise Trouble(f"botyard refused an order: {message.error} {message.text}")

    def _read(self, version: int, question: Question | None) -> None:
        self.version = version
        self.order = self._answer(question) if question and question.choices else b""
        self.table.told()

    def _answer(self, question: Question) -> bytes:
        choice = question.choices[int(self._rng.random() * len(question.choices))]
        order = {
            "type": "order",
            "id": str(question.number),
            "seat": self._seat,
            "question": question.number,
            "action": choice.action,
        }
        return msgspec.json.encode(order)


class Botyard:
    """Our own server, with a real game and a database file."""

    name = "botyard"
    up = "/api/games"
    idle: float | None = float(IDLE + SWEEP)
    syncs = True

    def __init__(self, seed: int) -> None:
        self._rng = random.Random(seed)
        self._people: list[str] = []  # their cookies; they play on at the next tables

    def title(self) -> str:
        return f"Botyard {botyard.__version__}, SQLite, durable"

    def install(self) -> None:
        """Nothing: it is here."""

    def command(self, port: int, folder: Path) -> list[str]:
        self._people.clear()  # this is another server
        settings = folder / "botyard.toml"
        settings.write_text(SETTINGS)
        program = ["env", "-u", "BOTYARD_PURE", str(Path(sys.prefix) / "bin" / "botyard"), "serve"]
        return [
            *program,
            "--port",
            str(port),
            "--database",
            str(folder / "x.db"),
            "--settings",
            str(settings),
        ]

    def open_tables(self, api: Api, count: int) -> list[Table]:
        while len(self._people) < 2 * count:
            body = {"nickname": f"Bench {len(self._people)}"}
            self._people.append(api.ask_for_cookie("POST", "/api/me", body)[1])
        pairs = zip(self._people[: 2 * count : 2], self._people[1 : 2 * count : 2], strict=True)
        return [Table(self._begun(api, owner, guest)) for owner, guest in pairs]

    def _begun(self, api: Api, owner: str, guest: str) -> list[Place]:
        """A table of one person that invites another; both have shown their numbers."""
        seats = [{"kind": "person"}, {"kind": "link"}]
        body = {"game": GAME, "seats": seats, "clock": {"kind": "none"}}
        opened = api.ask("POST", "/api/tables", body, owner)
        table, secret = opened["table"]["id"], opened["links"]["2"]
        api.ask("POST", "/api/seats", {"secret": secret}, guest)
        numbers = {1: "1" * 64, 2: "2" * 64}
        host = opened["table"]["commitment"]
        promised = {seat: seat_commitment(host, seat - 1, numbers[seat]) for seat in numbers}
        for what, given in (("commitments", promised), ("numbers", numbers)):
            for seat, cookie in ((1, owner), (2, guest)):
                body = {what: {str(seat): given[seat]}}
                api.ask("POST", f"/api/tables/{table}/{what}", body, cookie)
        return [Place(table, 1, owner, self._rng), Place(table, 2, guest, self._rng)]
