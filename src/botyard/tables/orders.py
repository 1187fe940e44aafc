"""What seats do in the game: give a number for the dice, answer a question, take back."""

from typing import Final

from botyard.kernel.errors import BadData, BotyardError, IllegalAction
from botyard.tables import entries as kinds
from botyard.tables.agreements import check_person
from botyard.tables.entries import Entry
from botyard.tables.table import Table

LONGEST_NUMBER: Final = 64


class Answered(BotyardError):
    """The same answer again: not a second one. ``version`` is that of the entry that took it."""

    def __init__(self, version: int) -> None:
        super().__init__("question-answered", version=version)
        self.version = version


def give_numbers(table: Table, numbers: dict[int, str], now: float) -> Entry:
    """
    Seats give their numbers for the dice; with the last one the game begins.

    Clauses: BY-7.
    """
    ledger = table.ledger
    if ledger.status != kinds.GATHERING:
        raise IllegalAction("reason-game-has-begun", clause="BY-7")
    for seat, number in numbers.items():
        table.check_seat(seat)
        if not 0 < len(number) <= LONGEST_NUMBER or not number.isprintable():
            raise BadData("number-length", most=LONGEST_NUMBER)
        if ledger.seats[seat].number or ledger.seats[seat].bot:
            raise IllegalAction("reason-number-given", clause="BY-7", seat=seat + 1)
    for seat, number in numbers.items():
        ledger.seats[seat].number = number
    if ledger.is_complete():
        table.begin()
    given = {seat + 1: number for seat, number in numbers.items()}
    return table.note(Entry(kinds.NUMBER, now, ledger.status, numbers=given))


def order(table: Table, seat: int, question: int, action: str, now: float) -> Entry:
    """
    A seat answers a question, exactly while it is open.

    Clauses: BY-8.
    """
    table.check_seat(seat)
    asked, answer, version = table.ledger.answered.get(seat, (0, "", 0))
    if question == asked and action == answer:
        raise Answered(version)
    match, before = table.playing(), table.asked()
    if table.ledger.questions.get(seat) != question:
        raise IllegalAction("reason-question-closed", clause="BY-8", question=question)
    match.act(seat, table.game.vocabulary.action(action))
    return table.settle(Entry(kinds.ORDER, now, "", seat + 1, question, action), before)


def run_out(table: Table, seat: int, question: int, action: str, now: float) -> Entry:
    """
    A person's time is up: the rules say what happens, or a bot's action is taken.

    Clauses: BY-4.
    """
    if (seat, question) not in table.late(now):
        raise IllegalAction("reason-no-clock-runs", clause="BY-4", seat=seat + 1)
    match, before = table.playing(), table.asked()
    if table.game.own_timer:
        match.run_out(seat)
    else:
        match.act(seat, table.game.vocabulary.action(action))
    return table.settle(Entry(kinds.LATE, now, "", seat + 1, question, action), before)


def undo(table: Table, seat: int, now: float) -> Entry:
    """A person takes back the seat's last decision, as far as nothing was learnt there since."""
    check_person(table, seat)
    match, before = table.playing(), table.asked()
    match.undo(seat)
    return table.settle(Entry(kinds.UNDO, now, "", seat + 1), before)
