"""Seats: taking one by its link, moving to another device, removing persons, seating bots."""

import time
from typing import Annotated, Final

from litestar import delete, post, put
from litestar.params import FromPath, JSONBody
from msgspec import Meta, Struct

from botyard.bots import bot_names
from botyard.kernel.errors import BadData
from botyard.server.access import held_seat, is_owner, look_at
from botyard.server.errors import Forbidden, Missing
from botyard.server.identity import Caller, hashed, new_secret
from botyard.server.leaving import vacate
from botyard.server.live import Live
from botyard.server.messages import TableShown
from botyard.server.routes.given import OurYard, TheCaller
from botyard.server.yard import Yard
from botyard.tables import sitting

Secret = Annotated[str, Meta(min_length=16, max_length=64)]


class Claim(Struct, forbid_unknown_fields=True):
    """A seat's link, as it stands behind the # of its address."""

    secret: Secret


class Claimed(Struct):
    """The seat that somebody holds now."""

    table: str
    seat: int


class SeatLink(Struct):
    """A fresh secret for a link to a seat; it works once."""

    secret: str


class BotWish(Struct, forbid_unknown_fields=True):
    """The bot that decides at a seat; without a name a person does."""

    bot: Annotated[str, Meta(max_length=64)]


@post("/api/seats", status_code=200, tags=["seats"], limit="link")
async def claim(yard: OurYard, caller: TheCaller, data: JSONBody[Claim]) -> Claimed:
    """Take a seat by its link. A link works once; whoever used it may use it again."""
    person = caller.somebody()
    if await yard.store.person(person) is None:
        raise Missing("no-person")
    found = await yard.store.use_link(hashed(data.secret), person, time.time())
    if found is None:
        raise Missing("link-unknown")
    table_id, seat = found
    await yard.store.hold(table_id, seat, person)
    live = await yard.hub.find(table_id)
    await yard.hub.refresh_seats(live)
    return Claimed(table_id, seat + 1)


@post("/api/tables/{table_id:str}/seats/{seat:int}/link", tags=["seats"])
async def make_link(
    yard: OurYard, caller: TheCaller, table_id: FromPath[str], seat: FromPath[int]
) -> SeatLink:
    """
    Make a fresh link to a seat of one's own, to move to another device.

    The owner may do so for a seat that nobody holds. Older links to it stop working.
    """
    yard.limits.spend("link", caller.somebody(), caller.address)
    live = await look_at(yard.hub, caller, table_id)
    free = is_owner(live, caller) and not live.holders.get(seat - 1)
    number = _seat(live, seat) if free else held_seat(live, caller, seat)
    secret = new_secret()
    await yard.store.add_link(hashed(secret), table_id, number)
    return SeatLink(secret)


@delete("/api/tables/{table_id:str}/seats/{seat:int}/devices", tags=["seats"])
async def sign_out_others(
    yard: OurYard, caller: TheCaller, table_id: FromPath[str], seat: FromPath[int]
) -> None:
    """Take one's seat away from everybody else who holds it, and stop its links."""
    live = await look_at(yard.hub, caller, table_id)
    await _release(yard, live, held_seat(live, caller, seat), keep=caller.person)


@delete("/api/tables/{table_id:str}/seats/{seat:int}/persons", tags=["seats"])
async def remove_person(
    yard: OurYard, caller: TheCaller, table_id: FromPath[str], seat: FromPath[int]
) -> None:
    """The owner removes whoever holds a seat: it is free again, or in a running game a bot's."""
    live = await _owned(yard, caller, table_id)
    number = _seat(live, seat)
    await _release(yard, live, number, keep=None)
    await vacate(yard, live, number)


@put("/api/tables/{table_id:str}/seats/{seat:int}/bot", tags=["seats"])
async def seat_bot(
    yard: OurYard,
    caller: TheCaller,
    table_id: FromPath[str],
    seat: FromPath[int],
    data: JSONBody[BotWish],
) -> TableShown:
    """The owner gives a seat that nobody else holds to a bot, or takes it from the bot."""
    live = await _owned(yard, caller, table_id)
    number = _seat(live, seat)
    if any(person != caller.person for person in live.holders.get(number, [])):
        raise Forbidden("seat-held", seat=seat)
    if data.bot and data.bot not in bot_names(live.table.game):
        raise BadData("unknown-bot", name=data.bot, known=", ".join(bot_names(live.table.game)))
    await yard.hub.change(live, lambda table, now: sitting.seat_bot(table, number, data.bot, now))
    return live.shown()


ROUTES: Final = [claim, make_link, sign_out_others, remove_person, seat_bot]


async def _owned(yard: Yard, caller: Caller, table_id: str) -> Live:
    live = await look_at(yard.hub, caller, table_id)
    if not is_owner(live, caller):
        raise Forbidden("owner-only")
    return live


def _seat(live: Live, seat: int) -> int:
    live.table.check_seat(seat - 1)
    return seat - 1


async def _release(yard: Yard, live: Live, seat: int, *, keep: str | None) -> None:
    """Take a seat, and its links, from all who hold it but one."""
    await yard.store.release(live.id, seat, None, keep=keep)
    await yard.store.revoke_links(live.id, seat)
    await yard.hub.refresh_seats(live)
