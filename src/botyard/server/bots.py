"""Which bots people may choose at this server."""

from botyard.bots.levels import level_of
from botyard.bots.registry import known_bot
from botyard.kernel.errors import BadData
from botyard.kernel.game import Game


def allowed_bot(game: Game, name: str, highest: int) -> str:
    """The bot that somebody asked for, unless its level is above what the host offers."""
    bot = known_bot(game, name)
    if level_of(bot) > highest:
        raise BadData("bot-level", level=level_of(bot), most=highest)
    return bot
