"""Making and asking bots, whoever wrote them: what fails in one is told with its name."""

import json
from collections.abc import Callable
from typing import Final

from botyard.bots.bot import Asked, Bot
from botyard.bots.why import Why
from botyard.kernel.errors import BotyardError
from botyard.kernel.forced import NO_ACTION
from botyard.kernel.game import Game, Json
from botyard.kernel.state import State

LONGEST_NOTE: Final = 16_384  # characters, as JSON
MOST_ACTIONS: Final = 200  # in one answer


class BotTrouble(BotyardError):
    """A bot that fails; ``params["bot"]`` names it, and its own error is the cause."""


class Plan:
    """What a bot decided for its seat ahead of time, and its note for the next question."""

    def __init__(self) -> None:
        self.actions: list[int] = []
        self.note = ""  # JSON as text, so that a bot finds nothing in it but JSON

    def next(self, legal: list[int]) -> int:
        """The next action, or ``NO_ACTION`` if there is none or it is illegal: ask the bot."""
        if self.actions and self.actions[0] not in legal:
            self.drop()
        return self.actions[0] if self.actions else NO_ACTION

    def did(self, action: int) -> None:
        """The seat has done something: the plan holds only if this was its next action."""
        if self.actions[:1] == [action]:
            self.actions.pop(0)
        else:
            self.drop()

    def drop(self) -> None:
        """Forget what was decided, but not the note."""
        self.actions.clear()

    def keep(self, actions: list[int], note: str) -> None:
        """Remember an answer."""
        self.actions, self.note = list(actions), note


class Player:
    """A bot at its seat, with its plan."""

    def __init__(self, bot: Bot, name: str) -> None:
        self.bot = bot
        self.name = name
        self.plan = Plan()

    def choose(self, state: State, seat: int, legal: list[int]) -> int:
        """One of the legal actions: the only one, the next one planned, or what the bot says."""
        action = legal[0] if len(legal) == 1 else self.plan.next(legal)
        if action == NO_ACTION:
            known = self.bot.game.known(state, seat)
            asked = Asked(known, seat, list(legal), read_note(self.plan.note))
            self.plan.keep(*ask(self.bot, self.name, asked))
            action = self.plan.actions[0]
        self.plan.did(action)
        return action


def made(maker: Callable[[Game, int], Bot], name: str, game: Game, seed: int) -> Bot:
    """A bot for one game."""
    try:
        return maker(game, seed)
    except Exception as wrong:
        raise BotTrouble("bot-failed", bot=name, why=_why(wrong)) from wrong


def ask(bot: Bot, name: str, asked: Asked) -> tuple[list[int], str]:
    """What a bot decides, its first action being legal and its note written as JSON."""
    legal = list(asked.legal)
    try:
        answer = bot.decide(asked)
        actions, note = list(answer.actions), _written(answer.note)
    except Exception as wrong:
        raise BotTrouble("bot-failed", bot=name, why=_why(wrong)) from wrong
    if not actions or actions[0] not in legal:
        raise BotTrouble("bot-illegal", bot=name, action=next(iter(actions), None))
    known = range(len(bot.game.vocabulary))
    if len(actions) > MOST_ACTIONS or any(action not in known for action in actions):
        raise BotTrouble("bot-plan", bot=name, most=MOST_ACTIONS)
    if len(note) > LONGEST_NOTE:
        raise BotTrouble("bot-note", bot=name, count=len(note), most=LONGEST_NOTE)
    return actions, note


def explained(bot: Bot, name: str, asked: Asked, action: int) -> Why:
    """Why a bot decides so."""
    try:
        return bot.why(asked, action)
    except Exception as wrong:
        raise BotTrouble("bot-failed", bot=name, why=_why(wrong)) from wrong


def _written(note: Json | None) -> str:
    """A note as text; empty if there is none."""
    return "" if note is None else json.dumps(note, allow_nan=False, separators=(",", ":"))


def read_note(text: str) -> Json | None:
    """A note as the bot gets it back."""
    note: Json | None = json.loads(text) if text else None
    return note


def _why(wrong: Exception) -> str:
    return f"{type(wrong).__name__}: {wrong}" if str(wrong) else type(wrong).__name__
