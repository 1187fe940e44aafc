"""Floors as drawings: every sign, what may be left out, and what is refused."""

from pathlib import Path

import pytest

from botyard.games.roborally.boards.courses import COURSES, course_named
from botyard.games.roborally.boards.drawing import (
    ELEMENTS,
    LEVEL,
    UPRIGHT,
    Drawn,
    draw_floor,
    read_drawing,
)
from botyard.games.roborally.boards.floor import EAST, NORTH, SOUTH, WEST, Floor, has_wall
from botyard.games.roborally.boards.laying import BOARDS, board_named
from botyard.kernel.errors import BadData

from .floors import drawn, floor, names, same

EVERYTHING = """
     --- ---     v--
    >.A^ →Bv|⇑  «①C> @   x  |1
             ---     ^^-
     ▲   △  ↔+② |*   ↻  ⋘2   .  <
         v-^
    ⋙↺   .   ←   ⇓   ▶   ◁   .  |
     ---     ^--
"""


def redrawn(read: Drawn) -> str:
    return f"\n{draw_floor(read.floor, read.robots)}\n"


def test_a_small_floor_needs_no_walls_and_no_margin() -> None:
    read = read_drawing("""
        →A^ ↓
        .   .
    """)
    assert (read.floor.width, read.floor.height) == (2, 2)
    assert read.robots == [(0, read.floor.space("A1"), NORTH)]
    assert redrawn(read) == same("""
        →A^ ↓
        .   .
    """)


def test_everything_that_can_be_drawn_is_read_as_it_is_drawn() -> None:
    assert redrawn(read_drawing(EVERYTHING)) == same(EVERYTHING)


@pytest.mark.parametrize("sign", ELEMENTS)
def test_every_element_has_a_sign(sign: str) -> None:
    assert drawn(floor(f"{sign}   .")) == f"\n{sign}   .\n"


def test_robots_stand_in_dock_order_wherever_they_are() -> None:
    read = read_drawing(".C< .   .A>\n.   ①B^ .")
    found = [(robot, read.floor.name(space), way) for robot, space, way in read.robots]
    assert found == [(0, "C1", EAST), (1, "B2", NORTH), (2, "A1", WEST)]


def test_walls_stand_on_both_sides_of_an_edge() -> None:
    shown = floor("""
        .  |.
        ---
        .   .
    """)
    closed = [
        (shown.name(space), way)
        for space in (shown.space(name) for name in ("A1", "B1", "A2", "B2"))
        for way in (NORTH, EAST, SOUTH, WEST)
        if has_wall(shown.element[space], way)
    ]
    assert closed == [("A1", EAST), ("A1", SOUTH), ("B1", WEST), ("A2", NORTH)]


def test_emitters_stand_on_walls_and_fire_away_from_them() -> None:
    shown = floor("""
         v--
         .   .  «.
         .   .   .
             ^^^
    """)
    lasers = [(shown.name(laser.space), laser.direction, laser.count) for laser in shown.lasers]
    assert lasers == [("A1", SOUTH, 1), ("B1", WEST, 2), ("B2", NORTH, 3)]


def test_one_wall_can_carry_two_emitters() -> None:
    shown = floor("""
        .  ↔.
        v-^
        .   .
    """)
    lasers = [(shown.name(laser.space), laser.direction) for laser in shown.lasers]
    assert lasers == [("A1", NORTH), ("A1", WEST), ("B1", EAST), ("A2", SOUTH)]


def test_a_flag_may_lie_on_a_belt_or_a_site() -> None:
    shown = floor("→①  .   *② ")
    assert names(shown, list(shown.flags)) == ["A1", "C1"]
    assert drawn(shown) == "\n→①  .   *②\n"


def test_a_robot_hides_a_flag_that_lies_on_a_belt() -> None:
    shown = floor("→①  ②")
    robots = [(0, shown.space("A1"), EAST), (1, shown.space("B1"), EAST)]
    assert draw_floor(shown, robots) == "→A> ②B>"


def test_an_even_drawing_has_every_line() -> None:
    shown = floor(".   .\n.  |.")
    assert draw_floor(shown, even=True).split("\n") == ["", " .   .", "", " .  |.", ""]


def equal(one: Floor, other: Floor) -> bool:
    return (
        list(one.element) == list(other.element)
        and list(one.docks) == list(other.docks)
        and list(one.flags) == list(other.flags)
        and [(laser.space, laser.direction, laser.count) for laser in one.lasers]
        == [(laser.space, laser.direction, laser.count) for laser in other.lasers]
    )


@pytest.mark.parametrize("even", [True, False])
def test_whatever_is_drawn_is_read_back(even: bool) -> None:
    for board in [board_named(name) for name in BOARDS.names]:
        assert equal(floor(draw_floor(board, even=even)), board)
    for course in [course_named(name) for name in COURSES.names]:
        assert equal(floor(draw_floor(course.floor, even=even)), course.floor)


@pytest.mark.parametrize(
    ("drawing", "key", "line"),
    [
        ("", "drawing-size", None),
        ("---", "drawing-size", None),
        (".   " * 37, "drawing-size", None),
        (".\n" * 37, "drawing-size", None),
        (".   .\n.", "drawing-row", 2),
        (".   .\n .  .", "drawing-sign", 2),
        (".   .\n--- --- ---\n.   .", "drawing-row", 2),
        (".   .\n -- ---\n.   .", "drawing-sign", 2),
        (".   .\n------- \n.   .", "drawing-row", 2),
        (".   ?", "drawing-sign", 1),
        (".A  .", "drawing-sign", 1),
        (".^  .", "drawing-sign", 1),
        (".I^ .", "drawing-sign", 1),
        (".A^ .A^", "drawing-sign", 1),
        ("1   1", "drawing-sign", 1),
        ("①   +①", "drawing-sign", 1),
        (".  !.", "drawing-sign", 1),
        ("<.   .", "drawing-sign", 1),
        ("^--\n.   .", "drawing-sign", 1),
        (".   .\nv--", "drawing-sign", 2),
        ("x  <.", "drawing-sign", 1),
        ("1   3", "drawing-number", None),
        ("②   .", "drawing-number", None),
    ],
)
def test_what_means_nothing_is_refused(drawing: str, key: str, line: int | None) -> None:
    with pytest.raises(BadData) as wrong:
        read_drawing(drawing)
    assert (wrong.value.key, wrong.value.params.get("line")) == (key, line)


def test_the_documentation_shows_every_sign_and_draws_floors() -> None:
    page = (Path(__file__).parents[2] / "docs" / "boards.md").read_text(encoding="utf-8")
    signs = [*ELEMENTS, *UPRIGHT, *LEVEL]
    assert [sign for sign in signs if f"`{sign}`" not in page.replace("\\|", "|")] == []
    drawings = page.split("```\n")[1::2]
    assert [redrawn(read_drawing(drawing))[1:] for drawing in drawings] == drawings
