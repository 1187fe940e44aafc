"""Several nodes on one PostgreSQL: one wins a version, one holds a lease, all hear of appends."""

import asyncio
import time
from collections.abc import Callable
from dataclasses import replace

import pytest

from botyard.server.store import Store, VersionTaken
from server.postgres import Postgres
from server.stores import entries, entry, new_table, opened

LONG = 30.0  # seconds: what is waited for comes much sooner
Heard = list[tuple[str, int]]


async def until(true: Callable[[], bool]) -> None:
    """Wait until something has happened."""
    async with asyncio.timeout(LONG):
        while not true():
            await asyncio.sleep(0.02)


def test_exactly_one_node_wins_each_version(postgres: Postgres) -> None:
    async def race(store: Store, tables: list[str]) -> dict[str, int]:
        won = dict.fromkeys(tables, 0)
        for version in range(2, 12):
            answers = await asyncio.gather(
                *(store.append(entry(version, table, store.node)) for table in tables),
                return_exceptions=True,
            )
            for table, answer in zip(tables, answers, strict=True):
                assert answer is None or isinstance(answer, VersionTaken)
                won[table] += answer is None
            await store.tables_of("nobody")  # so that each is sometimes the first
        return won

    async def play() -> None:
        url = postgres.new_database()
        tables = [f"table{number}" for number in range(8)]
        async with opened(url, "one") as one, opened(url, "two") as two:
            for table in tables:
                await one.open_table(new_table(table), "first")
            wins = await asyncio.gather(race(one, tables), race(two, tables[::-1]))
            for table in tables:
                lines = await entries(one, table, after=1)
                assert [version for version, _ in lines] == list(range(2, len(lines) + 2))
                for node, won in zip(("one", "two"), wins, strict=True):
                    assert sum(text == node for _, text in lines) == won[table]

    asyncio.run(play())


def test_a_lease_is_held_by_one_node_until_it_runs_out(postgres: Postgres) -> None:
    async def play() -> None:
        url = postgres.new_database()
        async with opened(url, "one") as one, opened(url, "two") as two:
            for table in "abc":
                await one.open_table(new_table(table), "first")
            assert await one.lease(["a", "b"], LONG) == {"a", "b"}
            assert await two.lease(["a", "b", "c"], LONG) == {"c"}
            assert await one.lease(["a"], LONG) == {"a"}
            assert await one.lease([], LONG) == set()
            assert await one.lease(["b"], -1.0) == {"b"}  # it has run out
            assert await two.lease(["a", "b"], LONG) == {"b"}
            assert await one.lease(["b"], LONG) == set()
            await one.release_leases()
            assert await two.lease(["a"], LONG) == {"a"}

    asyncio.run(play())


def test_many_nodes_ask_for_the_same_leases_at_once(postgres: Postgres) -> None:
    async def play() -> None:
        url = postgres.new_database()
        stores = [await Store.open(url, f"node{number}") for number in range(3)]
        tables = [f"table{number}" for number in range(20)]
        for table in tables:
            await stores[0].open_table(new_table(table), "first")
        held = await asyncio.gather(*(store.lease(tables, LONG) for store in stores))
        assert sorted(table for some in held for table in some) == sorted(tables)
        for store in stores:
            await store.close()

    asyncio.run(play())


def test_tables_are_due_at_their_time_unless_another_node_minds_them(url: str) -> None:
    async def play() -> None:
        now = time.time()
        async with opened(url, "one") as one:
            for name, wake_at in (
                ("late", now - 10),
                ("later", now - 20),
                ("soon", now + 1000),
                ("never", None),
            ):
                table = replace(new_table(name), wake_at=wake_at)
                await one.open_table(table, "first")
            assert await one.due(10) == ["later", "late"]
            assert await one.due(1) == ["later"]
            await one.lease(["later"], LONG)
            assert await one.due(10) == ["later", "late"]
            if one._database.shared:
                async with opened(url, "two") as two:
                    assert await two.due(10) == ["late"]
                    await one.release_leases()
                    assert await two.due(10) == ["later", "late"]

    asyncio.run(play())


def test_a_node_hears_what_others_append(postgres: Postgres) -> None:
    async def play() -> None:
        url = postgres.new_database()
        heard: Heard = []
        async with opened(url, "one") as one, opened(url, "two") as two:
            await one.open_table(new_table(), "first")
            await two.watch(lambda table, version: heard.append((table, version)))
            await two.append(entry(2))
            await one.append(entry(3))
            await until(lambda: ("table", 3) in heard)
            assert heard == [("table", 3)]  # not what it appended itself

    asyncio.run(play())


def test_a_node_that_was_cut_off_hears_that_it_may_have_missed_something(
    postgres: Postgres,
) -> None:
    async def play() -> None:
        url = postgres.new_database()
        heard: Heard = []
        async with opened(url, "one") as one, opened(url, "two") as two:
            await one.open_table(new_table(), "first")
            await two.watch(lambda table, version: heard.append((table, version)))
            await asyncio.to_thread(postgres.cut_connections)
            await until(lambda: ("*", 0) in heard)
            await one.append(entry(2))
            await until(lambda: ("table", 2) in heard)

    asyncio.run(play())


def test_on_sqlite_there_is_nobody_to_hear_and_old_leases_do_not_count(sqlite_url: str) -> None:
    async def play() -> None:
        async with opened(sqlite_url, "one") as one:
            await one.watch(lambda table, version: pytest.fail("nobody is there"))
            await one.open_table(new_table(), "first")
            await one.lease(["table"], LONG)
            await one.append(entry(2))
        async with opened(sqlite_url, "two") as two:
            assert await two.lease(["table"], LONG) == {"table"}

    asyncio.run(play())
