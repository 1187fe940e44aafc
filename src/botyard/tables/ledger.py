"""What a table remembers of its entries, apart from the game itself: no rule is needed for it."""

from array import array
from contextlib import suppress
from copy import deepcopy
from typing import Final

import msgspec

from botyard.kernel.dice import FIRST
from botyard.tables import entries as kinds
from botyard.tables.clocks import Clocks, ClockShown, ClocksKept
from botyard.tables.entries import Entry, Opening
from botyard.tables.rule_timers import RuleTimers, RuleTimersKept
from botyard.tables.seats import Seat

_SEATING: Final = (
    kinds.LEAVE,
    kinds.RETURN,
    kinds.FREE,
    kinds.BOT,
    kinds.GIVE_UP,
    kinds.SUBSTITUTE,
)
_RUNNING: Final = (kinds.PLAYING, kinds.PAUSED)


class LedgerKept(msgspec.Struct, frozen=True):
    """The ledger as a snapshot keeps it."""

    opening: Opening
    version: int
    status: str
    seats: list[Seat]
    questions: dict[int, int]
    answered: dict[int, tuple[int, str, int]]
    proposals: dict[str, set[int]]
    clocks: ClocksKept
    hurries: RuleTimersKept
    next: str
    lines: int
    answers: list[int]


class Ledger:
    """The fold of a table's entries. Seats count from 0 in here."""

    def __init__(self, opening: Opening) -> None:
        self.opening = opening
        self.version = 0
        self.status = kinds.GATHERING
        self.seats = [Seat(plan, plan.bot) for plan in opening.seats]
        self.questions: dict[int, int] = {}  # seat: number
        self.answered: dict[int, tuple[int, str, int]] = {}  # seat: question, action, version
        self.proposals: dict[str, set[int]] = {}  # what: the seats that agree
        self.clocks = Clocks(opening.clock, len(self.seats))
        self.rule_timers = RuleTimers()
        self.next = ""  # the table that goes on from here
        self.lines = 0  # of the record
        self._answers = array("q")  # of each entry the question that it answered, or 0

    def fold(self, entry: Entry) -> None:
        """The one place where an entry changes what is remembered."""
        self.version += 1
        self._answers.append(entry.question)
        seat = entry.seat - 1
        for committed, commitment in entry.commitments.items():
            self.seats[committed - 1].commitment = commitment
        for numbered, number in entry.numbers.items():
            self.seats[numbered - 1].number = number
        if entry.kind in _SEATING:
            self.seats[seat].change(entry.kind, entry.bot)
        if entry.kind == kinds.ORDER:
            self.answered[seat] = (entry.question, entry.action, self.version)
        self._fold_proposals(entry, seat)
        self.next = entry.next or self.next
        self.status = entry.status
        self.questions = {asked - 1: number for asked, number in entry.questions.items()}
        self.lines += len(entry.lines)
        self._fold_clocks(entry, seat)

    def kept(self) -> LedgerKept:
        """All of it, for a snapshot."""
        return LedgerKept(
            self.opening,
            self.version,
            self.status,
            self.seats,
            self.questions,
            self.answered,
            self.proposals,
            self.clocks.kept(),
            self.rule_timers.kept(),
            self.next,
            self.lines,
            self._answers.tolist(),
        )

    @classmethod
    def recalled(cls, kept: LedgerKept) -> "Ledger":
        """The ledger of a snapshot, which several tables may be made of."""
        kept = deepcopy(kept)
        ledger = cls(kept.opening)
        ledger.version, ledger.status = kept.version, kept.status
        ledger.seats = kept.seats
        ledger.questions, ledger.answered = kept.questions, kept.answered
        ledger.proposals = kept.proposals
        ledger.clocks.recall(kept.clocks)
        ledger.rule_timers.recall(kept.hurries)
        ledger.next, ledger.lines = kept.next, kept.lines
        ledger._answers = array("q", kept.answers)
        return ledger

    def is_running(self) -> bool:
        """Whether the game has begun and is not over."""
        return self.status in _RUNNING

    def is_hidden(self, seat: int) -> bool:
        """
        Whether a seat is shown to nobody, whoever holds it: a bot plays it in a running game.

        Clauses: BY-13.
        """
        return self.is_running() and bool(self.seats[seat].bot)

    def answers_to(self, question: int) -> list[int]:
        """The versions at which seats answered a question; several may have been asked at once."""
        found: list[int] = []
        with suppress(ValueError):  # no more
            while question > 0:
                found.append(self._answers.index(question, found[-1] if found else 0) + 1)
        return found

    def persons(self) -> set[int]:
        """The seats where a person decides now."""
        return {number for number, seat in enumerate(self.seats) if seat.is_person()}

    def until(self, seat: int) -> float | None:
        """
        When the time of a seat is over, by its clock or by the rules' timer; None if neither runs.

        Clauses: BY-12.
        """
        ends = (self.clocks.until(seat), self.rule_timers.until(seat))
        return min((end for end in ends if end is not None), default=None)

    def rule_timers_shown(self) -> dict[int, ClockShown]:
        """The persons whom the rules hurry, by seat from 1, and the time that they have."""
        hurried = sorted(self.rule_timers.now & self.persons())
        return {seat + 1: self.rule_timers.shown(seat) for seat in hurried}

    def next_end(self) -> float | None:
        """When the time of the next seat is over."""
        ends = [self.until(seat) for seat in range(len(self.seats))]
        return min((end for end in ends if end is not None), default=None)

    def is_complete(self) -> bool:
        """Whether every seat is a bot's or has shown its number."""
        return all(seat.bot or seat.number for seat in self.seats)

    def is_revealing(self) -> bool:
        """
        Whether everybody has committed to a number, and not everybody has shown it.

        Clauses: BY-14.
        """
        is_gathering = self.status == kinds.GATHERING and self.opening.dice != FIRST
        return is_gathering and all(seat.bot or seat.commitment for seat in self.seats)

    def _fold_proposals(self, entry: Entry, seat: int) -> None:
        if entry.kind in (kinds.PROPOSE, kinds.AGREE):
            self.proposals.setdefault(entry.what, set()).add(seat)
        if entry.kind == kinds.DECLINE:
            self.proposals.pop(entry.what, None)
        if entry.opened:
            self.seats[entry.opened - 1].is_open = True
            self.proposals.pop(entry.what, None)
        if entry.status == kinds.OVER:
            self.proposals.clear()
        if entry.status == kinds.PAUSED:
            self.proposals.pop(kinds.PAUSE, None)

    def _fold_clocks(self, entry: Entry, seat: int) -> None:
        if entry.kind in (kinds.ORDER, kinds.LATE):
            self.clocks.answer(seat, entry.at)
        if entry.kind == kinds.UNDO:
            self.clocks.take_back(seat, entry.at)
        if entry.kind == kinds.SEEN:
            self.rule_timers.see(seat, entry.at)
        persons = self.persons()
        running = persons if self.status == kinds.PLAYING else set()
        hurries = {hurried - 1: hurry for hurried, hurry in entry.hurries.items()}
        self.rule_timers.run(hurries, running, self.version, entry.at)
        if self.status == kinds.PAUSED:
            self.clocks.pause(entry.at)
            return
        self.clocks.ask(
            {seat: self.questions[seat] for seat in self.questions if seat in persons}, entry.at
        )
