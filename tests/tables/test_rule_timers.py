"""
Where the rules hurry somebody: the probe leaves the last who is not ready 30 seconds.

They run once the seat was shown what led to it, and 90 seconds later at the latest.
"""

import pytest

from botyard.kernel.errors import IllegalAction
from botyard.tables.clocks import ClockShown
from botyard.tables.entries import Clock, RuleTimer, read_entry, write_entry
from botyard.tables.situations import situation
from botyard.tables.timing import SHOWING
from botyard.tables.watching import NothingWaits
from tables.manners import People, play
from tables.seated import PROBE, Seated, begun, known

TIMER = {"timer": True}

pytestmark = pytest.mark.rule("BY-12")


def hurrying(seats: str = "pl", now: float = 100.0, clock: Clock | None = None) -> Seated:
    """Seat 1 is ready at second ``now``, and seat 2, which sees that at once, has to hurry."""
    seated = begun(PROBE, seats, options=TIMER, clock=clock or Clock())
    ready(seated, now)
    if 2 in seated.table.ledger.rule_timers_shown():
        seated.see(2, now)
    return seated


def ready(seated: Seated, now: float) -> None:
    seated.program(1, now=now)
    seated.do(1, "ready", now)


def hurried(seated: Seated) -> dict[int, ClockShown]:
    """Whom everybody sees hurried; the table as another node reads it is the same."""
    assert known(seated.read()) == known(seated.table)
    shown = [situation(seated.table, seat, []).hurries for seat in (-1, 0, 1)]
    assert shown[0] == shown[1] == shown[2]
    return shown[0]


# When time runs


def test_the_last_who_is_not_ready_is_given_thirty_seconds() -> None:
    seated = begun(PROBE, "pl", options=TIMER)
    seated.program(1, now=100.0)
    assert (hurried(seated), seated.table.wakes_at()) == ({}, None)
    seated.do(1, "ready", 100.0)
    seated.see(2, 100.0)
    assert hurried(seated) == {2: ClockShown(30.0, 130.0)}
    assert seated.table.wakes_at() == 130.0
    assert (seated.late(129.9), seated.late(130.0)) == ([], [2])


def test_when_it_is_over_the_rules_say_what_happens() -> None:
    seated = hurrying()
    entry = seated.run_out(2, 130.0)
    assert (entry.kind, entry.seat) == ("late", 2)
    assert "revealed" in [told.kind for line in entry.events for told in line]
    assert hurried(seated) == {}


def test_nobody_is_hurried_where_the_table_plays_without_the_timer() -> None:
    seated = begun(PROBE, "pl")
    ready(seated, 100.0)
    assert (hurried(seated), seated.late(1e9)) == ({}, [])


def test_nobody_is_hurried_where_one_person_plays_several_seats() -> None:
    assert hurried(hurrying("pp")) == {}
    assert hurried(hurrying("pl")) != {}


def test_whoever_took_two_links_plays_several_seats_too() -> None:
    seated = begun(PROBE, "ll", options=TIMER)
    seated.table.hands = [{0, 1}]
    ready(seated, 100.0)
    assert hurried(seated) == {}


def test_a_seat_that_a_bot_was_given_counts_no_longer() -> None:
    seated = begun(PROBE, "pp", options=TIMER)
    seated.seat_bot(1, "greedy", 50.0)
    seated.program(1, now=100.0)  # a bot is ready by itself
    seated.see(2, 100.0)
    assert hurried(seated) == {2: ClockShown(30.0, 130.0)}


def test_nobody_is_hurried_where_a_decision_may_take_days() -> None:
    seated = hurrying(clock=Clock("days", days=2))
    assert (hurried(seated), seated.late(1000.0)) == ({}, [])


def test_no_bot_is_hurried() -> None:
    seated = hurrying("pb")
    assert hurried(seated) == {}
    assert seated.table.wakes_at() == 0.0


def test_one_seat_alone_is_hurried_from_the_deal() -> None:
    seated = begun(PROBE, "p", 100.0, options=TIMER)
    seated.see(1, 100.0)
    assert seated.table.ledger.rule_timers_shown() == {1: ClockShown(30.0, 130.0)}
    seated.run_out(1, 130.0)
    seated.do(1, "let", 140.0)
    assert seated.table.ledger.rule_timers_shown() == {}


# Not while somebody is shown what happened


def shown_from_100() -> Seated:
    """Seat 1 is ready at second 100; seat 2 still looks at what happened before."""
    seated = begun(PROBE, "pl", options=TIMER)
    ready(seated, 100.0)
    return seated


def test_time_waits_until_the_seat_was_shown_what_happened() -> None:
    seated = shown_from_100()
    assert hurried(seated) == {2: ClockShown(30.0, 100.0 + SHOWING + 30.0)}
    entry = seated.see(2, 140.0)
    assert (entry.kind, entry.seat, entry.lines) == ("seen", 2, [])
    assert hurried(seated) == {2: ClockShown(30.0, 170.0)}
    assert (seated.late(169.9), seated.late(170.0)) == ([], [2])


def test_whoever_never_says_so_gains_no_more_than_the_server_allows() -> None:
    seated = shown_from_100()
    end = 100.0 + SHOWING + 30.0
    seated.do(2, seated.first(2), 150.0)
    seated.undo(2, 160.0)
    assert seated.table.wakes_at() == end
    with pytest.raises(NothingWaits):
        seated.see(2, 100.0 + SHOWING)
    assert (seated.late(end - 0.1), seated.late(end)) == ([], [2])


def test_only_what_led_to_the_hurry_is_waited_for() -> None:
    seated = shown_from_100()
    led_to_it = seated.table.ledger.version
    with pytest.raises(NothingWaits):
        seated.see(2, 110.0, led_to_it - 1)
    seated.see(2, 110.0, led_to_it)
    assert hurried(seated) == {2: ClockShown(30.0, 140.0)}


def test_having_seen_it_twice_changes_nothing() -> None:
    seated = shown_from_100()
    seated.see(2, 110.0)
    with pytest.raises(NothingWaits):
        seated.see(2, 120.0)


def test_no_other_seat_is_waited_for() -> None:
    seated = shown_from_100()
    with pytest.raises(NothingWaits):
        seated.see(1, 110.0)
    with pytest.raises(IllegalAction, match="reason-no-person"):
        begun(PROBE, "pb", options=TIMER).see(2, 110.0)


def test_what_is_seen_in_a_pause_is_seen_when_the_game_goes_on() -> None:
    seated = shown_from_100()
    for seat in (1, 2):
        seated.propose(seat, "pause", 110.0)
    seated.see(2, 115.0)
    assert hurried(seated) == {2: ClockShown(30.0)}
    seated.resume(1, 120.0)
    assert hurried(seated) == {2: ClockShown(30.0, 150.0)}


# Beside the table's clock


@pytest.mark.parametrize("clock", [Clock("decision", seconds=20), Clock("game", seconds=110)])
def test_the_clock_of_the_table_may_end_first(clock: Clock) -> None:
    seated = hurrying(clock=clock)
    (end,) = {seated.table.ledger.clocks.until(1)}
    assert end is not None
    assert end < 130.0
    assert seated.late(end) == [2]


def test_the_hurry_may_end_before_the_clock_of_the_table() -> None:
    seated = hurrying(clock=Clock("game", seconds=600))
    assert (seated.late(129.9), seated.late(130.0)) == ([], [2])
    seated.run_out(2, 130.0)
    assert seated.table.ledger.clocks.left[1] == 600 - 130


# What does not add time


def test_an_answer_does_not_add_time() -> None:
    seated = hurrying()
    seated.do(2, seated.first(2), 120.0)
    assert hurried(seated) == {2: ClockShown(10.0, 130.0)}


def test_taking_back_does_not_add_time() -> None:
    seated = hurrying()
    seated.do(2, seated.first(2), 110.0)
    seated.undo(2, 120.0)
    assert hurried(seated) == {2: ClockShown(10.0, 130.0)}


def test_a_hurry_goes_on_where_the_other_was_ready_took_it_back_and_is_ready_again() -> None:
    seated = hurrying()
    seated.do(2, seated.first(2), 110.0)
    seated.undo(1, 120.0)
    assert (hurried(seated), seated.late(1e9)) == ({}, [])
    seated.do(1, "ready", 200.0)
    assert hurried(seated) == {2: ClockShown(10.0, 210.0)}


def test_the_next_round_is_a_new_hurry() -> None:
    seated = hurrying()
    seated.program(2, now=120.0)
    seated.do(2, "ready", 120.0)
    while seated.table.playing().state.waiting() != 0b11 or seated.question(1) is None:
        seat = seated.asked()[0]
        seated.do(seat, seated.first(seat), 150.0)
    while hurried(seated) == {}:
        seat = 1 if 1 in seated.asked() else 2
        seated.do(seat, seated.first(seat), 200.0)
    assert hurried(seated)[2] == ClockShown(30.0, 200.0 + SHOWING + 30.0)


def test_a_hurry_after_a_hurry_without_a_break_is_a_new_one() -> None:
    """Alone, one round follows the other: what was revealed in between begins a new hurry."""
    seated = begun(PROBE, "p", 100.0, options=TIMER)
    first = seated.table.ledger.rule_timers.last[0]
    seated.see(1, 100.0)
    seated.run_out(1, 130.0)
    while not seated.table.ledger.rule_timers.now:
        seated.do(1, seated.first(1), 150.0)
    assert seated.table.ledger.rule_timers.last[0].lines > first.lines
    assert seated.table.ledger.until(0) == 150.0 + SHOWING + 30.0


# Pauses, leaving, the end


def test_in_a_pause_nobody_is_hurried() -> None:
    seated = hurrying()
    for seat in (1, 2):
        seated.propose(seat, "pause", 110.0)
    assert hurried(seated) == {2: ClockShown(20.0)}
    assert (seated.late(1e9), seated.table.wakes_at()) == ([], None)
    seated.resume(1, 1000.0)
    assert hurried(seated) == {2: ClockShown(20.0, 1020.0)}


def test_no_time_runs_for_whoever_left_and_they_find_it_as_it_was() -> None:
    seated = hurrying()
    seated.leave(2, 110.0)
    assert (hurried(seated), seated.table.wakes_at()) == ({}, 0.0)
    seated.come_back(2, 500.0)
    assert hurried(seated) == {2: ClockShown(20.0, 520.0)}


def test_at_the_end_nobody_is_hurried() -> None:
    seated = hurrying()
    for seat in (1, 2):
        seated.propose(seat, "end", 110.0)
    assert (hurried(seated), seated.late(1e9)) == ({}, [])


# What is written


def test_an_entry_says_whom_the_rules_hurry() -> None:
    seated = hurrying()
    entry = seated.entries()[-1]
    assert entry.hurries == {2: RuleTimer(len(seated.record().lines), 30, SHOWING)}
    assert read_entry(write_entry(entry)) == entry


def test_an_entry_of_old_does_not_wait_for_anybody_to_see_it() -> None:
    entry = read_entry('{"kind":"order","at":1.0,"status":"playing","hurries":{"2":[7,30]}}')
    assert entry.hurries == {2: RuleTimer(7, 30, 0)}


@pytest.mark.parametrize("seed", range(8))
def test_another_node_sees_the_same_time_whatever_people_do(seed: int) -> None:
    seated = begun(PROBE, ("pl", "plb", "pll")[seed % 3], options=TIMER)
    other = seated.read()
    for entry in play(seated.table, People(seed)):
        other.take(read_entry(write_entry(seated.keep(entry))))
        assert known(other) == known(seated.table)
