"""A table of thousands of entries, most of them undone, costs no more for each than a short one."""

import time
from collections.abc import Callable

import pytest

from botyard.kernel.committed import commitment
from botyard.kernel.history import MOST_BACK
from botyard.kernel.match import Match
from botyard.tables import numbers, orders
from botyard.tables.entries import Entry, Opening, Plan
from botyard.tables.situations import situation
from botyard.tables.table import Table
from kernel.table import probe_match

SECRET = b"secret"


class Long:
    """The first seat programs and waits; the second puts a card down and takes it back."""

    def __init__(self) -> None:
        plans = [Plan(), Plan()]
        opening = Opening("roborally", {}, plans, commitment(SECRET), 1, "random")
        self.table, first = Table.open(opening, SECRET, 0.0)
        self.entries = [first, numbers.give_numbers(self.table, {0: "x", 1: "y"}, 0.0)]
        self.place(0)

    def place(self, seat: int) -> None:
        action = self.table.choices_of_bot(seat)[0]
        question = self.table.ledger.questions[seat]
        self.entries.append(orders.order(self.table, seat, question, action, 0.0))

    def grow(self, entries: int) -> None:
        while len(self.entries) < entries:
            self.place(1)
            self.entries.append(orders.undo(self.table, 1, 0.0))


def quickest(work: Callable[[], object]) -> float:
    """Seconds of this thread, others having had the core as little as may be."""
    took = []
    for _ in range(3):
        begun = time.thread_time()
        work()
        took.append(time.thread_time() - begun)
    return min(took)


def test_reading_is_linear_in_the_entries() -> None:
    long = Long()
    long.grow(400)
    short_entries: list[Entry] = list(long.entries)
    long.grow(3200)
    short = quickest(lambda: Table.read(short_entries, SECRET, None))
    whole = quickest(lambda: Table.read(long.entries, SECRET, None))
    assert whole < short * 8 * 2  # eight times as much, and some more for a busy machine
    read = Table.read(long.entries, SECRET, None)
    assert read.position() == long.table.position()
    assert [situation(read, seat, []).undo for seat in (0, 1)] == [True, False]


def test_no_entry_takes_longer_than_those_before() -> None:
    long = Long()
    long.grow(200)
    first = quickest(lambda: long.grow(len(long.entries) + 100))
    long.grow(3000)
    last = quickest(lambda: long.grow(len(long.entries) + 100))
    assert last < first * 3


def toggle(match: Match, seat: int) -> None:
    """A seat puts a card down and takes it back, by two actions that stay."""
    match.act(seat, match.state.legal(seat)[0])
    match.act(seat, match.state.courtesies(seat)[0])


@pytest.mark.rule("BY-3")
def test_nobody_goes_back_over_more_than_so_many_decisions() -> None:
    match = probe_match()
    match.act(0, match.state.legal(0)[0])
    for _ in range(MOST_BACK // 2 - 1):
        toggle(match, 1)
    assert match.undoable(0) == [1]
    assert match.horizon(0) == 0
    toggle(match, 1)
    assert match.undoable(0) == []
    assert match.horizon(0) > 0
    match.forget()
    assert match.record.forgotten > 0
    assert match.undoable(0) == []
    match.act(1, match.state.legal(1)[0])
    assert match.undoable(1) == [len(match.record.lines) - 1]
