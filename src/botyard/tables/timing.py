"""Whom the rules of a game hurry, as an entry keeps it."""

from typing import Final

from botyard.kernel.game import Game
from botyard.kernel.match import Match
from botyard.kernel.state import waiting_seats
from botyard.tables import entries as kinds
from botyard.tables.entries import RuleTimer
from botyard.tables.ledger import Ledger

SHOWING: Final = 90  # seconds that a seat may take to look at what happened before its time runs


def rule_timers_after(
    game: Game, match: Match | None, ledger: Ledger, hands: list[set[int]]
) -> dict[int, RuleTimer]:
    """
    Whom the rules hurry, at the edge; ``hands`` are the seats that each person plays.

    Nobody, where one person plays several seats or a decision may take days. A hurry goes
    on until its seat has learned something; after a break, only if the seat could still take
    back what it did before. So nobody gains time by taking back.

    Clauses: BY-12.
    """
    if match is None or ledger.status == kinds.OVER:
        return {}
    persons = ledger.persons()
    is_hot_seat = any(len(seats & persons) > 1 for seats in hands)
    if is_hot_seat or ledger.opening.clock.kind == "days":
        return {}
    hurries: dict[int, RuleTimer] = {}
    for seat in waiting_seats(match.state):
        seconds = game.hurry(match.state, seat)
        if seconds:
            begun = RuleTimer(len(match.record.lines), seconds, SHOWING)
            hurries[seat + 1] = _going_on(match, ledger, seat) or begun
    return hurries


def _going_on(match: Match, ledger: Ledger, seat: int) -> RuleTimer | None:
    """The last hurry of a seat, if this is still the same one."""
    last = ledger.rule_timers.last.get(seat)
    if last is None or match.horizon(seat) >= last.lines:
        return None
    return last if seat in ledger.rule_timers.now or match.undoable(seat) else None
