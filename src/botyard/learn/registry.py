"""Which nets can be learned for a game."""

from importlib import import_module
from importlib.util import find_spec
from typing import Final

from botyard.kernel.errors import UnknownName
from botyard.kernel.names import nearest
from botyard.kernel.registry import game_named
from botyard.learn.pupil import Pupil

_GAMES: Final = "botyard.games."
_HERE: Final = "botyard.learn"


def pupils_of(game: str) -> dict[str, Pupil]:
    """Every net of a game, by name: the table ``PUPILS`` of the module named like its package."""
    package = game_named(game).package
    if not package.startswith(_GAMES):
        return {}
    module = f"{_HERE}.{package.removeprefix(_GAMES)}"
    if find_spec(module) is None:
        return {}
    pupils: dict[str, Pupil] = import_module(module).PUPILS
    return pupils


def pupil_named(game: str, name: str) -> Pupil:
    """A net of a game; without a name the first one."""
    pupils = pupils_of(game)
    if not pupils:
        raise UnknownName("training-none", game=game)
    name = name or next(iter(pupils))
    if name not in pupils:
        raise UnknownName(
            "unknown-net",
            name=name,
            nearest=nearest(name, sorted(pupils)),
            known=", ".join(pupils),
        )
    return pupils[name]
