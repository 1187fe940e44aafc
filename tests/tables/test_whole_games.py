"""Whole games at random tables: whatever happens, written entries are the table."""

import pytest

from botyard.kernel.dice import check_dice
from botyard.kernel.record import read_record
from botyard.kernel.replay import replay
from botyard.tables.entries import Clock, read_entry, write_entry
from botyard.tables.table import Table
from tables.manners import People, play
from tables.seated import BELT, PROBE, SECRET, Seated, begun, known

CLOCKS = [
    Clock(),
    Clock("decision", seconds=60),
    Clock("game", seconds=300, increment=10),
    Clock("days", days=1),
]
SEATS = ["pp", "pl", "ppb", "plpb"]


def tables(game: str, games: int) -> list[tuple[str, int]]:
    return [(game, seed) for seed in range(games)]


def table_of(game: str, seed: int) -> Seated:
    """Another clock and other seats for every seed."""
    clock = CLOCKS[seed % 4]
    return begun(game, SEATS[(seed // 4 + seed) % 4], 100.0, clock=clock)


@pytest.mark.parametrize(("game", "seed"), [*tables(PROBE, 8), *tables(BELT, 4)])
def test_a_table_that_is_read_is_the_table_that_was_written(game: str, seed: int) -> None:
    seated = table_of(game, seed)
    assert known(seated.read()) == known(seated.table)
    for entry in play(seated.table, People(seed)):
        seated.keep(entry)
        assert known(seated.read()) == known(seated.table)


@pytest.mark.parametrize(("game", "seed"), [*tables(PROBE, 12), *tables(BELT, 4)])
def test_two_nodes_that_follow_each_other_hold_the_same_table(game: str, seed: int) -> None:
    """Each acts in turn at random, and the other takes what it wrote."""
    seated = table_of(game, seed)
    nodes = [seated.table, Table.read(seated.entries()[:1], SECRET, None)]
    nodes[1].take(seated.entries()[1])
    people = People(seed + 100)
    while nodes[0].ledger.status != "over":
        acting = people.below(2)
        entry = seated.keep(people.act(nodes[acting]))
        nodes[1 - acting].take(read_entry(write_entry(entry)))
        assert nodes[0].is_whole()
        assert known(nodes[0]) == known(nodes[1])


@pytest.mark.parametrize(("game", "seed"), [*tables(PROBE, 8), *tables(BELT, 4)])
def test_the_record_of_a_table_replays_and_its_dice_can_be_checked(game: str, seed: int) -> None:
    seated = table_of(game, seed)
    for entry in play(seated.table, People(seed + 200)):
        seated.keep(entry)
    record = seated.record()
    match = replay(seated.table.game, record)
    assert match.game.position(match.state) == seated.table.position()
    assert check_dice(match.game, read_record(record.text())).how == "commitment"
