"""Clocks of every kind: when they run, what they gain, and what happens when time is up."""

import json

import pytest

from botyard.kernel.errors import IllegalAction
from botyard.tables import orders
from botyard.tables.clocks import DAY, ClockShown
from botyard.tables.entries import Clock
from botyard.tables.situations import situation
from tables.seated import BELT, PROBE, Seated, begun, known

DECISION = Clock("decision", seconds=60)
GAME = Clock("game", seconds=60, increment=5)


def left(seated: Seated) -> list[float]:
    return seated.table.ledger.clocks.left


def until(seated: Seated) -> list[float | None]:
    clocks = seated.table.ledger.clocks
    return [clocks.until(seat) for seat in range(len(clocks.left))]


def pause(seated: Seated, now: float) -> None:
    for seat in (1, 2):
        seated.propose(seat, "pause", now)


# When clocks run


def test_without_clocks_nobody_is_ever_late() -> None:
    seated = begun(PROBE, "pp")
    assert seated.late(1e12) == []
    assert seated.table.wakes_at() is None
    assert situation(seated.table, 0, []).clocks == []


def test_a_clock_runs_from_the_moment_a_person_is_asked() -> None:
    seated = begun(PROBE, "pp", 100.0, clock=DECISION)
    assert until(seated) == [160.0, 160.0]
    assert (seated.late(159.9), seated.late(160.0)) == ([], [1, 2])


def test_no_clock_runs_for_a_bot() -> None:
    seated = begun(PROBE, "pb", clock=DECISION)
    assert until(seated) == [60.0, None]


def test_a_clock_goes_on_while_others_choose_secretly() -> None:
    seated = begun(PROBE, "pp", clock=DECISION)
    seated.do(1, seated.first(1), 50.0)
    assert until(seated) == [110.0, 60.0]


def test_no_clock_runs_once_the_game_is_over() -> None:
    seated = begun(PROBE, "pp", clock=GAME)
    for seat in (1, 2):
        seated.propose(seat, "end", 10.0)
    assert (until(seated), left(seated)) == ([None, None], [50.0, 50.0])
    assert (seated.late(1e9), seated.table.wakes_at()) == ([], None)


def test_clocks_are_shown_with_what_is_left_and_until_when() -> None:
    seated = begun(BELT, "pp", clock=GAME)
    seat = seated.asked()[0]
    shown = situation(seated.table, 0, []).clocks
    assert shown[seat - 1] == ClockShown(60.0, 60.0)
    assert shown[2 - seat] == ClockShown(60.0)


# What they gain


def test_a_clock_for_each_decision_is_full_again_after_an_answer() -> None:
    seated = begun(PROBE, "pp", clock=DECISION)
    seated.do(1, seated.first(1), 50.0)
    seated.do(1, seated.first(1), 100.0)
    assert until(seated)[0] == 160.0


def test_a_clock_for_the_whole_game_gains_its_increment_with_an_answer() -> None:
    seated = begun(PROBE, "pp", clock=GAME)
    seated.do(1, seated.first(1), 50.0)
    assert (left(seated), until(seated)) == ([15.0, 60.0], [65.0, 60.0])


def test_a_clock_for_days_counts_days() -> None:
    seated = begun(PROBE, "pp", clock=Clock("days", days=3))
    assert until(seated) == [3.0 * DAY] * 2
    seated.do(1, seated.first(1), 2.0 * DAY)
    assert until(seated) == [5.0 * DAY, 3.0 * DAY]


def test_nothing_is_gained_by_being_asked_anew() -> None:
    """Leaving and coming back closes a question that was not answered."""
    seated = begun(PROBE, "pp", clock=GAME)
    seated.leave(1, 10.0)
    seated.come_back(1, 20.0)
    assert (left(seated)[0], until(seated)[0]) == (50.0, 70.0)


@pytest.mark.parametrize("clock", [DECISION, GAME, Clock("days", days=1)])
def test_nobody_gains_time_by_answering_and_taking_back(clock: Clock) -> None:
    seated = begun(PROBE, "pp", clock=clock)
    full, now = left(seated)[0], 0.0
    for _ in range(4):
        seated.do(1, seated.first(1), now + 4)
        seated.undo(1, now + 10)
        now += 10
    assert left(seated)[0] <= full - 16
    assert until(seated)[0] == now + left(seated)[0]


def test_a_clock_that_stood_still_runs_again_after_an_undo() -> None:
    seated = begun(PROBE, "pp", clock=GAME)
    seated.program(1, now=10.0)
    seated.do(1, "ready", 10.0)
    assert until(seated)[0] is None
    seated.undo(1, 30.0)
    assert until(seated)[0] == 30.0 + 60.0 - 10.0 + 2 * 5


def test_a_clock_of_another_node_that_is_behind_adds_no_time() -> None:
    seated = begun(PROBE, "pp", 100.0, clock=GAME)
    pause(seated, 90.0)
    assert left(seated) == [60.0, 60.0]


# Pauses


@pytest.mark.rule("BY-9")
@pytest.mark.parametrize("clock", [DECISION, GAME])
def test_in_a_pause_no_clock_runs(clock: Clock) -> None:
    seated = begun(PROBE, "pp", clock=clock)
    pause(seated, 40.0)
    assert (left(seated), until(seated)) == ([20.0, 20.0], [None, None])
    assert (seated.late(1e9), seated.table.wakes_at()) == ([], None)
    seated.resume(1, 1000.0)
    assert until(seated) == [1020.0, 1020.0]


@pytest.mark.rule("BY-9", "BY-10")
def test_a_decision_left_to_a_bot_in_a_pause_takes_no_time_from_the_next() -> None:
    seated = begun(PROBE, "pp", clock=DECISION)
    pause(seated, 50.0)
    seated.leave(1, 60.0)
    seated.resume(2, 70.0)
    seated.do(1, seated.first(1), 71.0)
    seated.come_back(1, 80.0)
    assert until(seated) == [140.0, 80.0]


@pytest.mark.rule("BY-9", "BY-10")
def test_leaving_and_coming_back_in_a_pause_gains_nothing() -> None:
    seated = begun(PROBE, "pp", clock=DECISION)
    pause(seated, 50.0)
    seated.leave(1, 60.0)
    seated.come_back(1, 65.0)
    seated.resume(2, 70.0)
    assert until(seated) == [80.0, 80.0]


# When time is up


@pytest.mark.rule("BY-4")
def test_the_rules_say_what_happens_where_a_game_has_a_timer() -> None:
    """The probe fills the empty slots by chance."""
    seated = begun(PROBE, "pp", clock=DECISION)
    entry = seated.run_out(1, 60.0)
    line = json.loads(entry.lines[0])
    assert (entry.kind, line["run_out"], len(line["chance"])) == ("late", True, 2)
    assert seated.asked() == [2]


@pytest.mark.rule("BY-4")
def test_a_bot_decides_where_the_rules_are_silent() -> None:
    seated = begun(BELT, "pp", clock=DECISION)
    seat = seated.asked()[0]
    entry = seated.run_out(seat, 60.0, "roll")
    assert (entry.kind, entry.seat, entry.action) == ("late", seat, "roll")
    assert json.loads(entry.lines[0])["do"] == "roll"
    assert until(seated)[seat - 1] == 120.0


@pytest.mark.rule("BY-4")
def test_a_bot_too_must_keep_to_the_rules() -> None:
    seated = begun(BELT, "pp", clock=DECISION)
    with pytest.raises(IllegalAction):
        seated.run_out(seated.asked()[0], 60.0, "shove")
    assert seated.table.is_whole()


@pytest.mark.rule("BY-4")
@pytest.mark.parametrize("now", [0.0, 59.9])
def test_no_time_is_up_before_it_is(now: float) -> None:
    seated = begun(PROBE, "pp", clock=DECISION)
    before = known(seated.table)
    with pytest.raises(IllegalAction) as wrong:
        seated.run_out(1, now)
    assert (wrong.value.key, wrong.value.params["clause"]) == ("reason-no-clock-runs", "BY-4")
    assert known(seated.table) == before


@pytest.mark.rule("BY-4")
def test_whoever_answers_in_the_last_moment_is_not_late() -> None:
    """The question that was late is closed, and the next one has time."""
    seated = begun(PROBE, "pp", clock=DECISION)
    late = seated.table.late(61.0)
    seated.do(1, seated.first(1), 61.0)
    with pytest.raises(IllegalAction, match="reason-no-clock-runs"):
        orders.run_out(seated.table, *late[0], "", 62.0)
    assert seated.late(62.0) == [2]


@pytest.mark.rule("BY-4", "BY-8")
def test_an_answer_that_comes_after_the_time_was_up_is_refused() -> None:
    seated = begun(PROBE, "pp", clock=DECISION)
    action = seated.first(1)
    seated.run_out(1, 60.0)
    with pytest.raises(IllegalAction, match="reason-question-closed"):
        seated.answer(1, 2, action, 61.0)


@pytest.mark.rule("BY-4")
def test_who_has_used_up_the_whole_game_has_the_increment_for_the_next_decision() -> None:
    seated = begun(BELT, "pp", clock=GAME)
    seat = seated.asked()[0]
    seated.run_out(seat, 70.0, "roll")
    assert until(seated)[seat - 1] == 75.0


# When somebody must look after a table


def test_a_table_wakes_when_the_first_clock_runs_out() -> None:
    seated = begun(PROBE, "pp", clock=DECISION)
    assert seated.table.wakes_at() == 60.0
    seated.do(1, seated.first(1), 50.0)
    seated.do(2, seated.first(2), 55.0)
    assert seated.table.wakes_at() == 110.0


def test_a_table_wakes_at_once_for_a_bot() -> None:
    seated = begun(PROBE, "pb", clock=DECISION)
    assert seated.table.wakes_at() == 0.0
    while seated.table.bots_asked():
        seated.do(2, seated.first(2), 30.0)
    assert seated.table.wakes_at() == 60.0
