"""Database locked, disk full, connection lost: errors, no corruption, and it goes on after."""

import asyncio
import os
import re
import resource
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from botyard.server.store import Store, StoreTrouble
from server.postgres import Postgres
from server.stores import entries, entry, file_of, new_table, opened

SHORT = 0.5  # seconds of patience: on a busy machine a connection takes a part of it
HOLD_OPEN = """
import asyncio, sys, time
from botyard.server.store import Store
asyncio.run(Store.open(sys.argv[1], "other"))
print("open", flush=True)
time.sleep(600)
"""


async def keeps_on(store: Store, version: int, trouble: str) -> int:
    """Append until there is trouble; return the first version that was not acknowledged."""
    for number in range(version, 10_000):
        try:
            await store.append(entry(number, text="x" * 1500))
        except StoreTrouble as told:
            if re.match(trouble, told.key):
                return number
            raise
    raise AssertionError("no trouble")


async def is_sound(store: Store, version: int) -> None:
    """Every acknowledged entry is there, and the next one can be written."""
    assert [number for number, _ in await entries(store, "table")] == list(range(1, version))
    await store.append(entry(version))
    await store.add_person("ida", "Ida")


def integrity(url: str) -> str:
    with closing(sqlite3.connect(file_of(url))) as connection:
        told: str = connection.execute("PRAGMA integrity_check").fetchone()[0]
        return told


def test_a_locked_sqlite_file_is_told_and_waited_for(sqlite_url: str) -> None:
    async def play() -> None:
        async with opened(sqlite_url, patience=SHORT) as store:
            await store.open_table(new_table(), "first")
            with closing(sqlite3.connect(file_of(sqlite_url))) as other:
                other.execute("BEGIN IMMEDIATE")
                with pytest.raises(StoreTrouble, match="store-locked"):
                    await store.append(entry(2))
                with pytest.raises(StoreTrouble, match="store-locked"):
                    await store.add_person("ida", "Ida")
                assert await entries(store, "table") == [(1, "first")]  # reading goes on
            await is_sound(store, 2)

    asyncio.run(play())


def test_a_row_that_is_locked_in_postgresql_is_told_and_waited_for(postgres: Postgres) -> None:
    async def play() -> None:
        url = postgres.new_database()
        async with opened(url, patience=SHORT) as store, opened(url, "two") as other:
            await store.open_table(new_table(), "first")
            async with other._write() as connection:
                await connection.exec_driver_sql("SELECT * FROM tables FOR UPDATE")
                with pytest.raises(StoreTrouble, match="store-locked"):
                    await store.append(entry(2))
            await is_sound(store, 2)

    asyncio.run(play())


@contextmanager
def small_files(size: int) -> Iterator[None]:
    """Let no file grow beyond a size."""
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, before[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)


def test_a_file_that_may_not_grow_is_told_and_nothing_is_lost(sqlite_url: str) -> None:
    async def play() -> None:
        async with opened(sqlite_url) as store:
            await store.open_table(new_table(), "first")
            with small_files(600_000):
                version = await keeps_on(store, 2, "store-(disk|full)")
            await is_sound(store, version)
        assert integrity(sqlite_url) == "ok"

    asyncio.run(play())


@pytest.fixture
def small_disk() -> Iterator[Path]:
    """A disk of one megabyte, 400 kB of which can be freed."""
    with TemporaryDirectory(prefix="botyard-disk-") as folder:
        mount = ["mount", "-t", "tmpfs", "-o", "size=1m,mode=755", "botyard-test", folder]
        Path(folder).chmod(0o755)
        if os.geteuid() != 0 or subprocess.run(mount, capture_output=True, check=False).returncode:
            pytest.skip("mounting a small disk is not allowed here")
        Path(folder, "ballast").write_bytes(bytes(400_000))
        yield Path(folder)
        subprocess.run(["umount", "--lazy", folder], check=True)


def test_a_full_disk_is_told_and_nothing_is_lost(small_disk: Path) -> None:
    async def play() -> None:
        url = f"sqlite:///{small_disk / 'botyard.db'}"
        async with opened(url) as store:
            await store.open_table(new_table(), "first")
            version = await keeps_on(store, 2, "store-full")
            with pytest.raises(StoreTrouble, match="store-full"):
                await store.append(entry(version, text="x" * 1500))
            (small_disk / "ballast").unlink()
            await is_sound(store, version)
        assert integrity(url) == "ok"

    asyncio.run(play())


def test_a_full_disk_of_postgresql_is_told_and_nothing_is_lost(
    postgres: Postgres, small_disk: Path
) -> None:
    async def play(url: str) -> None:
        async with opened(url) as store:
            postgres.say("ALTER TABLE lines SET TABLESPACE small", url)
            await store.open_table(new_table(), "first")
            version = await keeps_on(store, 2, "store-full")
            (small_disk / "ballast").unlink()
            await is_sound(store, version)

    postgres.add_space("small", small_disk / "space")
    url = postgres.new_database()
    asyncio.run(play(url))
    postgres.say("DROP TABLE lines", url)
    postgres.say("DROP TABLESPACE small")


def test_a_second_process_is_refused_until_the_first_is_killed(sqlite_url: str) -> None:
    first = subprocess.Popen(
        [sys.executable, "-c", HOLD_OPEN, sqlite_url], stdout=subprocess.PIPE, text=True
    )
    assert first.stdout is not None
    try:
        assert first.stdout.readline() == "open\n"
        with pytest.raises(StoreTrouble) as refused:
            asyncio.run(Store.open(sqlite_url, "one"))
        assert refused.value.key == "store-in-use"
        assert refused.value.params == {"where": str(file_of(sqlite_url))}
    finally:
        first.kill()
        first.wait()
        first.stdout.close()

    async def play() -> None:
        async with opened(sqlite_url) as store:
            await store.open_table(new_table(), "first")
            with pytest.raises(StoreTrouble, match="store-in-use"):
                await Store.open(sqlite_url, "two")

    asyncio.run(play())


def test_nobody_else_may_read_the_file(sqlite_url: str) -> None:
    async def play() -> None:
        async with opened(sqlite_url) as store:
            await store.open_table(new_table(), "first")
            files = file_of(sqlite_url).parent.glob("botyard.db*")
            open_to_others = {file.name for file in files if file.stat().st_mode & 0o077}
            assert open_to_others <= {"botyard.db.lock"}  # which is empty

    asyncio.run(play())


def test_what_is_no_database_is_told(tmp_path: Path) -> None:
    wrong = tmp_path / "wrong.db"
    wrong.write_text("This is not a database." * 1000)
    for url, key in (
        (str(wrong), "store-damaged"),
        (str(wrong / "below.db"), "store-refused"),
        (str(tmp_path), "store-refused"),
        ("postgresql://nobody@/nothing?host=/nowhere", "store-gone"),
    ):
        with pytest.raises(StoreTrouble, match=key):
            asyncio.run(Store.open(url, "one"))


def test_a_database_that_does_not_exist_is_told(postgres: Postgres) -> None:
    url = postgres.new_database().replace("/test", "/nothing")
    with pytest.raises(StoreTrouble, match="store-refused"):
        asyncio.run(Store.open(url, "one"))


def test_a_missing_driver_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "botyard.server.store.postgresql", None)
    with pytest.raises(StoreTrouble, match="store-driver"):
        asyncio.run(Store.open("postgresql://nobody@/nothing", "one"))


def test_cut_connections_are_made_anew(postgres: Postgres) -> None:
    async def play() -> None:
        async with opened(postgres.new_database()) as store:
            await store.open_table(new_table(), "first")
            await store.append(entry(2))
            await asyncio.to_thread(postgres.cut_connections)
            answers = await asyncio.gather(store.append(entry(3)), return_exceptions=True)
            assert str(answers[0]) in ("None", "store-gone()")
            await is_sound(store, 4 if answers[0] is None else 3)

    asyncio.run(play())


def test_a_restart_of_postgresql_is_lived_through(postgres: Postgres) -> None:
    async def play() -> None:
        async with opened(postgres.new_database()) as store:
            await store.open_table(new_table(), "first")
            await store.append(entry(2))
            await asyncio.to_thread(postgres.stop)
            try:
                with pytest.raises(StoreTrouble, match="store-gone"):
                    await store.append(entry(3))
                with pytest.raises(StoreTrouble, match="store-gone"):
                    await store.table("table")
            finally:
                await asyncio.to_thread(postgres.start)
            await is_sound(store, 3)

    asyncio.run(play())
