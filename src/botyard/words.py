"""Texts in the reader's language: Fluent files of Botyard and of each game, in one voice."""

import re
from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from importlib import resources
from importlib.resources.abc import Traversable
from typing import Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Message

from botyard.kernel.errors import BotyardError, UnknownName
from botyard.kernel.events import Event
from botyard.kernel.game import Game, Json, ScoreLine
from botyard.kernel.names import nearest
from botyard.kernel.reasons import Reason
from botyard.kernel.registry import all_games

LANGUAGES: Final = ("en", "fr", "de", "it")
NO_BREAK: Final = "\u00a0"
SEAT_ARGUMENTS: Final = ("seat", "owner", "active", "asked", "target")
GAME_ARGUMENTS: Final = ("game", "wanted")
COUNTED_ARGUMENTS: Final = ("resource",)  # in a list, equal ones are counted
SECOND: Final = 8  # an event calls the second robot of a seat by its number and this
_DIE_AND_TOTAL: Final = ("fell", "totalled")  # kinds of events that may say the same
# Characters that move a cursor, break a line or turn a text round: never part of an argument.
_UNRULY: Final = re.compile(r"[\x00-\x1f\x7f-\x9f\u2028-\u202e\u2066-\u2069]")
_LONGEST: Final = 10**15  # from here on Fluent could not write a number with all its digits
_MOST_BITS: Final = 4000  # from here on Python writes a number in hexadecimal digits only
_ENTRY: Final = re.compile(r"^(-?[a-zA-Z][\w-]*) *=.*\n?(?:(?!-?[a-zA-Z]).*\n?)*", re.M)
_IDENTIFIER: Final = re.compile(r"[a-zA-Z][a-zA-Z0-9_-]*")
# A key path: names with dots between them, and numbers of entries: ``options.course.flags[3]``.
_PATH_PARTS: Final = re.compile(r"\[(\d+)\]|([^.\[\]]+)")
_OF_RECORDS: Final = re.compile(r"line (\d+)")
_OF_OPTIONS: Final = "options."  # the screen offers them without a heading


class Words:
    """
    Everything Botyard says in one language, about one game or none.

    An argument whose value has a text of its own is worded first: ``space=clean-up`` becomes
    the text ``space-clean-up``. Seats become the names of those who sit there. A game that
    does not speak the language is worded in English; what has no text at all, by its name.
    """

    def __init__(
        self,
        language: str,
        game: Game | None = None,
        seats: list[str] | None = None,
        no_break: str = NO_BREAK,  # what stands for a space at which no line is broken
    ) -> None:
        self.language = language
        self.seats = [_UNRULY.sub("�", name) for name in seats or []]
        self._no_break = no_break
        self._bundle = _bundle(language, game.package if game else "")
        self._game = game

    def has(self, key: str) -> bool:
        """Whether there is a text; ``key.title`` asks for its title."""
        name, _, attribute = key.partition(".")
        if not self._bundle.has_message(name):
            return False
        message = self._bundle.get_message(name)
        return attribute in message.attributes if attribute else message.value is not None

    def say(self, key: str, **params: object) -> str:
        """The text of a key, filled in; ``key.title`` is its title."""
        if not self.has(key):
            return f"⟨{key}⟩"
        name, _, attribute = key.partition(".")
        message = self._bundle.get_message(name)
        pattern = message.attributes[attribute] if attribute else message.value
        assert pattern is not None
        text, _ = self._bundle.format_pattern(pattern, self._worded(params))
        return str(text).replace(NO_BREAK, self._no_break)

    def action(self, action: int, step: str = "") -> str:
        """An action of the game, as a choice reads; at a step it may read otherwise (``.act``)."""
        assert self._game is not None
        kind, args = self._game.vocabulary.words(action)
        if not self.has(f"action-{kind}"):
            return f"⟨{self._game.vocabulary.name(action)}⟩"
        at_step = f"action-{kind}.{step}"
        return self.say(at_step if step and self.has(at_step) else f"action-{kind}", **args)

    def effect(self, action: int) -> str:
        """
        What the thing does that an action names (``space-clean-up.does``).

        Empty if nothing is to be said, or if the action says it itself.
        """
        assert self._game is not None
        _, args = self._game.vocabulary.words(action)
        for name, value in args.items():
            if self.has(f"{name}-{value}.does"):
                does = self.say(f"{name}-{value}.does")
                return "" if does in self.action(action) else does
        return ""

    def bot(self, name: str) -> str:
        """What a bot is called by people: its level, if it has one."""
        return self.say(f"bot-{name}") if self.has(f"bot-{name}") else name

    def seat_names(self, seats: Iterable[tuple[str, str]]) -> list[str]:
        """What seats are called, each by its bot and its name; a person may have none."""
        return [
            self._bot_at(number, bot) if bot else name or self.say("seat-person", number=number)
            for number, (bot, name) in enumerate(seats, start=1)
        ]

    def _bot_at(self, number: int, bot: str) -> str:
        """What a bot is called at its seat: one of a level by that and the robot of the seat."""
        named = f"bot-{bot}.seat"
        key = named if self.has(named) else "seat-bot"
        return self.say(key, robot=self.say(f"robot-{number}"))

    def told(self, events: Sequence[Event]) -> list[str]:
        """
        What happened, one sentence after the other, without saying the same thing twice.

        Events in a row of one kind and one seat are one sentence: two dice rolled.
        What goes on with the seat of the sentence before may have a shorter text, ``.then``.
        An event with an empty text is only drawn.
        """
        sentences: list[str] = []
        kind_before, before = "", dict[str, object]()
        for kind, args in _runs(events):
            key = f"event-{kind}"
            if "seat" in args and args["seat"] == before.get("seat") and self.has(f"{key}.then"):
                key = f"{key}.then"
                same = list(args.values()) == list(before.values())
                if same and (kind_before, kind) == _DIE_AND_TOTAL:
                    continue  # the total of a single die
            named = " ".join(str(value) for value in (kind, *args.values()))
            sentence = self._sentence(key, args) if self.has(key) else f"⟨{named}⟩"
            if sentence:
                sentences.append(sentence)
                kind_before, before = kind, args
        return sentences

    def _sentence(self, key: str, args: Mapping[str, object]) -> str:
        """The text of a run of events; ``count`` is how many they are."""
        count = max((len(value) for value in args.values() if isinstance(value, list)), default=1)
        return self.say(key, **{"count": count, **args})

    def reason(self, reason: Reason, params: Json) -> str:
        """Why not."""
        return self.say(f"reason-{reason.name}", **params)

    def error(self, error: BotyardError) -> str:
        """What is wrong with what somebody gave us, and what may have been meant."""
        text = self.say(error.key, **error.params)
        close = error.params.get("nearest")
        return f"{text} {self.say('error-nearest', nearest=close)}" if close else text

    def place(self, path: str) -> str:
        """
        A place in what somebody gave us, as the screen calls it.

        ``options.course.flags[3]`` is *Course › Flag 4*. A part that no screen shows is quoted, so
        that it is found in the file it comes from.
        """
        names: list[str] = []
        last = ""
        for number, name in _PATH_PARTS.findall(path.removeprefix(_OF_OPTIONS)):
            if name:
                names.append(self._field(name))
                last = name
            elif names:
                names[-1] = self._entry(last, names[-1], int(number) + 1)
        return " › ".join(names) or self.say("field-whole")

    def knows_places(self, path: str) -> int:
        """How many parts of a path have a text."""
        return sum(self._field_key(name) != "" for _, name in _PATH_PARTS.findall(path))

    def _field(self, name: str) -> str:
        """The name of a field; quoted if it is a whole sentence of the set-up, or has no text."""
        if line := _OF_RECORDS.fullmatch(name):
            return self.say("field-line", number=int(line[1]))
        key = self._field_key(name)
        if key.startswith("field-"):
            return self.say(key)
        return self.say("field-unknown", name=self.say(key) if key else name)

    def _field_key(self, name: str) -> str:
        """The text that names a field: that of an option is what its set-up shows."""
        return next((key for key in (f"field-{name}", f"option-{name}") if self.has(key)), "")

    def _entry(self, name: str, field: str, number: int) -> str:
        if self.has(f"field-{name}.one"):
            return self.say(f"field-{name}.one", number=number)
        return self.say("field-entry", field=field, number=number)

    def score_line(self, line: ScoreLine) -> str:
        """What points are given for."""
        return self.say(f"score-{line.name}", **line.args)

    def clause(self, name: str) -> tuple[str, str]:
        """Title and text of a clause of the rules; also of Botyard's own."""
        key = f"rule-{name}"
        if not self.has(key):
            known = [key.removeprefix("rule-") for key in self.keys() if key.startswith("rule-")]
            raise UnknownName("unknown-clause", name=name, nearest=nearest(name, known))
        return self.say(f"{key}.title"), self.say(key)

    def keys(self) -> list[str]:
        """All keys that there are texts for."""
        return _keys(self.language, self._game.package if self._game else "")

    def joined(self, items: Sequence[str]) -> str:
        """Several things in one sentence: ``a, b and c``."""
        if len(items) < 2:
            return "".join(items)
        return self.say("list", first=", ".join(items[:-1]), last=items[-1])

    def _worded(self, params: Mapping[str, object]) -> dict[str, object]:
        worded: dict[str, object] = {}
        for name, value in params.items():
            if isinstance(value, list):
                kind = name.removesuffix("s")
                named = [str(self._word(kind, item)) for item in value]
                worded[name] = self.joined(_counted(named) if kind in COUNTED_ARGUMENTS else named)
            elif name == "path" and isinstance(value, str):
                worded[name] = self.place(_UNRULY.sub("�", value))
                worded |= _last_entry(value, params)
            else:
                worded[name] = self._word(name, value)
        return worded

    def _word(self, name: str, value: object) -> object:
        value = _written(value)
        if name in SEAT_ARGUMENTS and str(value).isdigit():
            seat = int(str(value))
            if 0 < seat <= len(self.seats):
                return self.seats[seat - 1]
            if SECOND < seat <= SECOND + len(self.seats) and self.has("robot-second"):
                return self.say("robot-second", player=self.seats[seat - SECOND - 1])
        key = f"{name}-{value}"
        if isinstance(value, str) and _IDENTIFIER.fullmatch(key) and self._bundle.has_message(key):
            return self.say(key)
        return _UNRULY.sub("�", value) if isinstance(value, str) else value


def error_text(wrong: BotyardError, language: str) -> str:
    """An error in words; those of a game are worded by the game, and games go by their titles."""
    words = Words(language)
    path = str(wrong.params.get("path", ""))
    if path or not words.has(wrong.key):
        of_games = [Words(language, game) for game in all_games().values()]
        able = [one for one in (words, *of_games) if one.has(wrong.key)]
        words = max(able, key=lambda one: one.knows_places(path), default=words)
    return words.error(BotyardError(wrong.key, **wrong.params | _titles(wrong, language)))


def _titles(wrong: BotyardError, language: str) -> dict[str, str]:
    """The titles of the games that an error names; one without a text keeps its name."""
    named = {name: str(wrong.params[name]) for name in GAME_ARGUMENTS if name in wrong.params}
    games = all_games() if named else {}
    return {
        name: words.say(f"game-{game}")
        for name, game in named.items()
        if game in games and (words := Words(language, games[game])).has(f"game-{game}")
    }


def _last_entry(path: str, params: Mapping[str, object]) -> dict[str, object]:
    """The number of the entry that a path ends with, from 1, for texts that name it."""
    entry = re.search(r"\[(\d+)\]$", path)
    return {"number": int(entry[1]) + 1} if entry and "number" not in params else {}


def _counted(names: list[str]) -> list[str]:
    """Things by how many there are of each: ``4 metal``."""
    return [f"{names.count(name)}{NO_BREAK}{name}" for name in dict.fromkeys(names)]


def _written(value: object) -> object:
    """A number that is too long for Fluent as text; anything else as it is."""
    if not isinstance(value, int) or abs(value) < _LONGEST:
        return value
    return str(value) if value.bit_length() < _MOST_BITS else hex(value)


def texts(package: str, language: str) -> list[str]:
    """The Fluent files of a package in one language: ``text/**/*.<language>.ftl``."""
    folder = resources.files(package).joinpath("text")
    return _texts(folder, language) if folder.is_dir() else []


def _texts(folder: Traversable, language: str) -> list[str]:
    found: list[str] = []
    for file in sorted(folder.iterdir(), key=lambda file: file.name):
        if file.is_dir():
            found += _texts(file, language)
        elif file.name.endswith(f".{language}.ftl"):
            found.append(file.read_text(encoding="utf-8"))
    return found


def _runs(events: Sequence[Event]) -> list[tuple[str, dict[str, object]]]:
    """Events in a row of one kind and one seat; the one argument that differs becomes a list."""
    runs: list[tuple[str, dict[str, object]]] = []
    for event in events:
        args: dict[str, object] = dict(event.args)
        others = [name for name in args if name not in SEAT_ARGUMENTS]
        if runs and runs[-1][0] == event.kind and len(others) == 1:
            before = runs[-1][1]
            if all(before[name] == args[name] for name in args if name not in others):
                found = before[others[0]]
                listed = found if isinstance(found, list) else [found]
                before[others[0]] = [*listed, args[others[0]]]
                continue
        runs.append((event.kind, args))
    return runs


def _places(language: str, package: str) -> list[tuple[str, str]]:
    """Where all texts lie, those in the reader's language first: what comes first is taken."""
    own = [(package, language), (package, LANGUAGES[0])] if package else []
    return [("botyard", language), *own]


class _Bundle(FluentBundle):
    """Texts of which each is parsed when it is first needed: to parse all of them takes long."""

    def __init__(self, language: str, sources: dict[str, list[str]]) -> None:
        super().__init__([language], use_isolating=False)
        self._sources = sources  # of each text and term; what comes first is taken

    def has_message(self, message_id: str) -> bool:
        self._parse(message_id)
        return super().has_message(message_id)

    def _lookup(self, entry_id: str, term: bool = False) -> Message:
        self._parse(f"-{entry_id}" if term else entry_id)
        return super()._lookup(entry_id, term)

    def _parse(self, name: str) -> None:
        for source in self._sources.get(name, []):
            self.add_resource(FluentResource(source))  # what cannot be parsed is left out
        self._sources.pop(name, None)


@lru_cache(maxsize=64)
def _sources(package: str, language: str) -> list[tuple[str, str]]:
    """Each text and term of a package by its name, not parsed yet."""
    return [
        (found[1], found[0])
        for source in texts(package, language)
        for found in _ENTRY.finditer(source)
    ]


@lru_cache(maxsize=64)
def _bundle(language: str, package: str) -> FluentBundle:
    sources: dict[str, list[str]] = {}
    for place in _places(language, package):
        for name, source in _sources(*place):
            sources.setdefault(name, []).append(source)
    return _Bundle(language, sources)


@lru_cache(maxsize=64)
def _keys(language: str, package: str) -> list[str]:
    sources = [source for place in _places(language, package) for source in texts(*place)]
    found = re.findall(r"^([a-zA-Z][\w-]*) *=", "\n".join(sources), re.M)
    return sorted(set(found))
