"""Seats that nobody holds any more: they are free again, or in a running game a bot plays on."""

from contextlib import suppress

from botyard.kernel.errors import IllegalAction
from botyard.server.live_table import LiveTable
from botyard.server.yard import Yard
from botyard.tables import sitting
from botyard.tables.entries import OVER


async def vacate(yard: Yard, live: LiveTable, seat: int) -> None:
    """Note that a person decides no longer at a seat, if nobody sits there now."""
    ledger = live.table.ledger
    person = ledger.status != OVER and ledger.seats[seat].is_person()
    if person and not live.holders.get(seat):
        with suppress(IllegalAction):  # the game ended meanwhile, or they left themselves
            await yard.live_tables.change(live, lambda table, now: sitting.vacate(table, seat, now))


async def forget_person(yard: Yard, person: str) -> None:
    """Delete a person; the games that they play in go on."""
    tables = await yard.store.tables_of(person)
    held = [
        (table, seat)
        for table in [row.id for row in tables if row.status != OVER]
        for seat, persons in (await yard.store.holders(table)).items()
        if person in persons
    ]
    await yard.store.delete_person(person)
    await yard.live_tables.person_changed(person)
    for table, seat in held:
        await vacate(yard, await yard.live_tables.find(table), seat)
