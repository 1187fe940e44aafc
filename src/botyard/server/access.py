"""Who may see a table and act for its seats. What is not for somebody is not there for them."""

from botyard.server.errors import Forbidden, Missing
from botyard.server.identity import Caller
from botyard.server.live_table import LiveTable
from botyard.server.live_tables import LiveTables


async def look_at(live_tables: LiveTables, caller: Caller, table_id: str) -> LiveTable:
    """A table that somebody may see: who sits there, its owner, and spectators if allowed."""
    live = await live_tables.find(table_id)
    await live_tables.may_sit(live, caller.person)
    allowed = live.table.ledger.opening.spectators.allowed
    if allowed or is_owner(live, caller) or live.seats_of(caller.person):
        return live
    raise Missing("table-missing")


def is_owner(live: LiveTable, caller: Caller) -> bool:
    """Whether somebody opened the table."""
    return caller.person is not None and caller.person == live.owner


def held_seat(live: LiveTable, caller: Caller, seat: int) -> int:
    """A seat that somebody holds, counted from 0."""
    if seat - 1 not in live.seats_of(caller.person):
        raise Forbidden("seat-not-yours", seat=seat)
    return seat - 1
