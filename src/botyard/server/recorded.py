"""Records of finished games: whose they are, and how a new game starts from one."""

from dataclasses import dataclass

import msgspec

from botyard.kernel.errors import BadRecord
from botyard.kernel.game import Game
from botyard.kernel.record import END, POSITION, Record, reading
from botyard.server.access import look_at
from botyard.server.errors import Missing, ServerError
from botyard.server.filming import THINKING, stored_record
from botyard.server.identity import Caller, may_be_id
from botyard.server.jobs import PositionAt
from botyard.server.services import Services
from botyard.server.slices import in_slices
from botyard.tables.entries import OVER, Json


@dataclass(frozen=True)
class Start:
    """What a game starts from, if not from a fresh deal."""

    secret: bytes = b""  # of the dice of an earlier game, whose deal is played again
    deal: Json | None = None  # the dice of that game
    options: Json | None = None
    position: Json | None = None
    after: str = ""


@dataclass(frozen=True)
class Recorded:
    """A record, and whether it is of a table that was played here."""

    text: str
    played_here: bool


async def record_text(services: Services, caller: Caller, record_id: str) -> str:
    """The record of a finished table, or one that was uploaded. No other leaves the server."""
    return (await recorded(services, caller, record_id)).text


async def recorded(services: Services, caller: Caller, record_id: str) -> Recorded:
    """The same, with where it comes from."""
    row = await services.store.record(record_id) if may_be_id(record_id) else None
    if row is not None:
        return Recorded(row.text, played_here=False)
    live = await look_at(services.tables, caller, record_id)
    async with live.lock:  # an end that is not committed yet is none
        status = live.shown_to(caller.person).status
    if status != OVER:
        raise ServerError("record-running")
    return Recorded(await stored_record(services.store, record_id), played_here=True)


async def start_from(
    services: Services, caller: Caller, record_id: str, line: int | None, game: Game
) -> Start:
    """Play on after a line of a record, or without a line play its deal again."""
    text = await record_text(services, caller, record_id)
    record = await in_slices(reading(text.split("\n")[:-1]))
    if record.header.game != game.name:
        raise BadRecord("record-other-game", line=1, game=record.header.game, wanted=game.name)
    if line is None:
        return _same_deal(record, record_id)
    job = PositionAt(text, line)
    told = await services.pool.run(job, deadline=THINKING, who=caller.somebody())
    found = msgspec.convert(told, _Found)
    return Start(options=found.options, position=found.position, after=record_id)


class _Found(msgspec.Struct):
    """What a worker found in a record."""

    options: Json
    position: Json


def _same_deal(record: Record, record_id: str) -> Start:
    last = record.lines[-1]
    secret = last.content.get("secret") if last.kind == END else None
    if not isinstance(secret, str) or not secret:
        raise Missing("deal-not-known")
    position = record.lines[0].content.get(POSITION)
    return Start(
        bytes.fromhex(secret),
        {key: value for key, value in record.header.dice.items() if key != "start"},
        record.header.options,
        position if isinstance(position, dict) else None,
        record_id,
    )
