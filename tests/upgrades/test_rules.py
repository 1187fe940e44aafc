"""Tables and records of an older commit, under its rules and under newer ones."""

import asyncio
import gzip
import json
from base64 import b64decode
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from msgspec import convert

from botyard.kernel.dice import check_dice
from botyard.kernel.errors import BadData, BadPosition, BadRecord
from botyard.kernel.game import OPEN, Json
from botyard.kernel.record import read_record
from botyard.kernel.registry import game_named, register
from botyard.kernel.replay import replay_as_far
from botyard.kernel.state import State
from botyard.server.jobs import Film, Verify
from botyard.server.store import Store
from botyard.tables.entries import read_entry
from kernel.test_records import changed
from server.persons import play
from server.stores import entries, opened
from server.yard import Yard
from upgrades.kept import GAMES, OVER, RUNNING, TABLES, Known, database, record, table, upgrade

ONE_OF_EACH = ["race-options", "factory-alone", "works-four", "belt-two"]


@pytest.fixture(autouse=True)
def _rules_of_the_day() -> Iterator[None]:
    before = [game_named(name) for name in GAMES]
    yield
    for game in before:
        register(game)


def unreadable(_: object) -> State:
    raise BadPosition("position-seats", seats=0)


def film_of(**job: object) -> dict[str, Any]:
    film: dict[str, Any] = json.loads(
        gzip.decompress(b64decode(str(convert(job | {"job": "film"}, Film).do()["film"])))
    )
    return film


async def kept(store: Store, name: str) -> Json:
    """What a table has kept of its game, as the server tells a worker."""
    row = await store.table(TABLES[name]["id"])
    assert row is not None
    assert row.position is not None
    events = [
        [[event.kind, event.args, event.seen_by] for event in line]
        for entry in [read_entry(text) for _, text in await entries(store, row.id)]
        for line in entry.events
    ]
    return {"events": events, "position": json.loads(row.position)}


def test_every_game_is_there() -> None:
    assert len(GAMES) == 4
    assert {TABLES[name]["game"] for name in RUNNING} == set(GAMES)
    assert {TABLES[name]["game"] for name in OVER} == set(GAMES)


@pytest.mark.parametrize("newer", [False, True], ids=["same rules", "newer rules"])
def test_running_tables_go_on(tmp_path: Path, newer: bool) -> None:
    """Those who sat there come back with their old cookies, and play on."""
    for name in GAMES if newer else []:
        upgrade(name)
    with Yard(database(tmp_path)) as yard:
        ida = Known(yard, "Ida")
        for name in RUNNING:
            device = ida.connects(table(name), since=TABLES[name]["version"])
            told = {one.kind for now in device.now.values() for one in now.happened}
            assert device.table.status == TABLES[name]["status"], name
            assert "rebase" in told or not newer, name
            if device.asked() and name in ONE_OF_EACH:
                play(device, moves=1)
            device.closes()
        gathering = ida.looks_at(table("gathering"))
        assert [seat.numbered for seat in gathering.seats] == [True, False, False]


@pytest.mark.parametrize("name", ["race-options", "race-flags", "works-alone", "factory-three"])
def test_a_game_that_newer_rules_cannot_read_ends_with_a_word(tmp_path: Path, name: str) -> None:
    upgrade(TABLES[name]["game"], read_position=unreadable)
    with Yard(database(tmp_path)) as yard:
        ida = Known(yard, "Ida")
        for _ in range(2):  # it is ended, and then read again
            device = ida.connects(table(name), since=TABLES[name]["version"])
            assert (device.table.status, device.now[1].view) == ("over", None)
            assert [one.kind for one in device.now[1].happened] == ["outdated"]
            device.closes()
            yard.evict(table(name).id)
        lines = ida.request("get", f"/api/records/{table(name).id}").text.splitlines()
        row = yard.call(lambda: yard.parts.store.table(table(name).id))
    assert json.loads(lines[-1])["end"]["outdated"] is True
    assert len(json.loads(lines[-1])["end"]["secret"]) == 64
    assert row is not None
    assert row.position is not None, "whoever goes back to the older version has it still"


def agreed(text: str) -> int:
    """The last line up to which the rules of today play a record as those of its day did."""
    record = read_record(text)
    match, _ = replay_as_far(game_named(record.header.game), record)
    return len(match.record.texts)


def last_checked(text: str) -> int:
    """What a check must say: 0 if it reaches the end."""
    return 0 if agreed(text) == len(text.splitlines()) else agreed(text)


@pytest.mark.parametrize("name", OVER)
def test_finished_games_are_checked(name: str) -> None:
    text = record(name)
    told = Verify(text).do()
    assert (told["ok"], told["how"], told["last"]) == (True, "commitment", last_checked(text))
    assert told["last"] == 0 or told["rules"] != told["known"]


@pytest.mark.parametrize("name", OVER)
def test_newer_rules_that_play_the_same_check_as_much(name: str) -> None:
    """The record says which rules it was played by, though those of today play it too."""
    text = record(name)
    before = Verify(text).do()
    upgrade(TABLES[name]["game"])
    told = Verify(text).do()
    assert (told["ok"], told["last"], told["rules"]) == (True, before["last"], 1)
    assert told["known"] == game_named(TABLES[name]["game"]).rules_version > 1
    if not told["last"]:
        assert len(film_of(record=text)["steps"]) == len(text.splitlines()) - 1


def played_otherwise(name: str, line: int) -> str:
    """A record that the rules of today refuse to play after a line."""
    return changed(record(name), line + 1, lambda found: found.update(chance=["nobody=knows"]))


@pytest.mark.parametrize("name", OVER)
def test_what_newer_rules_play_otherwise_is_said(name: str) -> None:
    text = played_otherwise(name, 20)
    game = game_named(TABLES[name]["game"])
    if read_record(text).header.rules == game.rules_version:
        with pytest.raises(BadRecord):
            check_dice(game, read_record(text))
    upgrade(game.name)
    told = Verify(text).do()
    assert (told["ok"], told["first"], told["last"]) == (True, 2, agreed(text))
    assert agreed(text) == min(20, agreed(record(name)))
    with pytest.raises(BadRecord, match="record-rules"):
        film_of(record=text)


def test_a_secret_that_is_not_the_one_is_found_under_any_rules() -> None:
    text = record("over-belt")
    count = len(text.splitlines())
    end = json.loads(text.splitlines()[-1])["end"] | {"secret": "00" * 32}
    forged = changed(text, count, lambda line: line.update(end=end))
    upgrade("ausser-rand-und-band")
    told = Verify(forged).do()
    assert (told["ok"], told["error"]) == (False, "dice-other-secret")


@pytest.mark.parametrize("name", OVER)
def test_a_film_is_made_of_what_the_table_has_kept(tmp_path: Path, name: str) -> None:
    """Where newer rules lead elsewhere, the stored events go on telling, up to the end."""
    upgrade(TABLES[name]["game"])
    game = game_named(TABLES[name]["game"])

    async def told() -> tuple[Json, list[dict[str, Any]]]:
        async with opened(str(database(tmp_path))) as store:
            film = await store.film(TABLES[name]["id"])
            assert film is not None
            steps: list[dict[str, Any]] = json.loads(gzip.decompress(film))["steps"]
            return await kept(store, name), steps

    from_table, then = asyncio.run(told())
    text = played_otherwise(name, 20)
    film = film_of(record=text, **from_table)
    last = agreed(text)
    assert [step.get("told", False) for step in film["steps"]] == [
        step["line"] > last for step in then
    ]
    assert [step["events"] for step in film["steps"][last:]] == [
        step["events"] for step in then[last:]
    ]
    position = from_table["position"]
    assert isinstance(position, dict)
    shown = json.loads(json.dumps(game.view(game.read_position(position), OPEN)))
    assert film["steps"][-1]["view"] == shown


def nothing_dealt(*_: object) -> State:
    raise BadData("table-nobody")


@pytest.mark.parametrize("readable", [True, False], ids=["end known", "end not known"])
@pytest.mark.parametrize("name", OVER)
def test_a_film_of_a_game_that_cannot_be_dealt_again_tells_its_events(
    tmp_path: Path, name: str, readable: bool
) -> None:
    """No line replays, and there is no film: everything that was stored is told all the same."""

    async def stored() -> tuple[Json, dict[str, Any]]:
        async with opened(str(database(tmp_path))) as store:
            film = await store.film(TABLES[name]["id"])
            assert film is not None
            return await kept(store, name), json.loads(gzip.decompress(film))

    from_table, then = asyncio.run(stored())
    unread = (
        {} if readable else {"read_position": unreadable, "seats": (7,), "still": nothing_dealt}
    )
    upgrade(TABLES[name]["game"], setup=nothing_dealt, **unread)
    with pytest.raises(BadRecord, match="record-rules"):
        film_of(record=record(name))  # an upload of which nothing else was stored
    film = film_of(record=record(name), **from_table)
    steps, last = film["steps"], film["steps"][-1]
    assert [step["told"] for step in steps] == [True] * len(then["steps"])
    assert [step["events"] for step in steps] == [one["events"] for one in then["steps"]]
    assert [step["view"] for step in steps[:-1]] == [None] * (len(steps) - 1)
    if readable:
        assert last["view"] is not None
        assert last["scores"] == then["steps"][-1]["scores"]
    else:
        assert (last["view"], last["scores"], last["standing"]) == (None, [], None)
        assert (film["still"], film["score_lines"]) == ({}, [[] for _ in film["header"]["seats"]])
    told = Verify(record(name)).do()
    assert (told["ok"], told["last"]) == (True, 1), "the secret fits, and no draw is checked"


def test_every_film_of_that_day_is_still_shown(tmp_path: Path) -> None:
    for name in GAMES:
        upgrade(name)
    with Yard(database(tmp_path)) as yard:
        ida = Known(yard, "Ida")
        for name in OVER:
            answer = ida.request("get", f"/api/records/{table(name).id}/film")
            assert len(answer.json()["steps"]) == len(record(name).splitlines()) - 1
            text = ida.request("get", f"/api/records/{table(name).id}").text
            assert text == record(name)


@pytest.mark.parametrize("name", OVER)
def test_a_record_of_other_rules_is_played_as_far_as_they_agree(name: str) -> None:
    text = played_otherwise(name, 12)
    game = game_named(TABLES[name]["game"])
    match, wrong = replay_as_far(game, read_record(text))
    last = min(12, agreed(record(name)))
    assert wrong is not None
    assert (wrong.params["line"], len(match.record.texts)) == (last + 1, last)
    whole, _ = replay_as_far(game, read_record(record(name)))
    assert game.fingerprint(match.state) == game.fingerprint(whole.state_after(last - 2))


def test_a_table_says_what_wrote_its_record(tmp_path: Path) -> None:
    with Yard(tmp_path / "new.db") as yard:
        ida = Known(yard, "Ida")
        ida.cookie = ""
        ida.asks("post", "/api/me", {"nickname": "Ida"})
        here = ida.opens("ausser-rand-und-band", "person", "person")
        ida.numbers(here, 1, 2)
        stored = yard.call(lambda: entries(yard.parts.store, here.id))
    lines = [line for _, text in stored for line in read_entry(text).lines]
    assert json.loads(lines[0])["made"].startswith("botyard ")
