"""Jobs for tests, and a pool that does them."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from botyard.kernel.match import Match
from botyard.server.jobs import Choose, Preview
from botyard.server.pool import Pool
from kernel.table import probe_match

PATIENCE = 30.0  # seconds that a busy machine may take for anything


def choose_job(
    match: Match | None = None, seat: int = 1, bot: str = "random", seed: int = 1
) -> Choose:
    """What a bot would do for a seat, counted from 1."""
    match = match or probe_match()
    return Choose(
        game=match.game.name,
        bot=bot,
        seed=seed,
        seat=seat - 1,
        known=match.game.known(match.state, seat - 1),
        legal=[match.game.vocabulary.name(action) for action in match.state.legal(seat - 1)],
    )


def preview_job(match: Match, seat: int, *actions: str) -> Preview:
    """What some actions of a seat, counted from 1, would bring."""
    known = match.game.known(match.state, seat - 1)
    return Preview(match.game.name, seat - 1, known, [*actions])


@asynccontextmanager
async def pool_of(workers: int = 1, queue: int = 100, **limits: int) -> AsyncIterator[Pool]:
    """A pool for the length of a test."""
    pool = Pool(workers, queue, **limits)
    try:
        yield pool
    finally:
        await pool.close()
