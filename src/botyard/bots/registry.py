"""Which bots there are for a game: the random one, ours, and those other packages bring along."""

from collections.abc import Callable
from functools import cache
from importlib import import_module
from importlib.metadata import EntryPoint, EntryPoints, entry_points
from importlib.util import find_spec
from typing import Final

from botyard.bots.asking import made
from botyard.bots.bot import Bot
from botyard.bots.levels import ALIASES, HIGHEST, LEVELS, level_of
from botyard.bots.uniform import RandomBot
from botyard.kernel.errors import UnknownName
from botyard.kernel.game import Game
from botyard.kernel.names import nearest
from botyard.kernel.registry import skip

BotMaker = Callable[[Game, int], Bot]  # game, seed -> bot; a subclass of Bot is one

_GAMES: Final = "botyard.games."
_BOTS: Final = "botyard.bots"


def bot_makers(game: Game) -> dict[str, BotMaker]:
    """
    Every bot that can play a game, by name.

    Ours stand in the package of ``botyard.bots`` that is called like the game's own, in a
    table ``BOTS``, the strongest last. Other packages name theirs ``<game>:<bot>`` in an
    entry point ``botyard.bots``.
    """
    makers: dict[str, BotMaker] = {"random": RandomBot, **_own(game)}
    for entry in _from_outside():
        name, _, bot = entry.name.partition(":")
        if name == game.name and bot not in makers and (maker := _loaded(entry)) is not None:
            makers[bot] = maker
    return makers


@cache
def _loaded(entry: EntryPoint) -> BotMaker | None:
    """What makes a bot from outside; none if its package cannot be imported."""
    try:
        maker: BotMaker = entry.load()
    except BaseException as wrong:  # one that exits is no better than one that fails
        if isinstance(wrong, KeyboardInterrupt):
            raise
        skip(entry, wrong)
        return None
    return maker


@cache
def _from_outside() -> EntryPoints:
    """What other packages bring along: looked for once, as that reads all of them."""
    return entry_points(group=_BOTS)


def bot_names(game: Game) -> list[str]:
    """The names of all bots that can play a game, in alphabetical order."""
    return sorted(bot_makers(game))


def offered_bots(game: Game, highest: int = HIGHEST) -> list[str]:
    """
    The bots that people choose from, the weakest first: the levels up to the highest, then others.

    Where there are levels, ``random`` and ``greedy`` are for those who ask for them by name.
    """
    makers = bot_makers(game)
    levels = [name for name in LEVELS if name in makers]
    ours = ["random", *_own(game)]
    others = [name for name in makers if name not in ours and name not in levels]
    return [*(levels[:highest] if levels else ours), *others]


def best_bot(game: Game, highest: int = HIGHEST) -> str:
    """
    The strongest bot there is for a game: its highest level up to this one, else our last one.

    A game for which we have none of our own is left to the random bot.
    """
    levels = [name for name in bot_makers(game) if 0 < level_of(name) <= highest]
    own = [name for name in _own(game) if not level_of(name)]
    return max(levels, key=level_of) if levels else next(reversed(own), "random")


def known_bot(game: Game, name: str) -> str:
    """
    The name of the bot that is meant: ``3`` is ``level-3``, ``greedy-1`` is ``greedy``.

    One that the game does not have is refused.
    """
    names = bot_names(game)
    meant = name if name in names else ALIASES.get(name, name)
    if meant not in names:
        raise UnknownName(
            "unknown-bot", name=name, nearest=nearest(name, names), known=", ".join(names)
        )
    return meant


def quick_bot(game: Game) -> str:
    """The bot that plays well and thinks shortest, for shows: the first one in our ``BOTS``."""
    return next(iter(_own(game)), "random")


def bot_maker(game: Game, name: str) -> BotMaker:
    """What makes the bot of this name."""
    return bot_makers(game)[known_bot(game, name)]


def bot_named(game: Game, name: str, seed: int) -> Bot:
    """A bot by its name, ready to play one game."""
    return made(bot_maker(game, name), name, game, seed)


def _own(game: Game) -> dict[str, BotMaker]:
    """Our bots for a game, the strongest last."""
    if not game.package.startswith(_GAMES):
        return {}
    package = f"{_BOTS}.{game.package.removeprefix(_GAMES)}"
    if find_spec(package) is None:
        return {}
    own: dict[str, BotMaker] = import_module(package).BOTS
    return own
