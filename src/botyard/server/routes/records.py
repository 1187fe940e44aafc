"""Records of finished games: to take home, to watch, to check. A running game's never leaves."""

import time
from typing import Annotated, Any, Final

from litestar import Response, get, post
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, JSONBody
from msgspec import Meta, Struct, convert

from botyard.kernel.registry import game_named
from botyard.server.body import MOST_ENCODED, MOST_UPLOADED
from botyard.server.filming import THINKING, filmed, filmed_table
from botyard.server.identity import Caller, new_id
from botyard.server.jobs import Film, Verify
from botyard.server.messages import schema
from botyard.server.quotas import check_uploads
from botyard.server.recorded import record_text, recorded
from botyard.server.routes.given import OurServices, TheCaller
from botyard.server.services import Services
from botyard.server.store import RecordRow

RECORD_TYPE: Final = "application/x-ndjson"
FILM: Final = {200: ResponseSpec(dict[str, Any], generate_examples=False, description="film")}


class Upload(Struct, forbid_unknown_fields=True):
    """The text of a record."""

    record: Annotated[str, Meta(max_length=MOST_UPLOADED)]


class Uploaded(Struct):
    """Where a record can be found now."""

    id: str


class Checked(Struct):
    """
    Whether a record follows the rules and was dealt as its dice say.

    ``how`` is ``agreed``, ``commitment`` (version 1) or ``seed``, or ``deal`` or ``position`` where
    nothing is claimed; ``given_up`` are the seats that never showed their number. What was dealt
    before line ``first`` was not checked, nor what was dealt after line ``last``, unless it is 0:
    there the rules of the record (version ``rules``, written by ``made``) lead elsewhere than those
    of the server (version ``known``). If not, ``error`` names the text that says why.
    """

    ok: bool
    how: str = ""
    first: int = 0
    last: int = 0
    given_up: list[int] = []
    rules: int = 0
    known: int = 0
    made: str = ""
    error: str = ""
    params: dict[str, Any] = {}


@post("/api/records", request_max_body_size=MOST_ENCODED, tags=["records"], limit="upload")
async def upload(services: OurServices, caller: TheCaller, data: JSONBody[Upload]) -> Uploaded:
    """Upload a record, to watch it or to share it by link. It must replay."""
    person = caller.somebody()
    await check_uploads(services.store, services.settings.quotas, person, data.record)
    film, game = await filmed(services.pool, person, Film(data.record))
    record_id = new_id()
    await services.store.add_record(
        RecordRow(record_id, person, time.time(), game, data.record, None)
    )
    await services.store.add_film(record_id, film)
    return Uploaded(record_id)


@get("/api/games/{game:str}/show", tags=["records"], limit="ask")
async def show_bots(services: OurServices, caller: TheCaller, game: FromPath[str]) -> Uploaded:
    """A game that bots played among themselves, another one every day; it may take seconds."""
    who = caller.person or caller.address
    return Uploaded(await services.shows.find(services.store, game_named(game), who))


@get("/api/records/{record_id:str}", tags=["records"], media_type=RECORD_TYPE)
async def download(
    services: OurServices, caller: TheCaller, record_id: FromPath[str]
) -> Response[str]:
    """The record of a finished table, or an uploaded one."""
    text = await record_text(services, caller, record_id)
    kept = {"content-disposition": f'attachment; filename="botyard-{record_id}.jsonl"'}
    return Response(text, media_type=RECORD_TYPE, headers=kept)


@get("/api/records/{record_id:str}/film", tags=["records"], responses=FILM)
async def watch(
    services: OurServices, caller: TheCaller, record_id: FromPath[str]
) -> Response[bytes]:
    """
    A finished game to watch: every line with its events and the open table after it.

    If it was played here, the header ``botyard-table`` names its table.
    """
    record = await recorded(services, caller, record_id)
    film = await services.store.film(record_id)
    if film is None:
        services.limits.spend("ask", caller.person, caller.address)
        who = caller.person or caller.address
        if record.played_here:
            film = await filmed_table(services.store, services.pool, who, record_id)
        else:
            film, _ = await filmed(services.pool, who, Film(record.text))
        await services.store.add_film(record_id, film)
    headers = {"content-encoding": "gzip"}
    if record.played_here:
        headers["botyard-table"] = record_id
    return Response(film, media_type="application/json", headers=headers)


@get("/api/records/{record_id:str}/check", tags=["records"], limit="ask")
async def check(services: OurServices, caller: TheCaller, record_id: FromPath[str]) -> Checked:
    """Deal a game again, and compare everything that came out."""
    return await _checked(services, caller, await record_text(services, caller, record_id))


@post(
    "/api/check",
    status_code=200,
    request_max_body_size=MOST_ENCODED,
    tags=["records"],
    limit="ask",
)
async def check_upload(services: OurServices, caller: TheCaller, data: JSONBody[Upload]) -> Checked:
    """Check a record without keeping it."""
    return await _checked(services, caller, data.record)


@get("/api/protocol", tags=["tables"])
async def protocol() -> dict[str, Any]:
    """The frames of live play as a JSON Schema."""
    return schema()


ROUTES: Final = [show_bots, upload, download, watch, check, check_upload, protocol]


async def _checked(services: Services, caller: Caller, text: str) -> Checked:
    who = caller.person or caller.address
    told = await services.pool.run(Verify(text), deadline=THINKING, who=who)
    return convert(told, Checked)
