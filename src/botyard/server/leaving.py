"""Seats that nobody holds any more: they are free again, or in a running game a bot plays on."""

from contextlib import suppress

from botyard.kernel.errors import IllegalAction
from botyard.server.live_table import LiveTable
from botyard.server.services import Services
from botyard.tables import sitting
from botyard.tables.entries import OVER


async def vacate(services: Services, live: LiveTable, seat: int) -> None:
    """Note that a person decides no longer at a seat, if nobody sits there now."""
    ledger = live.table.ledger
    person = ledger.status != OVER and ledger.seats[seat].is_person()
    if person and not live.holders.get(seat):
        with suppress(IllegalAction):  # the game ended meanwhile, or they left themselves
            await services.tables.change(live, lambda table, now: sitting.vacate(table, seat, now))


async def forget_person(services: Services, person: str) -> None:
    """Delete a person; the games that they play in go on."""
    tables = await services.store.tables_of(person)
    held = [
        (table, seat)
        for table in [row.id for row in tables if row.status != OVER]
        for seat, persons in (await services.store.holders(table)).items()
        if person in persons
    ]
    await services.store.delete_person(person)
    await services.tables.person_changed(person)
    for table, seat in held:
        await vacate(services, await services.tables.find(table), seat)
