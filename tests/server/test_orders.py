"""Questions and orders, over the wire."""

from typing import Any

import pytest

from botyard.kernel.registry import game_named
from botyard.server import messages as frames
from server.persons import BELT, PROBE, Device, Person, begin, play
from server.yard import Yard


def two_at(yard: Yard, game: str, **wish: Any) -> tuple[Person, list[Device]]:  # noqa: ANN401
    """Ida and Bob, who have begun."""
    ida, bob = Person(yard, "Ida"), Person(yard, "Bob")
    table = ida.opens(game, "person", "link", **wish)
    bob.takes(table)
    return ida, begin(table, ida, bob)


def asked(devices: list[Device]) -> Device:
    """The one who is asked."""
    return next(device for device in devices if device.asked())


def test_the_same_order_again_is_the_same_receipt(yard: Yard) -> None:
    ida = Person(yard)
    table = ida.opens(PROBE, "person", "person")
    (here,) = begin(table, ida)
    first = here.orders(seat=1)
    assert not first.again
    again = here.orders(first.action, 1, first.question)
    assert (again.again, again.version) == (True, first.version)
    here.closes()
    there = ida.connects(table)
    again = there.orders(first.action, 1, first.question)
    assert (again.again, again.version) == (True, first.version)
    play(there, moves=6)
    again = there.orders(first.action, 1, first.question)  # of long ago
    assert (again.again, again.version) == (True, first.version)
    assert again.situation == there.now[1]
    assert again.situation.version > first.version
    play(there)
    again = there.orders(first.action, 1, first.question)
    assert (again.again, again.version) == (True, first.version)


def test_another_answer_to_an_answered_question_is_refused(yard: Yard) -> None:
    _, (here, _) = two_at(yard, PROBE)
    question = here.question().number
    one, other = here.choices()[:2]
    here.orders(one)
    refused = here.is_refused(frames.Order, question=question, action=other)
    assert (refused.error, refused.clause) == ("reason-question-closed", "BY-8")
    for wrong in (0, -1, question + 100, 10**30):
        refused = here.is_refused(frames.Order, question=wrong, action=other)
        assert refused.error == "reason-question-closed"


@pytest.mark.parametrize("language", ["de", "fr", "it", "xx"])
def test_a_refusal_is_worded_in_the_language_of_the_hello(yard: Yard, language: str) -> None:
    ida = Person(yard)
    table = ida.opens(BELT, "person", "greedy")
    begin(table, ida)
    here = ida.connects(table, language)
    refused = here.is_refused(frames.Decline, what="end")
    assert (refused.error, refused.clause) == ("reason-nothing-proposed", "BY-9")
    number = here.question().number
    names = game_named(BELT).vocabulary.names
    illegal = next(name for name in names if name not in here.choices())
    refused = here.is_refused(frames.Order, question=number, action=illegal)
    assert refused.error.startswith("reason-")
    assert refused.clause
    assert refused.clause.startswith("RB-")
    assert "⟨" not in refused.text
    reason = here.asks(frames.Why, action=illegal)
    assert isinstance(reason, frames.ReasonTold)
    assert reason.reason
    assert (reason.reason.key, reason.reason.clause) == (refused.error, refused.clause)
    assert reason.text == refused.text
    other = ida.connects(table, "en").is_refused(frames.Order, question=number, action=illegal)
    assert (other.text == refused.text) == (language == "xx")


def test_why_is_answered_for_anything(yard: Yard) -> None:
    _, (here, there) = two_at(yard, PROBE)
    legal = here.asks(frames.Why, action=here.choices()[0])
    assert legal == frames.ReasonTold("f1", here.choices()[0], None, "")
    illegal = here.asks(frames.Why, action="ready")
    assert isinstance(illegal, frames.ReasonTold)
    assert illegal.reason
    assert (illegal.reason.key, illegal.reason.clause) == ("reason-slot-empty", "PR-6")
    assert illegal.text
    assert here.is_refused(frames.Why, action="fly").error == "unknown-action"
    assert here.is_refused(frames.Why, seat=2, action="ready").error == "seat-not-yours"
    before = there.version()
    there.catches_up()
    assert there.version() == before  # nobody else hears of it


def test_a_preview_shows_what_the_seat_would_see(yard: Yard) -> None:
    _, (here, _) = two_at(yard, PROBE)
    first = here.choices()[0]
    seen = here.asks(frames.Preview, actions=[first, "ready"])
    assert isinstance(seen, frames.Previewed)
    assert seen.refused
    assert seen.refused.reason.key == "reason-slot-empty"
    seen = here.asks(frames.Preview, actions=[first])
    assert isinstance(seen, frames.Previewed)
    assert seen.certain
    assert seen.view == here.orders(first).situation.view
    assert here.is_refused(frames.Preview, actions=["fly"]).error == "unknown-action"


def test_a_decision_is_taken_back(yard: Yard) -> None:
    _, (here, there) = two_at(yard, PROBE)
    before = here.now[1]
    assert not before.undo
    receipt = here.orders()
    assert receipt.situation.undo
    version = here.does(frames.Undo)
    assert here.now[1].view == before.view
    assert here.now[1].question
    assert here.now[1].question.number == version  # asked anew
    assert here.orders(receipt.action, 0, receipt.question).again  # that it was taken stays true
    there.reaches(version)
    assert there.happened()[-1].kind == "undo"
    assert here.is_refused(frames.Undo).error == "reason-nothing-to-take-back"


def test_seats_that_choose_at_once_do_not_disturb_each_other(yard: Yard) -> None:
    _, (here, there) = two_at(yard, PROBE)
    number = there.question().number
    here.orders()
    there.orders(question=number)


def test_a_seat_that_left_takes_nothing_back(yard: Yard) -> None:
    _, (here, _) = two_at(yard, PROBE)
    here.orders()
    here.does(frames.Leave)
    assert here.is_refused(frames.Undo).error == "reason-no-person"
