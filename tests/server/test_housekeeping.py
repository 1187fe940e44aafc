"""What nobody uses is deleted; who plays stays; nobody keeps more than a quota."""

import time
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from sqlalchemy import update

from botyard.server.housekeeping import Housekeeping
from botyard.server.settings import DAY
from botyard.server.store.schema import LINES, PERSONS, RECORDS, SESSIONS, TABLES
from botyard.server.store.sessions import MOST_SESSIONS
from server.persons import BELT, PROBE, Person, TableHere, begin, play, refused
from server.yard import Yard

LONG_AGO = time.time() - 500 * DAY


@pytest.fixture
def alone(tmp_path: Path) -> Iterator[Yard]:
    """A server that nobody else uses."""
    with Yard(tmp_path / "test.db") as yard:
        yield yard


def age(yard: Yard) -> None:
    """Everything was stored long ago."""

    async def pass_time() -> None:
        async with yard.parts.store._write() as connection:
            await connection.execute(update(PERSONS).values(created=LONG_AGO, seen=LONG_AGO))
            await connection.execute(update(SESSIONS).values(created=LONG_AGO, seen=LONG_AGO))
            await connection.execute(update(TABLES).values(created=LONG_AGO))
            await connection.execute(update(LINES).values(at=LONG_AGO))
            await connection.execute(update(RECORDS).values(created=LONG_AGO))

    yard.call(pass_time)


def look(yard: Yard, **days: int) -> int:
    """One look of the housekeeping, all tables being out of memory."""
    parts = yard.parts
    keep = parts.settings.keep
    housekeeping = Housekeeping(parts.store, parts.tables, replace(keep, **days))
    return yard.call(lambda: housekeeping.look(time.time()))


def is_there(yard: Yard, table: TableHere) -> bool:
    return yard.call(lambda: yard.parts.store.table(table.id)) is not None


def person_is_there(yard: Yard, person: Person) -> bool:
    return yard.call(lambda: yard.parts.store.person(person.me)) is not None


def running(ida: Person) -> TableHere:
    table = ida.opens(BELT, "person", "person")
    (device,) = begin(table, ida)
    device.closes()
    return table


def finished(ida: Person) -> TableHere:
    table = ida.opens(PROBE, "person", "person")
    (device,) = begin(table, ida)
    play(device)
    device.closes()
    return table


def test_what_is_used_stays(alone: Yard) -> None:
    ida = Person(alone, "Ida")
    tables = [ida.opens(BELT, "person", "person"), running(ida), finished(ida)]
    for table in tables:
        alone.evict(table.id)
    assert look(alone, finished_days=1) == 0
    assert all(is_there(alone, table) for table in tables)


def test_tables_that_nobody_uses_are_deleted_but_finished_games_stay(alone: Yard) -> None:
    ida = Person(alone, "Ida")
    gathering, plays, over = ida.opens(BELT, "person", "person"), running(ida), finished(ida)
    for table in (gathering, plays, over):
        alone.evict(table.id)
    age(alone)
    look(alone)
    assert [is_there(alone, table) for table in (gathering, plays, over)] == [False, False, True]
    look(alone, finished_days=400)
    assert not is_there(alone, over)


def test_a_table_that_somebody_has_open_stays(alone: Yard) -> None:
    ida = Person(alone, "Ida")
    table = running(ida)
    device = ida.connects(table)
    age(alone)
    look(alone)
    assert is_there(alone, table)
    device.closes()


def test_guests_expire_unless_their_game_goes_on(alone: Yard) -> None:
    ida, bob, noor, eve = (Person(alone, name) for name in ("Ida", "Bob", "Noor", "Eve"))
    table = ida.opens(BELT, "person", "link")
    bob.takes(table)
    for device in begin(table, ida, bob):
        device.closes()
    noor.asks("post", "/api/me/account", {"name": "noor", "password": "correct horse"})
    finished(eve)
    age(alone)
    look(alone, running_days=0)
    there = [person_is_there(alone, person) for person in (ida, bob, noor, eve)]
    assert there == [True, True, True, False]


def record(ida: Person) -> str:
    return ida.request("get", f"/api/records/{finished(ida).id}").text


def test_uploads_expire(alone: Yard) -> None:
    ida = Person(alone, "Ida")
    upload = ida.asks("post", "/api/records", {"record": record(ida)})["id"]
    look(alone)
    assert ida.request("get", f"/api/records/{upload}").status_code == 200
    age(alone)
    look(alone, running_days=0, session_days=1000, guest_days=0)
    assert ida.request("get", f"/api/records/{upload}").status_code == 404
    assert alone.call(lambda: alone.parts.store.film(upload)) is None


def test_nothing_is_deleted_where_the_host_says_for_ever(alone: Yard) -> None:
    ida = Person(alone, "Ida")
    table = ida.opens(BELT, "person", "person")
    alone.evict(table.id)
    age(alone)
    days = ("guest_days", "gathering_days", "running_days", "upload_days", "finished_days")
    assert look(alone, session_days=1000, **dict.fromkeys(days, 0)) == 0


def test_a_little_is_done_at_a_time(alone: Yard) -> None:
    ida = Person(alone, "Ida")
    for _ in range(7):
        alone.evict(ida.opens(BELT, "person", "person").id)
    age(alone)
    keep = {"session_days": 1000, "guest_days": 0}
    assert [look(alone, **keep) for _ in range(3)] == [5, 2, 0]


def test_one_person_has_only_so_many_tables(tmp_path: Path) -> None:
    with Yard(tmp_path / "test.db", quotas={"tables": 2}) as yard:
        ida = Person(yard, "Ida")
        over = finished(ida)
        for _ in range(2):
            ida.opens(BELT, "person", "person")
        with refused("quota-tables", 403):
            ida.opens(BELT, "person", "person")
        with refused("quota-tables", 403):
            ida.asks("post", f"/api/tables/{over.id}/rematch")
        Person(yard, "Bob").opens(BELT, "person", "person")


@pytest.mark.parametrize(
    ("quota", "error"), [("uploads", "quota-uploads"), ("upload_bytes", "quota-bytes")]
)
def test_one_person_uploads_only_so_much(tmp_path: Path, quota: str, error: str) -> None:
    most = {"uploads": 2, "upload_bytes": 1}
    with Yard(tmp_path / "test.db") as yard:
        text = record(Person(yard, "Ida"))
    most["upload_bytes"] = 2 * len(text.encode()) + 10
    with Yard(tmp_path / "test.db", quotas={quota: most[quota]}) as yard:
        ida = Person(yard, "Ida")
        for _ in range(2):
            ida.asks("post", "/api/records", {"record": text})
        with refused(error, 403):
            ida.asks("post", "/api/records", {"record": text})


def test_of_very_many_devices_the_oldest_is_signed_out(alone: Yard) -> None:
    ida = Person(alone, "Ida")

    async def sign_in() -> int:
        for _ in range(MOST_SESSIONS + 5):
            await alone.parts.signed_in.start(ida.me, "")
        return len(await alone.parts.store.sessions_of(ida.me))

    assert alone.call(sign_in) == MOST_SESSIONS


def test_a_session_that_another_node_ended_is_closed_here(alone: Yard) -> None:
    ida = Person(alone, "Ida")
    table = running(ida)
    device = ida.connects(table)
    parts = alone.parts
    housekeeping = Housekeeping(parts.store, parts.tables, parts.settings.keep)
    alone.call(housekeeping.sign_out)
    alone.call(lambda: parts.store.end_sessions(ida.me))
    alone.call(housekeeping.sign_out)
    assert device.is_closed() == 1012
