"""Making and asking bots, whoever wrote them: what fails in one is told with its name."""

from collections.abc import Callable

from botyard.bots.bot import Bot
from botyard.kernel.errors import BotyardError
from botyard.kernel.game import Game, Json


class BotTrouble(BotyardError):
    """A bot that fails; ``params["bot"]`` names it, and its own error is the cause."""


def made(maker: Callable[[Game, int], Bot], name: str, game: Game, seed: int) -> Bot:
    """A bot for one game."""
    try:
        return maker(game, seed)
    except Exception as wrong:
        raise BotTrouble("bot-failed", bot=name, why=_why(wrong)) from wrong


def asked(bot: Bot, name: str, known: Json, seat: int, legal: list[int]) -> int:
    """What a bot decides: one of the legal actions."""
    try:
        action = bot.choose(known, seat, list(legal))
    except Exception as wrong:
        raise BotTrouble("bot-failed", bot=name, why=_why(wrong)) from wrong
    if action not in legal:
        raise BotTrouble("bot-illegal", bot=name, action=action)
    return action


def _why(wrong: Exception) -> str:
    return f"{type(wrong).__name__}: {wrong}" if str(wrong) else type(wrong).__name__
