"""For those who watch over a server: whether it works, and how busy it is."""

from typing import Final, Literal

from litestar import Response, get
from litestar.types import Scope
from msgspec import Struct

from botyard.kernel.errors import BotyardError
from botyard.server.address import is_local
from botyard.server.errors import Missing, status_of
from botyard.server.metrics import TYPE
from botyard.server.routes.given import OurServices
from botyard.server.settings import EVERYBODY, LOCAL


class Health(Struct):
    """Whether everything works; if not, ``error`` names the text that says what does not."""

    ok: bool
    error: str = ""


@get("/health", tags=["server"])
async def health(services: OurServices, scope: Scope) -> Response[Health]:
    """200 while the database can be read and written, else 503: for load balancers."""
    try:
        await services.store.check()
    except BotyardError as trouble:
        return Response(Health(ok=False, error=trouble.key), status_code=status_of(trouble, scope))
    return Response(Health(ok=True))


@get("/metrics", tags=["server"], media_type=TYPE)
async def metrics(services: OurServices, scope: Scope) -> Response[str]:
    """Counters for Prometheus; unless the host says otherwise, for this computer alone."""
    who: Literal["local", "everybody", "nobody"] = services.settings.metrics
    if who != EVERYBODY and not (who == LOCAL and is_local(scope)):
        raise Missing("page-missing")
    return Response(services.metrics.text(services.tables, services.pool), media_type=TYPE)


ROUTES: Final = [health, metrics]
