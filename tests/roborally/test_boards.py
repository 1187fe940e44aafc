"""The printed boards, and what holds for all of them."""

from collections import Counter

import pytest

from botyard.games.roborally.boards.floor import (
    BELT,
    EAST,
    EXPRESS_BELT,
    OFF,
    PIT,
    WEST,
    WRENCH,
    WRENCH_AND_HAMMER,
    Floor,
    belt_direction,
    belt_of,
    gear_of,
    has_pusher,
    has_wall,
    opposite,
    pusher_direction,
    repair_of,
)
from botyard.games.roborally.boards.laying import BOARDS, Placement, board_named, lay_floor

# Wrenches, wrenches and hammers, pits, gears, pushers, belts, express belts,
# walls at the border, walls inside, lasers.
COUNTS = {
    "chess": (2, 2, 4, 0, 0, 26, 36, 16, 16, 0),
    "chop-shop": (2, 3, 5, 7, 0, 36, 12, 16, 16, 6),
    "cross": (2, 2, 11, 0, 0, 60, 0, 16, 20, 4),
    "exchange": (2, 1, 2, 5, 0, 55, 13, 16, 11, 1),
    "island": (2, 1, 18, 6, 0, 46, 0, 16, 4, 0),
    "maelstrom": (2, 2, 4, 0, 16, 54, 52, 16, 8, 4),
    "spin-zone": (2, 2, 0, 16, 0, 0, 48, 16, 8, 4),
    "vault": (2, 4, 4, 2, 6, 26, 6, 16, 18, 5),
    "dock-plain": (0, 0, 0, 0, 0, 0, 0, 8, 7, 0),
    "dock-belt": (0, 0, 0, 0, 0, 12, 0, 4, 8, 0),
}
DOCKS = {
    "dock-plain": ["F3", "G3", "D3", "I3", "B3", "K3", "A3", "L3"],
    "dock-belt": ["F4", "G4", "D3", "I3", "B2", "K2", "A1", "L1"],
}
each_board = pytest.mark.parametrize("name", BOARDS.names)


def spaces_of(board: Floor) -> list[int]:
    return [space for space in range(board.spaces) if not board.element[space] & OFF]


def counted(board: Floor) -> tuple[int, ...]:
    found: Counter[str] = Counter()
    for space in spaces_of(board):
        element = board.element[space]
        found["wrench"] += repair_of(element) == WRENCH
        found["hammer"] += repair_of(element) == WRENCH_AND_HAMMER
        found["pit"] += element & PIT != 0
        found["gear"] += gear_of(element) != 0
        found["pusher"] += has_pusher(element)
        found["belt"] += belt_of(element) == BELT
        found["express"] += belt_of(element) == EXPRESS_BELT
        for way in range(4):
            outside = board.element[space + board.step[way]] & OFF
            found["border" if outside else "sides inside"] += has_wall(element, way)
    kinds = ("wrench", "hammer", "pit", "gear", "pusher", "belt", "express", "border")
    return (*[found[kind] for kind in kinds], found["sides inside"] // 2, len(board.lasers))


def test_there_are_eight_boards_and_two_faces_of_the_docking_bay() -> None:
    assert sorted(BOARDS.names) == sorted(COUNTS)


@each_board
def test_boards_are_complete(name: str) -> None:
    board = board_named(name)
    assert (board.width, board.height) == ((12, 4) if name in DOCKS else (12, 12))
    assert len(spaces_of(board)) == board.width * board.height
    assert counted(board) == COUNTS[name]


@each_board
def test_docks_are_on_the_bay_and_nowhere_else(name: str) -> None:
    board = board_named(name)
    assert [board.name(dock) for dock in board.docks] == DOCKS.get(name, [])
    assert all(board.element[dock] & ~15 == 0 for dock in board.docks)
    assert len(board.flags) == 0


@each_board
def test_every_wall_stands_on_both_sides(name: str) -> None:
    board = board_named(name)
    for space in spaces_of(board):
        for way in range(4):
            beyond = board.element[space + board.step[way]]
            assert has_wall(board.element[space], way) == has_wall(beyond, opposite(way))


@each_board
def test_every_laser_has_a_wall_behind_and_one_at_its_end(name: str) -> None:
    board = board_named(name)
    for laser in board.lasers:
        behind = opposite(laser.direction)
        assert has_wall(board.element[laser.space], behind)
        assert has_wall(board.element[laser.spaces[-1]], laser.direction)


@each_board
def test_every_pusher_has_a_wall_at_its_back(name: str) -> None:
    board = board_named(name)
    for space in spaces_of(board):
        element = board.element[space]
        if has_pusher(element):
            assert has_wall(element, opposite(pusher_direction(element)))


@each_board
def test_no_belt_runs_into_a_wall_or_against_another(name: str) -> None:
    board = board_named(name)
    for space in spaces_of(board):
        element = board.element[space]
        if belt_of(element):
            assert runs_on(element, board.element[space + board.step[belt_direction(element)]])


def runs_on(element: int, ahead: int) -> bool:
    """Whether a belt carries on onto the next space."""
    way = belt_direction(element)
    against = belt_of(ahead) and belt_direction(ahead) == opposite(way)
    return not has_wall(element, way) and not has_wall(ahead, opposite(way)) and not against


@pytest.mark.rule("RR-53")
def test_no_belt_runs_into_a_wall_or_against_another_at_any_join() -> None:
    """Two boards side by side in every rotation; a join from north to south is one of them."""
    turned = [
        lay_floor([Placement(board_named(name), 0, 0, turns)], [])
        for name in BOARDS.names
        if name not in DOCKS
        for turns in range(4)
    ]
    checked = 0
    for left in turned:
        for right in turned:
            for y in range(1, 13):
                west, east = left.element[y * 14 + 12], right.element[y * 14 + 1]
                if belt_of(west) and belt_direction(west) == EAST:
                    assert runs_on(west, east)
                    checked += 1
                if belt_of(east) and belt_direction(east) == WEST:
                    assert runs_on(east, west)
                    checked += 1
    assert checked > 1000


@pytest.mark.rule("RR-53")
@pytest.mark.parametrize("bay", sorted(DOCKS))
def test_no_belt_runs_into_a_wall_at_the_docking_bay(bay: str) -> None:
    for name in BOARDS.names:
        for turns in range(4):
            if name not in DOCKS:
                board = Placement(board_named(name), 0, 0, turns)
                floor = lay_floor([board, Placement(board_named(bay), 0, 12, 0)], [])
                for space in spaces_of(floor):
                    element = floor.element[space]
                    ahead = floor.element[space + floor.step[belt_direction(element)]]
                    assert not belt_of(element) or runs_on(element, ahead)
