"""The puzzles that come with a game: scenes with stars, whose steps are the solution."""

from functools import lru_cache
from importlib import resources
from typing import Final

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
    return {
        puzzle: Puzzle(
            start_position(scene),
            scene.learner,
            scene.stars,
            [step.action for step in scene.steps],
        )
        for puzzle, scene in puzzle_scenes(game_named(name)).items()
    }
