"""All puzzles there are: those that come with a game, and one for every day, made by a worker."""

import asyncio
import re
from datetime import UTC, date, datetime, timedelta
from typing import Final

from msgspec import Struct, convert

from botyard.kernel.game import Game, Json, Puzzle
from botyard.kernel.puzzles import number_of_day, puzzles_of
from botyard.server.errors import Missing
from botyard.server.jobs import MakePuzzle
from botyard.server.pool import Pool

MAKING: Final = 60.0  # seconds to make the puzzle of a day, on a machine that is very busy
KEPT: Final = timedelta(days=366)  # how long the puzzle of a day can be solved

_DATE: Final = re.compile(r"\d{4}-\d\d-\d\d")


class Made(Struct):
    """A puzzle as a worker tells of it."""

    position: Json
    seat: int
    stars: list[int]
    solution: list[str]


class Puzzles:
    """Finds puzzles by name: the puzzle of a day is called by its date, in UTC."""

    def __init__(self, pool: Pool) -> None:
        self._pool = pool
        self._made: dict[tuple[str, date], asyncio.Task[Puzzle]] = {}

    async def find(self, game: Game, name: str, who: str) -> Puzzle:
        """A puzzle of a game; that of a day may have to be made first."""
        named = (await asyncio.to_thread(puzzles_of, game.name)).get(name)
        if named is not None:
            return named
        day = _day(name)
        if game.puzzle is None or day is None or not today() - KEPT <= day <= today():
            raise Missing("puzzles-unknown", game=game.name, name=name)
        key = (game.name, day)
        if key not in self._made:
            self._made[key] = asyncio.create_task(self._make(game.name, day, who))
            self._made[key].add_done_callback(lambda done: self._forget(key, done))
        return await asyncio.shield(self._made[key])  # others may wait for it, too

    async def _make(self, game: str, day: date, who: str) -> Puzzle:
        job = MakePuzzle(game, number_of_day(day.isoformat()))
        made = convert(await self._pool.run(job, deadline=MAKING, who=who), Made)
        return Puzzle(made.position, made.seat, made.stars, made.solution)

    def _forget(self, key: tuple[str, date], done: asyncio.Task[Puzzle]) -> None:
        """What failed is tried again when somebody asks for it."""
        if done.cancelled() or done.exception() is not None:
            self._made.pop(key, None)


def today() -> date:
    """The day it is, in UTC."""
    return datetime.now(UTC).date()


def has_puzzles(game: Game) -> bool:
    """Whether a game has any."""
    return game.puzzle is not None or bool(puzzles_of(game.name))


def _day(name: str) -> date | None:
    """The day that a name is the date of."""
    try:
        return date.fromisoformat(name) if _DATE.fullmatch(name) else None
    except ValueError:
        return None
