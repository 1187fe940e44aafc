"""Who decides at a seat: persons leave, return or are replaced, owners seat bots."""

from botyard.kernel.errors import IllegalAction
from botyard.tables import entries as kinds
from botyard.tables.agreements import check_person, propose
from botyard.tables.entries import Entry
from botyard.tables.table import Table


def leave(table: Table, seat: int, now: float) -> Entry:
    """
    A person leaves; a bot plays on for them until they come back.

    Whoever plays alone, or only against bots, pauses the game instead: nobody waits for its end.

    Clauses: BY-10.
    """
    check_person(table, seat)
    others = (other for number, other in enumerate(table.ledger.seats) if number != seat)
    if table.ledger.is_running() and all(other.bot for other in others):
        return propose(table, seat, kinds.PAUSE, now)
    return _go(table, seat, now)


def come_back(table: Table, seat: int, now: float) -> Entry:
    """
    Whoever left takes the seat again.

    Clauses: BY-10.
    """
    table.check_seat(seat)
    table.playing(even_paused=True)
    if not table.ledger.seats[seat].left or table.ledger.seats[seat].is_open:
        raise IllegalAction("reason-did-not-leave", clause="BY-10", seat=seat + 1)
    return _change(table, Entry(kinds.RETURN, now, "", seat + 1))


def vacate(table: Table, seat: int, now: float) -> Entry:
    """
    Nobody holds a seat any more: before the game it is free again, in the game a bot plays on.

    Clauses: BY-7, BY-10.
    """
    table.check_seat(seat)
    if table.ledger.status != kinds.GATHERING:
        return _go(table, seat, now)
    if table.ledger.is_revealing() and not table.ledger.seats[seat].number:
        return _go(table, seat, now)
    if table.ledger.is_revealing():
        return _change(table, Entry(kinds.LEAVE, now, "", seat + 1))
    return _change(table, Entry(kinds.FREE, now, "", seat + 1))


def seat_bot(table: Table, seat: int, bot: str, now: float) -> Entry:
    """
    The owner gives a seat to a bot, or before the game without a name makes it a person's again.

    Clauses: BY-13.
    """
    table.check_seat(seat)
    if table.ledger.status == kinds.OVER:
        raise IllegalAction("reason-game-is-over", clause="BY-7")
    if table.ledger.is_running() and not bot:
        raise IllegalAction("reason-seat-closed", clause="BY-13", seat=seat + 1)
    if table.ledger.is_revealing():
        return _give_up(table, seat, bot, now)
    return _change(table, Entry(kinds.BOT, now, "", seat + 1, bot=bot))


def sit_down(table: Table, seat: int, now: float) -> Entry:
    """
    Somebody new takes over a seat of a running game, which all persons agreed on.

    Clauses: BY-13.
    """
    table.check_seat(seat)
    table.playing(even_paused=True)
    if not table.ledger.seats[seat].is_open:
        raise IllegalAction("reason-seat-closed", clause="BY-13", seat=seat + 1)
    return _change(table, Entry(kinds.SUBSTITUTE, now, "", seat + 1))


def follow(table: Table, next_table: str, now: float) -> Entry:
    """Another table goes on from here: a rematch."""
    check_over(table)
    return table.note(Entry(kinds.NEXT, now, "", next=next_table))


def check_over(table: Table) -> None:
    """
    Refuse what comes after the game while it is played.

    Clauses: BY-7.
    """
    if table.ledger.status != kinds.OVER:
        raise IllegalAction("reason-game-goes-on", clause="BY-7")


def _go(table: Table, seat: int, now: float) -> Entry:
    """
    A bot plays on; without a number for the dice, nobody comes back.

    Clauses: BY-10.
    """
    check_person(table, seat)
    if table.ledger.is_revealing() and not table.ledger.seats[seat].number:
        return _give_up(table, seat, table.ledger.opening.deputy, now)
    table.playing(even_paused=True)
    return _change(table, Entry(kinds.LEAVE, now, "", seat + 1))


def _give_up(table: Table, seat: int, bot: str, now: float) -> Entry:
    """
    A seat that has not shown its number goes to a bot for good; nobody else's number changes.

    Clauses: BY-14.
    """
    given = table.ledger.seats[seat]
    if not bot or given.bot or given.number:
        raise IllegalAction("reason-numbers-being-shown", clause="BY-14")
    return _change(table, Entry(kinds.GIVE_UP, now, "", seat + 1, bot=bot))


def _change(table: Table, entry: Entry) -> Entry:
    """Change who decides at a seat; the question there is put anew."""
    before = table.asked()
    before.pop(entry.seat - 1, None)
    table.ledger.seats[entry.seat - 1].change(entry.kind, entry.bot)
    if table.ledger.status == kinds.GATHERING and table.ledger.is_complete():
        table.begin()
    if table.ledger.status == kinds.PLAYING:
        return table.settle(entry, before)
    return table.note(entry)
