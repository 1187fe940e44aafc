"""Questions: each has a number, and an answer counts exactly while its question is open."""

import pytest

from botyard.kernel.errors import IllegalAction, UnknownName
from botyard.tables.entries import Clock
from botyard.tables.orders import Answered
from botyard.tables.shown import Choice
from botyard.tables.situations import question
from tables.seated import BELT, PROBE, Seated, begun, known


def refused(seated: Seated, seat: int, question: int, action: str) -> tuple[str, object]:
    """Why an answer is refused; the table stays as it was."""
    before = known(seated.table)
    with pytest.raises(IllegalAction) as wrong:
        seated.answer(seat, question, action)
    assert known(seated.table) == before
    return wrong.value.key, wrong.value.params["clause"]


CLOSED = ("reason-question-closed", "BY-8")


@pytest.mark.rule("BY-8")
def test_a_question_has_the_number_of_the_entry_that_put_it() -> None:
    seated = begun(PROBE, "pp")
    assert (seated.question(1), seated.question(2)) == (2, 2)
    seated.do(1, seated.first(1))
    assert seated.question(1) == seated.table.ledger.version == 3


@pytest.mark.rule("BY-8")
def test_an_answer_counts_while_its_question_is_open() -> None:
    seated = begun(PROBE, "pp")
    entry = seated.answer(1, 2, seated.first(1))
    assert (entry.kind, entry.seat, entry.question) == ("order", 1, 2)


@pytest.mark.rule("BY-8")
@pytest.mark.parametrize("question", [-1, 0, 1, 3, 10**9])
def test_an_answer_to_a_question_that_is_not_open_is_refused(question: int) -> None:
    seated = begun(PROBE, "pp")
    assert refused(seated, 1, question, seated.first(1)) == CLOSED


@pytest.mark.rule("BY-8")
def test_the_same_answer_again_counts_once_and_is_told_its_version() -> None:
    seated = begun(PROBE, "pp")
    action = seated.first(1)
    seated.answer(1, 2, action)
    seated.program(2)
    for _ in range(2):
        with pytest.raises(Answered) as again:
            seated.answer(1, 2, action)
        assert again.value.version == 3
    assert seated.table.ledger.version == 5


@pytest.mark.rule("BY-8")
def test_another_answer_to_a_question_that_was_answered_is_refused() -> None:
    seated = begun(PROBE, "pp")
    first, second = (choice.action for choice in choices(seated, 1)[:2])
    seated.answer(1, 2, first)
    assert refused(seated, 1, 2, second) == CLOSED


@pytest.mark.rule("BY-8")
def test_the_last_answer_of_a_game_is_known_after_the_end() -> None:
    seated = begun(PROBE, "pp")
    seated.play_on()
    last = seated.entries()[-1]
    with pytest.raises(Answered) as again:
        seated.answer(last.seat, last.question, last.action)
    assert again.value.version == seated.table.ledger.version
    assert seated.table.ledger.questions == {}


@pytest.mark.rule("BY-8")
def test_an_answer_that_the_rules_refuse_leaves_the_question_open() -> None:
    seated = begun(PROBE, "pp")
    assert refused(seated, 1, 2, "ready") == ("reason-slot-empty", "PR-6")
    with pytest.raises(UnknownName):
        seated.answer(1, 2, "fly")
    assert seated.question(1) == 2
    assert seated.table.is_whole()


@pytest.mark.rule("BY-1")
@pytest.mark.parametrize("seat", [0, 3, 99])
def test_a_seat_that_the_table_does_not_have_is_refused(seat: int) -> None:
    seated = begun(PROBE, "pp")
    assert refused(seated, seat, 2, "ready") == ("reason-no-such-seat", "BY-1")


@pytest.mark.rule("BY-8")
def test_nobody_answers_the_question_of_another_seat() -> None:
    seated = begun(BELT, "pp")
    asked = seated.asked()[0]
    other = 3 - asked
    assert refused(seated, other, seated.question(asked) or 0, "roll") == CLOSED


@pytest.mark.rule("BY-8")
def test_a_question_stays_open_while_others_choose_secretly() -> None:
    seated = begun(PROBE, "ppp")
    seated.program(1, 2)
    seated.do(1, "ready")
    seated.undo(2)
    assert seated.question(3) == 2
    seated.answer(3, 2, seated.first(3))


@pytest.mark.rule("BY-8")
def test_ones_own_answer_puts_a_new_question() -> None:
    seated = begun(PROBE, "pp")
    seated.do(1, seated.first(1))
    action = seated.first(1)
    assert refused(seated, 1, 2, action) == CLOSED
    seated.answer(1, 3, action)


@pytest.mark.rule("BY-8")
def test_a_question_is_put_anew_after_a_reveal() -> None:
    seated = begun(PROBE, "pp")
    asked = seated.reveal()
    version = seated.table.ledger.version
    assert seated.table.ledger.questions == {asked - 1: version}


@pytest.mark.rule("BY-8")
def test_questions_are_put_anew_after_chance() -> None:
    seated = begun(PROBE, "ppp")
    seated.do(seated.reveal(), "block")
    version = seated.table.ledger.version
    assert set(seated.table.ledger.questions.values()) == {version}


@pytest.mark.rule("BY-8")
def test_a_question_stays_open_when_chance_decides_secretly_for_another_seat() -> None:
    seated = begun(PROBE, "pp", clock=Clock("decision", seconds=60))
    seated.do(1, seated.first(1), 30.0)
    seated.run_out(2, 60.0)
    assert seated.table.ledger.questions == {0: 3}
    seated.answer(1, 3, seated.first(1), 61.0)


@pytest.mark.rule("BY-8")
def test_a_question_is_put_anew_after_ones_own_undo() -> None:
    seated = begun(PROBE, "pp")
    action = seated.first(1)
    seated.answer(1, 2, action)
    seated.undo(1)
    assert (seated.question(1), seated.question(2)) == (4, 2)
    seated.answer(1, 4, action)


@pytest.mark.rule("BY-8", "BY-10")
def test_a_question_is_put_anew_when_somebody_else_decides() -> None:
    seated = begun(PROBE, "ppp")
    seated.table.hands = [{0}, {1}, {2}]
    seated.leave(1)
    assert (seated.question(1), seated.question(2)) == (3, 2)
    seated.come_back(1)
    assert (seated.question(1), seated.question(2)) == (4, 2)
    seated.seat_bot(1, "greedy")
    assert (seated.question(1), seated.question(2)) == (5, 2)
    seated.table.hands = [{1}, {2}]
    seated.propose(2, "substitute:1")
    seated.propose(3, "substitute:1")
    seated.sit_down(1)
    assert (seated.question(1), seated.question(2)) == (8, 2)


@pytest.mark.rule("BY-8", "BY-9")
def test_questions_stay_open_through_proposals_and_pauses() -> None:
    seated = begun(PROBE, "pp")
    seated.propose(1, "end")
    seated.decline(2, "end")
    seated.propose(1, "pause")
    seated.propose(2, "pause")
    seated.resume(1)
    assert seated.table.ledger.questions == {0: 2, 1: 2}


def choices(seated: Seated, seat: int) -> list[Choice]:
    asked = question(seated.table, seat - 1)
    assert asked is not None
    return asked.choices
