"""
What seats add to the dice: first everybody commits to a number, then everybody shows it.

Nobody who plays on has a choice once numbers are shown: a seat shows what it committed to, or is
given up for good (``sitting``). ``docs/fair-dice.md`` says what that proves.
"""

import re
from typing import Final

from botyard.kernel.committed import seat_commitment
from botyard.kernel.dice import FIRST
from botyard.kernel.errors import BadData, BotyardError, IllegalAction
from botyard.tables import entries as kinds
from botyard.tables.entries import Entry
from botyard.tables.table import Table

LONGEST: Final = 64

_BYTES: Final = re.compile(r"[0-9a-f]{64}")  # 32 of them


class Given(BotyardError):
    """The same was given before: it is not given twice."""

    def __init__(self) -> None:
        super().__init__("number-given-before")


def commit(table: Table, commitments: dict[int, str], now: float) -> Entry:
    """
    Seats commit to the numbers that they will add to the dice; later they cannot change them.

    Clauses: BY-14.
    """
    ledger = table.ledger
    for seat, commitment in commitments.items():
        table.check_seat(seat)
        _check_bytes(commitment)
    new = {s: one for s, one in commitments.items() if ledger.seats[s].commitment != one}
    if not new:
        raise Given
    _check_gathering(table)
    for seat in new:
        if ledger.opening.dice == FIRST or ledger.seats[seat].commitment or ledger.seats[seat].bot:
            raise IllegalAction("reason-commitment-given", clause="BY-14", seat=seat + 1)
    given = {seat + 1: commitment for seat, commitment in new.items()}
    return table.note(Entry(kinds.COMMIT, now, "", commitments=given))


def give_numbers(table: Table, numbers: dict[int, str], now: float) -> Entry:
    """
    Seats show their numbers for the dice; with the last one the game begins.

    Clauses: BY-7.
    """
    ledger = table.ledger
    for seat, number in numbers.items():
        table.check_seat(seat)
        if ledger.opening.dice != FIRST:
            _check_bytes(number)
    new = {seat: one for seat, one in numbers.items() if ledger.seats[seat].number != one}
    if not new and ledger.opening.dice != FIRST:
        raise Given
    _check_gathering(table)
    for seat, number in numbers.items():
        if ledger.seats[seat].bot:
            raise IllegalAction("reason-number-given", clause="BY-7", seat=seat + 1)
        if ledger.opening.dice == FIRST:
            _check_first(table, seat, number)
        else:
            _check_kept(table, seat, number)
    for seat, number in new.items():
        ledger.seats[seat].number = number
    if ledger.is_complete():
        table.begin()
    given = {seat + 1: number for seat, number in new.items()}
    return table.note(Entry(kinds.NUMBER, now, "", numbers=given))


def _check_kept(table: Table, seat: int, number: str) -> None:
    """
    Refuse a number too early, and another than the one that the seat committed to.

    Clauses: BY-14.
    """
    ledger = table.ledger
    if not ledger.is_revealing():
        raise IllegalAction("reason-number-too-early", clause="BY-14")
    promised = ledger.seats[seat].commitment
    if seat_commitment(ledger.opening.commitment, seat, number) != promised:
        raise IllegalAction("reason-number-other", clause="BY-14", seat=seat + 1)


def _check_first(table: Table, seat: int, number: str) -> None:
    """Refuse what is no number of version 1, or a second one."""
    if not 0 < len(number) <= LONGEST or not number.isprintable():
        raise BadData("number-length", most=LONGEST)
    if table.ledger.seats[seat].number:
        raise IllegalAction("reason-number-given", clause="BY-7", seat=seat + 1)


def _check_bytes(text: str) -> None:
    if not _BYTES.fullmatch(text):
        raise BadData("number-form")


def _check_gathering(table: Table) -> None:
    """
    Refuse numbers after the game has begun.

    Clauses: BY-7.
    """
    if table.ledger.status != kinds.GATHERING:
        raise IllegalAction("reason-game-has-begun", clause="BY-7")
