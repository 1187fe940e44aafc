"""What never changes at a table is sent once: with the table, never again with what changes."""

from botyard.server import messages as frames
from server.persons import BELT, PROBE, Person, begin, play
from server.yard import Yard

STILL = {"cards": 30, "worth": "one"}
ONE = {"worth": "one"}


def test_whoever_comes_to_a_table_is_sent_what_never_changes(yard: Yard) -> None:
    ida, bob = Person(yard, "Ida"), Person(yard, "Bob")
    table = ida.opens(PROBE, "person", "link", options=ONE)
    bob.takes(table)
    here, there = begin(table, ida, bob)
    watcher = Person(yard, "Noor").connects(table)
    for device in (here, there, watcher):
        welcome = device.frames[0]
        assert isinstance(welcome, frames.Welcome)
        assert welcome.table.still == STILL
    assert ida.looks_at(table).still == STILL


def test_nothing_that_changes_carries_it_along(yard: Yard) -> None:
    ida = Person(yard)
    (here,) = begin(ida.opens(PROBE, "person", "random", options=ONE), ida)
    here.does(frames.Propose, what="pause")
    here.does(frames.Resume)
    play(here)
    told = [frame for frame in here.frames if isinstance(frame, frames.TableChanged)]
    assert told
    assert {frame.table.still for frame in told} == {None}
    rest = [text for text in here.texts if '"type":"welcome"' not in text]
    assert not any('"still":{' in text for text in rest)


def test_a_game_that_draws_everything_from_its_view_sends_nothing(yard: Yard) -> None:
    ida = Person(yard)
    assert ida.looks_at(ida.opens(BELT, "person", "random")).still == {}


def test_spectators_who_see_everything_later_are_sent_it_too(yard: Yard) -> None:
    ida = Person(yard)
    table = ida.opens(
        PROBE, "person", "random", options=ONE, spectators={"allowed": True, "delay": 60}
    )
    begin(table, ida)
    assert Person(yard, "Noor").connects(table).table.still == STILL


def test_a_finished_game_to_watch_has_it(yard: Yard) -> None:
    ida = Person(yard)
    table = ida.opens(PROBE, "person", "random", options=ONE)
    play(*begin(table, ida))
    assert ida.asks("get", f"/api/records/{table.id}/film")["still"] == STILL
