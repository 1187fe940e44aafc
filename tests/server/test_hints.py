"""Hints: off where several persons play, and heard of by everybody."""

from pathlib import Path

import pytest

from botyard.server import messages as frames
from server.persons import PROBE, Nobody, Person, begin
from server.yard import Yard


def test_somebody_who_plays_against_bots_is_given_hints(yard: Yard) -> None:
    ida = Person(yard)
    (here,) = begin(ida.opens(PROBE, "person", "random"), ida)
    hint = here.asks(frames.Hint)
    assert isinstance(hint, frames.HintTold)
    assert hint.action in here.choices()
    assert hint.question == here.question().number
    assert hint.why == frames.HintReason("rule-of-thumb", {})


@pytest.mark.rule("BY-11")
def test_hints_are_off_where_two_persons_play_and_everybody_hears_of_them(tmp_path: Path) -> None:
    """The server runs within the test, so that its lines are seen."""
    with Yard(tmp_path / "botyard.db") as yard:
        ida, bob = Person(yard, "Ida"), Person(yard, "Bob")
        table = ida.opens(PROBE, "person", "link")
        bob.takes(table)
        here, _ = begin(table, ida, bob)
        refused = here.is_refused(frames.Hint)
        assert (refused.error, refused.clause) == ("reason-no-hints", "BY-11")

        table = ida.opens(PROBE, "person", "link", hints=True)
        bob.takes(table)
        here, there = begin(table, ida, bob)
        other, watching = ida.connects(table), Nobody(yard).connects(table)
        assert watching.table.hints
        hint = here.asks(frames.Hint)
        assert isinstance(hint, frames.HintTold)
        assert hint.action in here.choices()
        same = other.waits_for(frames.HintTold)
        assert (same.action, same.why) == (hint.action, hint.why)
        for device in (there, watching):
            told = device.waits_for(frames.HintTold)
            assert (told.seat, told.action, told.id, told.why) == (1, "", "", None)


def test_a_hint_says_what_it_gains_over_the_next_best_action(yard: Yard) -> None:
    ida = Person(yard)
    (here,) = begin(ida.opens("bot-factory", "person", "greedy"), ida)
    hint = here.asks(frames.Hint)
    assert isinstance(hint, frames.HintTold)
    assert hint.why is not None
    assert hint.why.key in ("points", "chances")
    assert hint.why.args["other"] in {*here.choices()} - {hint.action}
