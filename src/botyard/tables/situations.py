"""The whole situation of a seat, put together for it alone."""

from botyard.tables.entries import OVER, PLAYING
from botyard.tables.shown import (
    Happened,
    Question,
    Reason,
    Situation,
    question_of,
    reason_of,
    score_lines,
)
from botyard.tables.table import Table


def situation(
    table: Table, seat: int, happened: list[Happened], *, known: bool = False
) -> Situation:
    """Everything a seat, or a spectator, may see now; if so asked, also what it knows."""
    ledger, match = table.ledger, table.match
    if match is None:
        return Situation(seat + 1, ledger.version, ledger.status, None, happened)
    over = ledger.status == OVER
    return Situation(
        seat + 1,
        ledger.version,
        ledger.status,
        table.view(seat),
        happened,
        question(table, seat),
        [asked + 1 for asked in ledger.questions],
        ledger.status == PLAYING and seat in ledger.persons() and bool(match.undoable(seat)),
        ledger.clocks.shown(),
        ledger.rule_timers_shown(),
        match.state.scores() if over else [],  # until then, a view says what may be known
        match.state.standing() if over else None,
        score_lines(table.game, match.state) if over else [],
        table.known(seat) if known else None,
    )


def question(table: Table, seat: int) -> Question | None:
    """What a seat is asked now."""
    number = table.ledger.questions.get(seat)
    if number is None or table.match is None or table.ledger.status != PLAYING:
        return None
    if not table.ledger.seats[seat].is_person():
        return None  # a bot decides here
    return question_of(table.game, table.match.state, seat, number)


def why(table: Table, seat: int, action: str) -> Reason | None:
    """Why not, for anything that a person presses; None if it is legal."""
    table.check_seat(seat)
    match = table.playing()
    return reason_of(table.game, match.state, seat, table.game.vocabulary.action(action))
