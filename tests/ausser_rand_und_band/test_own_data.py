"""A data file of one's own must fit the rules; a complaint names the key that does not."""

import pytest

from botyard.games.ausser_rand_und_band import GAME
from botyard.kernel.errors import BadData
from botyard.kernel.game import Json

A = ["shove-twice", "own-back", "extra-die", "others-count-one", "clean-up"]
B = ["use-taken", "add-to-five", "own-forward", "other-back", "other-forward"]


def data(path: str, value: object) -> Json:
    """A data file with one value: ``data("dice.per_seat", 9)``."""
    first, _, others = path.partition(".")
    return {first: data(others, value) if others else value}


def complaint(own: Json) -> tuple[str, object]:
    """What is wrong with a data file, and where."""
    with pytest.raises(BadData) as wrong:
        GAME.read_options({"data": own})
    return wrong.value.key, wrong.value.params["path"]


@pytest.mark.rule("RB-D8", "RB-D9")
@pytest.mark.parametrize("values", [[1, 2, 3, 4, 4], [1, 2, 3, 3, 4, 4, 4], []])
def test_a_die_has_six_sides(values: list[int]) -> None:
    own = data("dice.faces.values", values)
    assert complaint(own) == ("data-faces", "options.data.dice.faces.values")


@pytest.mark.rule("RB-D8")
@pytest.mark.parametrize("face", [0, 5, 6, -1])
def test_a_die_shows_1_to_4(face: int) -> None:
    own = data("dice.faces.values", [1, 2, 3, 4, 4, face])
    assert complaint(own) == ("read-out-of-range", "options.data.dice.faces.values[5]")


@pytest.mark.rule("RB-D7", "RB-3")
@pytest.mark.parametrize("dice", [9, 11])
def test_each_seat_has_ten_dice(dice: int) -> None:
    own = data("dice.per_seat", dice)
    assert complaint(own) == ("read-out-of-range", "options.data.dice.per_seat")


@pytest.mark.rule("RB-D3", "RB-D5")
@pytest.mark.parametrize("reds", [1, 3])
def test_there_are_nine_tiles_of_each_part(reds: int) -> None:
    own = data("tiles.each_part.red", reds)
    assert complaint(own) == ("data-tiles", "options.data.tiles.each_part.*")


@pytest.mark.rule("RB-D4")
@pytest.mark.parametrize("coat", ["green", "red-blue-yellow", "blue-red"])
def test_there_are_three_colors_and_their_pairs(coat: str) -> None:
    own = data(f"tiles.each_part.{coat}", 1)
    assert complaint(own) == ("read-unknown-key", f"options.data.tiles.each_part.{coat}")


@pytest.mark.rule("RB-D11", "RB-D12")
@pytest.mark.parametrize(
    ("sides", "key", "path"),
    [
        ({"a": [*A[:4], "own-back"], "b": B}, "data-twice", "a[4]"),
        ({"a": A, "b": [*B[:4], "own-back"]}, "data-twice", "b[4]"),
        ({"b": [*B[:4], "own-back"]}, "data-twice", "b[4]"),
        ({"a": A, "b": B[:4]}, "data-side", "b"),
        ({"a": [*A, "other-back"], "b": B[:4]}, "data-side", "a"),
        ({"a": [*A[:4], "clean-down"], "b": B}, "read-unknown-name", "a[4]"),
        ({"a": A, "b": B, "c": []}, "read-unknown-key", "c"),
    ],
)
def test_each_of_ten_actions_lies_once_on_two_sides_of_five(
    sides: Json, key: str, path: str
) -> None:
    own = data("edge.sides", sides)
    assert complaint(own) == (key, f"options.data.edge.sides.{path}")


@pytest.mark.parametrize(
    ("path", "value", "key"),
    [
        ("robots", 1, "read-unknown-key"),
        ("dice.face", [1], "read-unknown-key"),
        ("dice.faces.sides", 6, "read-unknown-key"),
        ("tiles.heads", 9, "read-unknown-key"),
        ("dice", 6, "read-not-a-table"),
        ("dice.faces.values", 6, "read-not-a-list"),
        ("tiles.each_part.red", "two", "read-not-a-number"),
        ("tiles.each_part.red", -1, "read-out-of-range"),
    ],
)
def test_a_wrong_key_or_value_is_named_by_its_path(path: str, value: object, key: str) -> None:
    assert complaint(data(path, value)) == (key, f"options.data.{path}")


def test_an_unknown_option_is_refused() -> None:
    with pytest.raises(BadData) as wrong:
        GAME.read_options({"dice": {}})
    assert (wrong.value.key, wrong.value.params["path"]) == ("read-unknown-key", "options.dice")
