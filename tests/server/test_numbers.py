"""Numbers for the dice over HTTP: what is sent twice, too early, wrong, or by somebody else."""

import pytest

from botyard.server import messages as frames
from server.persons import PROBE, Person, TableHere, begin, play, refused
from server.test_devices import two
from server.yard import Yard

pytestmark = pytest.mark.rule("BY-14")


def post(person: Person, table: TableHere, what: str, given: dict[str, str]) -> object:
    return person.asks("post", f"/api/tables/{table.id}/{what}", {what: given})


def test_everybody_sees_all_commitments_before_any_number_is_shown(yard: Yard) -> None:
    ida, bob, table = two(yard)
    here = ida.connects(table)
    assert (here.table.dice, here.table.revealing, here.table.start) == (2, False, "")
    ida.commits(table, 1)
    with refused("reason-number-too-early", 409):
        ida.shows(table, 1)
    bob.commits(table, 2)
    here.waits(lambda: here.table.revealing)
    seats = here.table.seats
    assert [table.promised[seat.commitment] for seat in seats] == [(ida, 1), (bob, 2)]
    assert not any(seat.numbered for seat in seats)
    bob.shows(table, 2)
    here.waits(lambda: here.table.seats[1].numbered)
    assert here.table.revealing
    ida.shows(table, 1)
    here.waits(lambda: here.table.status == "playing")
    assert not here.table.revealing


def test_what_is_sent_again_is_taken_and_changes_nothing(yard: Yard) -> None:
    ida, bob, table = two(yard)
    ida.commits(table, 1)
    promise = {"1": ida.looks_at(table).seats[0].commitment}
    post(ida, table, "commitments", promise)
    assert ida.looks_at(table).version == 2
    bob.commits(table, 2)
    for _ in range(2):
        ida.shows(table, 1)
        bob.shows(table, 2)
    post(ida, table, "commitments", promise)
    assert ida.looks_at(table).version == 5


def test_wrong_numbers_are_refused(yard: Yard) -> None:
    ida, bob, table = two(yard)
    ida.commits(table, 1)
    bob.commits(table, 2)
    with refused("reason-number-other", 409):
        post(ida, table, "numbers", {"1": "0" * 64})
    with refused("seat-not-yours", 403):
        post(ida, table, "numbers", {"2": bob.numbers_of[table.id, 2]})
    with refused("seat-not-yours", 403):
        post(ida, table, "commitments", {"2": "0" * 64})
    for what in ("numbers", "commitments"):
        with refused("number-form", 400):
            post(ida, table, what, {"1": "17"})
        for huge in ({"1": "0" * 65}, {str(seat): "0" * 64 for seat in range(1, 66)}, {}):
            with refused("request-invalid", 400):
                post(ida, table, what, huge)


def test_a_seat_that_does_not_show_its_number_is_out_for_good(yard: Yard) -> None:
    ida, bob, table = two(yard)
    here, there = ida.connects(table), bob.connects(table)
    ida.commits(table, 1)
    bob.commits(table, 2)
    ida.shows(table, 1)
    ida.asks("delete", f"/api/tables/{table.id}/seats/2/persons")
    assert there.is_closed() == 1012
    here.waits(lambda: here.table.status == "playing")
    seat = here.table.seats[1]
    assert seat.given_up
    assert seat.bot
    assert [one.seat for one in ida.log(table, 1) if one.kind == "give-up"] == [2]
    with refused("seat-not-yours", 403):
        bob.shows(table, 2)
    with refused("reason-seat-closed", 409):
        ida.asks("post", f"/api/tables/{table.id}/seats/2/link")
    play(here)
    checked = ida.asks("get", f"/api/records/{table.id}/check")
    assert (checked["ok"], checked["how"], checked["given_up"]) == (True, "agreed", [2])


def test_whoever_leaves_instead_of_showing_their_number_sees_nothing(yard: Yard) -> None:
    ida, bob, table = two(yard)
    here, there = ida.connects(table), bob.connects(table)
    ida.commits(table, 1)
    bob.commits(table, 2)
    there.does(frames.Leave)
    ida.shows(table, 1)
    here.waits(lambda: here.table.status == "playing")
    assert there.is_closed() == 1012
    assert bob.connects(table).seats == []


def test_a_deal_that_is_played_again_is_marked(yard: Yard) -> None:
    ida = Person(yard)
    first = ida.opens(PROBE, "person", "person")
    play(*begin(first, ida))
    for line, start in ((None, "deal"), (3, "position")):
        wish = {"record": first.id} | ({} if line is None else {"line": line})
        again = ida.opens(PROBE, "person", "person", start=wish)
        assert ida.looks_at(again).start == start
        play(*begin(again, ida))
        assert ida.asks("get", f"/api/records/{again.id}/check")["how"] == start
