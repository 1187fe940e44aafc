"""Which bots there are for a game: the random one, ours, and those other packages bring along."""

from collections.abc import Callable
from functools import cache
from importlib import import_module
from importlib.metadata import EntryPoint, EntryPoints, entry_points
from importlib.util import find_spec
from typing import Final

from botyard.bots.asking import made
from botyard.bots.bot import Bot
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


def best_bot(game: Game) -> str:
    """
    The strongest bot there is for a game, for hints: the last one in our table ``BOTS``.

    A game for which we have none of our own is left to the random bot.
    """
    return next(reversed(_own(game)), "random")


def quick_bot(game: Game) -> str:
    """The bot that plays well and thinks shortest, for shows: the first one in our ``BOTS``."""
    return next(iter(_own(game)), "random")


def bot_maker(game: Game, name: str) -> BotMaker:
    """What makes the bot of this name."""
    makers = bot_makers(game)
    if name not in makers:
        raise UnknownName(
            "unknown-bot",
            name=name,
            nearest=nearest(name, sorted(makers)),
            known=", ".join(sorted(makers)),
        )
    return makers[name]


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
