"""A table at one screen, as the terminal has it: a record is all that is kept."""

import pytest

from botyard.contract.walk import new_match
from botyard.kernel.forced import NO_ACTION
from botyard.kernel.record import Record, read_record
from botyard.kernel.registry import game_named
from botyard.tables import orders
from botyard.tables.table import Table
from tables.seated import BELT, PROBE


def dealt(game: str = PROBE, seats: int = 2) -> Record:
    return new_match(game_named(game), seats, 7).record


def sit(record: Record, *bots: str) -> Table:
    table, entry = Table.at_screen(record, bots, b"", 0.0)
    record.texts += entry.lines
    return table


def answer(table: Table, record: Record) -> None:
    """The lowest seat does the first thing it can."""
    assert table.match is not None
    seat = min(table.ledger.questions)
    action = table.only_answer(seat)
    if action == NO_ACTION:
        action = table.match.state.legal(seat)[0]
    name = table.game.vocabulary.name(action)
    record.texts += orders.order(table, seat, table.ledger.questions[seat], name, 0.0).lines


def test_a_record_that_has_only_its_header_is_dealt() -> None:
    whole = dealt()
    header = Record(whole.header)
    table = sit(header, "", "")
    assert header.texts == whole.texts
    assert table.ledger.questions.keys() == {0, 1}


@pytest.mark.parametrize("game", [PROBE, BELT])
def test_after_every_answer_the_record_is_the_whole_table(game: str) -> None:
    """Whoever reads it sits at a table where the same is asked; at last it is finished."""
    record = dealt(game)
    table = sit(record, "", "random")
    while table.ledger.is_running():
        again, entry = Table.at_screen(read_record(record.text()), ["", "random"], b"", 0.0)
        assert again.position() == table.position()
        assert again.ledger.questions.keys() == table.ledger.questions.keys()
        assert entry.lines == []
        answer(table, record)
    assert read_record(record.text()).is_finished()


def test_what_leaves_no_choice_is_answered_when_its_turn_comes() -> None:
    record = dealt()
    table = sit(record, "random", "")
    while table.only_answer(0) == NO_ACTION:
        answer(table, record)
    assert table.bots_asked() == [(0, table.ledger.questions[0])]
    before = len(record.texts)
    answer(table, record)
    assert len(record.texts) == before + 1


def test_a_game_that_is_over_but_not_closed_is_closed() -> None:
    record = dealt(BELT)
    table = sit(record, "", "")
    while table.ledger.is_running():
        answer(table, record)
    cut = read_record("\n".join(record.texts[:-1]) + "\n")
    again, entry = Table.at_screen(cut, ["", ""], b"", 0.0)
    assert not again.ledger.is_running()
    assert entry.lines == record.texts[-1:]


def test_nothing_is_forgotten() -> None:
    record = dealt(BELT)
    table = sit(record, "", "")
    while table.ledger.is_running():
        answer(table, record)
    assert table.match is not None
    assert table.match.record.text() == record.text()
