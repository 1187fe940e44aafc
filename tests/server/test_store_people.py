"""People, seats, links and records last."""

import asyncio
from functools import partial

import pytest

from botyard.server.store import NameTaken, RecordRow, Session, Store
from server.stores import entries, new_table, opened


async def with_people(store: Store) -> None:
    for name in ("ida", "noor"):
        await store.add_person(name, name.title())
    await store.open_table(new_table(owner="ida"), "first")


def test_a_guest_is_known_again(url: str) -> None:
    async def play() -> None:
        async with opened(url) as store:
            added = await store.add_person("ida", "Ida")
            assert await store.person("ida") == added
            await store.rename("ida", "Ida II")
            await store.seen("ida")
            person = await store.person("ida")
            assert person is not None
            assert person.nickname == "Ida II"
            assert person.seen >= person.created
            assert await store.person("nobody") is None

    asyncio.run(play())


def test_a_name_belongs_to_one_account(url: str) -> None:
    async def play() -> None:
        async with opened(url) as store:
            await with_people(store)
            await store.set_password("ida", "Ida", "hash")
            await store.set_password("ida", "Ida", "another hash")
            with pytest.raises(NameTaken) as taken:
                await store.set_password("noor", "Ida", "hash")
            assert taken.value.params == {"name": "Ida"}
            found = await store.person_named("Ida")
            assert found is not None
            assert (found.id, found.password) == ("ida", "another hash")
            assert await store.person_named("Noor") is None

    asyncio.run(play())


def test_a_deleted_person_leaves_tables_and_records_without_owner(url: str) -> None:
    async def play() -> None:
        async with opened(url) as store:
            await with_people(store)
            await store.hold("table", 0, "ida")
            await store.add_link("hash", "table", 0)
            await store.use_link("hash", "ida", 2.0)
            await store.add_record(RecordRow("record", "ida", 1.0, "probe", "lines", "table"))
            await store.delete_person("ida")
            assert await store.person("ida") is None
            assert await store.holders("table") == {}
            assert await store.use_link("hash", "noor", 3.0) is None
            table, record = await store.table("table"), await store.record("record")
            assert table is not None
            assert table.owner is None
            assert record is not None
            assert record.owner is None
            assert await entries(store, "table") == [(1, "first")]

    asyncio.run(play())


def test_a_person_can_take_along_what_is_stored_but_no_secret(url: str) -> None:
    async def play() -> None:
        async with opened(url) as store:
            await with_people(store)
            await store.set_password("ida", "Ida", "password-hash")
            await store.hold("table", 1, "ida")
            await store.add_link("link-hash", "table", 1)
            await store.use_link("link-hash", "ida", 2.0)
            await store.add_record(RecordRow("record", "ida", 1.0, "probe", "lines", None))
            await store.add_session(Session("session", "ida", 1.0, 1.0, "Firefox, Linux"))
            export = await store.export_person("ida")
            assert set(export) == {"person", "sessions", "tables", "seats", "links", "records"}
            assert all(export.values())
            assert "'seat': 2" in str(export["seats"])
            for secret in ("password-hash", "link-hash", "hidden"):
                assert secret not in str(export)

    asyncio.run(play())


def test_a_seat_is_held_by_several_and_released(url: str) -> None:
    async def play() -> None:
        async with opened(url) as store:
            await with_people(store)
            for seat, person in ((0, "ida"), (1, "ida"), (1, "noor"), (1, "noor")):
                await store.hold("table", seat, person)
            assert await store.holders("table") == {0: ["ida"], 1: ["ida", "noor"]}
            await store.release("table", 1, None, keep="noor")
            assert await store.holders("table") == {0: ["ida"], 1: ["noor"]}
            await store.release("table", 0, "noor")
            await store.release("table", 1, "noor")
            assert await store.holders("table") == {0: ["ida"]}
            await store.release("table", 0)
            assert await store.holders("table") == {}

    asyncio.run(play())


def test_a_link_is_used_once_and_again_by_the_same_person(url: str) -> None:
    async def play() -> None:
        async with opened(url) as store:
            await with_people(store)
            await store.add_link("hash", "table", 1)
            answers = await asyncio.gather(
                *(store.use_link("hash", person, 2.0) for person in ("ida", "noor"))
            )
            assert sorted(answers, key=str) == [("table", 1), None]
            winner, loser = ("ida", "noor") if answers[0] else ("noor", "ida")
            assert await store.use_link("hash", winner, 3.0) == ("table", 1)
            assert await store.use_link("hash", loser, 3.0) is None
            assert await store.use_link("unknown", winner, 3.0) is None

    asyncio.run(play())


def test_a_new_link_replaces_an_unused_one_and_links_can_be_revoked(url: str) -> None:
    async def play() -> None:
        async with opened(url) as store:
            await with_people(store)
            await store.add_link("old", "table", 1)
            await store.add_link("other seat", "table", 0)
            await store.add_link("new", "table", 1)
            assert await store.use_link("old", "ida", 2.0) is None
            assert await store.use_link("new", "ida", 2.0) == ("table", 1)
            await store.add_link("newest", "table", 1)
            assert await store.use_link("new", "ida", 2.0) == ("table", 1)  # used ones stay
            await store.revoke_links("table", 1)
            assert await store.use_link("new", "ida", 2.0) is None
            assert await store.use_link("newest", "noor", 2.0) is None
            assert await store.use_link("other seat", "noor", 2.0) == ("table", 0)

    asyncio.run(play())


def test_records_and_films_are_kept(url: str) -> None:
    async def play() -> None:
        async with opened(url) as store:
            record = RecordRow("record", None, 1.0, "probe", "line\nline\n", None)
            await store.add_record(record)
            assert await store.record("record") == record
            assert await store.record("none") is None
            await store.add_film("record", b"\x1f\x8b\x00")
            await store.add_film("record", b"later")
            assert await store.film("record") == b"\x1f\x8b\x00"
            assert await store.film("none") is None

    asyncio.run(play())


def test_a_key_is_made_once(url: str) -> None:
    async def play() -> None:
        async with opened(url) as store:
            made = await asyncio.gather(
                *(store.meta("key", partial(str, number)) for number in range(8))
            )
            assert len(set(made)) == 1
            assert await store.meta("key", lambda: "other") == made[0]

    asyncio.run(play())
