"""Clocks that run out, over the wire."""

import pytest

from botyard.server import driver
from botyard.server import messages as frames
from botyard.tables import timing
from botyard.tables.timing import SHOWING
from botyard_probe import play
from server.persons import BELT, PROBE, Person, TableHere, begin, events_of
from server.yard import Yard

RACE = "roborally"
DECISION = {"kind": "decision", "seconds": 1}


@pytest.fixture(autouse=True)
def no_grace(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody is given time to come back."""
    monkeypatch.setattr(driver, "GRACE", 0.0)


def entered_at(person: Person, table: TableHere, seat: int, version: int) -> float:
    """When an entry was made; a question bears the number of the entry that brought it."""
    return next(one.at for one in person.log(table, seat) if one.version == version)


def test_a_bot_decides_for_whoever_is_late(yard: Yard) -> None:
    ida = Person(yard)
    table = ida.opens(BELT, "person", "person", clock=DECISION)
    (here,) = begin(table, ida)
    (seat,) = here.asked()
    number, until = here.question(seat).number, here.now[seat].clocks[seat - 1].until
    assert until is not None
    assert until == entered_at(ida, table, seat, number) + 1
    here.waits(lambda: any(one.kind == "late" for one in here.happened(seat)))
    late = next(one for one in here.happened(seat) if one.kind == "late")
    assert late.seat == seat
    assert late.at >= until
    refused = here.is_refused(frames.Order, seat, question=number, action=late.action)
    assert refused.error == "reason-question-closed"


def test_the_rules_say_what_happens_when_time_is_up(yard: Yard) -> None:
    ida, bob = Person(yard, "Ida"), Person(yard, "Bob")
    table = ida.opens(PROBE, "person", "link", clock=DECISION)
    bob.takes(table)
    here, there = begin(table, ida, bob)
    here.waits(lambda: {one.seat for one in here.happened() if one.kind == "late"} == {1, 2})
    assert any(event.kind == "revealed" for event in events_of(here.happened()))
    assert there.waits_for(frames.SituationNow)


def test_a_clock_for_the_whole_game_runs_down(yard: Yard) -> None:
    ida = Person(yard)
    clock = {"kind": "game", "seconds": 100, "increment": 10}
    (here,) = begin(ida.opens(PROBE, "person", "random", clock=clock), ida)
    assert here.now[1].clocks[1].until is None  # a bot plays without
    left = here.now[1].clocks[0].left
    here.orders()
    here.does(frames.Propose, what="pause")
    assert left < here.now[1].clocks[0].left <= left + 10
    assert here.now[1].clocks[0].until is None
    here.does(frames.Resume)
    assert here.now[1].clocks[0].until


def test_a_clock_needs_its_time(yard: Yard) -> None:
    ida = Person(yard)
    for clock in ({"kind": "decision"}, {"kind": "days", "seconds": 5}, {"kind": "game"}):
        answer = ida.request(
            "post",
            "/api/tables",
            {"game": PROBE, "seats": [{"kind": "person"}] * 2, "clock": clock},
        )
        assert (answer.status_code, answer.json()["error"]) == (400, "clock-empty")


@pytest.mark.rule("BY-12")
def test_whoever_the_rules_hurry_is_late_in_time(
    yard: Yard, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(play, "HURRY", 1)
    ida, bob = Person(yard, "Ida"), Person(yard, "Bob")
    table = ida.opens(PROBE, "person", "link", options={"timer": True})
    bob.takes(table)
    here, there = begin(table, ida, bob)
    receipts = [here.orders() for _ in range(3)]
    there.waits(lambda: there.now[2].hurries)
    until = there.now[2].hurries[2].until
    assert until == entered_at(ida, table, 1, receipts[-1].version) + SHOWING + 1
    assert receipts[-1].situation.hurries == there.now[2].hurries
    seen = there.does(frames.Seen, version=receipts[-1].version)
    assert there.now[2].hurries[2].until == entered_at(ida, table, 1, seen) + 1
    here.reaches(seen)
    assert here.now[1].hurries == there.now[2].hurries
    there.waits(lambda: any(one.kind == "late" for one in there.happened()))
    assert there.now[2].hurries == {}


@pytest.mark.rule("BY-12")
def test_whoever_never_says_what_was_seen_is_late_all_the_same(
    yard: Yard, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(play, "HURRY", 1)
    monkeypatch.setattr(timing, "SHOWING", 1)
    ida, bob = Person(yard, "Ida"), Person(yard, "Bob")
    table = ida.opens(PROBE, "person", "link", options={"timer": True})
    bob.takes(table)
    here, there = begin(table, ida, bob)
    ready = [here.orders() for _ in range(3)][-1]
    there.waits(lambda: any(one.kind == "late" for one in there.happened()))
    late = next(one for one in there.happened() if one.kind == "late")
    assert late.at >= entered_at(ida, table, 1, ready.version) + 2


@pytest.mark.rule("BY-12")
def test_what_nobody_waits_for_changes_nothing(yard: Yard) -> None:
    ida, bob = Person(yard, "Ida"), Person(yard, "Bob")
    table = ida.opens(PROBE, "person", "link", options={"timer": True})
    bob.takes(table)
    here, there = begin(table, ida, bob)
    before = here.version()
    for version in (0, before, before + 1000):
        assert here.does(frames.Seen, version=version) == before
    assert here.is_refused(frames.Seen, 2, version=1).error == "seat-not-yours"
    assert there.version() == before


def options_of(person: Person, table: TableHere) -> object:
    return person.asks("get", f"/api/tables/{table.id}")["options"]


@pytest.mark.rule("BY-12", "RR-8")
def test_against_bots_alone_a_race_has_no_timer_unless_somebody_wants_it(yard: Yard) -> None:
    ida = Person(yard)
    alone = ida.opens(RACE, "person", "random")
    wanted = ida.opens(RACE, "person", "random", options={"timer": True})
    (here,) = begin(alone, ida)
    (there,) = begin(wanted, ida)
    here.waits(lambda: here.now[1].waiting == [1])
    there.waits(lambda: there.now[1].waiting == [1])
    assert (options_of(ida, alone), here.now[1].hurries) == ({"timer": False}, {})
    assert there.now[1].hurries[1].left == 30.0


@pytest.mark.rule("BY-12", "RR-8")
def test_a_race_for_friends_has_a_timer_unless_only_bots_came(yard: Yard) -> None:
    ida, bob = Person(yard, "Ida"), Person(yard, "Bob")
    friends = ida.opens(RACE, "person", "link")
    bob.takes(friends)
    assert options_of(ida, friends) == {}
    nobody = ida.opens(RACE, "person", "link")
    ida.asks("put", f"/api/tables/{nobody.id}/seats/2/bot", {"bot": "random"})
    (here,) = begin(nobody, ida)
    here.waits(lambda: here.now[1].waiting == [1])
    assert (options_of(ida, nobody), here.now[1].hurries) == ({"timer": False}, {})


@pytest.mark.rule("BY-12")
def test_nobody_is_hurried_where_one_browser_holds_two_seats(yard: Yard) -> None:
    ida, bob = Person(yard, "Ida"), Person(yard, "Bob")
    table = ida.opens(PROBE, "link", "link", "link", options={"timer": True})
    ida.takes(table, 1)
    ida.takes(table, 2)
    bob.takes(table, 3)
    here, there = begin(table, ida, bob)
    for seat in (1, 2):
        for _ in range(3):
            here.orders(seat=seat)
    there.reaches(here.version())
    assert (here.asked(), there.asked(), there.now[3].hurries) == ([], [3], {})
