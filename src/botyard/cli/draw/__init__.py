"""Drawings of a game's table. A game without one of its own is drawn as plain tables."""

from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType

from rich.console import RenderableType

from botyard.cli.draw import plain
from botyard.cli.draw.scene import Scene
from botyard.kernel.game import Game, Json
from botyard.kernel.state import State

__all__ = [
    "Drawing",
    "Scene",
    "asked_about",
    "drawing_for",
    "legend_of",
    "shown_kinds",
    "wide_table",
]

Drawing = Callable[[Scene], RenderableType]

_GAMES = "botyard.games."


def drawing_for(game: Game) -> Drawing:
    """
    The drawing of a game.

    >>> from botyard.kernel.registry import game_named
    >>> drawing_for(game_named("ausser-rand-und-band")).__module__
    'botyard.cli.draw.ausser_rand_und_band'
    """
    module = _module(game)
    drawing: Drawing = module.draw if module is not None else plain.draw
    return drawing


def shown_kinds(game: Game) -> tuple[str, ...]:
    """The kinds of actions whose numbers stand in a game's drawing, each with what it means."""
    kinds: tuple[str, ...] = getattr(_module(game), "SHOWN", ())
    return kinds


def wide_table(game: Game) -> int:
    """How many columns a game's drawing would rather have than the usual ones; 0 if it does not."""
    columns: int = getattr(_module(game), "WIDE", 0)
    return columns


def legend_of(game: Game, scene: Scene) -> RenderableType | None:
    """What the signs of a game's drawing mean, where they need to be explained."""
    legend: Drawing | None = getattr(_module(game), "legend", None)
    return legend(scene) if legend is not None else None


def asked_about(game: Game, state: State, view: Json, seat: int) -> Json:
    """What a seat's question names besides its step: the card that asks, how many dice it takes."""
    about: Callable[[Json, Json, int], Json] | None = getattr(_module(game), "asked_about", None)
    if about is None:
        return {}
    return about(view, game.still(game.read_options(game.position(state)["options"])), seat)


def _module(game: Game) -> ModuleType | None:
    """The module with the drawing of a game, if it has one."""
    name = f"{__name__}.{game.package.removeprefix(_GAMES)}"
    if not game.package.startswith(_GAMES) or find_spec(name) is None:
        return None
    return import_module(name)
