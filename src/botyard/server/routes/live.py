"""Live play over WebSocket: decode a frame, ask the table, tell the answer."""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass, field
from time import perf_counter, time
from typing import Any, Final, TypeVar, cast

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath
from litestar.types import Receive, Send

from botyard import __version__
from botyard.bots.registry import best_bot
from botyard.kernel.errors import BotyardError, IllegalAction
from botyard.server import messages as frames
from botyard.server.access import held_seat, is_owner, look_at
from botyard.server.body import check_json
from botyard.server.driver import bot_job
from botyard.server.errors import ServerError, error_body, foreseen, status_of
from botyard.server.identity import Caller
from botyard.server.jobs import Preview
from botyard.server.live_table import SEND_AT_ONCE, Connection, LiveTable, SendAtOnce
from botyard.server.live_tables import Change
from botyard.server.routes.given import OurServices, TheCaller
from botyard.server.services import Services
from botyard.server.thinking import FULL
from botyard.tables import agreements, orders, sitting, watching
from botyard.tables.entries import END, Entry
from botyard.tables.shown import Happened, happened
from botyard.tables.situations import situation, why
from botyard.tables.table import Table
from botyard.words import LANGUAGES, Words

GREETING: Final = 10.0  # seconds that somebody has to say hello
THINKING: Final = 5.0  # seconds for a preview or a hint
RESTART: Final = 1012  # come back: the table will be read anew
REFUSED: Final = 1008  # for good
LATER: Final = 1013  # for now: something is wrong with the server

Frame = TypeVar("Frame")


class Socket(WebSocket[Any, Any, Any]):
    """One that does not wrap what it is given: the wraps would hold it, and it them."""

    def receive_wrapper(self, receive: Receive) -> Receive:
        """As it is: ``_received`` sees when somebody has left."""
        return receive

    def send_wrapper(self, send: Send) -> Send:
        """As it is: the server says when somebody has left."""
        return send

    @property
    def send_at_once(self) -> SendAtOnce | None:
        """How the server sends without a task in between, if it can."""
        return cast("SendAtOnce | None", self.scope["state"].get(SEND_AT_ONCE))

    async def welcome(self) -> None:
        """Accept the connection, and know that, for nothing is wrapped that would notice."""
        await self.accept()
        self.connection_state = "connect"


@websocket("/api/tables/{table_id:str}/live", websocket_class=Socket)
async def live_play(
    socket: Socket, table_id: FromPath[str], services: OurServices, caller: TheCaller
) -> None:
    """Play or watch a table; the frames are described at ``/api/protocol``."""
    await socket.welcome()
    hello = frames.Hello(0)
    try:
        hello = await _greeted(socket)
        player = await _enter(services, caller, table_id, hello, socket)
    except WebSocketDisconnect:
        return
    except Exception as wrong:
        told = ServerError("hello-missing") if isinstance(wrong, TimeoutError) else foreseen(wrong)
        with suppress(WebSocketDisconnect, RuntimeError, OSError):  # they may have left
            await _send_text(socket, frames.write_frame(_refused("", told, _language(hello))))
            await socket.close(LATER if status_of(told, socket.scope) >= 500 else REFUSED)
        return
    await _play(socket, player)


async def _greeted(socket: Socket) -> frames.Hello:
    frame = _read(await asyncio.wait_for(_received(socket), GREETING))
    if not isinstance(frame, frames.Hello):
        raise ServerError("hello-missing")
    if frame.protocol != frames.PROTOCOL:
        raise ServerError("protocol-other", asked=frame.protocol, spoken=frames.PROTOCOL)
    return frame


async def _enter(
    services: Services, caller: Caller, table_id: str, hello: frames.Hello, socket: Socket
) -> "Player":
    """Sit down, or watch if that is allowed."""
    while True:
        live = await look_at(services.tables, caller, table_id)
        await services.tables.reach(live, hello.since or 0)
        seats = live.seats_of(caller.person)
        async with live.lock:  # so that nothing is missed, and nothing is told twice
            told = {
                seat: []
                if hello.since is None
                else await services.tables.history(live, hello.since, seat)
                for seat in seats
            }
            if live.is_gone or live.seats_of(caller.person) != seats:
                continue  # it has changed meanwhile who may sit here
            connection = Connection(
                caller.person,
                seats,
                _language(hello),
                socket.send_at_once,
                caller.session,
                hello.known,
            )
            _welcome(live, connection, told, owner=is_owner(live, caller))
            break
    if seats:
        await live.announce()
    return Player(services, caller, live, connection)


def _welcome(
    live: LiveTable, connection: Connection, told: dict[int, list[Happened]], *, owner: bool
) -> None:
    """Tell somebody who just came how things stand."""
    live.connections.add(connection)
    shown = [seat + 1 for seat in connection.seats]
    table = live.shown_to(connection.person)
    connection.tell(frames.Welcome(frames.PROTOCOL, __version__, shown, owner, time(), table))
    for seat in connection.seats:
        connection.send(live.frame(seat, told[seat], known=connection.known))
    if not connection.seats:
        live.feed.welcome(connection)


async def _play(socket: Socket, player: "Player") -> None:
    """Send and receive until one side ends it."""
    sending = asyncio.create_task(_send(socket, player.connection))
    receiving = asyncio.create_task(_receive(socket, player))
    try:
        await asyncio.wait({sending, receiving}, return_when=asyncio.FIRST_COMPLETED)
    finally:
        sending.cancel()
        async with player.busy:  # what was begun is finished, whoever is still there to hear it
            receiving.cancel()
        await asyncio.gather(sending, receiving, return_exceptions=True)
        player.live.connections.discard(player.connection)
        if player.connection.seats:
            await player.live.announce()


async def _send(socket: Socket, connection: Connection) -> None:
    while (frame := await connection.next()) is not None:
        await _send_text(socket, frame)
    with suppress(WebSocketDisconnect, RuntimeError):
        await socket.close(RESTART)


async def _send_text(socket: Socket, frame: bytes) -> None:
    await socket.send({"type": "websocket.send", "bytes": None, "text": frame.decode()})


async def _receive(socket: Socket, player: "Player") -> None:
    with suppress(WebSocketDisconnect):
        while True:
            raw = await _received(socket)
            async with player.busy:
                await player.take(raw)


async def _received(socket: Socket) -> str | bytes:
    message = await socket.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(detail="", code=1000)
    received = cast("dict[str, Any]", message)
    return received.get("text") or received.get("bytes") or b""


def _read(raw: str | bytes) -> frames.Incoming:
    """A frame, if it is one."""
    check_json(raw.encode() if isinstance(raw, str) else raw)
    try:
        return frames.read_frame(raw)
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as wrong:
        raise ServerError("frame-invalid", why=str(wrong)) from None


def _language(hello: frames.Hello) -> str:
    return hello.language if hello.language in LANGUAGES else LANGUAGES[0]


def _refused(
    frame_id: str, wrong: BotyardError, language: str, words: Words | None = None
) -> frames.Refused:
    body = error_body(wrong, language, words)
    return frames.Refused(frame_id, body.error, body.clause, body.params, body.text)


@dataclass(eq=False)
class Player:
    """One who plays or watches, and what their frames do."""

    services: Services
    caller: Caller
    live: LiveTable
    connection: Connection
    busy: asyncio.Lock = field(default_factory=asyncio.Lock)  # while a frame is answered

    async def take(self, raw: str | bytes) -> None:
        """Answer a frame; whatever is wrong with it is said, and nothing more happens."""
        try:
            self.services.limits.spend("order", self.caller.person, self.caller.address)
            frame = _read(raw)
            if isinstance(frame, frames.Hello):
                raise ServerError("hello-again")
            if isinstance(frame, frames.Ping):
                self.connection.tell(frames.Pong(frame.id))
                return
            seat = held_seat(self.live, self.caller, frame.seat)  # it may be taken away any time
            await _ANSWERS[type(frame)](self, seat, frame)
        except Exception as wrong:
            told = foreseen(wrong)
            words = self.live.words(self.connection.language)
            self.connection.tell(_refused(frames.id_of(raw), told, words.language, words))

    async def order(self, seat: int, frame: frames.Order) -> None:
        """A seat answers a question: its receipt says that this is stored."""

        def change(table: Table, now: float) -> Entry:
            agreements.check_person(table, seat)
            return orders.order(table, seat, frame.question, frame.action, now)

        def tell(entry: Entry) -> None:
            self._give_receipt(seat, frame, self.live.table.ledger.version, entry)
            self.live.tell_entry(entry, but=(self.connection, seat))

        begun = perf_counter()
        await self.services.tables.reach(
            self.live, frame.question
        )  # it bears the version that asked it
        try:
            await self.services.tables.change(self.live, change, tell)
            self.services.metrics.orders.observe(perf_counter() - begun)
        except orders.Answered as before:
            self._give_receipt(seat, frame, before.version, None)
        except IllegalAction:
            version = await self.services.tables.answered(
                self.live, seat, frame.question, frame.action
            )
            if version is None:
                raise
            self._give_receipt(seat, frame, version, None)

    def _give_receipt(
        self, seat: int, frame: frames.Order, version: int, entry: Entry | None
    ) -> None:
        told = [] if entry is None else [happened(version, entry, seat)]
        self.connection.tell(
            frames.Receipt(
                frame.id,
                frame.seat,
                frame.question,
                frame.action,
                version,
                entry is None,
                situation(self.live.table, seat, told, known=self.connection.known),
            )
        )

    async def undo(self, seat: int, frame: frames.Undo) -> None:
        """Take back."""
        await self._change(frame.id, lambda table, now: orders.undo(table, seat, now))

    async def see(self, seat: int, frame: frames.Seen) -> None:
        """A seat was shown what happened; if nothing waits for that, nothing changes."""
        await self.services.tables.reach(self.live, frame.version)
        with suppress(watching.NothingWaits):
            await self.services.tables.change(
                self.live, lambda table, now: watching.see(table, seat, frame.version, now)
            )
        self.connection.tell(frames.Done(frame.id, self.live.table.ledger.version))

    async def propose(self, seat: int, frame: frames.Propose) -> None:
        """Propose, or agree."""
        await self._change(
            frame.id,
            lambda table, now: agreements.propose(table, seat, frame.what, now),
            is_end=frame.what == END,
        )

    async def decline(self, seat: int, frame: frames.Decline) -> None:
        """Be against it."""
        await self._change(
            frame.id, lambda table, now: agreements.decline(table, seat, frame.what, now)
        )

    async def resume(self, seat: int, frame: frames.Resume) -> None:
        """End a pause."""
        await self._change(frame.id, lambda table, now: agreements.resume(table, seat, now))

    async def leave(self, seat: int, frame: frames.Leave) -> None:
        """Leave the seat to a bot."""
        await self._change(frame.id, lambda table, now: sitting.leave(table, seat, now))

    async def come_back(self, seat: int, frame: frames.Return) -> None:
        """Take the seat again."""
        await self._change(frame.id, lambda table, now: sitting.come_back(table, seat, now))

    async def _change(self, frame_id: str, change: Change, *, is_end: bool = False) -> None:
        await self.services.tables.change(self.live, change, is_end=is_end)
        self.connection.tell(frames.Done(frame_id, self.live.table.ledger.version))

    async def why(self, seat: int, frame: frames.Why) -> None:
        """Say why something cannot be done now."""
        self._ask()
        async with self.live.lock:
            reason = why(self.live.table, seat, frame.action)
        text = ""
        if reason is not None:
            text = self.live.words(self.connection.language).say(reason.key, **reason.params)
        self.connection.tell(frames.ReasonTold(frame.id, frame.action, reason, text))

    async def preview(self, seat: int, frame: frames.Preview) -> None:
        """Say what would come of some actions, from what the seat knows."""
        self._ask()
        async with self.live.lock:
            table = self.live.table
            table.playing()
            job = Preview(
                game=table.game.name,
                seat=seat,
                known=table.known(seat),
                actions=frame.actions,
                odds=frame.odds,
                foresee=frame.foresee,
                ends=frame.ends,
            )
        told = await self.services.pool.run(job, deadline=THINKING, who=self._who())
        self.connection.tell(
            msgspec.convert({"type": "preview", "id": frame.id, **told}, frames.Previewed)
        )

    async def hint(self, seat: int, frame: frames.Hint) -> None:
        """
        Say what a good bot would do; everybody hears that it was asked.

        Clauses: BY-11.
        """
        self._ask()
        async with self.live.lock:
            table = self.live.table
            if not table.ledger.opening.hints:
                raise IllegalAction("reason-no-hints", clause="BY-11")
            question = table.ledger.questions.get(seat)
            if question is None:
                raise IllegalAction("reason-question-closed", clause="BY-8", question=0)
            choices = table.choices_of_bot(seat)
            bot = best_bot(table.game, self.services.settings.tables.highest_level)
            job = bot_job(table, seat, question, choices, bot, seconds=FULL)
            job = msgspec.structs.replace(job, why=True)
        told = await self.services.pool.run(job, deadline=THINKING, who=self._who())
        action = msgspec.convert(told["actions"], list[str])[0]
        why = msgspec.convert(told["why"], frames.HintReason)
        self.live.feed.tell(frames.HintTold(frame.seat, question, ""))
        for connection in self.live.connections:
            if not connection.seats:
                continue
            own = seat in connection.seats
            asked = frame.id if connection is self.connection else ""
            hint = frames.HintTold(frame.seat, question, "", asked)
            if own:
                hint = msgspec.structs.replace(hint, action=action, why=why)
            connection.tell(hint)

    def _ask(self) -> None:
        self.services.limits.spend("ask", self.caller.person, self.caller.address)

    def _who(self) -> str:
        return self.caller.person or self.caller.address


_ANSWERS: Final[dict[type, Callable[[Player, int, Any], Awaitable[None]]]] = {
    frames.Order: Player.order,
    frames.Undo: Player.undo,
    frames.Seen: Player.see,
    frames.Propose: Player.propose,
    frames.Decline: Player.decline,
    frames.Resume: Player.resume,
    frames.Leave: Player.leave,
    frames.Return: Player.come_back,
    frames.Why: Player.why,
    frames.Preview: Player.preview,
    frames.Hint: Player.hint,
}
