"""Whoever only watches: what they see, when, and whether at all."""

import time

import pytest

from botyard.server import messages as frames
from server.persons import (
    PROBE,
    Device,
    Nobody,
    Person,
    TableHere,
    begin,
    events_of,
    play,
    refused,
)
from server.yard import Yard

SECRET_EVENTS = {"dealt", "drew-card"}


def watched(yard: Yard, **spectators: object) -> tuple[TableHere, Person, Person]:
    ida, bob = Person(yard, "Ida"), Person(yard, "Bob")
    table = ida.opens(PROBE, "person", "link", spectators=spectators, hints=True)
    bob.takes(table)
    return table, ida, bob


@pytest.mark.parametrize("seed", [1, 2])
def test_a_spectator_sees_the_game_and_no_secret(yard: Yard, seed: int) -> None:
    table, ida, bob = watched(yard, allowed=True)
    eve = Nobody(yard)
    watching = eve.connects(table)
    here, there = begin(table, ida, bob)
    play(here, there, seed=seed)
    watching.waits(lambda: 0 in watching.now and watching.is_over())
    assert watching.seats == []
    kinds = {event.kind for event in events_of(watching.happened())}
    assert "revealed" in kinds
    assert not kinds & SECRET_EVENTS
    assert all(one.action == "" for one in watching.happened())
    for frame in watching.frames:
        if isinstance(frame, frames.SituationNow) and frame.situation.status == "playing":
            assert frame.situation.question is None
            assert frame.situation.view
            hands = frame.situation.view["hands"]
            assert {card for hand in hands for card in hand} <= {"?"}
    told = events_of(eve.log(table))
    assert not {event.kind for event in told} & SECRET_EVENTS
    own = {event.kind for event in events_of(ida.log(table, 1))}
    assert "dealt" in own


def test_whoever_plays_or_watches_may_ask_whether_the_server_is_there(yard: Yard) -> None:
    table, ida, bob = watched(yard, allowed=True)
    here, _ = begin(table, ida, bob)
    watching = Nobody(yard).connects(table)
    here.tells(frames.Ping("a"))
    watching.tells(frames.Ping("b"))
    here.waits(lambda: frames.Pong("a") in here.frames)
    watching.waits(lambda: frames.Pong("b") in watching.frames)


def test_a_table_without_spectators_is_not_there_for_others(yard: Yard) -> None:
    table, ida, bob = watched(yard, allowed=False)
    begin(table, ida, bob)
    for stranger in (Nobody(yard), Person(yard, "Eve")):
        assert stranger.is_turned_away(table).error == "table-missing"
        for path in ("", "/log"):
            with refused("table-missing", 404):
                stranger.asks("get", f"/api/tables/{table.id}{path}")
        with refused("table-missing", 404):
            stranger.asks("get", f"/api/records/{table.id}")


def test_a_delay_hides_all_that_is_newer(yard: Yard) -> None:
    """With an hour's delay, spectators know of nothing but the opening."""
    table, ida, bob = watched(yard, allowed=True, delay=3600)
    eve = Person(yard, "Eve")
    early = eve.connects(table)
    here, there = begin(table, ida, bob)
    assert isinstance(here.asks(frames.Hint), frames.HintTold)
    here.does(frames.Propose, what="pause")
    there.does(frames.Decline, what="pause")
    play(here, there)
    here.waits(lambda: here.table.status == "over")
    late = eve.connects(table)
    late.waits(lambda: late.now)
    for watching in (early, late):
        watching.catches_up()
        for frame in watching.frames:
            assert isinstance(frame, frames.Welcome | frames.TableChanged | frames.SituationNow)
            shown = frame.situation if isinstance(frame, frames.SituationNow) else frame.table
            assert (shown.version, shown.status) == (1, "gathering")
    assert eve.log(table) == []
    assert eve.looks_at(table).status == "gathering"
    with refused("record-running"):
        eve.asks("get", f"/api/records/{table.id}")
    assert ida.looks_at(table).status == "over"
    assert ida.request("get", f"/api/records/{table.id}").status_code == 200


def newest(watching: Device, ages: dict[int, float]) -> float:
    """How old the newest is that a spectator knows of, in seconds."""
    watching.catches_up()
    known = [version for version in (watching.table.version, watching.version()) if version > 1]
    return time.time() - max((ages[version] for version in known), default=0.0)


@pytest.mark.parametrize("evicted", [False, True])
def test_a_delayed_spectator_sees_everything_later(yard: Yard, evicted: bool) -> None:
    table, ida, bob = watched(yard, allowed=True, delay=2)
    here, there = begin(table, ida, bob)
    play(here, there, moves=2)
    ages = {one.version: one.at for one in ida.log(table, 1)}
    here.closes()
    there.closes()
    if evicted:
        yard.evict(table.id)
    eve = Person(yard, "Eve")
    watching = eve.connects(table)
    assert newest(watching, ages) >= 2
    watching.waits(lambda: newest(watching, ages) >= 2 and watching.version() == max(ages))
    assert eve.log(table)[-1].version == max(ages)
