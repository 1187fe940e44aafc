"""
Which games there are, what each action and event is called, and what the rules say.

All of it is worked out once and kept; since the first time takes long, it is done in threads.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from functools import lru_cache
from itertools import groupby
from threading import Lock
from typing import Any, Final

from litestar import get, post
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, FromQuery, JSONBody
from litestar.types import Scope
from msgspec import Struct
from msgspec.structs import asdict

from botyard.bots.registry import offered_bots
from botyard.kernel.game import Game, Option, OptionKind
from botyard.kernel.names import Names
from botyard.kernel.register import HOUSE, Clause, find_clause, read_register
from botyard.kernel.registry import all_games, game_named
from botyard.server.garbage import stays
from botyard.server.language import chosen_language
from botyard.server.lesson import LessonShown, lesson_scene, shown_lesson, why_in_lesson
from botyard.server.messages import Action, ReasonTold
from botyard.server.options import check_options
from botyard.server.puzzles import has_puzzles
from botyard.server.routes.given import OurServices
from botyard.words import LANGUAGES, Words, texts

_ONE_AT_A_TIME: Final = Lock()  # several threads at once would starve the event loop

STILL: Final = {200: ResponseSpec(dict[str, Any], generate_examples=False, description="still")}


class OptionShown(Struct):
    """
    Something a table chooses before play.

    A ``flag`` is true or false, a ``number`` whole and within bounds, a ``name`` one of those
    that are listed; the rules say what a ``value`` may be.
    """

    name: str
    text: str
    default: Any
    clause: str
    kind: OptionKind
    low: int  # the bounds of a number
    high: int
    names: list["NamedShown"]


class NamedShown(Struct):
    """Something that can be chosen by its name."""

    name: str
    text: str


class KindShown(Struct):
    """
    A kind of action or event, with its arguments.

    An argument is one of the names that are listed; or of a list called ``seat`` or ``number``
    that is empty, and then it is a seat (from 1) or a whole number.
    """

    kind: str
    args: dict[str, "NamesShown"]


class NamesShown(Struct):
    """What an argument is, and its possible values."""

    what: str
    names: list[str]


class GameListed(Struct):
    """A game in the list of all games: what somebody needs to choose one and to sit down."""

    name: str
    title: str
    subtitle: str
    summary: str
    kind: str  # what sort of game it is, in two or three words; empty if its texts do not say
    minutes: str  # how long it takes
    pitch: str  # what it is about, in a sentence
    rules: int  # version of the rules
    seats: list[int]
    bots: list[str]  # those to choose from, the weakest first
    lesson: bool  # whether there is a guided first game
    lesson_alone: bool  # whether there is one for playing alone
    puzzles: bool  # whether there are any


class GameShown(GameListed):
    """Everything about a game that does not depend on a table."""

    options: list[OptionShown]
    against_bots: dict[str, Any]  # the defaults that differ where everybody else is a bot
    vocabulary: list[str]  # every action by name, in the order of their numbers
    actions: list[KindShown]
    ceremonies: list[str]  # actions that a person performs though there is no choice
    events: list[KindShown]


class StillWish(Struct, forbid_unknown_fields=True):
    """The options of a table that is not there yet."""

    options: dict[str, Any] = {}


class ClauseShown(Struct):
    """One clause of the rules."""

    id: str
    kind: str
    status: str
    sources: list[str]
    see: list[str]
    title: str
    text: str


class SectionShown(Struct):
    """A section of the rules."""

    name: str
    title: str
    clauses: list[ClauseShown]


class RulesShown(Struct):
    """The rules of a game, and Botyard's own."""

    game: str
    title: str
    rules: int
    sections: list[SectionShown]


class TextsShown(Struct):
    """The words of a game as Fluent files; what comes first is taken."""

    game: str
    language: str
    sources: list[str]


@get("/api/games", sync_to_thread=True, tags=["games"])
def list_games(
    services: OurServices, scope: Scope, lang: FromQuery[str | None] = None
) -> list[GameListed]:
    """All games, with their titles, seats and bots."""
    language, highest = chosen_language(lang, scope), services.settings.tables.highest_level
    return [_listed(game.name, language, highest) for game in all_games().values()]


@get("/api/games/{game:str}", sync_to_thread=True, tags=["games"])
def one_game(
    services: OurServices,
    scope: Scope,
    game: FromPath[str],
    lang: FromQuery[str | None] = None,
) -> GameShown:
    """One game, with its options and every action and event."""
    highest = services.settings.tables.highest_level
    return _shown(game_named(game).name, chosen_language(lang, scope), highest)


@post(
    "/api/games/{game:str}/still",
    status_code=200,
    sync_to_thread=True,
    tags=["games"],
    responses=STILL,
    packed=True,
)
def game_still(game: FromPath[str], data: JSONBody[StillWish]) -> dict[str, Any]:
    """What would never change at a table with these options, to be drawn before there is one."""
    check_options(data.options)
    found = game_named(game)
    return found.still(found.read_options(data.options))


@get("/api/games/{game:str}/rules", sync_to_thread=True, tags=["games"])
def game_rules(scope: Scope, game: FromPath[str], lang: FromQuery[str | None] = None) -> RulesShown:
    """The rules of a game, clause by clause."""
    return _rules(game_named(game).name, chosen_language(lang, scope))


@get("/api/games/{game:str}/texts", sync_to_thread=True, tags=["games"])
def game_texts(scope: Scope, game: FromPath[str], lang: FromQuery[str | None] = None) -> TextsShown:
    """The words of a game, and in English what it does not say in the language."""
    return _texts(game_named(game).name, chosen_language(lang, scope))


@get("/api/games/{game:str}/lesson", sync_to_thread=True, tags=["games"])
def game_lesson(game: FromPath[str], alone: FromQuery[bool] = False) -> LessonShown:
    """The guided first game of a game, or the one for playing it alone, step by step."""
    return shown_lesson(game_named(game).name, alone=alone)


@get("/api/games/{game:str}/lesson/why", sync_to_thread=True, tags=["games"])
def lesson_why(
    scope: Scope,
    game: FromPath[str],
    step: FromQuery[int],
    action: FromQuery[Action],
    alone: FromQuery[bool] = False,
    lang: FromQuery[str | None] = None,
) -> ReasonTold:
    """Why something cannot be done at a step of the guided first game; no reason if it can."""
    found = game_named(game)
    words = Words(chosen_language(lang, scope), found)
    reason = why_in_lesson(found.name, step, action, alone=alone)
    text = "" if reason is None else words.say(reason.key, **reason.params)
    return ReasonTold("", action, reason, text)


@get("/api/rules/{clause:str}", sync_to_thread=True, tags=["games"])
def one_clause(
    scope: Scope, clause: FromPath[str], lang: FromQuery[str | None] = None
) -> ClauseShown:
    """One clause of any game, or of Botyard itself."""
    language = chosen_language(lang, scope)
    package, found = find_clause(clause)
    return _clause_page(package, found.id, language)


ROUTES: Final = [
    list_games,
    one_game,
    game_still,
    game_rules,
    game_texts,
    game_lesson,
    lesson_why,
    one_clause,
]


@contextmanager
def _for_good() -> Iterator[None]:
    """Work out something large that is kept: one at a time, and never looked at for garbage."""
    with _ONE_AT_A_TIME:
        yield
        stays()


@lru_cache(maxsize=64)
def _listed(name: str, language: str, highest: int) -> GameListed:
    with _for_good():
        return _game_listed(game_named(name), Words(language, game_named(name)), highest)


def _game_listed(game: Game, words: Words, highest: int) -> GameListed:
    title = f"game-{game.name}"
    kind, minutes, pitch = (
        words.say(key) if words.has(key) else ""
        for key in (f"{title}.kind", f"{title}.minutes", f"{title}.pitch")
    )
    return GameListed(
        name=game.name,
        title=words.say(title),
        subtitle=words.say(f"{title}.subtitle"),
        summary=words.say(f"{title}.summary"),
        kind=kind,
        minutes=minutes,
        pitch=pitch,
        rules=game.rules_version,
        seats=list(game.seats),
        bots=offered_bots(game, highest),
        lesson=lesson_scene(game) is not None,
        lesson_alone=lesson_scene(game, alone=True) is not None,
        puzzles=has_puzzles(game),
    )


@lru_cache(maxsize=64)
def _shown(name: str, language: str, highest: int) -> GameShown:
    listed = _listed(name, language, highest)
    with _for_good():
        return _game(listed, game_named(name), Words(language, game_named(name)))


def _game(listed: GameListed, game: Game, words: Words) -> GameShown:
    vocabulary = game.vocabulary
    return GameShown(
        **asdict(listed),
        options=[_option(option, words) for option in game.options],
        against_bots=game.against_bots,
        vocabulary=vocabulary.names,
        actions=[_kind(kind, axes) for kind, axes in vocabulary.axes.items()],
        ceremonies=[
            name for action, name in enumerate(vocabulary.names) if vocabulary.is_ceremony(action)
        ],
        events=[_kind(event.name, dict(event.args)) for event in game.events.kinds],
    )


def _option(option: Option, words: Words) -> OptionShown:
    names = option.names
    return OptionShown(
        option.name,
        words.say(f"option-{option.name}"),
        option.default,
        option.clause,
        option.kind,
        option.low,
        option.high,
        []
        if names is None
        else [NamedShown(name, words.say(f"{names.what}-{name}")) for name in names.names],
    )


def _kind(kind: str, args: dict[str, Names]) -> KindShown:
    return KindShown(kind, {name: NamesShown(what.what, what.names) for name, what in args.items()})


@lru_cache(maxsize=64)
def _rules(name: str, language: str) -> RulesShown:
    with _for_good():
        return _worded(game_named(name), Words(language, game_named(name)))


def _worded(game: Game, words: Words) -> RulesShown:
    sections = [
        SectionShown(
            section, words.say(f"section-{section}"), [_clause(each, words) for each in clauses]
        )
        for package in (game.package, HOUSE)
        for section, clauses in groupby(read_register(package), key=lambda each: each.section)
    ]
    return RulesShown(game.name, words.say(f"game-{game.name}"), game.rules_version, sections)


@lru_cache(maxsize=64)
def _texts(name: str, language: str) -> TextsShown:
    spoken = dict.fromkeys((language, LANGUAGES[0]))
    package = game_named(name).package
    return TextsShown(name, language, [text for one in spoken for text in texts(package, one)])


@lru_cache(maxsize=8192)  # every clause in every language
def _clause_page(package: str, clause: str, language: str) -> ClauseShown:
    games = [game for game in all_games().values() if game.package == package]
    with _ONE_AT_A_TIME:
        return _clause(find_clause(clause)[1], Words(language, games[0] if games else None))


def _clause(clause: Clause, words: Words) -> ClauseShown:
    title, text = words.clause(clause.id)
    return ClauseShown(
        clause.id, clause.kind, clause.status, clause.sources, clause.see, title, text
    )
