"""Who somebody is: a guest by cookie, an account if they like, and what is stored about them."""

from dataclasses import replace
from typing import Annotated, Final

from litestar import Response, delete, get, patch, post
from litestar.params import FromPath, JSONBody
from litestar.types import Scope
from msgspec import Meta, Struct

from botyard.kernel.game import Json
from botyard.server.errors import Forbidden, Missing, NoPerson
from botyard.server.identity import EARLIER, Caller, cookie, new_id
from botyard.server.language import language_of
from botyard.server.leaving import forget_person
from botyard.server.nicknames import read_account_name, read_nickname
from botyard.server.routes.given import OurServices, TheCaller
from botyard.server.services import Services
from botyard.server.settings import DAY
from botyard.server.store import Person, TableRow
from botyard.tables.entries import OVER, read_entry
from botyard.words import Words

Name = Annotated[str, Meta(min_length=1, max_length=100)]
Password = Annotated[str, Meta(min_length=8, max_length=200)]


class Guest(Struct, forbid_unknown_fields=True):
    """Somebody who comes in; without a nickname they are given one."""

    nickname: Name | None = None


class Renaming(Struct, forbid_unknown_fields=True):
    """Another nickname."""

    nickname: Name


class Account(Struct, forbid_unknown_fields=True):
    """Name and password to find one's games everywhere; who has one gives the old password too."""

    name: Name
    password: Password
    current: Annotated[str, Meta(max_length=200)] = ""


class Login(Struct, forbid_unknown_fields=True):
    """Somebody who comes back."""

    name: Name
    password: Annotated[str, Meta(min_length=1, max_length=200)]


class Me(Struct):
    """Who somebody is."""

    person: str
    nickname: str
    name: str | None  # of the account, if there is one


class SessionShown(Struct):
    """A device where one is signed in."""

    id: str
    device: str  # browser and system, or a program's name; may be empty
    created: float  # seconds since 1970
    seen: float
    current: bool  # whether it is this one


class MyTable(Struct):
    """A table where somebody sits."""

    table: str
    game: str
    status: str
    created: float  # seconds since 1970
    changed: float  # when something was done there last
    seats: list[int]  # one's own
    waiting: list[int]  # those of them that are asked something


@post("/api/me", tags=["people"])
async def come_in(
    services: OurServices,
    caller: TheCaller,
    scope: Scope,
    data: JSONBody[Guest],
) -> Response[Me]:
    """Make a guest identity, and set the cookie that proves it. Who has one keeps it."""
    person = await services.store.person(caller.person) if caller.person else None
    if person is None:
        services.limits.spend("people", None, caller.address)
        guest = Words(language_of(scope)).say("guest-name")
        person = await services.store.add_person(new_id(), read_nickname(data.nickname or guest))
    elif data.nickname is not None:
        person = await _renamed(services, person, data.nickname)
    await services.store.seen(person.id)
    return await _as(services, caller, person, scope)


@get("/api/me", tags=["people"], packed=False)
async def who_am_i(services: OurServices, caller: TheCaller) -> Me:
    """Who the cookie says one is."""
    return _me(await _row(services, caller.somebody()))


@patch("/api/me", tags=["people"])
async def rename(services: OurServices, caller: TheCaller, data: JSONBody[Renaming]) -> Me:
    """Take another nickname."""
    row = await _row(services, caller.somebody())
    return _me(await _renamed(services, row, data.nickname))


@post("/api/me/account", status_code=200, tags=["people"])
async def make_account(services: OurServices, caller: TheCaller, data: JSONBody[Account]) -> Me:
    """Take a name and a password, or change them. Everywhere else one is signed out."""
    row = await _row(services, caller.somebody())
    services.limits.spend("login", row.id, caller.address)
    if row.password is not None and not await services.passwords.fits(row.password, data.current):
        raise Forbidden("password-wrong")
    password = await services.passwords.hash(data.password)
    await services.store.set_password(row.id, read_account_name(data.name), password)
    await _sign_out(services, row.id, keep=caller.session)
    return _me(await _row(services, row.id))


@post("/api/login", status_code=200, tags=["people"])
async def login(
    services: OurServices, caller: TheCaller, scope: Scope, data: JSONBody[Login]
) -> Response[Me]:
    """Be the person of an account again, on this device."""
    name = read_account_name(data.name)
    services.limits.spend("login", f"{name} at {caller.address}", caller.address)
    await services.guesses.wait(name)
    row = await services.store.person_named(name)
    fits = await services.passwords.fits(row.password if row else None, data.password)
    if row is None or not fits:
        services.guesses.note(name)
        raise NoPerson("login-wrong")
    await services.store.seen(row.id)
    if caller.person is not None and caller.person != row.id:
        await _sign_out(services, caller.person, only=caller.session)
        caller = replace(caller, person=None, session="")
    return await _as(services, caller, row, scope)


@post("/api/logout", status_code=204, tags=["people"])
async def logout(services: OurServices, caller: TheCaller) -> Response[None]:
    """Forget on this device who one is. A guest without an account cannot come back."""
    if caller.person is not None:
        await _sign_out(services, caller.person, only=caller.session)
    return _nobody(caller)


@get("/api/me/sessions", tags=["people"], packed=False)
async def my_sessions(services: OurServices, caller: TheCaller) -> list[SessionShown]:
    """The devices where one is signed in, the one used last first."""
    rows = await services.store.sessions_of(caller.somebody())
    return [
        SessionShown(row.id, row.device, row.created, row.seen, row.id == caller.session)
        for row in rows
    ]


@delete("/api/me/sessions", tags=["people"])
async def sign_out_elsewhere(services: OurServices, caller: TheCaller) -> None:
    """Sign out everywhere but here."""
    await _sign_out(services, caller.somebody(), keep=caller.session)


@delete("/api/me/sessions/{session_id:str}", tags=["people"])
async def sign_out_there(
    services: OurServices, caller: TheCaller, session_id: FromPath[str]
) -> None:
    """Sign out on one device."""
    if not await _sign_out(services, caller.somebody(), only=session_id):
        raise Missing("session-missing")


@get("/api/me/export", tags=["people"], packed=False)
async def export(services: OurServices, caller: TheCaller) -> Response[Json]:
    """Everything that is stored about oneself."""
    row = await _row(services, caller.somebody())
    kept = {"content-disposition": 'attachment; filename="botyard.json"'}
    return Response(await services.store.export_person(row.id), headers=kept)


@get("/api/me/tables", tags=["people"])
async def my_tables(services: OurServices, caller: TheCaller) -> list[MyTable]:
    """The tables where one sits, or that one has opened."""
    person = caller.somebody()
    held = await services.store.seats_of(person)
    rows = await services.store.tables_of(person)
    last = await services.store.last_entries([row.id for row in rows])
    return [_mine(row, held.get(row.id, []), *last[row.id]) for row in rows]


@delete("/api/me", tags=["people"])
async def be_forgotten(services: OurServices, caller: TheCaller) -> Response[None]:
    """Delete what is stored about oneself; games that others play in go on."""
    row = await _row(services, caller.somebody())
    await forget_person(services, row.id)
    services.signed_in.forget([caller.session])
    return _nobody(caller)


ROUTES: Final = [
    come_in,
    who_am_i,
    rename,
    make_account,
    login,
    logout,
    my_sessions,
    sign_out_elsewhere,
    sign_out_there,
    export,
    my_tables,
    be_forgotten,
]


def _mine(row: TableRow, held: list[int], changed: float, last: str) -> MyTable:
    seats = [seat + 1 for seat in held]
    asked = {} if row.status == OVER else read_entry(last).questions
    waiting = [seat for seat in seats if seat in asked]
    return MyTable(row.id, row.game, row.status, row.created, changed, seats, waiting)


async def _row(services: Services, person: str) -> Person:
    """The person as stored; one who was deleted is nobody."""
    row = await services.store.person(person)
    if row is None:
        raise NoPerson("no-person")
    return row


async def _renamed(services: Services, row: Person, nickname: str) -> Person:
    await services.store.rename(row.id, read_nickname(nickname))
    await services.tables.person_changed(row.id)
    return await _row(services, row.id)


def _me(row: Person) -> Me:
    return Me(row.id, row.nickname, row.name)


async def _as(services: Services, caller: Caller, row: Person, scope: Scope) -> Response[Me]:
    """The answer that makes somebody this person: they stay signed in here, or now are."""
    if caller.person == row.id and not caller.session.startswith(EARLIER):
        token = services.keys.sign(row.id, caller.session)
    else:
        agent = dict(scope["headers"]).get(b"user-agent", b"").decode("latin-1")
        token = await services.signed_in.start(row.id, agent)
    seconds = services.settings.keep.session_days * DAY
    return Response(_me(row), cookies=[cookie(token, secure=caller.secure, seconds=seconds)])


async def _sign_out(
    services: Services, person: str, *, only: str | None = None, keep: str | None = None
) -> set[str]:
    """End sessions, and close what plays by them."""
    ended = await services.signed_in.end(person, only=only, keep=keep)
    services.tables.sign_out(ended)
    return ended


def _nobody(caller: Caller) -> Response[None]:
    """The answer that takes the identity away."""
    return Response(None, cookies=[cookie("", secure=caller.secure)])
