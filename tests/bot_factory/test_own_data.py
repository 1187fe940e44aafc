"""Values that are reconstructed can be replaced; a complaint names the key that does not fit."""

import tomllib
from importlib import resources
from typing import cast

import pytest

from botyard.games.bot_factory import GAME
from botyard.games.bot_factory.components import kit_of
from botyard.kernel.errors import BadData
from botyard.kernel.game import Json
from botyard.kernel.register import read_register

from .floor import act, dealt, play, table, told

ONE = {"need": ["red"], "points": [2, 1]}


def data(path: str, value: object) -> Json:
    """A data file with one value: ``data("track.start", 5)``."""
    first, _, others = path.partition(".")
    return {first: data(others, value) if others else value}


def complaint(own: Json) -> tuple[str, object]:
    """What is wrong with a data file, and where."""
    with pytest.raises(BadData) as wrong:
        GAME.read_options({"data": own})
    return wrong.value.key, wrong.value.params["path"]


def shipped(name: str) -> Json:
    """A data file of ours."""
    file = resources.files("botyard.games.bot_factory").joinpath("data", name)
    return tomllib.loads(file.read_text(encoding="utf-8"))


def test_everything_reconstructed_is_marked_and_names_its_clauses() -> None:
    known = {clause.id for clause in read_register("botyard.games.bot_factory")}
    for name, entry in shipped("game.toml").items():
        assert isinstance(entry, dict)
        assert entry["status"] == "reconstructed", name
        assert set(cast(list[str], entry["clauses"])) <= known


@pytest.mark.rule("BF-15", "BF-89", "BF-Q20")
@pytest.mark.parametrize(
    "values", [[], [1, 3, 2, 6, 15], [1, 6, 14], [1, 5, 15], [1, 1, 6, 15], [6, 15, 15]]
)
def test_a_track_rises_to_15_and_has_the_start(values: list[int]) -> None:
    assert complaint(data("track.values", values)) == ("data-track", "options.data.track.values")


@pytest.mark.rule("BF-Q20", "BF-15")
def test_a_track_goes_down_to_2_or_less() -> None:
    own = data("track.values", [3, 6, 15])
    assert complaint(own) == ("read-out-of-range", "options.data.track.values[0]")
    own = data("track.start", 5)
    assert complaint(own) == ("read-out-of-range", "options.data.track.start")


@pytest.mark.rule("BF-88", "BF-101")
def test_values_move_by_spaces_of_the_track() -> None:
    own: Json = {
        "data": {"track": {"values": [0, 3, 6, 9, 12, 15]}, "lines": {"entries": []}},
    }
    factory = table(
        """
        turn    2 A act
        floor   A=F1 sandra=A1
        speech  A=1
        red     rH rT rL
        values  red=9
    """,
        own,
    )
    events = act(factory, "raise:red")
    assert told("raised", events) == ["raised colour=red value=12"]
    events = act(factory, "done")
    assert told("lowered", events) == ["lowered colour=red value=9"]


@pytest.mark.rule("BF-90")
@pytest.mark.parametrize(
    ("lines", "key", "path"),
    [
        ([{"enter": 1, "bonus": "place-part"}], "read-out-of-range", "[0].enter"),
        ([{"enter": 16, "bonus": "place-part"}], "read-out-of-range", "[0].enter"),
        ([{"enter": 8, "bonus": "take-part"}], "read-unknown-name", "[0].bonus"),
        ([{"enter": 8, "bonus": "place-part"}] * 2, "data-line", "[1].enter"),
        ([{"enter": 8, "bonus": "place-part", "x": 1}], "read-unknown-key", "[0].x"),
    ],
)
def test_lines_are_entered_from_below_once_each(lines: object, key: str, path: str) -> None:
    assert complaint(data("lines.entries", lines)) == (key, f"options.data.lines.entries{path}")


@pytest.mark.rule("BF-57")
def test_icons_lie_on_spaces_of_the_assembly_board() -> None:
    own = data("icons.spaces", ["red-head", "universal-head"])
    assert complaint(own) == ("read-unknown-name", "options.data.icons.spaces[1]")
    own = data("icons.spaces", ["red-head", "red-head"])
    assert complaint(own) == ("data-twice", "options.data.icons.spaces[1]")
    factory = table(
        """
        turn     2 A act
        floor    A=A1 sandra=F3
        parts A  rH
    """,
        {"data": data("icons.spaces", ["red-head"])},
    )
    play(factory, "place:red-head@red")
    assert int(factory.icons) == 1


@pytest.mark.rule("BF-8", "BF-70")
def test_wheel_icons_lie_in_the_quadrants_at_top_and_bottom() -> None:
    own = data("wheel.bonus", ["left-input", "upper-right"])
    assert complaint(own) == ("read-unknown-name", "options.data.wheel.bonus[1]")
    one = dealt(2, options={"data": data("wheel.bonus", ["left-output", "right-input"])})
    wheel = cast(list[Json], GAME.view(one, 0)["wheel"])
    assert [place["place"] for place in wheel if place["bonus"]] == ["right-input", "left-output"]


@pytest.mark.rule("BF-92", "BF-123")
@pytest.mark.parametrize(
    ("path", "value", "key"),
    [
        ("rows.cost", [3, 2], "data-count"),
        ("rows.cost", [4, 2, 1], "read-out-of-range"),
        ("rows.side", [7, 5, 2, 1], "data-count"),
    ],
)
def test_three_rows_have_a_price_and_points(path: str, value: object, key: str) -> None:
    assert complaint(data(path, value))[0] == key


@pytest.mark.rule("BF-3", "BF-92")
@pytest.mark.parametrize(
    ("tiles", "key", "path"),
    [
        ([ONE] * 13, "data-count", ""),
        ([*[ONE] * 13, {"need": [], "points": [2, 1]}], "data-need", "[13].need"),
        ([*[ONE] * 13, {"need": ["red"] * 6, "points": [2, 1]}], "data-need", "[13].need"),
        ([*[ONE] * 13, {"need": ["pink"], "points": [2, 1]}], "read-unknown-name", "[13].need[0]"),
        ([*[ONE] * 13, {"need": ["red"], "points": [2, 2]}], "data-points", "[13].points"),
        ([*[ONE] * 13, {"need": ["red"], "points": [2]}], "data-points", "[13].points"),
    ],
)
def test_fourteen_contracts_ask_for_bots_and_the_first_token_is_worth_more(
    tiles: object, key: str, path: str
) -> None:
    found = complaint(data("contracts.tiles", tiles))
    assert found == (key, f"options.data.contracts.tiles{path}")


@pytest.mark.rule("BF-98", "BF-142")
@pytest.mark.parametrize(
    ("tiles", "key", "path"),
    [
        ([["top-left", "top-middle", "top-right"]] * 5, "data-count", ""),
        ([["top-left", "top-left", "top-right"]] * 6, "data-count", "[0]"),
        ([["top-left", "top", "top-right"]] * 6, "read-unknown-name", "[0][1]"),
    ],
)
def test_six_inspection_tiles_mark_three_contract_spaces_each(
    tiles: object, key: str, path: str
) -> None:
    found = complaint(data("inspections.tiles", tiles))
    assert found == (key, f"options.data.inspections.tiles{path}")


@pytest.mark.parametrize(
    ("path", "value", "key"),
    [
        ("robots", 1, "read-unknown-key"),
        ("track.steps", [1], "read-unknown-key"),
        ("track", 6, "read-not-a-table"),
        ("contracts.tiles", 6, "read-not-a-list"),
        ("presets", "lines-wide", "read-not-a-list"),
    ],
)
def test_a_wrong_key_or_value_is_named_by_its_path(path: str, value: object, key: str) -> None:
    assert complaint(data(path, value)) == (key, f"options.data.{path}")


def test_an_unknown_preset_is_named() -> None:
    assert complaint({"presets": ["lines-wid"]}) == (
        "read-unknown-name",
        "options.data.presets[0]",
    )


def test_presets_are_other_readings_and_own_values_go_over_them() -> None:
    wide = GAME.read_options({"data": {"presets": ["lines-wide", "contract-set-pairs"]}})
    still = GAME.still(wide)
    assert still["lines"] == [
        {"enter": 9, "bonus": "take-project"},
        {"enter": 12, "bonus": "place-part"},
        {"enter": 15, "bonus": "place-part"},
    ]
    assert cast(list[Json], still["contracts"])[4]["need"] == ["red", "red"]
    own: Json = {
        "presets": ["lines-wide"],
        "lines": {"entries": [{"enter": 7, "bonus": "place-part"}]},
    }
    over = GAME.still(GAME.read_options({"data": own}))
    assert over["lines"] == [{"enter": 7, "bonus": "place-part"}]


@pytest.mark.parametrize("preset", list(shipped("presets.toml")))
def test_every_preset_is_complete_and_has_a_digest_of_its_own(preset: str) -> None:
    options = GAME.read_options({"data": {"presets": [preset]}})
    assert kit_of(options).digest != kit_of(GAME.read_options({})).digest
    assert GAME.digest(options) == kit_of(options).digest


def test_options_are_checked() -> None:
    for raw in (
        {"variant": "variant-3"},
        {"universal-bot": 1},
        {"task": "five-bots"},
        {"round-limit": -1},
        {"rounds": 3},
    ):
        with pytest.raises(BadData, match="options"):
            GAME.read_options(raw)


@pytest.mark.seats_by_number
@pytest.mark.rule("BF-123", "BF-124")
def test_a_reserved_contract_worth_nothing_is_a_line_too() -> None:
    tiles = cast(dict[str, list[Json]], shipped("game.toml")["contracts"])["tiles"]
    own = data("contracts.tiles", [{**tiles[0], "points": [1, 0]}, *tiles[1:]])
    factory = table(
        """
        turn       9 . over
        bots B     r
        contracts  . . . . . . 1 . .
        tokens     bottom-left=AB
    """,
        {"data": own},
    )
    assert [(line.name, line.points) for line in GAME.score_lines(factory, 1)] == [
        ("bots", 6),
        ("contract-fulfilled", 0 + 2),
    ]
