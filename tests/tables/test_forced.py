"""The table answers what leaves no choice, and seats take back what they chose."""

import json

import pytest

from botyard.kernel.errors import IllegalAction
from tables.seated import BELT, PROBE, Seated, begun


def deeds(seated: Seated) -> list[tuple[int, str]]:
    """Who did what, by the record."""
    lines = [json.loads(text) for text in seated.record().texts]
    return [(line["seat"], line["do"]) for line in lines if "do" in line]


def test_a_person_performs_a_ceremony_though_there_is_no_choice() -> None:
    seated = begun(BELT, "pp")
    assert deeds(seated) == []
    assert seated.first(seated.asked()[0]) == "roll"


def test_a_bot_is_not_asked_for_a_ceremony() -> None:
    seated = begun(BELT, "bp")
    first = seated.asked()[0]
    if first == 2:
        seated.do(2, "roll")
        seated.do(2, seated.first(2))
    assert (1, "roll") in deeds(seated)
    assert seated.asked() == [1]
    assert len(seated.table.choices_of_bot(0)) > 1


def test_forced_answers_stand_in_the_entry_of_what_they_followed_from() -> None:
    """The bot has programmed both slots: being ready is a ceremony that it needs no time for."""
    seated = begun(PROBE, "bp")
    seated.do(1, seated.first(1))
    entry = seated.do(1, seated.first(1))
    assert [json.loads(line)["do"] for line in entry.lines][1:] == ["ready"]
    assert len(entry.events) == len(entry.lines) == 2
    assert seated.asked() == [2]


def test_a_seat_takes_back_its_last_decision() -> None:
    seated = begun(PROBE, "pp")
    before = seated.table.position()
    seated.do(1, seated.first(1))
    entry = seated.undo(1)
    assert (entry.kind, entry.seat) == ("undo", 1)
    assert seated.table.position() == before


@pytest.mark.rule("BY-3")
def test_nobody_takes_back_past_what_was_learned() -> None:
    seated = begun(PROBE, "pp")
    seated.reveal()
    for seat in (1, 2):
        with pytest.raises(IllegalAction) as wrong:
            seated.undo(seat)
        assert wrong.value.key == "reason-nothing-to-take-back"
    assert seated.table.is_whole()


def test_an_undo_is_not_answered_by_the_table_again() -> None:
    """A seat with one card left has no choice: taking back the pile takes back both."""
    seated = begun(PROBE, "pp")
    seated.do(seated.reveal(), "let")
    seat = seated.asked()[0]
    seated.do(seat, seated.first(seat))
    before = len(seated.record().lines)
    seated.do(seat, "pile:left")
    seated.undo(seat)
    seated.undo(seat)
    undone = [line.undone for line in seated.record().lines if line.kind == "undo"]
    assert undone == [[before + 2], [before + 1]]
    assert f"discard:{hand(seated, seat)[0]}" == seated.first(seat)


def hand(seated: Seated, seat: int) -> list[str]:
    position = seated.table.position()
    assert position is not None
    hands: list[list[str]] = position["hands"]
    return hands[seat - 1]
