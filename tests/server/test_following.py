"""Games that follow from others, and the records of finished ones."""

import asyncio
import gzip
import json
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest

from botyard import MADE
from botyard.kernel.match import Match
from botyard.server import messages as frames
from botyard.server.store import Append
from kernel.table import belt_match, play_on, probe_match
from server.persons import BELT, PROBE, Device, Nobody, Person, TableHere, begin, play, refused
from server.yard import PATIENCE, Yard


def two(yard: Yard, **wish: Any) -> tuple[TableHere, Person, Person]:  # noqa: ANN401
    ida, bob = Person(yard, "Ida"), Person(yard, "Bob")
    table = ida.opens(PROBE, "person", "link", **wish)
    bob.takes(table)
    return table, ida, bob


def finished(yard: Yard) -> tuple[TableHere, Person, list[Device]]:
    """A game of Ida against herself that is over."""
    ida = Person(yard)
    table = ida.opens(PROBE, "person", "person")
    devices = begin(table, ida)
    play(*devices)
    return table, ida, devices


def record_of(person: Person, record: str) -> list[dict[str, object]]:
    """The lines of a record."""
    text = person.request("get", f"/api/records/{record}").text
    return [json.loads(line) for line in text.splitlines()]


def upload(person: Person, text: str) -> str:
    record: str = person.asks("post", "/api/records", {"record": text})["id"]
    return record


def text_of(match: Match) -> str:
    play_on(match)
    return match.record.text()


def test_ones_tables_say_what_is_new_and_where_one_is_waited_for(yard: Yard) -> None:
    table, ida, bob = two(yard)

    def listed(person: Person) -> dict[str, Any]:
        (one,) = person.asks("get", "/api/me/tables")
        assert one["created"] <= one["changed"] <= time.time()
        return dict(one)

    opened = listed(ida)
    assert (opened["seats"], opened["waiting"]) == ([1], [])
    here, there = begin(table, ida, bob)
    begun = listed(ida)
    assert begun["changed"] > opened["changed"]
    assert (begun["waiting"], listed(bob)["waiting"]) == ([1], [2])  # never those of others
    play(here, there)
    assert (listed(ida)["status"], listed(ida)["waiting"]) == ("over", [])


# Rematch


def test_everybody_plays_again(yard: Yard) -> None:
    table, ida, bob = two(yard)
    here, there = begin(table, ida, bob)
    with refused("reason-game-goes-on", 409):
        ida.asks("post", f"/api/tables/{table.id}/rematch")
    assert len(ida.asks("get", "/api/me/tables")) == 1  # none was opened in vain
    play(here, there)
    with refused("table-missing", 404):
        Person(yard, "Eve").asks("post", f"/api/tables/{table.id}/rematch")
    opened = ida.asks("post", f"/api/tables/{table.id}/rematch")
    again = TableHere(opened["table"]["id"])
    assert opened["links"] == {}
    there.waits(lambda: there.table.next == again.id)
    assert bob.asks("post", f"/api/tables/{table.id}/rematch")["table"]["id"] == again.id
    assert bob.looks_at(again).after == table.id
    assert bob.looks_at(again).commitment != bob.looks_at(table).commitment
    play(*begin(again, ida, bob))


def test_two_who_ask_for_a_rematch_at_once_meet(yard: Yard) -> None:
    table, ida, bob = two(yard)
    play(*begin(table, ida, bob))
    led: list[str] = []

    def ask(person: Person) -> None:
        led.append(person.asks("post", f"/api/tables/{table.id}/rematch")["table"]["id"])

    asking = [threading.Thread(target=ask, args=[person]) for person in (ida, bob, ida, bob)]
    for thread in asking:
        thread.start()
    for thread in asking:
        thread.join()
    assert len(led) == 4
    assert set(led) == {ida.looks_at(table).next}


def test_people_at_one_screen_have_names_of_their_own_also_in_a_rematch(yard: Yard) -> None:
    ida = Person(yard, "Ida")
    seats = [{"kind": "person"}, {"kind": "person", "name": "  Mia "}]
    opened = ida.asks("post", "/api/tables", {"game": PROBE, "seats": seats})
    table = TableHere(opened["table"]["id"], {})

    def names(shown: dict[str, Any]) -> list[list[str]]:
        return [seat["names"] for seat in shown["seats"]]

    assert names(opened["table"]) == [["Ida"], ["Mia"]]
    play(*begin(table, ida))
    again = ida.asks("post", f"/api/tables/{table.id}/rematch")
    assert names(again["table"]) == [["Ida"], ["Mia"]]


@pytest.mark.parametrize(
    ("seat", "error"),
    [
        ({"kind": "person", "name": "\u202eMia"}, "nickname-wrong"),
        ({"kind": "link", "name": "Mia"}, "seat-name"),
        ({"kind": "bot", "bot": "random", "name": "Mia"}, "seat-name"),
    ],
)
def test_only_people_at_this_screen_are_named_and_visibly(
    yard: Yard, seat: dict[str, str], error: str
) -> None:
    wish = {"game": PROBE, "seats": [{"kind": "person"}, seat]}
    answer = Person(yard).request("post", "/api/tables", wish)
    assert (answer.status_code, answer.json()["error"]) == (400, error)


# The same deal, and playing on


def test_the_same_deal_is_played_again(yard: Yard) -> None:
    table, ida, _ = finished(yard)
    eve = Person(yard, "Eve")
    again = eve.opens(PROBE, "person", "random", start={"record": table.id})
    (here,) = begin(again, eve)
    play(here)
    first, second = record_of(ida, table.id), record_of(eve, again.id)
    assert first[1]["deal"] == second[1]["deal"]
    assert eve.asks("get", f"/api/records/{again.id}/check")["ok"]


def test_play_goes_on_from_a_line_of_a_finished_record(yard: Yard) -> None:
    table, _, _ = finished(yard)
    eve = Person(yard, "Eve")
    wish = {"record": table.id, "line": 4}
    other = eve.opens(PROBE, "person", "random", start=wish)
    (here,) = begin(other, eve)
    play(here)
    film = eve.asks("get", f"/api/records/{table.id}/film")["steps"]
    goes_on = eve.asks("get", f"/api/records/{other.id}/film")["steps"]
    assert film[2]["line"] == 4
    assert goes_on[0]["view"] == film[2]["view"]
    assert eve.asks("get", f"/api/records/{other.id}/check")["ok"]


def test_where_play_cannot_go_on_no_table_is_opened(yard: Yard) -> None:
    table, ida, _ = finished(yard)
    lines = len(record_of(ida, table.id))
    before = len(ida.asks("get", "/api/me/tables"))
    outside = "read-out-of-range"
    for line, error in ((lines, "position-over"), (lines + 1, outside), (10**6, outside)):
        with refused(error):
            ida.opens(PROBE, "person", "person", start={"record": table.id, "line": line})
    with refused("position-seats"):
        ida.opens(PROBE, "person", "person", "random", start={"record": table.id, "line": 4})
    with refused("record-other-game"):
        ida.opens(BELT, "person", "person", start={"record": table.id, "line": 4})
    assert len(ida.asks("get", "/api/me/tables")) == before


def test_nobody_plays_on_from_a_running_game(yard: Yard) -> None:
    table, ida, bob = two(yard)
    begin(table, ida, bob)
    for start in ({"record": table.id}, {"record": table.id, "line": 2}):
        with refused("record-running"):
            ida.opens(PROBE, "person", "person", start=start)


# Records


def test_the_record_of_a_running_game_stays_in_the_server(yard: Yard) -> None:
    table, ida, bob = two(yard)
    here, there = begin(table, ida, bob)
    for path in ("", "/film", "/check"):
        with refused("record-running"):
            ida.asks("get", f"/api/records/{table.id}{path}")
    play(here, there)
    eve = Nobody(yard)
    lines = record_of(eve, table.id)
    assert "secret" in str(lines[-1])
    assert eve.asks("get", f"/api/records/{table.id}/check") == {
        "ok": True,
        "how": "agreed",
        "given_up": [],
        "first": 2,
        "last": 0,
        "rules": 1,
        "known": 1,
        "made": MADE,
        "error": "",
        "params": {},
    }
    film = eve.asks("get", f"/api/records/{table.id}/film")
    assert [step["line"] for step in film["steps"]] == list(range(2, len(lines) + 1))


def test_a_game_is_over_when_its_end_is_stored(yard: Yard, monkeypatch: pytest.MonkeyPatch) -> None:
    """Until then nobody has its record, nor hears that it is over."""
    table, ida, bob = two(yard)
    here, there = begin(table, ida, bob)
    here.does(frames.Propose, what="end")
    append, storing, stored = yard.parts.store.append, threading.Event(), threading.Event()

    async def slowly(entry: Append) -> None:
        storing.set()
        await asyncio.to_thread(stored.wait, PATIENCE)
        await append(entry)

    monkeypatch.setattr(yard.parts.store, "append", slowly)
    with ThreadPoolExecutor() as others:
        ending = others.submit(there.does, frames.Propose, what="end")
        assert storing.wait(PATIENCE)
        shown = others.submit(ida.looks_at, table)
        record = others.submit(record_of, ida, table.id)
        time.sleep(0.3)  # whoever does not wait has answered by now
        assert not shown.done()
        assert not record.done()
        stored.set()
        assert ending.result(PATIENCE)
        assert shown.result(PATIENCE).status == "over"
        assert "end" in record.result(PATIENCE)[-1]


@pytest.mark.parametrize("match", [probe_match(), belt_match()], ids=lambda match: match.game.name)
def test_a_record_is_uploaded_to_be_watched(yard: Yard, match: Match) -> None:
    ida, text = Person(yard), text_of(match)
    record = upload(ida, text)
    eve = Nobody(yard)
    assert eve.request("get", f"/api/records/{record}").text == text
    steps = eve.asks("get", f"/api/records/{record}/film")["steps"]
    assert len(steps) == len(text.splitlines()) - 1
    with refused("no-person", 401):
        upload(eve, text)


def test_an_unfinished_record_can_be_watched_but_its_deal_is_not_known(yard: Yard) -> None:
    ida, match = Person(yard), probe_match()
    record = upload(ida, match.record.text())
    assert len(ida.asks("get", f"/api/records/{record}/film")["steps"]) == 1
    with refused("deal-not-known", 404):
        ida.opens(PROBE, "person", "person", start={"record": record})
    begin(ida.opens(PROBE, "person", "person", start={"record": record, "line": 2}), ida)


def test_a_broken_record_is_refused_with_its_line(yard: Yard) -> None:
    ida = Person(yard)
    lines = text_of(probe_match()).splitlines(keepends=True)
    for broken in ("", "rubbish", lines[0], "".join(lines[:3] + lines[4:]), "{}\n" * 5):
        answer = ida.request("post", "/api/records", {"record": broken})
        assert answer.status_code == 400, broken
        assert answer.json()["error"].startswith("record-")
    assert not ida.asks("post", "/api/check", {"record": "rubbish"})["ok"]


def test_a_huge_record_is_refused(yard: Yard) -> None:
    ida = Person(yard)
    for size, status in ((1024 * 1024 + 1, 400), (2 * 1024 * 1024, 413)):
        answer = ida.request("post", "/api/records", {"record": "x" * size})
        assert answer.status_code == status


def test_public_tables_are_listed_while_they_are_played(yard: Yard) -> None:
    def listed() -> set[str]:
        return {table["id"] for table in Nobody(yard).asks("get", "/api/tables")}

    table, ida, bob = two(yard, public=True)
    private, *others = two(yard)
    assert table.id not in listed()
    here, there = begin(table, ida, bob)
    begin(private, *others)
    assert table.id in listed()
    assert private.id not in listed()
    here.does(frames.Propose, what="end")
    there.does(frames.Propose, what="end")
    assert table.id not in listed()


def test_a_film_is_sent_gzipped(yard: Yard) -> None:
    ida = Person(yard)
    record = upload(ida, text_of(probe_match()))
    answer = ida.request("get", f"/api/records/{record}/film")
    assert answer.headers["content-encoding"] == "gzip"
    assert len(gzip.compress(answer.content)) < len(answer.content)


def test_a_film_names_its_table_if_it_was_played_here(yard: Yard) -> None:
    table, ida, _ = finished(yard)
    played = ida.request("get", f"/api/records/{table.id}/film")
    brought = upload(ida, ida.request("get", f"/api/records/{table.id}").text)
    watched = ida.request("get", f"/api/records/{brought}/film")
    assert played.headers["botyard-table"] == table.id
    assert "botyard-table" not in watched.headers


def test_a_film_is_made_as_soon_as_a_game_is_over(yard: Yard) -> None:
    table, _, _ = finished(yard)
    until = time.monotonic() + PATIENCE
    while yard.call(lambda: yard.parts.store.film(table.id)) is None:
        assert time.monotonic() < until
        time.sleep(0.05)
