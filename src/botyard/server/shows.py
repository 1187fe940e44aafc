"""Games among bots, to be watched where nobody plays in public: one for each game and day."""

import asyncio
import time
from datetime import date
from typing import Final

from botyard.kernel.game import Game
from botyard.kernel.puzzles import number_of_day
from botyard.server.filming import filmed
from botyard.server.identity import new_id
from botyard.server.jobs import Film, Show
from botyard.server.pool import Pool
from botyard.server.puzzles import today
from botyard.server.store import RecordRow, Store

PLAYING: Final = 60.0  # seconds for a whole game, on a machine that is very busy


class Shows:
    """Finds the show of today; the first who asks has it played."""

    def __init__(self, pool: Pool) -> None:
        self._pool = pool
        self._played: dict[tuple[str, date], asyncio.Task[str]] = {}

    async def find(self, store: Store, game: Game, who: str) -> str:
        """The name of its record."""
        key = (game.name, today())
        if key not in self._played:
            self._played = {one: task for one, task in self._played.items() if one[1] == key[1]}
            self._played[key] = asyncio.create_task(self._play(store, game.name, key[1], who))
            self._played[key].add_done_callback(lambda done: self._forget(key, done))
        return await asyncio.shield(self._played[key])  # others may wait for it, too

    async def _play(self, store: Store, game: str, day: date, who: str) -> str:
        job = Show(game, number_of_day(day.isoformat()))
        told = await self._pool.run(job, deadline=PLAYING, who=who)
        text = str(told["record"])
        film, _ = await filmed(self._pool, who, Film(text))
        record = new_id()
        await store.add_record(RecordRow(record, None, time.time(), game, text, None))
        await store.add_film(record, film)
        return record

    def _forget(self, key: tuple[str, date], done: asyncio.Task[str]) -> None:
        """What failed is tried again when somebody asks for it."""
        if done.cancelled() or done.exception() is not None:
            self._played.pop(key, None)
