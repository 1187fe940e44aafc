"""Playing on from a position: what is hidden stays as it was, and the dice are new."""

import json

import pytest

from botyard.contract.walk import new_match, walk
from botyard.kernel.dice import Checked, check_dice
from botyard.kernel.errors import BadPosition, BadRecord, BotyardError
from botyard.kernel.game import Json
from botyard.kernel.match import Match
from botyard.kernel.record import read_record
from botyard.kernel.registry import game_named
from botyard.kernel.replay import replay
from kernel.test_records import changed
from tables.manners import People, play
from tables.seated import BELT, PROBE, Seated, begun, known, opening


def position_of(name: str, seats: int, moment: int) -> Json:
    """A position of a random game after so many lines."""
    game = game_named(name)
    for number, match in enumerate(walk(new_match(game, seats, 5), 5)):
        if number == moment:
            return game.position(match.state)
    raise AssertionError(f"the game has fewer than {moment} lines")


def going_on(name: str, seats: int, moment: int) -> Seated:
    position = position_of(name, seats, moment)
    seated = Seated(opening(name, "p" * seats, position=position))
    seated.give({seat + 1: str(seat) for seat in range(seats)})
    return seated


MOMENTS = [(PROBE, 2, 0), (PROBE, 3, 4), (PROBE, 4, 17), (BELT, 2, 0), (BELT, 3, 25), (BELT, 4, 50)]


@pytest.mark.rule("BY-5")
@pytest.mark.parametrize(("name", "seats", "moment"), MOMENTS)
def test_a_game_goes_on_from_a_position_to_its_end(name: str, seats: int, moment: int) -> None:
    seated = going_on(name, seats, moment)
    deal = json.loads(seated.record().texts[1])
    assert (deal["deal"], deal["position"]) == ([], position_of(name, seats, moment))
    for entry in play(seated.table, People(moment)):
        seated.keep(entry)
    record = seated.record()
    again = replay(seated.table.game, record)
    assert again.game.position(again.state) == seated.table.position()
    assert check_dice(again.game, record) == Checked("position", 2)


@pytest.mark.rule("BY-5")
@pytest.mark.parametrize(("name", "seats", "moment"), MOMENTS)
def test_a_table_that_went_on_is_read_like_any_other(name: str, seats: int, moment: int) -> None:
    seated = going_on(name, seats, moment)
    assert known(seated.read()) == known(seated.table)


@pytest.mark.rule("BY-5")
def test_what_is_hidden_in_a_position_stays_as_it_was() -> None:
    position = position_of(PROBE, 3, 4)
    seated = going_on(PROBE, 3, 4)
    assert seated.table.position() == position


@pytest.mark.rule("BY-5")
def test_nobody_takes_back_what_was_done_before_the_position() -> None:
    seated = going_on(PROBE, 3, 4)
    match = seated.table.playing()
    assert [match.undoable(seat) for seat in range(3)] == [[], [], []]


@pytest.mark.rule("BY-5")
def test_the_dice_after_a_position_are_new() -> None:
    first, second = going_on(BELT, 2, 0), begun(BELT, "pp")
    for seated in (first, second):
        seat = seated.asked()[0]
        seated.do(seat, "roll")
    assert first.record().lines[-1].chance != second.record().lines[-1].chance


@pytest.mark.rule("BY-5")
def test_a_position_is_for_as_many_seats_as_it_has() -> None:
    seated = Seated(opening(PROBE, "pp"))
    header = begun(PROBE, "pp").record().header
    match = Match(seated.table.game, header, new_match(seated.table.game, 2, 1).dealer)
    with pytest.raises(BadPosition, match="position-seats"):
        match.go_on_from(position_of(PROBE, 3, 4))


@pytest.mark.rule("BY-5")
def test_nothing_is_played_on_from_the_end() -> None:
    game = game_named(BELT)
    *_, last = walk(new_match(game, 2, 1), 1)
    header = begun(BELT, "pp").record().header
    with pytest.raises(BadPosition, match="position-over"):
        Match(game, header, last.dealer).go_on_from(game.position(last.state))


@pytest.mark.rule("BY-5")
@pytest.mark.parametrize(
    ("change", "key"),
    [
        ({"deal": ["throw:1=2"]}, "record-dealt-otherwise"),
        ({"position": {}}, "record-rebase"),
        ({"position": 7}, "read-not-a-table"),
        ({"position": {"seats": 3}}, "record-rebase"),
    ],
)
def test_a_record_with_a_forged_position_is_refused(change: dict[str, object], key: str) -> None:
    seated = going_on(BELT, 2, 0)
    text = seated.record().text()
    with pytest.raises(BadRecord) as wrong:
        replay(seated.table.game, read_record(changed(text, 2, lambda line: line.update(change))))
    assert wrong.value.key == key
    assert wrong.value.params.get("line", 2) == 2


@pytest.mark.rule("BY-5")
def test_a_position_that_cannot_be_played_is_refused_at_the_opening() -> None:
    for position in (position_of(PROBE, 3, 4), {}):
        with pytest.raises(BotyardError):
            Seated(opening(PROBE, "pp", position=position))
