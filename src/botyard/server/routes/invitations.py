"""Invitations: the page of a link to a table, as messengers see it, and what the guest is told."""

import re
from typing import Final

from litestar import Response, get, post
from litestar.params import FromPath, JSONBody
from litestar.types import Scope

from botyard.kernel.errors import BotyardError
from botyard.server.errors import Missing
from botyard.server.identity import Caller, hashed
from botyard.server.invitations import Invitation, invitation_to, preview_tags
from botyard.server.language import language_of
from botyard.server.routes.given import OurServices, TheCaller
from botyard.server.routes.seats import Claim
from botyard.server.routes.web import INDEX
from botyard.server.services import Services
from botyard.server.webfiles import ASK_AGAIN, web_files
from botyard.words import Words

ANY_GAME: Final = "botyard"  # the picture where no game has one
_TITLE: Final = re.compile(r"<title>.*?</title>", re.DOTALL)
_DESCRIPTION: Final = re.compile(r'<meta name="description"[^>]*>')  # of any other page


@get("/t/{table_id:str}", include_in_schema=False)
async def show_invitation(
    services: OurServices, caller: TheCaller, scope: Scope, table_id: FromPath[str]
) -> Response[bytes]:
    """
    The page that everything happens on, with what a messenger shows of a link to a table.

    The secret of a link stands behind the #, where no server sees it. A table that is not there
    looks like any other page of ours.
    """
    if INDEX not in web_files():
        raise Missing("web-not-built")
    invitation = await _found(services, table_id, language_of(scope))
    words = Words(language_of(scope))
    base = services.settings.public_url or _asked_for(caller, scope)
    picture = f"{base}{_picture('' if invitation is None else invitation.game)}"
    address = f"{base}/" if invitation is None else f"{base}/t/{table_id}"
    tags = preview_tags(invitation, words, address, picture)
    page = _DESCRIPTION.sub("", web_files()[INDEX].content.decode())
    page = _TITLE.sub(lambda _: tags, page, count=1)
    headers = {"cache-control": ASK_AGAIN, "vary": "accept-language"}
    return Response(page.encode(), media_type="text/html", headers=headers)


@post("/api/invitations", status_code=200, tags=["seats"], limit="link")
async def read_invitation(
    services: OurServices, caller: TheCaller, scope: Scope, data: JSONBody[Claim]
) -> Invitation:
    """What a link to a seat invites to. Nothing is taken by looking at it."""
    found = await services.store.find_link(hashed(data.secret), caller.person or "")
    if found is None:
        raise Missing("link-unknown")
    live = await services.tables.find(found[0])
    return await invitation_to(services.store, live, language_of(scope))


ROUTES: Final = [show_invitation, read_invitation]


async def _found(services: Services, table_id: str, language: str) -> Invitation | None:
    """The invitation to a table; None if there is no such table, or it cannot be read now."""
    try:
        return await invitation_to(services.store, await services.tables.find(table_id), language)
    except BotyardError:
        return None


def _asked_for(caller: Caller, scope: Scope) -> str:
    """The address that was asked for; the gate has looked at the host."""
    host = next(value.decode("latin-1") for name, value in scope["headers"] if name == b"host")
    return f"{'https' if caller.secure else 'http'}://{host}"


def _picture(game: str) -> str:
    own = f"previews/{game}.png"
    return f"/{own}" if own in web_files() else f"/previews/{ANY_GAME}.png"
