"""What seats do in the game: answer a question, take back."""

from botyard.kernel.errors import BotyardError, IllegalAction
from botyard.tables import entries as kinds
from botyard.tables.agreements import check_person
from botyard.tables.entries import Entry
from botyard.tables.table import Table


class Answered(BotyardError):
    """The same answer again: not a second one. ``version`` is that of the entry that took it."""

    def __init__(self, version: int) -> None:
        super().__init__("question-answered", version=version)
        self.version = version


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
    """A person takes back the seat's last decision, as far as nothing was learned there since."""
    check_person(table, seat)
    match, before = table.playing(), table.asked()
    match.undo(seat)
    return table.settle(Entry(kinds.UNDO, now, "", seat + 1), before)
