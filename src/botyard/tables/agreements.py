"""What the persons at a table agree on: a pause, the end, a substitute for somebody who is gone."""

from botyard.kernel.errors import BadData, IllegalAction
from botyard.tables import entries as kinds
from botyard.tables import substitutes
from botyard.tables.entries import Entry
from botyard.tables.table import Table


def propose(table: Table, seat: int, what: str, now: float) -> Entry:
    """
    A person proposes something, or agrees to it; all persons together decide.

    Clauses: BY-6, BY-9, BY-13.
    """
    check_person(table, seat)
    wanted = substitutes.seat_of(what)
    if wanted < 0 and what not in kinds.PROPOSALS:
        raise BadData("unknown-proposal", name=what)
    match = table.playing(even_paused=what != kinds.PAUSE)
    if wanted >= 0:
        substitutes.check_wanted(table, wanted)
    opened = 0
    agreed = table.ledger.proposals.get(what, set()) | {seat}
    kind = kinds.AGREE if what in table.ledger.proposals else kinds.PROPOSE
    if agreed >= table.ledger.persons():
        if what == kinds.PAUSE:
            table.ledger.status = kinds.PAUSED
        elif what == kinds.END:
            table.finish(match, agreed=True)
        else:
            opened = wanted + 1
    return table.note(Entry(kind, now, "", seat + 1, what=what, opened=opened))


def decline(table: Table, seat: int, what: str, now: float) -> Entry:
    """
    A person is against what was proposed.

    Clauses: BY-9.
    """
    check_person(table, seat)
    if what not in table.ledger.proposals:
        raise IllegalAction("reason-nothing-proposed", clause="BY-9")
    return table.note(Entry(kinds.DECLINE, now, "", seat + 1, what=what))


def resume(table: Table, seat: int, now: float) -> Entry:
    """
    Any person ends a pause.

    Clauses: BY-9.
    """
    check_person(table, seat)
    if table.ledger.status != kinds.PAUSED:
        raise IllegalAction("reason-no-pause", clause="BY-9")
    table.ledger.status = kinds.PLAYING
    return table.note(Entry(kinds.RESUME, now, "", seat + 1))


def check_person(table: Table, seat: int) -> None:
    """
    Refuse a seat where no person decides now.

    Clauses: BY-9.
    """
    table.check_seat(seat)
    if not table.ledger.seats[seat].is_person():
        raise IllegalAction("reason-no-person", clause="BY-9", seat=seat + 1)
