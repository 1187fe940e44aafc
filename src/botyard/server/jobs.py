"""
What workers do: every job is a struct that goes to a worker as JSON, and its ``do`` gives JSON.

Seats count from 0 here, inside the server; what goes on to people (films, events, reasons)
counts from 1. Of a running game no job carries more than what a seat knows.
"""

from dataclasses import asdict
from functools import cache
from typing import Final, TypeAlias

import msgspec
from msgspec import Struct

from botyard.bots.asking import ask, explained, made, read_note
from botyard.bots.bot import Asked
from botyard.bots.registry import BotMaker, bot_maker
from botyard.bots.show import play_show
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


class Choose(Struct, frozen=True, tag_field="job", tag="choose"):
    """
    What a bot decides.

    The bot is made for this question alone, so the seed should differ from one to the next; what
    it keeps for the next one is its note.
    """

    game: str
    bot: str
    seed: int
    seat: int
    known: Json
    legal: list[str]
    note: str = ""
    seconds: float = 0.0
    why: bool = False  # whether to say why

    def do(self) -> Json:
        """Give ``{actions, note}``, and ``why: {key, args}`` if it was asked for."""
        game = game_named(self.game)
        names = game.vocabulary
        legal = [names.action(action) for action in self.legal]
        bot = made(_maker(game.name, self.bot), self.bot, game, self.seed)
        asked = Asked(self.known, self.seat, legal, read_note(self.note), self.seconds)
        actions, note = ask(bot, self.bot, asked)
        told: Json = {"actions": [names.name(action) for action in actions], "note": note}
        if self.why:
            told["why"] = explained(bot, self.bot, asked, actions[0])._asdict()
        return told


class Preview(Struct, frozen=True, tag_field="job", tag="preview"):
    """
    What some actions of a seat would bring.

    See ``botyard.server.preview`` for what is told of it, and ``botyard.server.odds``.
    """

    game: str
    seat: int
    known: Json
    actions: list[str]
    odds: bool = False
    foresee: bool = False
    ends: bool = False

    def do(self) -> Json:
        """Give what a preview tells."""
        game = game_named(self.game)
        if len(self.actions) > MOST_ACTIONS:
            raise BadData("preview-too-long", count=len(self.actions), most=MOST_ACTIONS)
        actions = [game.vocabulary.action(name) for name in self.actions]
        told = preview_of(game, self.known, self.seat, actions, self.foresee)
        if actions and self.odds:
            told["odds"] = odds_of(game, self.known, self.seat, actions)
        if actions and self.ends:
            told["ends"] = ends_turn(game, self.known, self.seat, actions)
        return told


class Film(Struct, frozen=True, tag_field="job", tag="film"):
    """
    A record to be watched.

    One that other rules played is told by ``events`` and ``position``, which a table has kept,
    from the line on where the rules of today lead elsewhere, be it the first; without these they
    must lead the same way.
    """

    record: str
    events: list[list[Told]] | None = None
    position: Json | None = None

    def do(self) -> Json:
        """Give ``{game, film}``, gzipped JSON in base64."""
        record = read_record(self.record)
        if not record.lines:
            raise BadRecord("record-deal", line=len(record.texts))
        return {"game": record.header.game, "film": self._film(record)}

    def _film(self, record: Record) -> str:
        game = game_named(record.header.game)
        kept = None if self.events is None else _kept(self.events, self.position, game)
        try:
            return film_of(replay(game, record), record, first_line(game, record), kept)
        except BadRecord as wrong:
            if not is_of_other_rules(wrong):
                raise
            match, differs = replay_as_far(game, record)
            if differs is not None and kept is None:
                raise
            return film_of(match, record, 0, kept)


class Verify(Struct, frozen=True, tag_field="job", tag="verify"):
    """Whether a record follows the rules and was dealt as its dice say."""

    record: str

    def do(self) -> Json:
        """
        Give ``{ok: true, how, first, last, given_up, rules, known, made}``.

        Or ``{ok: false, error, params}`` with what is wrong.
        """
        try:
            record = read_record(self.record)
            game = game_named(record.header.game)
            checked = check_dice(game, record)
        except BotyardError as wrong:
            return {"ok": False, "error": wrong.key, "params": wrong.params}
        head = record.header
        rules = {"rules": head.rules, "known": game.rules_version, "made": head.made}
        return {"ok": True, **asdict(checked), **rules}


class PositionAt(Struct, frozen=True, tag_field="job", tag="position"):
    """
    The position after a line of a record.

    Lines are numbered as in the file: the header is line 1. What was played by other rules
    that lead elsewhere than those of today has no position.
    """

    record: str
    line: int

    def do(self) -> Json:
        """Give ``{game, options, position}``."""
        record = read_record(self.record)
        game = game_named(record.header.game)
        match, first = _played(game, record)
        asked_for = Reader({"line": self.line}, "", BadData)
        line = asked_for.integer("line", first, len(match.record.texts))
        return {
            "game": game.name,
            "options": game.read_options(record.header.options),
            "position": game.position(match.state_after(line - record.number(0))),
        }


class MakePuzzle(Struct, frozen=True, tag_field="job", tag="puzzle"):
    """The puzzle of a number."""

    game: str
    number: int

    def do(self) -> Json:
        """Give ``{position, seat, stars, solution}``."""
        game = game_named(self.game)
        if game.puzzle is None:
            raise BadData("puzzles-missing", game=game.name)
        return asdict(game.puzzle(self.number))


class Show(Struct, frozen=True, tag_field="job", tag="show"):
    """A game that bots play among themselves."""

    game: str
    seed: int

    def do(self) -> Json:
        """Give ``{record}``."""
        return {"record": play_show(game_named(self.game), self.seed)}


Job: TypeAlias = Choose | Preview | Film | Verify | PositionAt | MakePuzzle | Show


def work(message: bytes) -> Json:
    """Do the job that a message names."""
    job: Job = msgspec.json.decode(message, type=Job)
    return job.do()


def _played(game: Game, record: Record) -> tuple[Match, int]:
    """A record played again, as far as that can be done, and the number of the first line of it."""
    try:
        return replay(game, record), record.number(first_line(game, record))
    except BadRecord as wrong:
        match, _ = replay_as_far(game, record)
        if not is_of_other_rules(wrong) or not match.record.lines:
            raise
        return match, record.number(0)


def _kept(told: list[list[Told]], position: Json | None, game: Game) -> Kept:
    """What a table has kept of a game."""
    events = [
        [Event(one.kind, one.args, one.seen_by, reveals=False) for one in line] for line in told
    ]
    return Kept(events, None if position is None else _last(position, game))


def _last(position: Json, game: Game) -> State | None:
    """The state of a position that other rules may have written."""
    try:
        state: State = game.read_position(position)
    except _UNREADABLE:
        return None
    return state


@cache
def _maker(game: str, bot: str) -> BotMaker:
    """Looked for once only: that means searching all installed packages."""
    return bot_maker(game_named(game), bot)
