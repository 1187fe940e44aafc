"""Texts in the reader's language: Fluent files of Botyard and of each game, in one voice."""

import re
from collections.abc import Mapping
from functools import lru_cache
from importlib import resources

from fluent.runtime import FluentBundle, FluentResource

from botyard.kernel.errors import BotyardError
from botyard.kernel.events import Event
from botyard.kernel.game import Game, Json, ScoreLine
from botyard.kernel.reasons import Reason

LANGUAGES = ("en", "fr", "de", "it")


class Words:
    """
    Everything Botyard says in one language, about one game or none.

    An argument whose value has a text of its own is worded first: ``space=clean-up`` becomes
    the text ``space-clean-up``. Seats become the names of those who sit there.
    """

    def __init__(
        self, language: str, game: Game | None = None, seats: list[str] | None = None
    ) -> None:
        self.language = language
        self.seats = seats or []
        self._bundle = _bundle(language, game.package if game else "")
        self._game = game

    def has(self, key: str) -> bool:
        """Whether there is a text."""
        return self._bundle.has_message(key)

    def say(self, key: str, **params: object) -> str:
        """The text of a key, filled in; ``key.title`` is its title."""
        name, _, attribute = key.partition(".")
        if not self._bundle.has_message(name):
            return f"⟨{key}⟩"
        message = self._bundle.get_message(name)
        pattern = message.attributes.get(attribute) if attribute else message.value
        if pattern is None:
            return f"⟨{key}⟩"
        text, _ = self._bundle.format_pattern(pattern, self._worded(params))
        return str(text)

    def action(self, action: int) -> str:
        """An action of the game, as a choice reads."""
        assert self._game is not None
        kind, args = self._game.vocabulary.words(action)
        return self.say(f"action-{kind}", **args)

    def event(self, event: Event) -> str:
        """What happened."""
        return self.say(f"event-{event.kind}", **event.args)

    def reason(self, reason: Reason, params: Json) -> str:
        """Why not."""
        return self.say(f"reason-{reason.name}", **params)

    def error(self, error: BotyardError) -> str:
        """What is wrong with what somebody gave us."""
        return self.say(error.key, **error.params)

    def score_line(self, line: ScoreLine) -> str:
        """What points are given for."""
        return self.say(f"score-{line.name}", **line.args)

    def listed(self, kind: str, names: list[str]) -> str:
        """Several things of a kind, with commas."""
        return ", ".join(self.say(f"{kind}-{name}") for name in names)

    def _worded(self, params: Mapping[str, object]) -> dict[str, object]:
        worded: dict[str, object] = {}
        for name, value in params.items():
            if isinstance(value, list):
                kind = name.removesuffix("s")
                worded[name] = ", ".join(str(self._word(kind, item)) for item in value)
            else:
                worded[name] = self._word(name, value)
        return worded

    def _word(self, name: str, value: object) -> object:
        if name in SEAT_ARGUMENTS and str(value).isdigit():
            seat = int(str(value))
            if 0 < seat <= len(self.seats):
                return self.seats[seat - 1]
        key = f"{name}-{value}"
        if isinstance(value, str) and _IDENTIFIER.fullmatch(key) and self._bundle.has_message(key):
            return self.say(key)
        return value


SEAT_ARGUMENTS = ("seat", "owner", "active")
_IDENTIFIER = re.compile(r"[a-zA-Z][a-zA-Z0-9_-]*")


@lru_cache(maxsize=64)
def _bundle(language: str, package: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    for source in texts("botyard", language) + (texts(package, language) if package else []):
        bundle.add_resource(FluentResource(source), allow_overrides=False)
    return bundle


def texts(package: str, language: str) -> list[str]:
    """The Fluent files of a package in one language: ``text/*.<language>.ftl``."""
    folder = resources.files(package).joinpath("text")
    return [
        file.read_text(encoding="utf-8")
        for file in sorted(folder.iterdir(), key=lambda file: file.name)
        if file.name.endswith(f".{language}.ftl")
    ]
