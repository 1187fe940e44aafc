"""What all handlers share, for as long as the server runs."""

import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

from litestar import Litestar

from botyard.bots import bot_names
from botyard.kernel.registry import all_games
from botyard.server.driver import Driver
from botyard.server.filming import Filming
from botyard.server.guessing import Guesses
from botyard.server.housekeeping import Housekeeping
from botyard.server.identity import Keys, Passwords, new_id
from botyard.server.limits import Limits
from botyard.server.live_tables import LiveTables
from botyard.server.metrics import Metrics
from botyard.server.pool import Pool
from botyard.server.puzzles import Puzzles
from botyard.server.sessions import SignedIn
from botyard.server.settings import Settings
from botyard.server.shows import Shows
from botyard.server.store import Store
from botyard.server.webfiles import web_files
from botyard.words import LANGUAGES, Words

MOST_JOBS: Final = 1000  # that may wait for a worker


class Services:
    """The parts of one server; store, keys and tables are there while it runs."""

    store: Store
    keys: Keys
    signed_in: SignedIn
    tables: LiveTables

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.node = new_id()
        self.limits = Limits(settings.limits)
        self.passwords = Passwords()
        self.guesses = Guesses()
        self.metrics = Metrics()
        self.pool = Pool(settings.workers, MOST_JOBS)
        self.puzzles = Puzzles(self.pool)
        self.shows = Shows(self.pool)

    @asynccontextmanager
    async def running(self, _app: Litestar) -> AsyncIterator[None]:
        """Open what has to be opened, and close it in the end."""
        games = list(all_games().values())
        for game in games:  # what cannot be used is logged now, and not in mid-game
            bot_names(game)
        for language in LANGUAGES:  # read now, and not while somebody waits
            Words(language)
            for game in games:
                Words(language, game)
        web_files()
        self.store = await Store.open(
            self.settings.database, self.node, upgrade=self.settings.upgrade
        )
        try:
            self.keys = Keys(await self.store.meta("signing-key", secrets.token_urlsafe))
            self.signed_in = SignedIn(self.store, self.keys, self.settings.keep.session_days)
            tables = self.settings.tables
            self.tables = LiveTables(
                self.store, tables.idle_seconds, tables.most_entries, tables.snapshot_entries
            )
            self.tables.on_commit.append(self.metrics.committed)
            await self.store.watch(self.tables.heard)
            await self.pool.start()
            filming = Filming(self.store, self.tables, self.pool)
            driver = Driver(self.store, self.tables, self.pool)
            driver.start()
            housekeeping = Housekeeping(self.store, self.tables, self.settings.keep)
            housekeeping.start()
            self.metrics.start()
            try:
                yield
            finally:
                await self.metrics.close()
                await housekeeping.close()
                await driver.close()
                await filming.close()
                await self.tables.close()
        finally:
            await self.pool.close()
            await self.store.close()
