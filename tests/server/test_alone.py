"""One seat alone and eight, over the wire."""

from server.persons import PROBE, Person, begin, play
from server.yard import Yard


def test_one_alone_plays_to_the_end(yard: Yard) -> None:
    ida = Person(yard)
    table = ida.opens(PROBE, "person")
    (here,) = begin(table, ida)
    play(here)
    assert here.now[1].standing == [1]
    assert len(here.now[1].score_lines) == 1
    film = ida.asks("get", f"/api/records/{table.id}/film")
    assert film["steps"][-1]["standing"] == [1]
    again = ida.asks("post", f"/api/tables/{table.id}/rematch")
    assert [seat["names"] for seat in again["table"]["seats"]] == [["Ida"]]


def test_eight_play_to_the_end(yard: Yard) -> None:
    ida, bob = Person(yard, "Ida"), Person(yard, "Bob")
    table = ida.opens(PROBE, "person", "link", *["random"] * 5, "link")
    bob.takes(table, 2)
    bob.takes(table, 8)
    here, there = begin(table, ida, bob)
    play(here, there)
    assert here.now[1].standing == there.now[8].standing
    assert len(here.now[1].scores) == 8
