"""Nobody sees a hand that is not theirs, and how all persons agree on a substitute."""

import json

import pytest

from botyard.server import messages as frames
from server.persons import PROBE, Device, Person, TableHere, begin, play, refused
from server.test_devices import link
from server.yard import Yard

pytestmark = pytest.mark.rule("BY-13")


def three(yard: Yard) -> tuple[list[Person], TableHere, list[Device]]:
    """Ida owns the table; Bob and Eve came by link."""
    persons = [Person(yard, name) for name in ("Ida", "Bob", "Eve")]
    table = persons[0].opens(PROBE, "person", "link", "link")
    persons[1].takes(table, 2)
    persons[2].takes(table, 3)
    return persons, table, begin(table, *persons)


def remove(owner: Person, table: TableHere, seat: int) -> None:
    owner.asks("delete", f"/api/tables/{table.id}/seats/{seat}/persons")


def test_all_agree_on_a_substitute_and_everybody_sees_that_there_is_one(yard: Yard) -> None:
    (ida, bob, eve), table, (here, there, _) = three(yard)
    remove(ida, table, 3)
    here.waits(lambda: here.table.seats[2].left)
    here.does(frames.Propose, what="substitute:3")
    with refused("reason-seat-closed", 409):
        link(ida, table, 3)  # Bob has not agreed
    there.does(frames.Propose, what="substitute:3")
    here.waits(lambda: here.table.seats[2].open)
    assert here.table.proposals == {}
    secret = link(ida, table, 3)
    with refused("substitute-plays-already", 403):
        ida.claims(secret)
    with refused("seat-not-yours", 403):
        link(bob, table, 3)
    noor = Person(yard, "Noor")
    assert noor.claims(secret) == noor.claims(secret) == 3
    new = noor.connects(table)
    here.waits(lambda: here.table.seats[2].substitute)
    seat = here.table.seats[2]
    assert (seat.names, seat.left, seat.open) == (["Noor"], False, False)
    assert [one.seat for one in bob.log(table, 2) if one.kind == "substitute"] == [3]
    play(here, there, new)
    record = ida.request("get", f"/api/records/{table.id}").text
    assert json.loads(record.splitlines()[-1])["end"]["substitutes"] == [3]
    assert eve.asks("get", f"/api/records/{table.id}/check")["ok"]


def test_one_against_it_is_enough(yard: Yard) -> None:
    (ida, *_), table, (here, there, _) = three(yard)
    remove(ida, table, 3)
    here.waits(lambda: here.table.seats[2].left)
    here.does(frames.Propose, what="substitute:3")
    there.does(frames.Decline, what="substitute:3")
    with refused("reason-seat-closed", 409):
        link(ida, table, 3)


def test_one_person_alone_never_agrees_with_themselves(yard: Yard) -> None:
    """Not with two seats of their own, nor on two devices."""
    ida, bob = Person(yard, "Ida"), Person(yard, "Bob")
    table = ida.opens(PROBE, "person", "person", "link")
    bob.takes(table, 3)
    here, _ = begin(table, ida, bob)
    phone = Person(yard, "Ida's phone")
    phone.claims(link(ida, table, 2))
    remove(ida, table, 3)
    here.waits(lambda: here.table.seats[2].left)
    assert here.is_refused(frames.Propose, 1, what="substitute:3").error == "reason-substitute-few"


def test_only_a_seat_that_nobody_holds_gets_a_substitute(yard: Yard) -> None:
    _, _, (here, there, _) = three(yard)
    refusal = here.is_refused(frames.Propose, what="substitute:2")
    assert (refusal.error, refusal.clause) == ("reason-seat-has-person", "BY-13")
    there.does(frames.Leave)
    assert here.is_refused(frames.Propose, what="substitute:2").error == "reason-seat-has-person"
    assert here.is_refused(frames.Propose, what="substitute:9").error == "reason-no-such-seat"
    assert here.is_refused(frames.Propose, what="substitute:x").error == "frame-invalid"


@pytest.mark.parametrize("plan", ["link", "person"])
def test_whoever_gives_a_seat_of_theirs_to_a_bot_sees_its_hand_no_more(
    yard: Yard, plan: str
) -> None:
    ida = Person(yard)
    table = ida.opens(PROBE, "person", plan)
    if plan == "link":
        ida.takes(table, 2)
    both = ida.connects(table)
    assert both.seats == [1, 2]
    ida.asks("put", f"/api/tables/{table.id}/seats/2/bot", {"bot": "random"})
    begin(table, ida)
    assert both.is_closed() == 1012
    assert all(now.view is None for seat, now in both.now.items() if seat == 2)
    assert ida.connects(table).seats == [1]
    with refused("seat-not-yours", 403):
        ida.log(table, 2)


def test_whoever_gives_their_seat_to_a_bot_in_mid_game_does_not_get_it_back(yard: Yard) -> None:
    ida, bob = Person(yard, "Ida"), Person(yard, "Bob")
    table = ida.opens(PROBE, "person", "link")
    bob.takes(table)
    begin(table, ida, bob)
    ida.asks("put", f"/api/tables/{table.id}/seats/1/bot", {"bot": "random"})
    assert ida.connects(table).seats == []
    with refused("reason-seat-closed", 409):
        ida.asks("put", f"/api/tables/{table.id}/seats/1/bot", {"bot": ""})
