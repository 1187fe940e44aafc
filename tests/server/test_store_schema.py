"""The schema: what the code expects is what the migrations make."""

import asyncio

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, text

from botyard.server.store import Store, StoreTrouble
from botyard.server.store.schema import METADATA
from server.postgres import Postgres
from server.stores import entries, new_table, opened


def test_migrations_make_what_the_code_expects(url: str) -> None:
    def differences(connection: Connection) -> list[object]:
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        return list(compare_metadata(context, METADATA))

    async def play() -> None:
        async with opened(url) as store, store._read() as connection:
            assert await connection.run_sync(differences) == []

    asyncio.run(play())


def test_a_database_of_a_newer_botyard_is_refused(url: str) -> None:
    async def play() -> None:
        async with opened(url) as store, store._write() as connection:
            await connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
        with pytest.raises(StoreTrouble, match="store-newer"):
            await Store.open(url, "one")

    asyncio.run(play())


def test_several_nodes_may_make_the_schema_at_once(postgres: Postgres) -> None:
    async def play() -> None:
        url = postgres.new_database()
        stores = await asyncio.gather(*(Store.open(url, f"node{number}") for number in range(4)))
        await stores[0].open_table(new_table(), "first")
        assert await entries(stores[3], "table") == [(1, "first")]
        for store in stores:
            await store.close()

    asyncio.run(play())


def test_sqlite_is_durable_and_checks_its_keys(sqlite_url: str) -> None:
    async def play() -> None:
        async with opened(sqlite_url) as store, store._read() as connection:
            told = [
                (await connection.execute(text(f"PRAGMA {name}"))).scalar_one()
                for name in ("journal_mode", "synchronous", "foreign_keys")
            ]
            assert told == ["wal", 2, 1]  # 2 is FULL

    asyncio.run(play())


@pytest.mark.parametrize("address", ["", "mysql://somewhere/botyard", "sqlite:///"])
def test_an_address_that_is_none_is_refused_without_repeating_it(address: str) -> None:
    with pytest.raises(StoreTrouble) as trouble:
        asyncio.run(Store.open(address, "one"))
    assert (trouble.value.key, trouble.value.params) == ("store-address", {})


def test_postgresql_is_changed_only_when_somebody_says_so(postgres: Postgres) -> None:
    url = postgres.new_database()

    async def play() -> None:
        async with opened(url) as store, store._write() as connection:
            for table in ("sessions", "snapshots"):
                await connection.execute(text(f"DROP TABLE {table}"))
            for index in ("tables_status", "records_created", "persons_seen"):
                await connection.execute(text(f"DROP INDEX ix_{index}"))
            await connection.execute(text("ALTER TABLE holders DROP COLUMN name"))
            await connection.execute(text("UPDATE alembic_version SET version_num = '0001'"))
        with pytest.raises(StoreTrouble, match="store-upgrade"):
            await Store.open(url, "one")
        store = await Store.open(url, "one", upgrade=True)
        assert await store.sessions_of("nobody") == []
        await store.close()

    asyncio.run(play())
