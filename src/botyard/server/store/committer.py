"""
Group commit: what is queued while one commit is under way goes into the next.

There is never more than one commit in flight. The appends of one table within a batch are a
chain of consecutive versions that is written as a whole or not at all, so that no entry ever
follows one that was refused.
"""

import asyncio
from collections.abc import Collection, Sequence
from typing import Final, NamedTuple, Protocol

from botyard.server.store.rows import Append
from botyard.server.store.trouble import UNKNOWN, VersionTaken, trouble_of

LARGEST_BATCH: Final = 256

Chain = Sequence[Append]  # of one table, versions one after the other


class Writer(Protocol):
    """Writes a batch in one transaction."""

    async def write(self, chains: Collection[Chain]) -> set[str]:
        """Return the tables whose chains were written; the others' versions are taken."""

    async def close(self) -> None:
        """Let go of the database."""


class _Waiting(NamedTuple):
    append: Append
    committed: asyncio.Future[None]


class Committer:
    """Takes appends, and answers each when it is durable."""

    def __init__(self, writer: Writer) -> None:
        self._writer = writer
        self._queue: list[_Waiting] = []
        self._task: asyncio.Task[None] | None = None

    async def append(self, append: Append) -> None:
        """Return when the entry is committed; raise if it cannot be."""
        committed = asyncio.get_running_loop().create_future()
        self._queue.append(_Waiting(append, committed))
        if self._task is None:
            self._task = asyncio.create_task(self._commit())
        await committed

    async def close(self) -> None:
        """Commit what is queued, and let go of the database."""
        if self._task is not None:
            await self._task
        await self._writer.close()

    async def _commit(self) -> None:
        while self._queue:
            await self._write(self._batch())
        self._task = None

    def _batch(self) -> dict[str, list[_Waiting]]:
        """Take chains from the queue; what does not fit its table's chain waits for the next."""
        chains: dict[str, list[_Waiting]] = {}
        left: list[_Waiting] = []
        for waiting in self._queue[:LARGEST_BATCH]:
            chain = chains.setdefault(waiting.append.table, [])
            if chain and waiting.append.version != chain[-1].append.version + 1:
                left.append(waiting)
            else:
                chain.append(waiting)
        self._queue = left + self._queue[LARGEST_BATCH:]
        return chains

    async def _write(self, chains: dict[str, list[_Waiting]]) -> None:
        appends = [[waiting.append for waiting in chain] for chain in chains.values()]
        try:
            written = await self._writer.write(appends)
        except Exception as error:
            trouble = trouble_of(error)
            if trouble.key == UNKNOWN and len(chains) > 1:
                for table, chain in chains.items():  # one entry may be to blame, not all
                    await self._write({table: chain})
                return
            trouble.__cause__ = error
            for chain in chains.values():
                _fail(chain, trouble)
            return
        for table, chain in chains.items():
            if table in written:
                _succeed(chain)
            else:
                _fail(chain, VersionTaken("store-version-taken"))


def _succeed(chain: list[_Waiting]) -> None:
    for waiting in chain:
        if not waiting.committed.done():  # nobody waits any more: committed all the same
            waiting.committed.set_result(None)


def _fail(chain: list[_Waiting], error: Exception) -> None:
    for waiting in chain:
        if not waiting.committed.done():
            waiting.committed.set_exception(error)
