"""The puzzles: each holds, its solution earns three stars, and the solver finds nothing better."""

from typing import cast

import pytest

from botyard.games.fantastic_factories.play import Play
from botyard.games.fantastic_factories.puzzles import (
    is_good,
    made_position,
    puzzle_files,
    puzzle_of,
    stars_of,
)
from botyard.games.fantastic_factories.reading import read_position
from botyard.games.fantastic_factories.solving import ASIDE, FOR_POINTS, solve
from botyard.kernel.scene import Scene, play_scene, read_scene, run_scene, stars_reached

PUZZLES = {name: read_scene(text) for name, text in puzzle_files().items()}


def test_there_are_a_dozen() -> None:
    assert len(PUZZLES) == 12


@pytest.fixture(params=PUZZLES.values(), ids=list(PUZZLES))
def puzzle(request: pytest.FixtureRequest) -> Scene:
    return cast(Scene, request.param)


def test_its_solution_earns_three_stars(puzzle: Scene) -> None:
    assert play_scene(puzzle) == []
    run = run_scene(puzzle)
    assert stars_reached(puzzle, run[0].before) == 0
    assert stars_reached(puzzle, run[-1].after) == 3


def test_nothing_better_can_be_had_without_luck(puzzle: Scene) -> None:
    start = cast(Play, run_scene(puzzle)[0].before)
    found = solve(start, 0, FOR_POINTS, chance=ASIDE)
    assert found.exhaustive
    assert found.value == puzzle.stars[-1]


def test_a_number_makes_a_puzzle_the_same_every_time() -> None:
    assert made_position(7) == made_position(7)
    assert made_position(7) != made_position(8)
    position, found = puzzle_of(1)
    assert is_good(found)
    again = solve(read_position(position), 0, FOR_POINTS, chance=ASIDE)
    assert again.value == found.value
    assert stars_of(found)[-1] == found.value
