"""Game materials: tiles, dice, belt and edge, ours and those of a data file of one's own."""

from collections import Counter

import pytest

from botyard.games.ausser_rand_und_band import GAME
from botyard.games.ausser_rand_und_band.components import TILES
from botyard.games.ausser_rand_und_band.play import Play
from botyard.kernel.dealer import SeededDealer
from botyard.kernel.errors import BadPosition
from botyard.kernel.exploring import explore
from botyard.kernel.game import Json

from .assemblies import PARTS, colors_of, part_of
from .board import act, drawn, redrawn, table

SIDE_A = ["shove-twice", "own-back", "extra-die", "others-count-one", "clean-up"]
SIDE_B = ["use-taken", "add-to-five", "own-forward", "other-back", "other-forward"]


def tiles_in_the_box(options: Json | None = None) -> Counter[str]:
    """All tiles on the belt and in the stack after set-up, by name."""
    dealer = SeededDealer(1, len(GAME.outcomes))
    line = GAME.setup(GAME.read_options(options or {}), 2, dealer)
    assert isinstance(line, Play)
    on_belt = [TILES.name(tile) for tile in list(line.belt)[1:]]
    return Counter(on_belt + [TILES.name(tile) for tile in line.stack.items()])


@pytest.mark.rule("RB-D3")
def test_there_are_9_heads_9_torsos_and_9_legs() -> None:
    parts = Counter(part_of(tile) for tile in tiles_in_the_box().elements())
    assert parts == {"head": 9, "torso": 9, "legs": 9}


@pytest.mark.rule("RB-D4")
def test_tiles_show_one_or_two_of_three_colors() -> None:
    tiles = tiles_in_the_box()
    assert set.union(*(colors_of(tile) for tile in tiles)) == {"red", "blue", "yellow"}
    assert {len(colors_of(tile)) for tile in tiles} == {1, 2}


@pytest.mark.rule("RB-D5")
def test_each_part_has_two_tiles_of_each_color_and_one_of_each_pair() -> None:
    one_color, two_colors = ["red", "blue", "yellow"], ["red-blue", "red-yellow", "blue-yellow"]
    assert tiles_in_the_box() == box(dict.fromkeys(one_color, 2) | dict.fromkeys(two_colors, 1))


@pytest.mark.rule("RB-D5", "RB-D4")
def test_a_data_file_may_split_the_tiles_otherwise() -> None:
    split = {"red": 1, "blue": 1, "yellow": 1, "red-blue": 3, "red-yellow": 3, "blue-yellow": 0}
    assert tiles_in_the_box({"data": {"tiles": {"each_part": split}}}) == box(split)


def box(split: dict[str, int]) -> Counter[str]:
    """All tiles, if each part has so many of each coat."""
    return Counter({f"{coat}-{part}": split[coat] for coat in split for part in PARTS})


@pytest.mark.rule("RB-D7", "RB-3")
def test_each_seat_has_ten_dice() -> None:
    line = table("turn 1 A roll\n seats ABCD")
    assert list(line.supply) == [10, 10, 10, 10]


@pytest.mark.rule("RB-D8")
def test_a_roll_never_brings_a_die_to_field_5() -> None:
    line = table("turn 1 A roll")
    seen: set[int] = set()
    for _, after in explore(line, 0, GAME.vocabulary.action("roll")):
        assert isinstance(after, Play)
        seen |= {field for field in range(1, 6) if after.dice_at(field, 0)}
    assert seen == {1, 2, 3, 4}


@pytest.mark.rule("RB-D9", "RB-D8")
def test_a_data_file_may_name_the_six_sides_of_the_dice() -> None:
    options: Json = {"data": {"dice": {"faces": {"values": [4, 4, 4, 4, 4, 4]}}}}
    line = table("turn 1 A roll", options)
    after = [child for _, child in explore(line, 0, GAME.vocabulary.action("roll"))]
    assert [drawn(child) for child in after] == [
        redrawn("turn 1 A place\n dice . . . AA .", options)
    ]


@pytest.mark.rule("RB-D10")
@pytest.mark.parametrize("row", ["belt", "dice"])
@pytest.mark.parametrize("fields", [4, 6])
def test_the_belt_has_five_fields(row: str, fields: int) -> None:
    position = GAME.position(table("turn 1 A roll"))
    columns = position[row]
    assert isinstance(columns, list)
    with pytest.raises(BadPosition) as wrong:
        GAME.read_position({**position, row: (columns * 2)[:fields]})
    assert wrong.value.params == {"path": row, "count": fields, "wanted": 5}


@pytest.mark.rule("RB-D11", "RB-D12")
def test_two_edge_spaces_lie_beside_each_field() -> None:
    spaces = GAME.view(table("turn 1 A roll"), 0)["spaces"]
    assert isinstance(spaces, list)
    places = {(space["side"], space["field"]): space["space"] for space in spaces}
    assert places == {
        **{("a", field): space for field, space in enumerate(SIDE_A, start=1)},
        **{("b", field): space for field, space in enumerate(SIDE_B, start=1)},
    }


@pytest.mark.rule("RB-D12", "RB-42")
@pytest.mark.parametrize("side", [SIDE_A, SIDE_B])
def test_each_edge_space_lies_beside_its_field(side: list[str]) -> None:
    for field, space in enumerate(side, start=1):
        line = table(
            f"turn 5 A place\n edge {space}=A" if space != "clean-up" else "turn 5 A place"
        )
        events = act(line, "place:clean-up")
        assert f"swept seat=1 space={space} field={field}" in events


@pytest.mark.rule("RB-D12", "RB-D11", "RB-42")
def test_a_data_file_may_lay_the_edge_spaces_out_otherwise() -> None:
    sides = {"a": SIDE_B[::-1], "b": SIDE_A[::-1]}
    options: Json = {"data": {"edge": {"sides": sides}}}
    line = table("turn 5 A place\n edge shove-twice=A other-back=A extra-die=A", options)
    act(line, "place:clean-up")
    assert drawn(line) == redrawn("turn 5 A shove\n dice A A A . A", options)
