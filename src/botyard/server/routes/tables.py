"""Tables: opening one, looking at it, adding numbers to the dice, playing again."""

import time
from contextlib import suppress
from math import inf
from typing import Annotated, Any, Final, Literal

from litestar import get, post
from litestar.params import FromPath, FromQuery, JSONBody
from msgspec import Meta, Struct

from botyard.bots.registry import best_bot
from botyard.kernel.committed import commitment
from botyard.kernel.dealer import fresh_secret, fresh_seed
from botyard.kernel.dice import SECOND
from botyard.kernel.errors import BadData
from botyard.kernel.game import Game
from botyard.kernel.registry import game_named
from botyard.server.access import held_seat, look_at
from botyard.server.bots import allowed_bot
from botyard.server.errors import Missing
from botyard.server.identity import Caller, hashed, new_id, new_secret
from botyard.server.live_table import LiveTable
from botyard.server.messages import TableShown
from botyard.server.nicknames import read_nickname
from botyard.server.options import check_options
from botyard.server.quotas import check_tables
from botyard.server.recorded import Start, start_from
from botyard.server.routes.given import OurServices, TheCaller
from botyard.server.services import Services
from botyard.server.store import Link, NewTable
from botyard.tables import entries as kinds
from botyard.tables import numbers, sitting
from botyard.tables.entries import Clock, Opening, Plan, Spectators, write_entry
from botyard.tables.shown import Happened
from botyard.tables.table import Table

MOST_LISTED: Final = 50
MOST_SEATS: Final = 64

Name = Annotated[str, Meta(max_length=64)]
BySeat = Annotated[
    dict[int, Annotated[str, Meta(max_length=64)]],
    Meta(min_length=1, max_length=MOST_SEATS),
]
Seconds = Annotated[int, Meta(ge=0, le=366 * 24 * 3600)]


class SeatWish(Struct, forbid_unknown_fields=True):
    """A seat: a person at this screen, a person by link, or a bot."""

    kind: Literal["person", "link", "bot"]
    bot: Name = ""
    name: Name = ""  # of a person at this screen, if they are not called by your nickname


class ClockWish(Struct, frozen=True, forbid_unknown_fields=True):
    """How long seats may think."""

    kind: Literal["none", "decision", "game", "days"] = "none"
    seconds: Seconds = 0
    increment: Seconds = 0
    days: Annotated[int, Meta(ge=0, le=366)] = 0


class SpectatorsWish(Struct, frozen=True, forbid_unknown_fields=True):
    """Whether others may watch, and how many seconds later."""

    allowed: bool = True
    delay: Annotated[int, Meta(ge=0, le=24 * 3600)] = 0


class From(Struct, forbid_unknown_fields=True):
    """A finished game: play on after a line of its record, or play its deal again."""

    record: Name
    line: Annotated[int, Meta(ge=2, le=1_000_000)] | None = None


class TableWish(Struct, forbid_unknown_fields=True):
    """What somebody wants to play, and with whom."""

    game: Name
    seats: Annotated[list[SeatWish], Meta(min_length=1, max_length=MOST_SEATS)]
    options: dict[str, Any] = {}
    clock: ClockWish = ClockWish()
    spectators: SpectatorsWish | None = None
    hints: bool | None = None  # by default, only where one person plays
    deputy: Name = ""  # the bot for whoever leaves; by default the best there is
    public: bool = False  # whether it is listed for everybody to watch
    start: From | None = None


class Opened(Struct):
    """A table that was opened, with the secrets of the links to its seats."""

    table: TableShown
    links: dict[int, str]


class Numbers(Struct, forbid_unknown_fields=True):
    """What seats add to the dice: 32 random bytes each, in hex."""

    numbers: BySeat


class Commitments(Struct, forbid_unknown_fields=True):
    """What seats promise to add: the SHA-256 of each number with its table and seat, in hex."""

    commitments: BySeat


class Listed(Struct):
    """A table in a list."""

    id: str
    game: str
    status: str
    created: float


@post("/api/tables", tags=["tables"], limit="table")
async def open_table(services: OurServices, caller: TheCaller, data: JSONBody[TableWish]) -> Opened:
    """Open a table. The hash of the dice's secret is published before anybody else commits."""
    person = caller.somebody()
    if await services.store.person(person) is None:
        raise Missing("no-person")
    await check_tables(services.store, services.settings.quotas, person)
    game = game_named(data.game)
    start = Start() if data.start is None else await _start(services, caller, data.start, game)
    secret = start.secret or fresh_secret()
    opening = _opening(services, game, data, start, secret)
    holders = [(number, person) for number, seat in enumerate(data.seats) if seat.kind == "person"]
    names = _names(data.seats)
    return await _open(services, person, opening, secret, holders, names, public=data.public)


@get("/api/tables", tags=["tables"])
async def list_tables(services: OurServices) -> list[Listed]:
    """The public tables that are being played, to watch."""
    rows = await services.store.public_tables(MOST_LISTED, kinds.PLAYING)
    return [Listed(row.id, row.game, row.status, row.created) for row in rows]


@get("/api/tables/{table_id:str}", tags=["tables"])
async def show_table(
    services: OurServices, caller: TheCaller, table_id: FromPath[str]
) -> TableShown:
    """A table as everybody at it sees it."""
    live = await look_at(services.tables, caller, table_id)
    async with live.lock:  # nobody hears of what is not committed yet
        return live.shown_to(caller.person)


@post("/api/tables/{table_id:str}/numbers", status_code=200, tags=["tables"], packed=True)
async def give_numbers(
    services: OurServices, caller: TheCaller, table_id: FromPath[str], data: JSONBody[Numbers]
) -> TableShown:
    """
    Show the numbers that one's seats add to the dice, once everybody has committed to theirs.

    With the last one the game begins. The same numbers again change nothing.
    """
    live = await look_at(services.tables, caller, table_id)
    given = _of_own_seats(live, caller, data.numbers)
    with suppress(numbers.Given):
        await services.tables.change(
            live, lambda table, now: numbers.give_numbers(table, given, now)
        )
    return live.shown()


@post("/api/tables/{table_id:str}/commitments", status_code=200, tags=["tables"], packed=True)
async def commit_numbers(
    services: OurServices, caller: TheCaller, table_id: FromPath[str], data: JSONBody[Commitments]
) -> TableShown:
    """
    Commit to the numbers that one's seats will add to the dice, without showing them.

    The same commitments again change nothing; others are refused.
    """
    live = await look_at(services.tables, caller, table_id)
    given = _of_own_seats(live, caller, data.commitments)
    with suppress(numbers.Given):
        await services.tables.change(live, lambda table, now: numbers.commit(table, given, now))
    return live.shown()


@get("/api/tables/{table_id:str}/log", tags=["tables"])
async def show_log(
    services: OurServices,
    caller: TheCaller,
    table_id: FromPath[str],
    since: FromQuery[int] = 0,
    seat: FromQuery[int] = 0,
) -> list[Happened]:
    """What happened after a version, as a seat of one's own or, with 0, a spectator may know it."""
    live = await look_at(services.tables, caller, table_id)
    viewer = held_seat(live, caller, seat) if seat else -1
    delay = live.table.ledger.opening.spectators.delay if viewer < 0 else 0
    return await services.tables.history(live, since, viewer, time.time() - delay if delay else inf)


@post("/api/tables/{table_id:str}/rematch", tags=["tables"])
async def rematch(services: OurServices, caller: TheCaller, table_id: FromPath[str]) -> Opened:
    """Play again with everybody who sat here; whoever asks second is led to the same table."""
    person = caller.somebody()
    live = await look_at(services.tables, caller, table_id)
    if not live.seats_of(person) and live.owner != person:
        raise Missing("table-missing")
    async with live.following:
        if live.table.ledger.next:
            following = await services.tables.find(live.table.ledger.next)
            return Opened(following.shown(), {})
        sitting.check_over(live.table)
        services.limits.spend("table", person, caller.address)
        await check_tables(services.store, services.settings.quotas, person)
        secret = fresh_secret()
        opening = _again(live.table, live.id, secret)
        holders = [(seat, holder) for seat, persons in live.holders.items() for holder in persons]
        names = live.seat_names
        opened = await _open(services, person, opening, secret, holders, names, public=False)
        await services.tables.change(
            live, lambda table, now: sitting.follow(table, opened.table.id, now)
        )
        return opened


ROUTES: Final = [
    open_table,
    list_tables,
    show_table,
    commit_numbers,
    give_numbers,
    show_log,
    rematch,
]


def _of_own_seats(live: LiveTable, caller: Caller, given: dict[int, str]) -> dict[int, str]:
    return {held_seat(live, caller, seat): what for seat, what in given.items()}


async def _start(services: Services, caller: Caller, start: From, game: Game) -> Start:
    return await start_from(services, caller, start.record, start.line, game)


def _opening(
    services: Services, game: Game, wish: TableWish, start: Start, secret: bytes
) -> Opening:
    """The settings of a new table, completed with what is usual."""
    persons = sum(1 for seat in wish.seats if seat.kind != "bot")
    usual = services.settings.tables
    highest = usual.highest_level
    watching = wish.spectators or SpectatorsWish(usual.spectators, usual.spectator_delay)
    given = start.options if start.options is not None else wish.options
    check_options(given)
    options = game.read_options(given)
    said = {name: options[name] for name in game.against_bots if name in given}
    return Opening(
        game.name,
        {**game.chosen_options(options), **said},
        [_plan(game, seat, highest) for seat in wish.seats],
        commitment(secret),
        fresh_seed(),
        allowed_bot(game, wish.deputy or best_bot(game, highest), highest),
        persons == 1 if wish.hints is None else wish.hints,
        _clock(wish.clock),
        Spectators(watching.allowed, watching.delay),
        position=start.position,
        after=start.after,
        dice=SECOND,
        deal=start.deal,
    )


def _plan(game: Game, seat: SeatWish, highest: int) -> Plan:
    return (
        Plan("bot", allowed_bot(game, seat.bot, highest)) if seat.kind == "bot" else Plan(seat.kind)
    )


def _names(seats: list[SeatWish]) -> dict[int, str]:
    """What people at the screen of whoever opens the table are called."""
    for number, seat in enumerate(seats):
        if seat.name and seat.kind != "person":
            raise BadData("seat-name", seat=number + 1)
    return {number: read_nickname(seat.name) for number, seat in enumerate(seats) if seat.name}


def _clock(wish: ClockWish) -> Clock:
    if wish.kind == "none":
        return Clock()
    if wish.kind == "days" and wish.days:
        return Clock("days", days=wish.days)
    if wish.kind != "days" and wish.seconds:
        return Clock(wish.kind, wish.seconds, wish.increment if wish.kind == "game" else 0)
    raise BadData("clock-empty")


def _again(table: Table, table_id: str, secret: bytes) -> Opening:
    """The opening of a rematch: everything as before but the dice."""
    before = table.ledger.opening
    return Opening(
        before.game,
        before.options,
        before.seats,
        commitment(secret),
        fresh_seed(),
        before.deputy,
        before.hints,
        before.clock,
        before.spectators,
        after=table_id,
        dice=SECOND,
    )


async def _open(
    services: Services,
    person: str,
    opening: Opening,
    secret: bytes,
    holders: list[tuple[int, str]],
    names: dict[int, str],
    *,
    public: bool,
) -> Opened:
    now = time.time()
    table, entry = Table.open(opening, secret, now)
    table_id = new_id()
    held = {seat for seat, _ in holders}
    links = {
        seat: new_secret()
        for seat, plan in enumerate(opening.seats)
        if plan.kind == "link" and seat not in held
    }
    await services.store.open_table(
        NewTable(
            table_id,
            person,
            opening.game,
            now,
            table.ledger.status,
            public,
            secret.hex(),
            holders=tuple(holders),
            names=names,
            links=tuple(Link(hashed(link), seat) for seat, link in links.items()),
        ),
        write_entry(entry),
    )
    live = await services.tables.find(table_id)
    return Opened(live.shown(), {seat + 1: link for seat, link in links.items()})
