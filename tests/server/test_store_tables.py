"""Tables and their lines last, on SQLite and on PostgreSQL."""

import asyncio
from collections import Counter
from collections.abc import Collection
from dataclasses import replace

import pytest

from botyard.server.store import Link, Store, StoreTrouble, VersionTaken
from botyard.server.store.committer import Chain
from server.stores import entries, entry, new_table, opened


def test_entries_are_read_in_order_and_after_a_version(url: str) -> None:
    async def play() -> None:
        async with opened(url) as store:
            await store.open_table(new_table(), "first")
            await store.append(entry(2))
            await store.append(entry(3))
            assert await entries(store, "table") == [(1, "first"), (2, "entry 2"), (3, "entry 3")]
            assert await entries(store, "table", after=2) == [(3, "entry 3")]
            assert await entries(store, "nowhere") == []

    asyncio.run(play())


def test_everything_is_there_when_it_is_opened_again(url: str) -> None:
    async def play() -> None:
        async with opened(url) as store:
            await store.open_table(new_table(), "first")
            last = replace(entry(2), status="over", wake_at=7.5, position="{}")
            await store.append(last)
        async with opened(url) as store:
            row = await store.table("table")
            assert row is not None
            assert (row.version, row.status, row.wake_at, row.position) == (2, "over", 7.5, "{}")
            assert (row.game, row.secret, row.public, row.owner) == ("probe", "hidden", True, None)
            assert len(await entries(store, "table")) == 2
            assert await store.table("nowhere") is None

    asyncio.run(play())


def test_a_table_is_opened_with_its_holders_and_links(url: str) -> None:
    async def play() -> None:
        async with opened(url) as store:
            await store.add_person("ida", "Ida")
            table = replace(
                new_table(),
                holders=((0, "ida"), (2, "ida")),
                names={2: "Mia"},
                links=(Link("hash", 1),),
            )
            await store.open_table(table, "first")
            assert await store.holders("table") == {0: ["ida"], 2: ["ida"]}
            assert await store.seat_names("table") == {2: "Mia"}
            assert await store.use_link("hash", "ida", 2.0) == ("table", 1)

    asyncio.run(play())


def test_tables_are_listed_the_newest_first(url: str) -> None:
    async def names(store: Store) -> list[str]:
        return [row.id for row in await store.public_tables(10)]

    async def play() -> None:
        async with opened(url) as store:
            await store.add_person("ida", "Ida")
            await store.open_table(new_table("old", "ida", created=1.0), "first")
            await store.open_table(new_table("new", created=2.0), "first")
            assert await names(store) == ["new", "old"]
            assert [row.id for row in await store.public_tables(1)] == ["new"]
            assert await store.public_tables(10, status="over") == []
            await store.set_public("new", False)
            assert await names(store) == ["old"]
            assert [row.id for row in await store.tables_of("ida")] == ["old"]
            await store.hold("new", 0, "ida")
            assert [row.id for row in await store.tables_of("ida")] == ["new", "old"]
            await store.set_owner("old", None)
            assert [row.id for row in await store.tables_of("ida")] == ["new"]

    asyncio.run(play())


@pytest.mark.parametrize("version", [1, 2, 4])
def test_a_version_that_does_not_follow_the_last_is_taken(url: str, version: int) -> None:
    async def play() -> None:
        async with opened(url) as store:
            await store.open_table(new_table(), "first")
            await store.append(entry(2))
            with pytest.raises(VersionTaken):
                await store.append(entry(version, text="other"))
            with pytest.raises(VersionTaken):
                await store.append(entry(1, table="nowhere"))
            assert await entries(store, "table") == [(1, "first"), (2, "entry 2")]

    asyncio.run(play())


def counted(store: Store, monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The sizes of all batches that are written from now on."""
    sizes: list[int] = []
    write = store._database.writer.write

    async def counting(chains: Collection[Chain]) -> set[str]:
        sizes.append(sum(len(chain) for chain in chains))
        return await write(chains)

    monkeypatch.setattr(store._database.writer, "write", counting)
    return sizes


def test_many_appends_at_once_are_few_commits(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play() -> None:
        async with opened(url) as store:
            for name in "abcde":
                await store.open_table(new_table(name), "first")
            sizes = counted(store, monkeypatch)
            appends = [entry(version, name) for version in range(2, 102) for name in "abcde"]
            await asyncio.gather(*(store.append(append) for append in appends))
            assert sum(sizes) == 500
            assert len(sizes) <= 4  # at most 256 in one batch
            for name in "abcde":
                assert [version for version, _ in await entries(store, name)] == list(range(1, 102))

    asyncio.run(play())


def test_a_conflict_fails_alone(url: str) -> None:
    async def play() -> None:
        async with opened(url) as store:
            for name in "abc":
                await store.open_table(new_table(name), "first")
            await store.append(entry(2, "b"))
            answers = await asyncio.gather(
                store.append(entry(2, "a")),
                store.append(entry(2, "b", "late")),
                store.append(entry(3, "b", "after the late one")),
                store.append(entry(2, "c")),
                return_exceptions=True,
            )
            assert [type(answer) for answer in answers] == [
                type(None),
                VersionTaken,
                VersionTaken,  # it followed an entry that was refused
                type(None),
            ]
            assert await entries(store, "b", after=1) == [(2, "entry 2")]

    asyncio.run(play())


def test_an_entry_that_cannot_be_written_fails_alone(url: str) -> None:
    async def play() -> None:
        async with opened(url) as store:
            for name in "abc":
                await store.open_table(new_table(name), "first")
            answers = await asyncio.gather(
                store.append(entry(2, "a")),
                store.append(entry(2, "b", "\ud800")),  # no text in any encoding
                store.append(entry(2, "c")),
                return_exceptions=True,
            )
            assert [type(answer) for answer in answers] == [type(None), StoreTrouble, type(None)]
            await store.append(entry(2, "b"))

    asyncio.run(play())


def test_of_two_in_one_batch_the_first_gets_the_version(url: str) -> None:
    async def play() -> None:
        async with opened(url) as store:
            await store.open_table(new_table(), "first")
            answers = await asyncio.gather(
                *(store.append(entry(2, text=text)) for text in ("quick", "slow", "slower")),
                return_exceptions=True,
            )
            assert Counter(type(answer) for answer in answers)[VersionTaken] == 2
            assert await entries(store, "table", after=1) == [(2, "quick")]

    asyncio.run(play())


def test_an_append_that_nobody_waits_for_is_committed_all_the_same(url: str) -> None:
    async def play() -> None:
        async with opened(url) as store:
            await store.open_table(new_table(), "first")
            impatient = asyncio.create_task(store.append(entry(2)))
            await asyncio.sleep(0)
            impatient.cancel()
            await store.append(entry(3))
            assert len(await entries(store, "table")) == 3

    asyncio.run(play())
