"""Leaving a seat and coming back to it: meanwhile a bot plays on."""

import pytest

from botyard.kernel.errors import IllegalAction
from botyard.tables.entries import Clock
from tables.seated import BELT, PROBE, Seated, begun, known


def refused(seated: Seated, attempt: str, seat: int) -> tuple[str, object]:
    before = known(seated.table)
    with pytest.raises(IllegalAction) as wrong:
        getattr(seated, attempt)(seat)
    assert known(seated.table) == before
    return wrong.value.key, wrong.value.params["clause"]


@pytest.mark.rule("BY-10")
def test_the_deputy_decides_for_whoever_left() -> None:
    seated = begun(PROBE, "pp")
    assert seated.table.wakes_at() is None
    entry = seated.leave(1)
    assert (entry.kind, entry.seat) == ("leave", 1)
    assert seated.table.bots_asked() == [(0, 3)]
    assert seated.table.bot_of(0) == "random"
    assert seated.table.wakes_at() == 0.0


@pytest.mark.rule("BY-10")
def test_the_deputy_answers_the_question_that_was_put_anew() -> None:
    seated = begun(PROBE, "pp")
    seated.leave(1)
    seated.answer(1, 3, seated.table.choices_of_bot(0)[0])
    assert seated.table.bots_asked() == [(0, 4)]


@pytest.mark.rule("BY-10")
def test_a_deputy_performs_no_ceremony() -> None:
    """Whoever leaves before rolling has the dice rolled by the table."""
    seated = begun(BELT, "pp")
    seat = seated.asked()[0]
    entry = seated.leave(seat)
    assert [line.action for line in seated.record().lines[1:]] == ["roll"]
    assert len(entry.lines) == 1


@pytest.mark.rule("BY-10")
def test_whoever_left_comes_back_and_decides_again() -> None:
    seated = begun(PROBE, "pp")
    seated.leave(1)
    question = seated.question(1)
    seated.come_back(1)
    assert seated.table.bots_asked() == []
    with pytest.raises(IllegalAction, match="reason-question-closed"):
        seated.answer(1, question or 0, seated.first(1))
    seated.do(1, seated.first(1))


@pytest.mark.rule("BY-10")
def test_only_who_left_comes_back() -> None:
    seated = begun(PROBE, "pb")
    assert refused(seated, "come_back", 1) == ("reason-did-not-leave", "BY-10")
    assert refused(seated, "come_back", 2) == ("reason-did-not-leave", "BY-10")


@pytest.mark.rule("BY-10")
def test_nobody_leaves_twice() -> None:
    seated = begun(PROBE, "pp")
    seated.leave(1)
    assert refused(seated, "leave", 1) == ("reason-no-person", "BY-9")
    assert refused(begun(PROBE, "pb"), "leave", 2) == ("reason-no-person", "BY-9")


@pytest.mark.rule("BY-10")
def test_whoever_left_takes_nothing_back() -> None:
    seated = begun(PROBE, "pp")
    seated.do(1, seated.first(1))
    seated.leave(1)
    assert refused(seated, "undo", 1) == ("reason-no-person", "BY-9")
    seated.come_back(1)
    seated.undo(1)


@pytest.mark.rule("BY-10")
def test_the_game_goes_on_to_its_end_when_everybody_left() -> None:
    seated = begun(PROBE, "pp")
    seated.leave(1)
    seated.leave(2)
    while seated.table.bots_asked():
        seat, _ = seated.table.bots_asked()[0]
        seated.do(seat + 1, seated.table.choices_of_bot(seat)[0])
    assert seated.table.ledger.status == "over"
    assert refused(seated, "come_back", 1) == ("reason-game-is-over", "BY-7")


@pytest.mark.rule("BY-9", "BY-10")
def test_one_may_leave_and_come_back_in_a_pause() -> None:
    seated = begun(PROBE, "pp")
    seated.propose(1, "pause")
    seated.propose(2, "pause")
    assert seated.leave(1).status == "paused"
    assert refused(seated, "resume", 1) == ("reason-no-person", "BY-9")
    assert seated.come_back(1).status == "paused"
    seated.leave(2)
    seated.resume(1)
    assert [seat for seat, _ in seated.table.bots_asked()] == [1]
    assert known(seated.read()) == known(seated.table)


@pytest.mark.rule("BY-10")
def test_a_seat_that_the_owner_gave_to_a_bot_is_played_by_that_bot() -> None:
    seated = begun(PROBE, "pp")
    seated.leave(2)
    seated.seat_bot(2, "greedy")
    assert seated.table.bot_of(1) == "greedy"
    assert refused(seated, "come_back", 2) == ("reason-did-not-leave", "BY-10")
    with pytest.raises(IllegalAction) as wrong:
        seated.seat_bot(2, "")
    assert (wrong.value.key, wrong.value.params["clause"]) == ("reason-seat-closed", "BY-13")


@pytest.mark.rule("BY-10")
def test_no_clock_runs_for_whoever_left() -> None:
    seated = begun(PROBE, "pp", clock=Clock("decision", seconds=60))
    seated.leave(1, 10.0)
    assert seated.late(1000.0) == [2]


@pytest.mark.rule("BY-10")
@pytest.mark.parametrize("seats", ["pb", "pbb", "p"])
def test_whoever_plays_against_bots_alone_pauses_the_game_by_leaving(seats: str) -> None:
    seated = begun(PROBE, seats)
    asked = seated.question(1)
    entry = seated.leave(1)
    assert (entry.kind, entry.what, entry.status) == ("propose", "pause", "paused")
    assert (seated.table.bots_asked(), seated.table.wakes_at()) == ([], None)
    assert known(seated.read()) == known(seated.table)
    assert refused(seated, "leave", 1) == ("reason-game-is-paused", "BY-9")
    seated.resume(1)
    assert (seated.question(1), seated.table.ledger.status) == (asked, "playing")


@pytest.mark.rule("BY-10")
def test_where_others_have_left_the_bots_play_on() -> None:
    seated = begun(PROBE, "pp")
    seated.leave(1)
    assert (seated.leave(2).kind, seated.table.ledger.status) == ("leave", "playing")


@pytest.mark.rule("BY-10")
def test_a_seat_that_nobody_holds_any_more_is_played_by_a_bot_against_bots_too() -> None:
    seated = begun(PROBE, "pb")
    assert (seated.vacate(1).kind, seated.table.ledger.status) == ("leave", "playing")
