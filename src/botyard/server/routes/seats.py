"""Seats: taking one by its link, moving to another device, removing persons, seating bots."""

import time
from typing import Annotated, Final

from litestar import delete, post, put
from litestar.params import FromPath, JSONBody
from msgspec import Meta, Struct

from botyard.server.access import held_seat, is_owner, look_at
from botyard.server.bots import allowed_bot
from botyard.server.errors import Forbidden, Missing
from botyard.server.identity import Caller, hashed, new_secret
from botyard.server.leaving import vacate
from botyard.server.live_table import LiveTable
from botyard.server.messages import TableShown
from botyard.server.routes.given import OurServices, TheCaller
from botyard.server.services import Services
from botyard.tables import sitting, substitutes

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
async def claim(services: OurServices, caller: TheCaller, data: JSONBody[Claim]) -> Claimed:
    """Take a seat by its link. A link works once; whoever used it may use it again."""
    person = caller.somebody()
    if await services.store.person(person) is None:
        raise Missing("no-person")
    found = await services.store.find_link(hashed(data.secret), person)
    if found is None:
        raise Missing("link-unknown")
    table_id, seat = found
    live = await services.tables.find(table_id)
    async with live.claiming:
        is_substitute = _check_claim(live, seat, person)
        if await services.store.use_link(hashed(data.secret), person, time.time()) is None:
            raise Missing("link-unknown")
        await services.store.hold(table_id, seat, person)
        if not live.holders.get(seat):  # no link of the owner's may lead to a seat that is held
            await services.store.revoke_links(table_id, seat, unused=True)
        await services.tables.refresh_seats(live)
        if is_substitute:
            await services.tables.change(
                live, lambda table, now: sitting.sit_down(table, seat, now)
            )
    return Claimed(table_id, seat + 1)


@post("/api/tables/{table_id:str}/seats/{seat:int}/link", tags=["seats"])
async def make_link(
    services: OurServices, caller: TheCaller, table_id: FromPath[str], seat: FromPath[int]
) -> SeatLink:
    """
    Make a fresh link to a seat of one's own, to move to another device.

    The owner may do so for a seat that nobody holds: before the game, or if all persons agreed on
    a substitute. Older links to it stop working.
    """
    services.limits.spend("link", caller.somebody(), caller.address)
    live = await look_at(services.tables, caller, table_id)
    number = _seat(live, seat)
    async with live.claiming:
        is_own = number in live.seats_of(caller.person)
        if not is_own:
            await _check_free(services, live, caller, number)
        secret = new_secret()
        await services.store.add_link(hashed(secret), table_id, number)
        if not is_own and any((await services.store.holders(table_id)).get(number, [])):
            await services.store.revoke_links(table_id, number)  # another node was quicker
            raise Forbidden("seat-not-yours", seat=seat)
    return SeatLink(secret)


@delete("/api/tables/{table_id:str}/seats/{seat:int}/devices", tags=["seats"])
async def sign_out_others(
    services: OurServices, caller: TheCaller, table_id: FromPath[str], seat: FromPath[int]
) -> None:
    """Take one's seat away from everybody else who holds it, and stop its links."""
    live = await look_at(services.tables, caller, table_id)
    await _release(services, live, held_seat(live, caller, seat), keep=caller.person)


@delete("/api/tables/{table_id:str}/seats/{seat:int}/persons", tags=["seats"])
async def remove_person(
    services: OurServices, caller: TheCaller, table_id: FromPath[str], seat: FromPath[int]
) -> None:
    """The owner removes whoever holds a seat: it is free again, or in a running game a bot's."""
    live = await _owned(services, caller, table_id)
    number = _seat(live, seat)
    async with live.claiming:
        await _release(services, live, number, keep=None)
        await vacate(services, live, number)


@put("/api/tables/{table_id:str}/seats/{seat:int}/bot", tags=["seats"])
async def seat_bot(
    services: OurServices,
    caller: TheCaller,
    table_id: FromPath[str],
    seat: FromPath[int],
    data: JSONBody[BotWish],
) -> TableShown:
    """The owner gives a seat that nobody else holds to a bot, or before the game takes it back."""
    live = await _owned(services, caller, table_id)
    number = _seat(live, seat)
    if any(person != caller.person for person in live.holders.get(number, [])):
        raise Forbidden("seat-held", seat=seat)
    highest = services.settings.tables.highest_level
    bot = allowed_bot(live.table.game, data.bot, highest) if data.bot else ""
    await services.tables.change(live, lambda table, now: sitting.seat_bot(table, number, bot, now))
    return live.shown()


ROUTES: Final = [claim, make_link, sign_out_others, remove_person, seat_bot]


async def _owned(services: Services, caller: Caller, table_id: str) -> LiveTable:
    live = await look_at(services.tables, caller, table_id)
    if not is_owner(live, caller):
        raise Forbidden("owner-only")
    return live


def _seat(live: LiveTable, seat: int) -> int:
    live.table.check_seat(seat - 1)
    return seat - 1


def _check_claim(live: LiveTable, seat: int, person: str) -> bool:
    """
    Whether a link makes somebody a substitute; refused if it would show them a hidden hand.

    In a running game a link leads to a seat that somebody holds, who made it to play on another
    device, or to one that all persons opened for a substitute.
    """
    ledger = live.table.ledger
    if not ledger.is_running():
        return False
    if ledger.seats[seat].is_open:
        if any(other != seat for other in live.seats_of(person)):
            raise Forbidden("substitute-plays-already")
        return True
    if ledger.is_hidden(seat) or not live.holders.get(seat):
        substitutes.check_link(live.table, seat)
    return False


async def _check_free(services: Services, live: LiveTable, caller: Caller, seat: int) -> None:
    """Refuse a link to a seat that is not the caller's, nor free for the owner to give away."""
    is_hidden = live.table.ledger.is_hidden(seat)
    if not is_owner(live, caller) or (live.holders.get(seat) and not is_hidden):
        raise Forbidden("seat-not-yours", seat=seat + 1)
    substitutes.check_link(live.table, seat)
    if is_hidden:  # whoever held it before it was a bot's
        await _release(services, live, seat, keep=None)


async def _release(services: Services, live: LiveTable, seat: int, *, keep: str | None) -> None:
    """Take a seat, and its links, from all who hold it but one."""
    await services.store.release(live.id, seat, None, keep=keep)
    await services.store.revoke_links(live.id, seat)
    await services.tables.refresh_seats(live)
