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

from botyard.bots.asking import asked, made
from botyard.bots.registry import BotMaker, bot_maker
from botyard.kernel.dealer import MAX_SEED
from botyard.kernel.dice import check_dice
from botyard.kernel.errors import BadData, BadRecord, BotyardError
from botyard.kernel.game import Game, Json
from botyard.kernel.reading import Reader
from botyard.kernel.record import read_record
from botyard.kernel.registry import game_named
from botyard.kernel.replay import first_line, replay
from botyard.server.film import film_of
from botyard.server.odds import odds_of
from botyard.server.preview import MOST_ACTIONS, preview_of


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
    What some actions of a seat would bring: ``{game, seat, view, actions, odds, foresee}``.

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
    return told


def film(job: Reader) -> Json:
    """A record to be watched: ``{record}`` gives ``{film}``, gzipped JSON in base64."""
    record = read_record(job.text("record"))
    if not record.lines:
        raise BadRecord("record-deal", line=len(record.texts))
    return {"film": film_of(replay(game_named(record.header.game), record))}


def verify(job: Reader) -> Json:
    """
    Whether a record follows the rules and was dealt as its dice say: ``{record}``.

    Gives ``{ok: true, how, first, given_up}``, or ``{ok: false, error, params}`` with what is
    wrong.
    """
    text = job.text("record")
    try:
        record = read_record(text)
        checked = check_dice(game_named(record.header.game), record)
    except BotyardError as wrong:
        return {"ok": False, "error": wrong.key, "params": wrong.params}
    return {"ok": True, **asdict(checked)}


def position(job: Reader) -> Json:
    """
    The position after a line of a record: ``{record, line}`` gives ``{game, options, position}``.

    Lines are numbered as in the file: the header is line 1. What was played by other rules,
    before a rebase, has no position.
    """
    record = read_record(job.text("record"))
    game = game_named(record.header.game)
    match = replay(game, record)
    first, last = record.number(first_line(game, record)), len(record.texts)
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


JOBS: Final[dict[str, Callable[[Reader], Json]]] = {
    "choose": choose,
    "preview": preview,
    "film": film,
    "verify": verify,
    "position": position,
    "puzzle": puzzle,
}


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
