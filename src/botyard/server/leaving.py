"""Seats that nobody holds any more: in a running game a bot plays on."""

from contextlib import suppress

from botyard.kernel.errors import IllegalAction
from botyard.server.live import Live
from botyard.server.yard import Yard
from botyard.tables import sitting
from botyard.tables.entries import PAUSED, PLAYING


async def leave_to_bot(yard: Yard, live: Live, seat: int) -> None:
    """Let a bot play on at a seat where a person decided, if nobody sits there now."""
    ledger = live.table.ledger
    running = ledger.status in (PLAYING, PAUSED)
    if running and ledger.seats[seat].is_person() and not live.holders.get(seat):
        with suppress(IllegalAction):  # the game ended meanwhile, or they left themselves
            await yard.hub.change(live, lambda table, now: sitting.leave(table, seat, now))


async def forget_person(yard: Yard, person: str) -> None:
    """Delete a person; the games that they play in go on."""
    tables = await yard.store.tables_of(person)
    running = [row.id for row in tables if row.status in (PLAYING, PAUSED)]
    held = [
        (table, seat)
        for table in running
        for seat, persons in (await yard.store.holders(table)).items()
        if person in persons
    ]
    await yard.store.delete_person(person)
    await yard.hub.person_changed(person)
    for table, seat in held:
        await leave_to_bot(yard, await yard.hub.find(table), seat)
