"""What persons have been shown: time that the rules set waits for it."""

from botyard.kernel.errors import BotyardError
from botyard.tables import entries as kinds
from botyard.tables.agreements import check_person
from botyard.tables.entries import Entry
from botyard.tables.table import Table


class NothingWaits(BotyardError):
    """No time waits for this seat: there is nothing to write down."""

    def __init__(self) -> None:
        super().__init__("nothing-waits")


def see(table: Table, seat: int, version: int, now: float) -> Entry:
    """
    A person was shown everything up to a version: time that waited for that runs from now on.

    Clauses: BY-12.
    """
    check_person(table, seat)
    if not table.ledger.rule_timers.waits_for(seat, version, now):
        raise NothingWaits
    return table.note(Entry(kinds.SEEN, now, "", seat + 1))
