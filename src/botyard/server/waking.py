"""
Waking a table up: from a snapshot and the entries after it, or from all its entries.

A snapshot saves time and nothing else. One that does not fit is thrown away.
"""

import logging
import time
from collections.abc import Generator
from contextlib import suppress
from dataclasses import dataclass
from typing import Final

import msgspec

from botyard.kernel.errors import BotyardError
from botyard.server.slices import in_slices
from botyard.server.store import SnapshotRow, Store, TableRow
from botyard.tables.entries import Entry, read_entry
from botyard.tables.snapshots import (
    Snapshot,
    SnapshotOutdated,
    SnapshotUnfit,
    read_snapshot,
    waking,
    write_snapshot,
)
from botyard.tables.table import Table

EVERY: Final = 100  # entries after which another snapshot is taken, if no host says otherwise

_UNFIT: Final = (
    SnapshotUnfit,
    BotyardError,
    AssertionError,
    KeyError,
    IndexError,
    TypeError,
    ValueError,
)

log = logging.getLogger(__name__)


@dataclass(frozen=True)
class Stored:
    """What was read of a table."""

    row: TableRow
    entries: list[Entry]  # all, or those after the snapshot
    last: str  # the text of the last entry
    snapshot: Snapshot | None = None

    @property
    def first(self) -> int:
        """The version that comes before these entries."""
        return 0 if self.snapshot is None else self.snapshot.ledger.version

    def reading(self, until: int | None, position: str | None) -> Generator[None, None, Table]:
        """The table as it was at a version, in small steps; see ``Table.read``."""
        most = None if until is None else until - self.first
        entries, secret = self.entries[:most], bytes.fromhex(self.row.secret)
        if self.snapshot is None:
            return Table.reading(entries, secret, position)
        return waking(self.snapshot, entries, secret)


async def wake(store: Store, row: TableRow, until: int | None = None) -> tuple[Stored, Table]:
    """A table as it is, or was at a version, and what was read of it."""
    kept = await store.snapshot(row.id)
    if kept is not None and (until is None or kept.version <= until):
        texts = await _texts(store, row.id, kept.version - 1)
        try:
            stored = await _since(row, kept, texts)
            if stored is not None:
                table = await in_slices(stored.reading(until, None))
                _check_position(table, row)
                return stored, table
        except _UNFIT as wrong:
            level = logging.INFO if isinstance(wrong, SnapshotOutdated) else logging.WARNING
            log.log(level, "waking: a snapshot is not used: %r", wrong)
            with suppress(BotyardError):  # a store that cannot be written can still be read
                await store.delete_snapshots(row.id)
    texts = await _texts(store, row.id, 0)
    stored = Stored(row, await in_slices(_decoding(texts)), texts[-1])
    return stored, await in_slices(stored.reading(until, row.position))


def snapshot_of(table_id: str, table: Table, at: float, entry: str) -> SnapshotRow | None:
    """A snapshot after the last entry of a table; play goes on even if there can be none."""
    try:
        content = write_snapshot(table, entry)
    except Exception:
        log.exception("waking: no snapshot can be taken")
        return None
    return None if content is None else SnapshotRow(table_id, table.ledger.version, at, content)


async def keep_snapshot(store: Store, snapshot: SnapshotRow, delay: int) -> None:
    """
    Store a snapshot; if that fails, the next one may do.

    Spectators may see a table later than others: one that is old enough for them stays.
    """
    try:
        await store.add_snapshot(snapshot, time.time() - delay)
    except BotyardError as trouble:
        log.warning("waking: a snapshot is not stored: %s", trouble.key)


async def _texts(store: Store, table_id: str, after: int) -> list[str]:
    return [text async for page in store.pages(table_id, after) for _, text in page]


async def _since(row: TableRow, kept: SnapshotRow, texts: list[str]) -> Stored | None:
    """A snapshot and the entries after it; None if spectators do not see it yet."""
    snapshot = read_snapshot(kept.content, texts[0])
    if snapshot.ledger.version != kept.version:
        raise SnapshotUnfit("other version")
    if kept.at + snapshot.ledger.opening.spectators.delay > time.time():
        return None
    return Stored(row, await in_slices(_decoding(texts[1:])), texts[-1], snapshot)


def _decoding(texts: list[str]) -> Generator[None, None, list[Entry]]:
    entries: list[Entry] = []
    for text in texts:
        entries.append(read_entry(text))
        yield
    return entries


def _check_position(table: Table, row: TableRow) -> None:
    """Refuse a table that does not stand where its last entry has led."""
    if row.position is None or row.version != table.ledger.version:
        return
    position = msgspec.json.decode(msgspec.json.encode(table.position()))
    if position != msgspec.json.decode(row.position):
        raise SnapshotUnfit("other position")
