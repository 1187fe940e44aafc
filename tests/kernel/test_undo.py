"""Taking back: own lines, as far as nothing was learned since."""

import pytest

from botyard.kernel.errors import IllegalAction
from botyard.kernel.match import Match
from botyard.kernel.record import read_record
from botyard.kernel.replay import replay
from kernel.table import belt_match, do, probe_match, program


def refused(match: Match, seat: int) -> str:
    with pytest.raises(IllegalAction) as wrong:
        match.undo(seat - 1)
    return wrong.value.key


@pytest.mark.rule("BY-3")
def test_a_seat_takes_back_its_last_action() -> None:
    match = probe_match()
    before = match.game.fingerprint(match.state)
    program(match, 1)
    match.undo(0)
    match.undo(0)
    assert match.game.fingerprint(match.state) == before


@pytest.mark.rule("BY-3")
def test_there_is_nothing_to_take_back_before_the_first_action() -> None:
    assert refused(probe_match(), 1) == "reason-nothing-to-take-back"


@pytest.mark.rule("BY-3")
def test_others_secret_choices_do_not_stand_in_the_way() -> None:
    match = probe_match()
    program(match, 1)
    program(match, 2)
    do(match, 2, "ready")
    match.undo(0)
    lines = match.record.lines
    assert (lines[-1].kind, lines[-1].undone) == ("undo", [match.record.number(2)])


@pytest.mark.rule("BY-3")
def test_nobody_takes_back_past_a_reveal() -> None:
    match = probe_match()
    for seat in (1, 2):
        program(match, seat)
        do(match, seat, "ready")
    assert refused(match, 1) == "reason-nothing-to-take-back"
    assert refused(match, 2) == "reason-nothing-to-take-back"


@pytest.mark.rule("BY-3")
def test_nobody_takes_back_past_an_outcome() -> None:
    match = belt_match()
    seat = match.state.waiting().bit_length()
    do(match, seat, "roll")
    assert refused(match, seat) == "reason-nothing-to-take-back"
    do(match, seat, "place:clean-up")
    match.undo(seat - 1)
    assert refused(match, seat) == "reason-nothing-to-take-back"


@pytest.mark.rule("BY-3")
def test_nobody_takes_back_what_another_seat_built_on() -> None:
    """The other seat's line would not be legal, or would lead elsewhere, without this one."""
    match = probe_match(3)
    for seat in (1, 2, 3):
        program(match, seat)
    for seat in (1, 2):
        do(match, seat, "ready")
    match.undo(0)
    assert match.undoable(1) == [8]
    do(match, 1, "ready")
    do(match, 3, "ready")
    assert match.undoable(0) == match.undoable(1) == match.undoable(2) == []


@pytest.mark.rule("BY-3")
def test_nobody_takes_back_what_let_another_clock_run_out() -> None:
    """Without the last card buried, the other seat would not be waited for."""
    match = probe_match()
    for seat in (1, 2):
        program(match, seat)
        do(match, seat, "ready")
    match.run_out(match.state.waiting().bit_length() - 1)
    for seat in (1, 2):
        for _ in range(2):
            match.act(seat - 1, match.state.legal(seat - 1)[0])
    match.run_out(0)
    assert match.record.lines[-2].action == "pile:left"
    assert match.undoable(1) == []


@pytest.mark.rule("BY-3")
def test_a_line_taken_back_stays_away_when_another_is_taken_back_later() -> None:
    match = probe_match()
    program(match, 1)
    program(match, 2)
    match.undo(1)
    match.undo(0)
    programmed = match.game.position(match.state)["programmed"]
    assert isinstance(programmed, list)
    assert [slots[1] for slots in programmed] == [None, None]


@pytest.mark.rule("BY-3")
def test_nothing_is_taken_back_after_the_end() -> None:
    match = probe_match()
    match.finish()
    assert refused(match, 1) == "reason-nothing-to-take-back"


@pytest.mark.rule("BY-3")
def test_an_undo_is_a_line_and_replays() -> None:
    match = probe_match()
    program(match, 1)
    match.undo(0)
    program(match, 2)
    again = replay(match.game, read_record(match.record.text()))
    assert match.game.fingerprint(again.state) == match.game.fingerprint(match.state)


@pytest.mark.rule("BY-4")
def test_a_clock_runs_out_only_for_a_seat_that_is_waited_for() -> None:
    match = belt_match()
    idle = 1 if match.state.waiting() == 1 else 0
    with pytest.raises(IllegalAction) as wrong:
        match.run_out(idle)
    assert wrong.value.params["clause"] == "BY-4"


@pytest.mark.rule("BY-4")
def test_where_the_rules_are_silent_the_first_legal_action_is_taken() -> None:
    match = belt_match()
    seat = match.state.waiting().bit_length() - 1
    match.run_out(seat)
    match.run_out(seat)
    assert match.record.lines[-1].kind == "run_out"
    edge = match.game.position(match.state)["edge"]
    assert edge == {"shove-twice": seat + 1}


@pytest.mark.rule("BY-1", "BY-2")
def test_seats_and_actions_that_do_not_exist_are_refused() -> None:
    match = belt_match()
    for seat, action, reason, clause in [
        (5, 0, "reason-no-such-seat", "BY-1"),
        (-1, 0, "reason-no-such-seat", "BY-1"),
        (0, 10**9, "reason-no-such-action", "BY-2"),
        (0, -1, "reason-no-such-action", "BY-2"),
    ]:
        with pytest.raises(IllegalAction) as wrong:
            match.act(seat, action)
        assert (wrong.value.key, wrong.value.params["clause"]) == (reason, clause)
