"""The application: which handlers there are, and what stands around them."""

from typing import Final

from litestar import Litestar
from litestar.di import Provide
from litestar.types import ControllerRouterHandler

from botyard.server import errors, page
from botyard.server.body import MOST_BYTES, JsonRequest, charge
from botyard.server.identity import caller_of
from botyard.server.packing import Packing
from botyard.server.routes import (
    games,
    health,
    invitations,
    live,
    people,
    puzzles,
    records,
    seats,
    tables,
    web,
)
from botyard.server.security import Gate
from botyard.server.services import Services
from botyard.server.settings import Settings

ROUTES: Final[list[ControllerRouterHandler]] = [
    *games.ROUTES,
    *puzzles.ROUTES,
    *people.ROUTES,
    *tables.ROUTES,
    *seats.ROUTES,
    *records.ROUTES,
    *page.ROUTES,
    *health.ROUTES,
    live.live_play,
    *invitations.ROUTES,
    *web.ROUTES,
]


def create_app(settings: Settings) -> Litestar:
    """A server with these settings; it opens its database when its life begins."""
    services = Services(settings)
    app = Litestar(
        ROUTES,
        lifespan=[services.running],
        dependencies={
            "services": Provide(lambda: services, sync_to_thread=False),
            "caller": Provide(caller_of, sync_to_thread=False),
        },
        guards=[charge],
        exception_handlers={Exception: errors.answer},
        request_class=JsonRequest,
        request_max_body_size=MOST_BYTES,
        openapi_config=page.DOCUMENT,
        logging_config=None,
        debug=False,
        pdb_on_exception=False,
    )
    app.asgi_handler = Gate(Packing(app.asgi_handler), services)
    return app
