"""
Snapshots: all that a running table holds, so that it wakes up without its older entries.

The entries are the truth, and a snapshot is a cache: whatever does not fit about one, it is
thrown away and the table is read from all its entries.
"""

import zlib
from collections.abc import Generator, Sequence
from hashlib import sha256
from typing import Final

import msgspec

from botyard import MADE
from botyard.kernel.committed import CommittedDealer
from botyard.kernel.dice import dealing_of
from botyard.kernel.events import Event
from botyard.kernel.history import Past
from botyard.kernel.match import Match
from botyard.kernel.record import Record, read_header
from botyard.kernel.registry import game_named
from botyard.tables.entries import Entry, Json, Told
from botyard.tables.ledger import Ledger, LedgerKept
from botyard.tables.table import Table

FORMAT: Final = 1  # another one whenever what is kept means something else

_QUICKLY: Final = 1  # how hard it is compressed


class SnapshotUnfit(Exception):
    """A snapshot that cannot be used."""


class SnapshotOutdated(SnapshotUnfit):
    """One of an older version, as there are after every upgrade."""


class MatchKept(msgspec.Struct, frozen=True):
    """The game: see ``kernel.history.Past``. Of the dice, how much of each stream is used up."""

    header: str
    count: int
    last: str
    base: int
    position: Json
    standing: list[tuple[int, str, list[Told]]]
    dealt_since: int
    dealt: list[int]


class Snapshot(msgspec.Struct, frozen=True):
    """A table after an entry, and by which code and rules."""

    format: int
    made: str
    rules: int
    data: str
    entry: str  # the hash of that entry
    ledger: LedgerKept
    match: MatchKept | None


_decoder: Final = msgspec.json.Decoder(Snapshot)


def write_snapshot(table: Table, entry: str) -> bytes | None:
    """The snapshot of a table after the entry of this text; None where rules have changed."""
    if table.is_old or table.outdated is not None:
        return None
    match = None if table.match is None else _kept(table.match)
    rules, data = _rules(table.ledger)
    snapshot = Snapshot(FORMAT, MADE, rules, data, _hash(entry), table.ledger.kept(), match)
    return zlib.compress(msgspec.json.encode(snapshot), _QUICKLY)


def read_snapshot(content: bytes, entry: str) -> Snapshot:
    """A snapshot of today's code and rules, taken after the entry of this text."""
    try:
        snapshot = _decoder.decode(zlib.decompress(content))
    except (zlib.error, msgspec.MsgspecError, UnicodeDecodeError) as wrong:
        raise SnapshotUnfit("unreadable") from wrong
    if (snapshot.format, snapshot.made) != (FORMAT, MADE):
        raise SnapshotOutdated("other format")
    if (snapshot.rules, snapshot.data) != _rules(snapshot.ledger):
        raise SnapshotOutdated("other rules")
    if snapshot.entry != _hash(entry):
        raise SnapshotUnfit("other entries")
    return snapshot


def waking(
    snapshot: Snapshot, entries: Sequence[Entry], secret: bytes
) -> Generator[None, None, Table]:
    """The table of a snapshot and the entries after it, in small steps."""
    table = Table(snapshot.ledger.opening, secret)
    table.ledger = Ledger.recalled(snapshot.ledger)
    if snapshot.match is not None:
        table.match = yield from _recalling(table, snapshot.match, secret)
    for entry in entries:
        table.take(entry)
        yield
    return table


def _kept(match: Match) -> MatchKept:
    past, dealer = match.past(), match.dealer
    assert isinstance(dealer, CommittedDealer)
    return MatchKept(
        past.header,
        past.count,
        past.last,
        past.base,
        past.position,
        [
            (number, text, [Told(one.kind, dict(one.args), one.seen_by) for one in events])
            for number, text, events in past.standing
        ],
        dealer.since,
        dealer.counters,
    )


def _recalling(table: Table, kept: MatchKept, secret: bytes) -> Generator[None, None, Match]:
    header = read_header(kept.header)
    dealer = dealing_of(table.game, Record(header), secret)(kept.dealt_since)
    assert isinstance(dealer, CommittedDealer)
    dealer.counters = list(kept.dealt)
    match = Match(table.game, header, dealer)
    past = Past(
        kept.header,
        kept.count,
        kept.last,
        kept.base,
        kept.position,
        [
            (number, text, [Event(one.kind, one.args, one.seen_by, reveals=True) for one in told])
            for number, text, told in kept.standing
        ],
    )
    yield from match.recalling(past)
    return match


def _rules(ledger: Ledger | LedgerKept) -> tuple[int, str]:
    """The rules and data that the game is played by today."""
    game = game_named(ledger.opening.game)
    return game.rules_version, game.digest(game.read_options(ledger.opening.options))


def _hash(entry: str) -> str:
    return sha256(entry.encode()).hexdigest()
