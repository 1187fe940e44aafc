"""The puzzles that come with a game: scenes with stars, whose steps are the solution."""

import hashlib
from functools import lru_cache
from importlib import resources
from typing import Final

from botyard.kernel.errors import BadScene
from botyard.kernel.game import Game, Puzzle
from botyard.kernel.registry import game_named
from botyard.kernel.scene import Scene, read_scene, start_position

FOLDER: Final = "puzzles"  # in the package of a game


def puzzle_scenes(game: Game) -> dict[str, Scene]:
    """
    The puzzles of a game by name, the easiest first: ``puzzles/07-burn-to-build.toml``.

    Their titles are texts: ``puzzle-<name>``.
    """
    folder = resources.files(game.package).joinpath(FOLDER)
    files = sorted(folder.iterdir(), key=lambda file: file.name) if folder.is_dir() else []
    return {
        file.name.removesuffix(".toml").partition("-")[2]: read_scene(
            file.read_text(encoding="utf-8")
        )
        for file in files
        if file.name.endswith(".toml")
    }


@lru_cache(maxsize=64)
def puzzles_of(name: str) -> dict[str, Puzzle]:
    """The puzzles that come with a game, by name, the easiest first."""
    return {called: puzzle_in(scene) for called, scene in puzzle_scenes(game_named(name)).items()}


def puzzle_in(scene: Scene) -> Puzzle:
    """The puzzle that a scene describes; its steps are the solution."""
    if not scene.stars:
        raise BadScene("scene-no-puzzle", path="stars")
    if scene.position is None:
        raise BadScene("scene-no-puzzle", path="position")
    solution = [step.action for step in scene.steps if step.seat == scene.learner]
    return Puzzle(start_position(scene), scene.learner, scene.stars, solution)


def number_of_day(day: str) -> int:
    """
    The number from which the puzzle of a day is made.

    >>> number_of_day("2026-11-18")
    20261118
    """
    return int(day.replace("-", ""))


def seed_of_puzzle(game: str, name: str) -> int:
    """What chance does in a puzzle, in every try the same: it follows from the name."""
    return int.from_bytes(hashlib.sha256(f"{game} {name}".encode()).digest()[:7])
