"""The puzzles: each holds, its solution earns three stars, and the solver finds nothing better."""

import hashlib
import json
from typing import cast

import pytest

from botyard.games.fantastic_factories import GAME
from botyard.games.fantastic_factories.play import Play
from botyard.games.fantastic_factories.positions.read import read_position
from botyard.games.fantastic_factories.study.puzzles import (
    is_good,
    made_position,
    puzzle_of,
    stars_of,
)
from botyard.games.fantastic_factories.study.puzzles import puzzle as puzzle_of_number
from botyard.games.fantastic_factories.study.solution import ASIDE
from botyard.games.fantastic_factories.study.solving import FOR_POINTS, solve
from botyard.kernel.dealer import SeededDealer
from botyard.kernel.game import Puzzle
from botyard.kernel.puzzles import puzzle_scenes
from botyard.kernel.scene import Scene, play_scene, run_scene, stars_reached

PUZZLES = puzzle_scenes(GAME)


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


def test_the_puzzles_of_days_stay_what_they_were() -> None:
    """Whoever solved one keeps its stars, whatever the solver learns."""
    days = {
        20260101: "3ba61270aa38",
        20260704: "7a8c25af8785",
        20261118: "3676bc17f8d0",
        20280229: "85a5a5064d82",
    }
    assert {number: _print_of(puzzle_of_number(number)) for number in days} == days


def _print_of(made: Puzzle) -> str:
    written = json.dumps([made.position, made.solution], sort_keys=True)
    return hashlib.sha256(written.encode()).hexdigest()[:12]


def test_the_game_makes_one_of_any_number_with_its_stars_and_its_solution() -> None:
    position, found = puzzle_of(1)
    assert GAME.puzzle is not None
    made = GAME.puzzle(1)
    assert (made.position, made.seat, made.stars) == (position, 0, stars_of(found))
    assert [GAME.vocabulary.action(name) for name in made.solution] == [
        move.action for move in found.line
    ]


def test_the_game_ends_with_the_work(puzzle: Scene) -> None:
    after = run_scene(puzzle)[-1].after.clone()
    after.apply(
        puzzle.learner, GAME.vocabulary.action("end-work"), SeededDealer(1, len(GAME.outcomes))
    )
    assert after.waiting() == 0
