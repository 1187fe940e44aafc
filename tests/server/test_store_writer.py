"""Commits are made at once where the disk is quick, else in a thread."""

import asyncio
import sqlite3
import threading
import time
from contextlib import closing

import pytest

from botyard.server.store import sqlite_writer
from botyard.server.store.committer import Chain
from server.stores import entries, entry, file_of, new_table, opened


class Watched:
    """Which threads write, and how long each commit takes."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, seconds: float) -> None:
        self.threads: list[str] = []
        write = sqlite_writer._write

        def watched(connection: sqlite3.Connection, chain: Chain) -> bool:
            self.threads.append(threading.current_thread().name)
            time.sleep(seconds)
            return write(connection, chain)

        monkeypatch.setattr(sqlite_writer, "_write", watched)


def test_quick_commits_are_made_at_once(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    watched = Watched(monkeypatch, 0.0)
    monkeypatch.setattr(sqlite_writer, "QUICK", 60.0)

    async def play() -> None:
        async with opened(sqlite_url) as store:
            await store.open_table(new_table(), "first")
            for version in range(2, 6):
                await store.append(entry(version))

    asyncio.run(play())
    assert set(watched.threads) == {threading.main_thread().name}


def test_slow_commits_are_made_by_a_thread(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    watched = Watched(monkeypatch, 0.05)

    async def play() -> None:
        async with opened(sqlite_url) as store:
            await store.open_table(new_table(), "first")
            for version in range(2, 6):
                await store.append(entry(version))

    asyncio.run(play())
    assert watched.threads[0] == threading.main_thread().name
    assert all(name.startswith("botyard-store") for name in watched.threads[1:])


def test_while_somebody_else_writes_everything_else_goes_on(sqlite_url: str) -> None:
    async def play() -> int:
        beats = 0
        async with opened(sqlite_url) as store:
            await store.open_table(new_table(), "first")
            with closing(sqlite3.connect(file_of(sqlite_url), isolation_level=None)) as other:
                other.execute("BEGIN IMMEDIATE")
                appending = asyncio.create_task(store.append(entry(2)))
                for _ in range(20):
                    await asyncio.sleep(0.01)
                    beats += not appending.done()
                other.execute("COMMIT")
            await appending
            assert [version for version, _ in await entries(store, "table")] == [1, 2]
        return beats

    assert asyncio.run(play()) == 20
