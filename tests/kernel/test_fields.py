"""Fields of a state, declared once: written, read and checked by one table."""

from typing import Any, cast

import pytest
from mypy_extensions import i64

from botyard.kernel.dealer import SeededDealer
from botyard.kernel.errors import BadPosition
from botyard.kernel.fields import (
    NONE,
    Bits,
    Counted,
    Field,
    Fields,
    Flag,
    Listed,
    Marked,
    Mask,
    Name,
    Number,
    Row,
    Shape,
    Table,
)
from botyard.kernel.names import Names
from botyard.kernel.reading import Reader
from botyard.kernel.registry import game_named
from botyard.kernel.state import State
from botyard.kernel.vectors import vec

COLORS = Names("color", ["red", "blue", "green"])


def some_state() -> Any:  # noqa: ANN401 - a state with numbers in attributes, vectors and a bag
    game = game_named("ausser-rand-und-band")
    return game.setup(game.read_options({}), 3, SeededDealer(1, len(game.outcomes)))


SHAPES: list[tuple[Shape, list[int], object]] = [
    (Number(0, 9), [4], 4),
    (Number(1, 4, base=1), [0], 1),
    (Flag(), [1], True),
    (Name(COLORS), [2], "green"),
    (Name(COLORS, or_none=True), [NONE], None),
    (Mask(COLORS), [5], ["red", "green"]),
    (Bits(5, base=1), [18], [2, 5]),
    (Counted(COLORS), [2, 0, 1], ["red", "red", "green"]),
    (Row(Name(COLORS, or_none=True), 3), [1, NONE, 0], ["blue", None, "red"]),
    (Row(Row(Number(0, 9), 2), 2, step=3), [1, 2, 0, 3, 4, 0], [[1, 2], [3, 4]]),
    (Table(COLORS, Number(1, 4, base=1), usual=NONE), [3, NONE, 0], {"red": 4, "green": 1}),
    (Table(COLORS, Row(Flag(), 1)), [1, 0, 1], {"red": [True], "blue": [False], "green": [True]}),
]


@pytest.mark.parametrize(("shape", "numbers", "shown"), SHAPES)
def test_a_shape_reads_what_it_has_written(shape: Shape, numbers: list[int], shown: object) -> None:
    assert shape.width == len(numbers)
    assert shape.write(vec[i64](numbers), 0) == shown
    blank = NONE if NONE in numbers else 0
    found = vec[i64]([7] + [blank] * len(numbers))
    shape.read(some_state(), shown, "here", found, 1)
    assert list(found) == [7, *numbers]
    assert shape.fits(found, 1)


WRONG: list[tuple[Shape, object, str, str]] = [
    (Number(0, 9), 10, "read-out-of-range", "here"),
    (Number(1, 4, base=1), 0, "read-out-of-range", "here"),
    (Flag(), 1, "read-not-a-flag", "here"),
    (Name(COLORS), None, "read-unknown-name", "here"),
    (Mask(COLORS), ["red", "pink"], "read-unknown-name", "here[1]"),
    (Bits(5, base=1), [5, 6], "read-out-of-range", "here[1]"),
    (Counted(COLORS), "red", "read-not-a-list", "here"),
    (Counted(COLORS), ["red", 2], "read-unknown-name", "here[1]"),
    (Row(Number(0, 9), 2), [1], "position-length", "here"),
    (Row(Number(0, 9), 2), [1, 10], "read-out-of-range", "here[1]"),
    (Row(Number(0, 9), 2, path="field {}"), [1, 10], "read-out-of-range", "field 1"),
    (Table(COLORS, Number(0, 9)), {"red": 10}, "read-out-of-range", "here.red"),
    (Table(COLORS, Number(0, 9)), {"pink": 1}, "read-unknown-key", "here.pink"),
    (Table(COLORS, Number(0, 9)), [1], "read-not-a-table", "here"),
]


@pytest.mark.parametrize(("shape", "value", "key", "path"), WRONG)
def test_a_complaint_names_the_path(shape: Shape, value: object, key: str, path: str) -> None:
    with pytest.raises(BadPosition) as wrong:
        shape.read(some_state(), value, "here", vec[i64]([0] * shape.width), 0)
    assert (wrong.value.key, wrong.value.params["path"]) == (key, path)


OUTSIDE: list[tuple[Shape, list[int]]] = [
    (Number(0, 9), [10]),
    (Number(1, 4, base=1), [-1]),
    (Flag(), [2]),
    (Name(COLORS), [NONE]),
    (Name(COLORS, or_none=True), [3]),
    (Mask(COLORS), [8]),
    (Mask(COLORS), [-1]),
    (Bits(5), [32]),
    (Counted(COLORS), [0, -1, 0]),
    (Row(Number(0, 9), 2), [0, 10]),
    (Table(COLORS, Number(0, 9), usual=NONE), [NONE, 0, 10]),
]


@pytest.mark.parametrize(("shape", "numbers"), OUTSIDE)
def test_numbers_out_of_bounds_are_noticed(shape: Shape, numbers: list[int]) -> None:
    assert not shape.fits(vec[i64](numbers), 0)


def test_a_field_keeps_what_is_left_out_if_it_is_optional() -> None:
    state = some_state()
    state.turn = 5
    nothing = Reader({}, "", BadPosition)
    Field("turn", "turn", Number(0, 23), optional=True).read(state, nothing, 0)
    assert state.turn == 5
    with pytest.raises(BadPosition, match="read-missing"):
        Field("turn", "turn", Number(0, 23)).read(state, nothing, 0)


def test_what_is_as_usual_is_left_out() -> None:
    state = some_state()
    table = Fields([Field("turn", "turn", Number(0, 23), usual=3)])
    assert table.write(state) == {"turn": 1}
    state.turn = 3
    assert table.write(state) == {}
    table.read(state, Reader({}, "", BadPosition))
    assert state.turn == 3


def test_what_follows_from_the_rest_must_be_right_if_it_is_there() -> None:
    state = some_state()
    tiles = Counted(Names("tile", [str(kind) for kind in range(18)]))
    stack = Field("stack", "stack", tiles, follows="position-stack")
    shown = cast("list[str]", Fields([stack]).write(state)["stack"])
    wrong = Reader({"stack": shown[1:]}, "", BadPosition)
    stack.check(state, Reader({}, "", BadPosition))
    stack.check(state, Reader({"stack": shown[::-1]}, "", BadPosition))
    stack.read(state, wrong, 0)  # the rest may still be to come
    assert Fields([stack]).write(state)["stack"] == shown
    with pytest.raises(BadPosition, match=r"position-stack.*count=21, wanted=22"):
        Fields([stack]).check(state, wrong)


def test_components_that_are_read_are_taken_from_elsewhere() -> None:
    taken: list[tuple[int, str]] = []

    def take(state: State, number: int, path: str) -> None:
        taken.append((number, path))

    row = Row(Name(COLORS, take, or_none=True), 2)
    row.read(some_state(), ["blue", None], "row", vec[i64]([0, 0]), 0)
    Counted(COLORS, take).read(some_state(), ["red", "blue"], "pile", vec[i64]([0, 0, 0]), 0)
    Mask(COLORS, take).read(some_state(), ["green"], "mask", vec[i64]([0]), 0)
    assert taken == [(1, "row[0]"), (0, "pile"), (1, "pile"), (2, "mask")]


def test_every_seat_can_have_a_table_of_its_own() -> None:
    state = some_state()
    table = Fields([Field("dice", "supply", Number(0, 10))])
    for seat, dice in enumerate((3, 1, 4)):
        table.read(state, Reader({"dice": dice}, f"seats[{seat}]", BadPosition), seat)
    assert [table.write(state, seat) for seat in range(3)] == [
        {"dice": 3},
        {"dice": 1},
        {"dice": 4},
    ]
    state.supply[1] = 11
    assert [table.out_of_range(state, seat) for seat in range(3)] == [[], ["dice"], []]


def test_the_numbers_of_seats_can_stand_apart() -> None:
    state = some_state()
    state.dice = vec[i64]([0] * 24)
    table = Fields([Field("second", "dice", Number(0, 10), start=1, step=4)])
    table.read(state, Reader({"second": 3}, "", BadPosition), 2)
    assert state.dice[9] == 3
    assert [table.write(state, seat)["second"] for seat in range(3)] == [0, 0, 3]


def test_a_row_that_may_be_short_leaves_the_rest() -> None:
    numbers = vec[i64]([7, 8, 9])
    Row(Number(0, 9), 3, short=True).read(some_state(), [1], "row", numbers, 0)
    assert list(numbers) == [1, 8, 9]
    with pytest.raises(BadPosition, match=r"position-length.*count=4, wanted=3"):
        Row(Number(0, 9), 3, short=True).read(some_state(), [1] * 4, "row", numbers, 0)


@pytest.mark.parametrize("unsaid", [True, False])
def test_what_is_true_of_a_seat_is_a_bit(unsaid: bool) -> None:
    state = some_state()
    state.turn = 0
    table = Fields([Marked("told", "turn", 3, unsaid=unsaid)])
    for seat, said in enumerate(({"told": True}, {"told": False}, {})):
        table.read(state, Reader(said, f"seats[{seat}]", BadPosition), seat)
    assert [table.write(state, seat)["told"] for seat in range(3)] == [True, False, unsaid]
    assert state.turn == (5 if unsaid else 1)
    state.turn = 8
    assert table.out_of_range(state, 1) == ["told"]


def test_a_list_is_as_long_as_it_is_and_left_out_while_it_is_empty() -> None:
    state = some_state()
    table = Fields([Listed("dice", "supply", Number(0, 10))])
    table.read(state, Reader({"dice": [3, 1]}, "", BadPosition))
    assert table.write(state) == {"dice": [3, 1]}
    state.supply[1] = 11
    assert table.out_of_range(state) == ["dice"]
    with pytest.raises(BadPosition, match=r"dice\[1\]"):
        table.read(state, Reader({"dice": [3, 11]}, "", BadPosition))
    table.read(state, Reader({}, "", BadPosition))
    assert table.write(state) == {}


def test_forgotten_attributes_are_named() -> None:
    table = Fields([Field("turn", "turn", Number(0, 23))], besides=["kit"])
    assert table.forgotten(["kit", "turn"]) == []
    assert table.forgotten(["kit", "turn", "new"]) == ["new"]
    assert table.forgotten(["turn"]) == ["kit"]
