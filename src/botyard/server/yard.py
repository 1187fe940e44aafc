"""What all handlers share, for as long as the server runs."""

import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from litestar import Litestar

from botyard.server.identity import Keys, Passwords, new_id
from botyard.server.limits import Limits
from botyard.server.settings import Settings
from botyard.server.store import Store


class Yard:
    """The parts of one server; store and keys are there while it runs."""

    store: Store
    keys: Keys

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.node = new_id()
        self.limits = Limits(settings.limits)
        self.passwords = Passwords()

    @asynccontextmanager
    async def running(self, _app: Litestar) -> AsyncIterator[None]:
        """Open what has to be opened, and close it in the end."""
        self.store = await Store.open(self.settings.database, self.node)
        try:
            self.keys = Keys(await self.store.meta("signing-key", secrets.token_urlsafe))
            yield
        finally:
            await self.store.close()
