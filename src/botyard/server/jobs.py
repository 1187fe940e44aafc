"""
What workers do: pure functions from JSON to JSON, for every registered game.

A job names what it wants in ``job``. Seats count from 0 here, inside the server; what goes on
to people (films, events, reasons) counts from 1. No job carries more than a view of a running
game.
"""

from collections.abc import Callable
from dataclasses import asdict
from functools import cache
from typing import Final

from msgspec import convert

from botyard.bots.asking import asked, made
from botyard.bots.registry import BotMaker, bot_maker
from botyard.bots.show import play_show
from botyard.kernel.dealer import MAX_SEED
from botyard.kernel.dice import check_dice
from botyard.kernel.errors import BadData, BadRecord, BotyardError
from botyard.kernel.events import Event
from botyard.kernel.game import Game, Json
from botyard.kernel.match import Match
from botyard.kernel.reading import Reader
from botyard.kernel.record import Record, read_record
from botyard.kernel.registry import game_named
from botyard.kernel.replay import first_line, is_of_other_rules, replay, replay_as_far
from botyard.kernel.state import State
from botyard.server.film import Kept, film_of
from botyard.server.odds import odds_of
from botyard.server.preview import MOST_ACTIONS, ends_turn, preview_of
from botyard.tables.entries import Told

_UNREADABLE: Final = (BotyardError, KeyError, IndexError, TypeError, ValueError)


def work(job: Json) -> Json:
    """Do a job."""
    reader = Reader(job, "", BadData)
    kind = reader.text("job")
    if kind not in JOBS:
        raise BadData("read-unknown-name", path="job", name=kind)
    return JOBS[kind](reader)


def choose(job: Reader) -> Json:
    """
    What a bot decides: ``{game, bot, seed, seat, view, legal}`` gives ``{action}``.

    The bot is made for this question alone, so the seed should differ from one to the next.
    """
    game, seat, view = _game(job), _seat(job), _view(job)
    name, seed = job.text("bot"), job.integer("seed", 0, MAX_SEED)
    legal = [game.vocabulary.action(action) for action in job.texts("legal")]
    bot = made(_maker(game.name, name), name, game, seed)
    return {"action": game.vocabulary.name(asked(bot, name, view, seat, legal))}


def preview(job: Reader) -> Json:
    """
    What some actions of a seat would bring: ``{game, seat, view, actions, odds, foresee, ends}``.

    See ``botyard.server.preview`` for what is told of it, and ``botyard.server.odds``.
    """
    game, seat, view = _game(job), _seat(job), _view(job)
    names = job.texts("actions")
    if len(names) > MOST_ACTIONS:
        raise BadData("preview-too-long", count=len(names), most=MOST_ACTIONS)
    actions = [game.vocabulary.action(name) for name in names]
    told = preview_of(game, view, seat, actions, _wanted(job, "foresee"))
    if actions and _wanted(job, "odds"):
        told["odds"] = odds_of(game, view, seat, actions)
    if actions and _wanted(job, "ends"):
        told["ends"] = ends_turn(game, view, seat, actions)
    return told


def film(job: Reader) -> Json:
    """
    A record to be watched: ``{record}`` gives ``{game, film}``, gzipped JSON in base64.

    One that other rules played is told by ``events`` and ``position``, which a table has kept,
    from the line on where the rules of today lead elsewhere, be it the first; without these they
    must lead the same way.
    """
    record = read_record(job.text("record"))
    if not record.lines:
        raise BadRecord("record-deal", line=len(record.texts))
    return {"game": record.header.game, "film": _film(record, job)}


def _film(record: Record, job: Reader) -> str:
    game = game_named(record.header.game)
    kept = _kept(job, game) if job.has("events") else None
    try:
        return film_of(replay(game, record), record, first_line(game, record), kept)
    except BadRecord as wrong:
        if not is_of_other_rules(wrong):
            raise
        match, differs = replay_as_far(game, record)
        if differs is not None and kept is None:
            raise
        return film_of(match, record, 0, kept)


def verify(job: Reader) -> Json:
    """
    Whether a record follows the rules and was dealt as its dice say: ``{record}``.

    Gives ``{ok: true, how, first, last, given_up, rules, known, made}``, or ``{ok: false, error,
    params}`` with what is wrong.
    """
    text = job.text("record")
    try:
        record = read_record(text)
        game = game_named(record.header.game)
        checked = check_dice(game, record)
    except BotyardError as wrong:
        return {"ok": False, "error": wrong.key, "params": wrong.params}
    made = {"rules": record.header.rules, "known": game.rules_version, "made": record.header.made}
    return {"ok": True, **asdict(checked), **made}


def position(job: Reader) -> Json:
    """
    The position after a line of a record: ``{record, line}`` gives ``{game, options, position}``.

    Lines are numbered as in the file: the header is line 1. What was played by other rules
    that lead elsewhere than those of today has no position.
    """
    record = read_record(job.text("record"))
    game = game_named(record.header.game)
    match, first = _played(game, record)
    last = len(match.record.texts)
    state = match.state_after(job.integer("line", first, last) - record.number(0))
    return {
        "game": game.name,
        "options": game.read_options(record.header.options),
        "position": game.position(state),
    }


def puzzle(job: Reader) -> Json:
    """The puzzle of a number: ``{game, number}`` gives ``{position, seat, stars, solution}``."""
    game = _game(job)
    if game.puzzle is None:
        raise BadData("puzzles-missing", game=game.name)
    made = game.puzzle(job.integer("number", 0, MAX_SEED))
    return {
        "position": made.position,
        "seat": made.seat,
        "stars": made.stars,
        "solution": made.solution,
    }


def show(job: Reader) -> Json:
    """A game that bots play among themselves: ``{game, seed}`` gives ``{record}``."""
    return {"record": play_show(_game(job), job.integer("seed", 0, MAX_SEED))}


JOBS: Final[dict[str, Callable[[Reader], Json]]] = {
    "choose": choose,
    "preview": preview,
    "film": film,
    "verify": verify,
    "position": position,
    "puzzle": puzzle,
    "show": show,
}


def _played(game: Game, record: Record) -> tuple[Match, int]:
    """A record played again, as far as that can be done, and the number of the first line of it."""
    try:
        return replay(game, record), record.number(first_line(game, record))
    except BadRecord as wrong:
        match, _ = replay_as_far(game, record)
        if not is_of_other_rules(wrong) or not match.record.lines:
            raise
        return match, record.number(0)


def _kept(job: Reader, game: Game) -> Kept:
    """What a table has kept of a game."""
    told = convert(job.value("events"), list[list[Told]])
    events = [
        [Event(one.kind, one.args, one.seen_by, reveals=False) for one in line] for line in told
    ]
    return Kept(events, _last(job, game))


def _last(job: Reader, game: Game) -> State | None:
    """The state of a position that other rules may have written."""
    try:
        state: State = game.read_position(job.table("position").whole())
    except _UNREADABLE:
        return None
    return state


def _game(job: Reader) -> Game:
    return game_named(job.text("game"))


def _seat(job: Reader) -> int:
    return job.integer("seat", 0, 63)


def _wanted(job: Reader, key: str) -> bool:
    return job.has(key) and job.value(key) is True


def _view(job: Reader) -> Json:
    return job.table("view").whole()


@cache
def _maker(game: str, bot: str) -> BotMaker:
    """Looked for once only: that means searching all installed packages."""
    return bot_maker(game_named(game), bot)
