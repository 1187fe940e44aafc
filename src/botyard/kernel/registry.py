"""Which games there are: those in ``botyard.games``, and those other packages bring along."""

import pkgutil
import warnings
from importlib import import_module
from importlib.metadata import entry_points

from botyard.kernel.errors import UnknownName
from botyard.kernel.game import Game, Json
from botyard.kernel.names import nearest
from botyard.kernel.state import State

_BUILT_IN = "botyard.games"
_games: dict[str, Game] = {}


def register(game: Game) -> None:
    """Make a game known for the life of this process."""
    _games[game.name] = game


def all_games() -> dict[str, Game]:
    """Every game by name: built in, or of an entry point ``botyard.games``."""
    for module in pkgutil.iter_modules(import_module(_BUILT_IN).__path__):
        if module.ispkg:
            register(import_module(f"{_BUILT_IN}.{module.name}").GAME)
    for entry in entry_points(group=_BUILT_IN):
        if entry.name not in _games:
            try:
                register(entry.load())
            except Exception as wrong:
                warnings.warn(f"{entry.name} ({entry.value}): {wrong!r}", stacklevel=2)
    return dict(sorted(_games.items()))


def game_named(name: str) -> Game:
    """A game by its name."""
    found = _games.get(name)
    if found is not None:
        return found
    games = all_games()
    if name not in games:
        raise UnknownName(
            "unknown-game", name=name, nearest=nearest(name, list(games)), known=", ".join(games)
        )
    return games[name]


def state_of(name: str, position: Json) -> State:
    """The state of a game that a position describes."""
    return game_named(name).read_position(position)
