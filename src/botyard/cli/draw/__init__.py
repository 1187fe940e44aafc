"""Drawings of a game's table. A game without one of its own is drawn as plain tables."""

from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec

from rich.console import RenderableType

from botyard.cli.draw import plain
from botyard.cli.draw.scene import Scene
from botyard.kernel.game import Game

__all__ = ["Drawing", "Scene", "drawing_for"]

Drawing = Callable[[Scene], RenderableType]

_GAMES = "botyard.games."


def drawing_for(game: Game) -> Drawing:
    """
    The drawing of a game.

    >>> from botyard.kernel.registry import game_named
    >>> drawing_for(game_named("ausser-rand-und-band")).__module__
    'botyard.cli.draw.ausser_rand_und_band'
    """
    module = f"{__name__}.{game.package.removeprefix(_GAMES)}"
    if game.package.startswith(_GAMES) and find_spec(module) is not None:
        drawing: Drawing = import_module(module).draw
        return drawing
    return plain.draw
