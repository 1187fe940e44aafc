"""Which games there are: those in ``botyard.games``, and those other packages bring along."""

import logging
import pkgutil
from functools import cache
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points

from botyard.kernel.errors import UnknownName
from botyard.kernel.game import Game, GameOf, Json
from botyard.kernel.names import nearest
from botyard.kernel.state import State

log = logging.getLogger(__name__)

_BUILT_IN = "botyard.games"
_games: dict[str, Game] = {}
_skipped: dict[str, str] = {}


def register(game: Game) -> None:
    """Make a game known for the life of this process."""
    _games[game.name] = game


def all_games() -> dict[str, Game]:
    """Every game by name: built in, or of an entry point ``botyard.games``."""
    _find_games()
    return dict(sorted(_games.items()))


def skip(entry: EntryPoint, wrong: BaseException) -> None:
    """Go on without something from outside that cannot be used, and remember why."""
    name = f"{entry.name} ({entry.value})"
    _skipped[name] = repr(wrong)
    log.warning("skipped: %s: %r", name, wrong)


def skipped() -> dict[str, str]:
    """What other packages brought along and could not be used, games and bots alike, and why."""
    return dict(_skipped)


@cache
def _find_games() -> None:
    """Looked for once, as that reads all installed packages; what fails is not tried again."""
    for module in pkgutil.iter_modules(import_module(_BUILT_IN).__path__):
        if module.ispkg:
            register(import_module(f"{_BUILT_IN}.{module.name}").GAME)
    for entry in entry_points(group=_BUILT_IN):
        if entry.name not in _games:
            try:
                game = entry.load()
                if not isinstance(game, GameOf):
                    raise TypeError(f"{game!r} is no Game")
                register(game)
            except BaseException as wrong:  # one that exits or asserts is no better
                if isinstance(wrong, KeyboardInterrupt):
                    raise
                skip(entry, wrong)


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
    state: State = game_named(name).read_position(position)
    return state
