"""One seat on several devices, and seats that change hands."""

import pytest

from botyard.server import messages as frames
from server.persons import PROBE, Device, Nobody, Person, TableHere, begin, events_of, play, refused
from server.yard import Yard

RESTART = 1012  # what a server closes with if one may come back


def two(yard: Yard) -> tuple[Person, Person, TableHere]:
    """Ida owns the table and sits at seat 1; Bob came by link."""
    ida, bob = Person(yard, "Ida"), Person(yard, "Bob")
    table = ida.opens(PROBE, "person", "link")
    bob.takes(table)
    return ida, bob, table


def link(person: Person, table: TableHere, seat: int) -> str:
    """A fresh link to a seat."""
    secret: str = person.asks("post", f"/api/tables/{table.id}/seats/{seat}/link")["secret"]
    return secret


def test_whoever_comes_back_is_told_what_they_missed(yard: Yard) -> None:
    ida, bob, table = two(yard)
    here, there = begin(table, ida, bob)
    here.orders()
    known = there.now[2].version
    there.closes()
    here.waits(lambda: not here.table.seats[1].present)
    here.orders()
    here.orders("ready")
    back = bob.connects(table, since=known)
    told = back.now[2].happened
    assert [one.version for one in told] == list(range(known + 1, back.now[2].version + 1))
    assert all(one.action == "" for one in told)  # what others decided is theirs
    assert [event.kind for event in events_of(told)] == ["is-ready"]
    own = ida.connects(table, since=0).now[1].happened
    assert [one.version for one in own] == list(range(1, back.now[2].version + 1))
    assert [one.action for one in own if one.kind == "order"][-1] == "ready"
    assert bob.log(table, 2, known) == told
    here.waits(lambda: here.table.seats[1].present)


@pytest.mark.parametrize("since", [-(10**30), 10**6, 10**30])
def test_a_strange_since_is_harmless(yard: Yard, since: int) -> None:
    ida, bob, table = two(yard)
    begin(table, ida, bob)
    device = bob.connects(table, since=since)
    assert device.now[2].question
    assert len(bob.log(table, 2, since)) == len(device.now[2].happened)


def test_one_seat_on_two_devices(yard: Yard) -> None:
    ida, bob, table = two(yard)
    here, there = begin(table, ida, bob)
    also = ida.connects(table)
    receipt = here.orders()
    also.reaches(receipt.version)
    assert also.now[1] == receipt.situation
    assert also.orders(receipt.action, 0, receipt.question).again
    also.closes()
    there.waits(lambda: there.table.seats[0].present)
    here.closes()
    there.waits(lambda: not there.table.seats[0].present)


def test_a_seat_moves_to_another_device_by_a_fresh_link(yard: Yard) -> None:
    ida, bob, table = two(yard)
    here, there = begin(table, ida, bob)
    phone = Person(yard, "Bob's phone")
    old = link(bob, table, 2)
    fresh = link(bob, table, 2)
    with refused("link-unknown", 404):
        phone.claims(old)  # another was made since
    assert phone.claims(fresh) == 2
    assert phone.claims(fresh) == 2  # whoever used it may do so again
    with refused("link-unknown", 404):
        Person(yard, "Eve").claims(fresh)
    with refused("link-unknown", 404):
        Person(yard, "Eve").claims(table.links[2])
    with refused("seat-not-yours", 403):
        link(ida, table, 2)  # it is held, if not by its owner
    here.waits(lambda: here.table.seats[1].names == ["Bob", "Bob's phone"])
    mobile = phone.connects(table)
    mobile.orders()
    there.reaches(mobile.version())

    unused = link(bob, table, 2)
    phone.asks("delete", f"/api/tables/{table.id}/seats/2/devices")
    assert there.is_closed() == RESTART
    here.waits(lambda: here.table.seats[1].names == ["Bob's phone"])
    assert bob.connects(table).seats == []
    for secret in (unused, table.links[2]):
        with refused("link-unknown", 404):
            bob.claims(secret)
    play(here, mobile)


def test_links_are_taken_by_post_and_by_somebody(yard: Yard) -> None:
    table = Person(yard).opens(PROBE, "person", "link")
    with refused("no-person", 401):
        Nobody(yard).claims(table.links[2])
    answer = Person(yard).request("get", f"/api/seats?secret={table.links[2]}")
    assert answer.status_code == 405
    with refused("link-unknown", 404):
        Person(yard).claims("x" * 22)


@pytest.mark.rule("BY-13")
def test_a_removed_persons_seat_is_played_by_a_bot_to_the_end(yard: Yard) -> None:
    ida, bob, table = two(yard)
    here, there = begin(table, ida, bob)
    with refused("owner-only", 403):
        bob.asks("delete", f"/api/tables/{table.id}/seats/1/persons")
    unused = link(bob, table, 2)
    ida.asks("delete", f"/api/tables/{table.id}/seats/2/persons")
    assert there.is_closed() == RESTART
    here.waits(lambda: here.table.seats[1].left and not here.table.seats[1].names)
    for secret in (table.links[2], unused):
        with refused("link-unknown", 404):
            bob.claims(secret)
    with refused("reason-seat-closed", 409):
        link(ida, table, 2)
    play(here)


def test_a_seat_whose_person_was_removed_before_the_game_is_free_again(yard: Yard) -> None:
    ida, bob, eve, noor = (Person(yard, name) for name in ("Ida", "Bob", "Eve", "Noor"))
    table = ida.opens(PROBE, "person", "link", "link")
    ida.numbers(table, 1)
    bob.takes(table)
    bob.numbers(table, 2)
    there = bob.connects(table)
    ida.asks("delete", f"/api/tables/{table.id}/seats/2/persons")
    assert there.is_closed() == RESTART
    seat = ida.looks_at(table).seats[1]
    assert (seat.numbered, seat.names) == (False, [])
    with refused("link-unknown", 404):
        bob.claims(table.links[2])
    eve.takes(table, 3)
    eve.numbers(table, 3)
    assert ida.looks_at(table).status == "gathering"  # it does not begin with an empty seat
    noor.claims(link(ida, table, 2))
    play(*begin(table, ida, noor, eve))
    assert ida.asks("get", f"/api/records/{table.id}/check")["ok"]


def test_a_seat_whose_person_was_deleted_before_the_game_is_free_again(yard: Yard) -> None:
    ida, bob, table = two(yard)
    bob.numbers(table, 2)
    bob.asks("delete", "/api/me")
    ida.numbers(table, 1)
    seat = ida.looks_at(table).seats[1]
    assert (ida.looks_at(table).status, seat.numbered, seat.names) == ("gathering", False, [])
    eve = Person(yard, "Eve")
    eve.claims(link(ida, table, 2))
    play(*begin(table, ida, eve))


def test_an_owner_seats_a_bot(yard: Yard) -> None:
    ida = Person(yard)
    table = ida.opens(PROBE, "person", "link")

    def seats(bot: str, seat: int = 2) -> None:
        ida.asks("put", f"/api/tables/{table.id}/seats/{seat}/bot", {"bot": bot})

    with refused("unknown-bot", 400):
        seats("hal")
    ida.numbers(table, 1)
    here = ida.connects(table)
    seats("random")  # nobody else is waited for: numbers are shown, and the game begins
    ida.shows(table, 1)
    here.waits(lambda: here.table.status == "playing")
    assert here.table.seats[1].bot == "random"
    with refused("reason-seat-closed", 409):
        seats("")
    with refused("reason-seat-closed", 409):
        link(ida, table, 2)
    with refused("reason-seat-closed", 409):
        ida.claims(table.links[2])  # which it was opened with, and nobody has used
    assert ida.connects(table).seats == [1]
    play(here)


def test_nobody_acts_for_a_seat_of_others(yard: Yard) -> None:
    ida, bob, table = two(yard)
    here, there = begin(table, ida, bob)
    frame = there.question()
    refusal = here.is_refused(
        frames.Order, 2, question=frame.number, action=frame.choices[0].action
    )
    assert refusal.error == "seat-not-yours"
    with refused("seat-not-yours", 403):
        ida.log(table, 2)
    with refused("seat-not-yours", 403):
        ida.numbers(table, 2)
    watching = Nobody(yard).connects(table)
    assert watching.is_refused(frames.Leave, 1).error == "seat-not-yours"


def test_only_who_sits_there_gives_numbers(yard: Yard) -> None:
    """Not even none: every entry of a table is somebody's who sits there."""
    ida, bob, table = two(yard)
    for person in (ida, Person(yard, "Eve")):
        with refused("request-invalid", 400):
            person.numbers(table)
    ida.numbers(table, 1)
    with refused("reason-commitment-given", 409):
        ida.numbers(table, 1)
    assert ida.looks_at(table).version == 2
    bob.numbers(table, 2)
    with refused("reason-game-has-begun", 409):
        bob.numbers(table, 2)


def test_names_are_told_to_the_others(yard: Yard) -> None:
    ida = Person(yard, "Ida")
    table = ida.opens(PROBE, "person", "link")
    here = ida.connects(table)
    bob = Person(yard, "Bob")
    bob.takes(table)
    here.waits(lambda: here.table.seats[1].names == ["Bob"])
    bob.asks("patch", "/api/me", {"nickname": "Robert"})
    here.waits(lambda: here.table.seats[1].names == ["Robert"])
    bob.asks("post", "/api/me", {"nickname": "Bobby"})
    here.waits(lambda: here.table.seats[1].names == ["Bobby"])


def names_of(device: Device) -> list[list[str]]:
    return [seat.names for seat in device.table.seats]


def test_whoever_is_forgotten_leaves_the_game_going(yard: Yard) -> None:
    ida, bob, table = two(yard)
    here, there = begin(table, ida, bob)
    exported = bob.asks("get", "/api/me/export")
    assert table.id in str(exported)
    assert "Ida" not in str(exported)
    assert [one["table"] for one in bob.asks("get", "/api/me/tables")] == [table.id]
    bob.asks("delete", "/api/me")
    assert there.is_closed() == RESTART
    here.waits(lambda: names_of(here) == [["Ida"], []] and here.table.seats[1].left)
    with refused("no-person", 401):
        bob.asks("get", "/api/me")
    assert bob.connects(table).seats == []
    play(here)
    record = ida.request("get", f"/api/records/{table.id}").text
    assert "Bob" not in record
    ida.asks("delete", "/api/me")
    assert Person(yard).looks_at(table).seats[0].names == []


def test_an_ownerless_table_is_not_everybodys(yard: Yard) -> None:
    ida, bob = Person(yard, "Ida"), Person(yard, "Bob")
    table = ida.opens(PROBE, "person", "link", spectators={"allowed": False})
    bob.takes(table)
    begin(table, ida, bob)
    ida.asks("delete", "/api/me")
    for stranger in (ida, Nobody(yard), Person(yard, "Eve")):
        assert stranger.is_turned_away(table).error == "table-missing"
        with refused("table-missing", 404):
            stranger.looks_at(table)
