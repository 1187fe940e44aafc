"""Rules that change under a running table: it goes on from its position, visibly."""

import json
from collections.abc import Iterator
from dataclasses import replace

import pytest

from botyard.kernel.dice import check_dice
from botyard.kernel.errors import BadRecord
from botyard.kernel.record import read_record
from botyard.kernel.registry import game_named, register
from botyard.kernel.replay import replay
from botyard.tables.entries import Clock, read_entry, write_entry
from botyard.tables.table import Table
from kernel.test_records import changed
from tables.manners import People, play
from tables.seated import BELT, PROBE, SECRET, Seated, begun, known

GAMES = [PROBE, BELT]


@pytest.fixture(autouse=True)
def _rules_of_the_day() -> Iterator[None]:
    """Whatever a test changes, the next one has the games as they are."""
    before = [game_named(name) for name in GAMES]
    yield
    for game in before:
        register(game)


def upgrade(name: str) -> None:
    """Botyard is started again with the next version of a game's rules."""
    game = game_named(name)
    register(replace(game, rules_version=game.rules_version + 1))


def interrupted(name: str, entries: int = 12) -> Seated:
    """A table under way, with a clock, as the store has it when the rules change."""
    seated = begun(name, "ppb", clock=Clock("decision", seconds=60))
    people = People(3)
    for _ in range(entries):
        seated.keep(people.act(seated.table))
    upgrade(name)
    return seated


def position_of(seated: Seated) -> str:
    return json.dumps(seated.table.position())


def rebased(name: str) -> Seated:
    seated = interrupted(name)
    seated.table = seated.read(position_of(seated))
    seated.keep(seated.table.rebase(1000.0))
    return seated


@pytest.mark.parametrize("name", GAMES)
def test_a_running_table_of_other_rules_stands_at_its_position(name: str) -> None:
    seated = interrupted(name)
    table = seated.read(position_of(seated))
    assert table.is_old
    assert table.position() == seated.table.position()
    assert table.ledger.questions == seated.table.ledger.questions


def test_without_a_position_a_table_of_other_rules_is_refused() -> None:
    with pytest.raises(BadRecord, match="record-rules"):
        interrupted(PROBE).read()


@pytest.mark.parametrize("name", GAMES)
def test_a_rebase_shows_the_position_and_puts_all_questions_anew(name: str) -> None:
    seated = interrupted(name)
    before = seated.table.position()
    seated.table = seated.read(position_of(seated))
    entry = seated.keep(seated.table.rebase(1000.0))
    line = json.loads(entry.lines[0])["rebase"]
    assert (entry.kind, line["rules"], line["position"]) == ("rebase", 2, before)
    assert set(entry.questions.values()) == {seated.table.ledger.version}
    assert not seated.table.is_old


@pytest.mark.parametrize("name", GAMES)
def test_nobody_takes_back_what_was_decided_under_other_rules(name: str) -> None:
    match = rebased(name).table.playing()
    assert [match.undoable(seat) for seat in range(3)] == [[], [], []]


@pytest.mark.parametrize("name", GAMES)
def test_a_rebased_table_is_read_without_its_position(name: str) -> None:
    seated = rebased(name)
    people = People(4)
    people.now = 1000.0
    for entry in play(seated.table, people):
        seated.keep(entry)
        assert known(seated.read()) == known(seated.table)


@pytest.mark.parametrize("name", GAMES)
def test_the_dice_after_a_rebase_can_be_checked(name: str) -> None:
    seated = rebased(name)
    for entry in play(seated.table, People(4)):
        seated.keep(entry)
    checked = check_dice(seated.table.game, read_record(seated.record().text()))
    assert (checked.how, checked.first) == ("commitment", first_after_rebase(seated))


def first_after_rebase(seated: Seated) -> int:
    """The number of the line after the rebase."""
    kinds = [line.kind for line in seated.record().lines]
    return seated.record().number(kinds.index("rebase") + 1)


@pytest.mark.parametrize("name", GAMES)
def test_another_node_follows_a_rebase(name: str) -> None:
    """It had read the table under the new rules too, but was slower to rebase it."""
    seated = interrupted(name)
    first, second = (seated.read(position_of(seated)) for _ in range(2))
    people = People(5)
    people.now = 1000.0
    entry = first.rebase(1000.0)
    second.take(read_entry(write_entry(entry)))
    assert not second.is_old
    while first.ledger.status != "over":
        first, second = second, first
        second.take(read_entry(write_entry(people.act(first))))
        assert known(first) == known(second)


def test_a_node_with_older_rules_does_not_follow_a_rebase() -> None:
    seated = begun(PROBE, "pp")
    older = seated.table
    upgrade(PROBE)
    newer = seated.read(position_of(seated))
    with pytest.raises(BadRecord, match="record-rules"):
        older.take(newer.rebase(0.0))


def test_a_node_does_not_follow_what_was_dealt_otherwise() -> None:
    seated = begun(BELT, "pp")
    node = seated.read()
    seat = seated.asked()[0]
    entry = seated.do(seat, "roll")
    forged = json.loads(entry.lines[0])
    forged["chance"] = [f"{chance[:-1]}6" for chance in forged["chance"]]
    assert forged != json.loads(entry.lines[0])
    text = write_entry(entry).replace(
        json.dumps(entry.lines[0])[1:-1], json.dumps(json.dumps(forged))[1:-1]
    )
    with pytest.raises(BadRecord, match="record-dealt-otherwise"):
        node.take(read_entry(text))


@pytest.mark.parametrize("position", [None, {}, {"seats": 2}])
def test_a_rebase_onto_a_position_that_cannot_be_read_is_refused_with_its_line(
    position: object,
) -> None:
    seated = rebased(BELT)
    number = first_after_rebase(seated) - 1
    content = json.loads(seated.record().texts[number - 1])["rebase"] | {"position": position}
    text = changed(seated.record().text(), number, lambda line: line.update({"rebase": content}))
    with pytest.raises(BadRecord) as wrong:
        replay(seated.table.game, read_record(text))
    assert (wrong.value.key, wrong.value.params["line"]) == ("record-rebase", number)


def test_a_table_that_has_not_begun_needs_no_rebase() -> None:
    seated = begun(PROBE, "pp")
    upgrade(PROBE)
    table = Table.read(seated.entries()[:1], SECRET, None)
    assert (table.is_old, table.ledger.status) == (False, "gathering")


@pytest.mark.parametrize("name", GAMES)
def test_a_finished_table_of_other_rules_can_still_be_looked_at(name: str) -> None:
    seated = begun(name, "pp")
    seated.play_on()
    before = known(seated.table)
    upgrade(name)
    table = seated.read(position_of(seated))
    assert not table.is_old
    assert known(table) == before
