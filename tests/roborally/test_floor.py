"""Spaces, what is printed on them, and boards joined into one floor."""

import pytest

from botyard.games.roborally.boards.floor import (
    BELT,
    EAST,
    EXPRESS_BELT,
    GEAR_LEFT,
    GEAR_RIGHT,
    NORTH,
    SOUTH,
    SPACES,
    SQUARES,
    WEST,
    WRENCH,
    WRENCH_AND_HAMMER,
    belt_direction,
    belt_of,
    gear_of,
    has_pusher,
    has_wall,
    is_deadly,
    pusher_direction,
    pusher_works,
    repair_of,
    steps_from,
)
from botyard.kernel.errors import BadData

from .floors import drawn, floor, laid, names, same


def test_spaces_are_named_by_column_and_row() -> None:
    assert len(SPACES) == SQUARES
    assert (SPACES.name(0), SPACES.name(26), SPACES.name(SQUARES - 1)) == ("A1", "AA1", "AJ36")


def test_a_space_keeps_its_number_on_every_floor() -> None:
    wide, narrow = floor(".   " * 30 + "\n" + ".   " * 30), floor(".   .\n.   .\n.   .")
    for shown, name in ((wide, "AD2"), (wide, "A1"), (narrow, "B3"), (narrow, "A2")):
        space = shown.space(name)
        assert shown.name(space) == name
        assert SPACES.name(shown.square(space)) == name
        assert shown.index(SPACES.number(name)) == space


@pytest.mark.parametrize("name", ["C1", "A3", "AK1", "a1", "A01", "", "1A"])
def test_a_space_that_is_not_there_is_refused(name: str) -> None:
    with pytest.raises(BadData) as wrong:
        floor(".   .\n.   .").space(name)
    assert wrong.value.params == {"name": name, "last": "B2"}


def test_a_step_leads_to_the_neighbor_and_the_margin_is_off_the_floor() -> None:
    shown = floor(".   .   .\n.   .   .\n.   .   .")
    middle = shown.space("B2")
    around = [middle + shown.step[direction] for direction in (NORTH, EAST, SOUTH, WEST)]
    assert names(shown, around) == ["B1", "C2", "B3", "A2"]
    off = [space for space in range(shown.spaces) if is_deadly(shown.element[space])]
    assert len(off) == 25 - 9


def test_what_is_printed_is_looked_up() -> None:
    shown = floor("""
        ↓   ⇐   ↻   ↺   +   *   ▶   △   @   x   .
    """)
    printed = [shown.element[shown.space(f"{column}1")] for column in "ABCDEFGHIJK"]
    belts = [(belt_of(element), belt_direction(element)) for element in printed[:2]]
    assert belts == [(BELT, SOUTH), (EXPRESS_BELT, WEST)]
    assert [gear_of(element) for element in printed[1:5]] == [0, GEAR_RIGHT, GEAR_LEFT, 0]
    assert [repair_of(element) for element in printed[3:7]] == [0, WRENCH, WRENCH_AND_HAMMER, 0]
    assert [is_deadly(element) for element in printed[7:]] == [False, True, True, False]
    assert [belt_of(element) for element in printed[2:]] == [0] * 9


@pytest.mark.rule("RR-28")
def test_a_pusher_works_in_its_registers_only() -> None:
    shown = floor("▶   ◁   .")
    odd, even, none = [shown.element[shown.space(name)] for name in ("A1", "B1", "C1")]
    assert (pusher_direction(odd), pusher_direction(even)) == (EAST, WEST)
    assert [pusher_works(odd, register) for register in range(1, 6)] == [1, 0, 1, 0, 1]
    assert [pusher_works(even, register) for register in range(1, 6)] == [0, 1, 0, 1, 0]
    assert [has_pusher(element) for element in (odd, even, none)] == [True, True, False]


@pytest.mark.rule("RR-31", "RR-60")
def test_a_laser_goes_from_its_emitter_to_a_wall_over_everything_else() -> None:
    shown = floor("""
        ».   @   ⇑  |.
    """)
    (laser,) = shown.lasers
    assert (laser.direction, laser.count) == (EAST, 2)
    assert names(shown, list(laser.spaces)) == ["A1", "B1", "C1"]


@pytest.mark.rule("RR-60")
def test_a_laser_ends_at_the_edge_of_the_floor() -> None:
    shown = floor("""
        .   .   x   .  <
        .   .   .   .
        ^--
    """)
    west, north = [names(shown, list(laser.spaces)) for laser in shown.lasers]
    assert (west, north) == (["D1"], ["A2", "A1"])


def test_beams_tell_which_lasers_cross_a_space() -> None:
    shown = floor("""
         v--
        >.   .
    """)
    assert [bin(shown.beams[shown.space(name)]) for name in ("A1", "B1")] == ["0b11", "0b1"]


BOARD = """
     ---
     →   ↻   .  <
     +  |@   △
"""


@pytest.mark.rule("RR-53")
def test_a_board_turns_with_everything_on_it() -> None:
    assert drawn(laid((BOARD, 0, 0, 0))) == same("""
        ---
        →   ↻   .  <
        +  |@   △
    """)
    assert drawn(laid((BOARD, 0, 0, 1))) == same("""
        +   ↓  |
        ---
        @   ↻
        ▷   .
            ^--
    """)
    assert drawn(laid((BOARD, 0, 0, 2))) == same("""
         ▽   @  |+
        >.   ↻   ←
                 ---
    """)
    assert drawn(laid((BOARD, 0, 0, 3))) == same("""
         v--
         .   ◁
         ↻   @
             ---
        |↑   +
    """)


@pytest.mark.rule("RR-53")
def test_four_quarter_turns_are_none() -> None:
    once = laid((BOARD, 0, 0, 1))
    for _ in range(3):
        once = laid((drawn(once), 0, 0, 1))
    assert once.digest == laid((BOARD, 0, 0, 0)).digest


@pytest.mark.rule("RR-53")
@pytest.mark.parametrize(("left", "right"), [("→  |", " ←"), ("→", "|←"), ("→  |", "|←")])
def test_a_wall_on_either_side_of_a_join_closes_it(left: str, right: str) -> None:
    shown = laid((left, 0, 0, 0), (right, 1, 0, 0))
    assert drawn(shown) == same("""
        →  |←
    """)
    assert has_wall(shown.element[shown.space("A1")], EAST)
    assert has_wall(shown.element[shown.space("B1")], WEST)


@pytest.mark.rule("RR-53")
def test_a_laser_crosses_a_join() -> None:
    shown = laid((">.   .", 0, 0, 0), (".   .  |", 2, 0, 0))
    (laser,) = shown.lasers
    assert names(shown, list(laser.spaces)) == ["A1", "B1", "C1", "D1"]


@pytest.mark.rule("RR-53", "RR-C34")
def test_a_hole_between_boards_is_off_the_floor() -> None:
    shown = laid(("↑", 1, 0, 0), ("→", 0, 1, 0), ("←", 2, 1, 0), ("↓", 1, 2, 0))
    assert drawn(shown) == same("""
        x   ↑   x
        →   x   ←
        x   ↓   x
    """)
    assert is_deadly(shown.element[shown.space("B2")])


@pytest.mark.rule("RR-53")
def test_border_walls_stay_where_no_board_adjoins() -> None:
    shown = laid(("|.", 1, 0, 0), (".\n.", 2, 0, 0))
    assert drawn(shown) == same("""
        x  |.   .
        x   x   .
    """)


@pytest.mark.rule("RR-3")
@pytest.mark.parametrize(("turned", "signs"), list(enumerate(["..12", "1.2.", "21..", ".2.1"])))
def test_robots_start_to_the_north_of_the_bay_as_it_lies(turned: int, signs: str) -> None:
    shown = laid((".   .\n1   2", 0, 0, turned))
    assert shown.start_facing == turned
    assert "".join(drawn(shown).split()) == signs


def test_floors_are_the_same_only_if_everything_is() -> None:
    drawings = [".   ①", "①   .", ".   .", "|.   ①", ">.   ①", "».   ①", "1   ①", ".   ①\n.   ."]
    assert len({floor(drawing).digest for drawing in drawings}) == len(drawings)
    assert floor(".   ①").digest == floor(".   ①").digest


@pytest.mark.rule("RR-C35")
def test_ways_lead_round_walls_and_pits() -> None:
    shown = floor("""
        .  |.   .
        .   @   .
        .   .   .
    """)
    steps = steps_from(shown, shown.space("A1"))
    assert [steps[shown.space(name)] for name in ("A1", "B1", "C1", "B2", "B3")] == [0, 7, 6, -1, 3]
