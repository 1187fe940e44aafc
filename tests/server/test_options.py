"""Options that somebody sends for a table are small, whatever a game would read."""

from typing import Any

import msgspec
import pytest

from botyard.kernel.registry import all_games, game_named
from botyard.server.errors import ServerError
from botyard.server.options import (
    DEEPEST,
    LONGEST_NAME,
    MOST_BYTES,
    MOST_VALUES,
    check_options,
)
from botyard.server.recorded import Start
from botyard.server.routes.tables import SeatWish, TableWish, _opening
from server.persons import BELT, Person, Refusal
from server.yard import Yard


def nested(levels: int) -> object:
    value: object = 1
    for number in range(levels):
        value = [value] if number % 2 else {"below": value}
    return value


TOO_MUCH: list[tuple[str, dict[str, Any]]] = [
    ("options-large", {"course": "x" * MOST_BYTES}),
    ("options-large", {"course": "é" * (MOST_BYTES // 2)}),
    ("options-deep", {"course": nested(DEEPEST)}),
    ("options-many", {"course": [0] * MOST_VALUES}),
    ("options-many", {str(number): [0] * 9 for number in range(MOST_VALUES // 10)}),
    ("options-name", {"x" * (LONGEST_NAME + 1): 1}),
    ("options-name", {"course": [{"x" * (LONGEST_NAME + 1): 1}]}),
]
MOST: list[dict[str, Any]] = [
    {"course": "x" * (MOST_BYTES - 13)},
    {"course": nested(DEEPEST - 1)},
    {"course": [0] * (MOST_VALUES - 2)},
    {"x" * LONGEST_NAME: 1},
]


@pytest.mark.parametrize(("error", "options"), TOO_MUCH)
def test_what_is_too_much_is_refused(error: str, options: dict[str, Any]) -> None:
    with pytest.raises(ServerError, match=error):
        check_options(options)


@pytest.mark.parametrize("options", MOST)
def test_what_is_just_allowed_is_not(options: dict[str, Any]) -> None:
    check_options(options)


@pytest.mark.parametrize(("error", "options"), TOO_MUCH)
def test_tables_and_their_looks_are_refused_with_a_word(
    yard: Yard, error: str, options: dict[str, Any]
) -> None:
    ida = Person(yard, "Ida")
    with pytest.raises(Refusal) as refusal:
        ida.opens(BELT, "person", "person", options=options)
    assert (refusal.value.status, refusal.value.error) == (400, error)
    assert str(refusal.value.body["params"]["most"])[0] in refusal.value.body["text"]
    with pytest.raises(Refusal) as refusal:
        ida.asks("post", f"/api/games/{BELT}/still", {"options": options})
    assert (refusal.value.status, refusal.value.error) == (400, error)


def test_options_that_come_with_a_record_are_checked_as_well(yard: Yard) -> None:
    wish = TableWish("roborally", [SeatWish("person"), SeatWish("person")])
    with pytest.raises(ServerError, match="options-large"):
        _opening(yard.parts, game_named("roborally"), wish, Start(options=TOO_MUCH[0][1]), b"")


def test_all_that_a_game_could_be_told_fits_several_times() -> None:
    """The defaults of every option, and the whole data of a game as a file would change it."""
    for game in all_games().values():
        options = game.read_options({})
        check_options(options)
        assert len(msgspec.json.encode(options)) < MOST_BYTES / 4
