"""What the persons at a table agree on: a pause, the end."""

from botyard.kernel.errors import BadData, IllegalAction
from botyard.tables import entries as kinds
from botyard.tables.entries import Entry
from botyard.tables.table import Table


def propose(table: Table, seat: int, what: str, now: float) -> Entry:
    """
    A person proposes a pause or the end, or agrees to it; all persons together decide.

    Clauses: BY-6, BY-9.
    """
    check_person(table, seat)
    if what not in kinds.PROPOSALS:
        raise BadData("unknown-proposal", name=what)
    match = table.playing(even_paused=what == kinds.END)
    agreed = table.ledger.proposals.get(what, set()) | {seat}
    kind = kinds.AGREE if what in table.ledger.proposals else kinds.PROPOSE
    if agreed >= table.ledger.persons():
        if what == kinds.PAUSE:
            table.ledger.status = kinds.PAUSED
        else:
            table.finish(match, agreed=True)
    return table.note(Entry(kind, now, "", seat + 1, what=what))


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
