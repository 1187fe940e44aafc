"""A table that wakes from a snapshot is the table that all its entries make."""

import zlib
from collections.abc import Iterator
from dataclasses import replace
from itertools import islice
from typing import Any

import msgspec
import pytest

from botyard.kernel.committed import CommittedDealer
from botyard.kernel.dice import check_dice
from botyard.kernel.errors import IllegalAction
from botyard.kernel.game import SPECTATOR
from botyard.kernel.history import MOST_BACK
from botyard.kernel.record import read_record
from botyard.kernel.registry import all_games, game_named, register
from botyard.kernel.replay import finished
from botyard.tables import orders
from botyard.tables import snapshots as snapshots_module
from botyard.tables.entries import Clock, read_entry
from botyard.tables.situations import situation
from botyard.tables.snapshots import SnapshotUnfit, read_snapshot, waking, write_snapshot
from botyard.tables.table import Table
from tables.manners import People, play
from tables.seated import BELT, PROBE, SECRET, Seated, begun, known

RACE, FACTORY, WORKS = "roborally", "bot-factory", "fantastic-factories"
GAMES = [PROBE, BELT, RACE, FACTORY, WORKS]
CLOCKS = [Clock("game", seconds=900, increment=10), Clock(), Clock("decision", seconds=90)]
SEATS = ["pp", "ppb", "plp"]
LONGEST = 150  # entries of one game


def table_of(game: str, seed: int) -> Seated:
    return begun(game, SEATS[seed % 3], 100.0, clock=CLOCKS[seed % 2])


def kept(seated: Seated) -> tuple[int, bytes]:
    """A snapshot of a table as it is now, and its version."""
    content = write_snapshot(seated.table, seated.texts[-1])
    assert content is not None
    return len(seated.texts), content


def woken(seated: Seated, snapshot: tuple[int, bytes]) -> Table:
    version, content = snapshot
    taken = read_snapshot(content, seated.texts[version - 1])
    return finished(waking(taken, seated.entries()[version:], SECRET))


def whole(table: Table) -> dict[str, object]:
    """Everything that anybody could find out about a table, now or by what it does next."""
    ledger, match = table.ledger, table.match
    seats = range(len(ledger.seats))
    more: dict[str, object] = {
        "ledger": _parts(ledger),
        "receipts": [ledger.answers_to(question) for question in range(ledger.version + 1)],
        "situations": [situation(table, seat, []) for seat in (SPECTATOR, *seats)],
    }
    if match is not None:
        dealer = match.dealer
        assert isinstance(dealer, CommittedDealer)
        more["dice"] = (dealer.since, dealer.counters)
        more["chain"] = (len(match.record.texts), match.record.texts[-1], match.record.header)
        more["horizons"] = [match.horizon(seat) for seat in seats]
        more["undone"] = [_undone(table, seat) for seat in seats]
    return known(table) | more


def _undone(table: Table, seat: int) -> str:
    """Where an undo would lead."""
    assert table.match is not None
    lines = table.match.undoable(seat)
    state = table.match.without(lines) if lines else table.match.state
    assert state is not None
    return table.game.fingerprint(state)


def _parts(value: object) -> object:
    """All attributes, however deep, so that none can be forgotten in a snapshot."""
    if hasattr(value, "__dict__"):
        return {name: _parts(part) for name, part in vars(value).items()}
    return value


@pytest.mark.parametrize("game", GAMES)
def test_waking_is_reading_all_entries(game: str) -> None:
    """Snapshots are taken anywhere, and everything is compared later at any time."""
    compared = undos = 0
    for seed in range(8):
        seated, people = table_of(game, seed), People(seed + 7)
        snapshots = [kept(seated)]
        for entry in islice(play(seated.table, people), LONGEST):
            seated.keep(entry)
            undos += entry.kind == "undo"
            if people.below(9) == 0:
                snapshots.append(kept(seated))
            if people.below(4) == 0:
                full = whole(seated.read())
                assert whole(woken(seated, snapshots[people.below(len(snapshots))])) == full
                assert whole(woken(seated, snapshots[-1])) == full
                compared += 1
        assert whole(woken(seated, kept(seated))) == whole(seated.read())
    assert compared > 40
    assert undos > 5


@pytest.mark.parametrize("game", GAMES)
def test_whoever_wakes_deals_and_writes_on_as_if_nothing_had_been(game: str) -> None:
    """Again and again the table is woken, and then played on; a node that never slept follows."""
    seated, people, awake = table_of(game, 2), People(31), table_of(game, 2).table
    while seated.table.ledger.status != "over" and len(seated.texts) < LONGEST:
        if people.below(5) == 0:
            seated.table = woken(seated, kept(seated))
        entry = seated.keep(people.act(seated.table))
        awake.take(read_entry(seated.texts[-1]))  # which deals by itself and compares
        assert entry.lines == read_entry(seated.texts[-1]).lines
    assert known(awake) == known(seated.table)
    while seated.table.ledger.status != "over":
        seated.propose(min(seated.table.ledger.persons()) + 1, "end", people.now)
        for seat in sorted(seated.table.ledger.persons())[1:]:
            seated.propose(seat + 1, "end", people.now)
    record = seated.record()
    assert check_dice(seated.table.game, read_record(record.text())).how == "commitment"


def test_several_tables_wake_from_one_snapshot() -> None:
    seated = begun(PROBE, "pp", clock=CLOCKS[0])
    version, content = kept(seated)
    snapshot = read_snapshot(content, seated.texts[version - 1])
    first = finished(waking(snapshot, [], SECRET))
    orders.order(first, 0, first.ledger.questions[0], seated.first(1), 7.0)
    assert whole(finished(waking(snapshot, [], SECRET))) == whole(seated.table) != whole(first)


def test_a_table_that_gathers_wakes_and_begins() -> None:
    seated = begun(PROBE, "pp")
    gathering = Table.read(seated.entries()[:1], SECRET, None)
    content = write_snapshot(gathering, seated.texts[0])
    assert content is not None
    table = woken(seated, (1, content))
    assert whole(table) == whole(seated.read())


def test_a_finished_game_wakes_finished() -> None:
    seated = begun(BELT, "pp")
    seated.play_on()
    table = woken(seated, kept(seated))
    assert whole(table) == whole(seated.read())
    with pytest.raises(IllegalAction, match="reason-game-is-over"):
        table.playing()


def long_table(entries: int) -> Seated:
    """One seat has put a card down and waits; the other puts one down and takes it back."""
    seated = begun(RACE, "pp")
    seated.do(1, seated.first(1))
    while len(seated.texts) < entries:
        seated.do(2, seated.first(2))
        seated.undo(2)
    return seated


def test_what_was_undone_since_does_not_make_a_snapshot_longer() -> None:
    """Nobody's horizon moves, however often somebody takes something back."""
    short, long = long_table(50), long_table(1000)
    assert short.table.match is not None
    assert long.table.match is not None
    assert long.table.match.past().base == short.table.match.past().base == 0
    assert len(long.table.match.past().standing) == len(short.table.match.past().standing)
    table = woken(long, kept(long))
    assert whole(table) == whole(long.read())
    assert [situation(table, seat, []).undo for seat in (0, 1)] == [True, False]
    orders.undo(table, 0, 0.0)
    orders.undo(long.table, 0, 0.0)
    assert known(table) == known(long.table)


def test_what_seats_put_back_without_an_undo_does_not_either() -> None:
    seated = begun(PROBE, "pp")
    seated.do(1, seated.first(1))
    for _ in range(MOST_BACK):
        seated.do(2, seated.first(2))
        match = seated.table.playing()
        back = match.state.courtesies(1)[0]
        seated.do(2, match.game.vocabulary.name(back))
    past = seated.table.playing().past()
    assert len(past.standing) == MOST_BACK + 1
    assert whole(woken(seated, kept(seated))) == whole(seated.table)


def test_a_base_that_was_soiled_is_washed() -> None:
    """Seat 1 undoes what it began before the clock of seat 2 ran out, and then runs out too."""
    clock = Clock("decision", seconds=10)
    seated = begun(PROBE, "pp", clock=clock)
    for seat in (1, 2):
        seated.run_out(seat, 10.0)
    asked = seated.asked()[0]
    seated.run_out(asked, 20.0)
    seated.do(1, seated.first(1), 21.0)
    seated.run_out(2, 40.0)
    seated.undo(1, 41.0)
    assert whole(woken(seated, kept(seated))) == whole(seated.read())
    seated.run_out(1, 80.0)
    assert whole(woken(seated, kept(seated))) == whole(seated.read())


@pytest.fixture
def _rules_of_the_day() -> Iterator[None]:
    before = game_named(PROBE)
    yield
    register(before)


def unfit(seated: Seated, snapshot: tuple[int, bytes]) -> str:
    with pytest.raises(SnapshotUnfit) as wrong:
        woken(seated, snapshot)
    return str(wrong.value)


@pytest.mark.usefixtures("_rules_of_the_day")
def test_a_snapshot_of_other_rules_is_not_used() -> None:
    seated = begun(PROBE, "pp")
    snapshot = kept(seated)
    register(replace(game_named(PROBE), rules_version=game_named(PROBE).rules_version + 1))
    assert unfit(seated, snapshot) == "other rules"


@pytest.mark.parametrize(("name", "value"), [("MADE", "botyard 0.0"), ("FORMAT", 0)])
def test_a_snapshot_of_other_code_is_not_used(
    name: str, value: object, monkeypatch: pytest.MonkeyPatch
) -> None:
    seated = begun(PROBE, "pp")
    with monkeypatch.context() as other:
        other.setattr(snapshots_module, name, value)
        snapshot = kept(seated)
    assert unfit(seated, snapshot) == "other format"


def changed(content: bytes, **changes: Any) -> bytes:  # noqa: ANN401 - any part of it
    kept = msgspec.json.decode(zlib.decompress(content)) | changes
    return zlib.compress(msgspec.json.encode(kept))


def test_a_broken_snapshot_is_not_used() -> None:
    seated = begun(PROBE, "pp")
    version, content = kept(seated)
    middle = len(content) // 2
    spoiled = content[:middle] + bytes([content[middle] ^ 1]) + content[middle + 1 :]
    for broken in (b"", b"nonsense", content[:-9], spoiled, changed(content, ledger=None)):
        assert unfit(seated, (version, broken)) == "unreadable"


def test_a_snapshot_of_other_entries_is_not_used() -> None:
    seated, other = begun(PROBE, "pp"), begun(PROBE, "ppp")
    assert unfit(seated, kept(other)) == "other entries"


def test_a_table_of_older_rules_has_no_snapshot() -> None:
    seated = begun(PROBE, "pp")
    seated.table.is_old = True
    assert write_snapshot(seated.table, seated.texts[-1]) is None


def test_every_game_is_compared() -> None:
    assert set(all_games()) == set(GAMES)
