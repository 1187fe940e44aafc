"""
Substitutes: somebody new takes over a seat of a running game, if all persons at it agree.

Nobody else may ever look into a hand that was not theirs from the start.
"""

from typing import Final

from botyard.kernel.errors import IllegalAction
from botyard.tables.table import Table

FEWEST: Final = 2  # persons who agree
_PREFIX: Final = "substitute:"


def proposal(seat: int) -> str:
    """
    The proposal of a substitute for a seat, as it is written.

    >>> proposal(1), seat_of(proposal(1)), seat_of("pause"), seat_of("substitute:x")
    ('substitute:2', 1, -1, -1)
    """
    return f"{_PREFIX}{seat + 1}"


def seat_of(what: str) -> int:
    """The seat that a proposal wants a substitute for; -1 if it is about something else."""
    number = what.removeprefix(_PREFIX)
    is_one = what.startswith(_PREFIX) and number.isascii() and number.isdigit()
    return int(number) - 1 if is_one else -1


def check_wanted(table: Table, seat: int) -> None:
    """
    Refuse a substitute where a person sits, and where too few others could be against it.

    Clauses: BY-13.
    """
    table.check_seat(seat)
    held = any(seat in hand for hand in table.hands)
    if held or table.ledger.seats[seat].is_person():
        raise IllegalAction("reason-seat-has-person", clause="BY-13", seat=seat + 1)
    if _count_persons(table) < FEWEST:
        raise IllegalAction("reason-substitute-few", clause="BY-13", least=FEWEST)


def check_link(table: Table, seat: int) -> None:
    """
    Refuse a link to a seat that nobody holds, once the game is running.

    Clauses: BY-13.
    """
    table.check_seat(seat)
    if table.ledger.is_running() and not table.ledger.seats[seat].is_open:
        raise IllegalAction("reason-seat-closed", clause="BY-13", seat=seat + 1)


def _count_persons(table: Table) -> int:
    """How many different persons decide at the table; devices of one seat are one person."""
    groups: list[set[int]] = []
    for seat in table.ledger.persons():
        group = {seat}.union(*(hand for hand in table.hands if seat in hand))
        joined = [known for known in groups if known & group]
        groups = [known for known in groups if not known & group] + [group.union(*joined)]
    return len(groups)
