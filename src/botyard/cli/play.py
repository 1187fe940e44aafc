"""``botyard play``: a game in the terminal, against bots or with several persons."""

import os
from pathlib import Path
from shlex import quote
from typing import Annotated

from rich.text import Text
from typer import Argument, Option, Typer

from botyard.cli.choosing import choose_game
from botyard.cli.files import FileTrouble, naming, why_of
from botyard.cli.hotseat import HotSeat
from botyard.cli.opening import Opened, Wishes, open_again, open_new
from botyard.cli.options import read_options
from botyard.cli.saving import fresh_path, games_folder, last_path
from botyard.cli.screen import Quit, Screen
from botyard.cli.seats import introduced, read_seats, usual_seats
from botyard.cli.terminal import Terminal, glued
from botyard.kernel.errors import BadData
from botyard.kernel.game import Game
from botyard.kernel.record import Header
from botyard.words import Words

BROKEN_OFF = 130
LONGEST_PAUSE = 60  # seconds
_LAST = "last"


def register(app: Typer, words: Words) -> None:
    """Add the command."""
    say = words.say

    @app.command("play", help=say("cli-play"))
    def play(
        game: Annotated[str | None, Argument(help=say("cli-game"), metavar="GAME")] = None,
        seats: Annotated[str | None, Option(help=say("cli-seats"), metavar="SEATS")] = None,
        seed: Annotated[int | None, Option(help=say("cli-seed"), metavar="NUMBER")] = None,
        record: Annotated[Path | None, Option(help=say("cli-record"), metavar="FILE")] = None,
        resume: Annotated[str | None, Option(help=say("cli-resume"), metavar="FILE")] = None,
        option: Annotated[
            list[str] | None, Option(help=say("cli-option"), metavar="NAME=JSON")
        ] = None,
        data: Annotated[Path | None, Option(help=say("cli-data"), metavar="FILE")] = None,
        quiet: Annotated[bool, Option("--quiet", help=say("cli-quiet"))] = False,
        pause: Annotated[
            float, Option(help=say("cli-pause"), metavar="SECONDS", show_default=False)
        ] = 0.0,
        scroll: Annotated[bool, Option("--scroll", help=say("cli-scroll"))] = False,
        lang: Annotated[str | None, Option(help=say("cli-lang"), metavar="LANGUAGE")] = None,
    ) -> int:
        terminal = Terminal(scroll=scroll)
        _check_pause(pause)
        if resume is not None:
            if any(given is not None for given in (game, seats, seed, record, option, data)):
                raise BadData("resume-alone")
            path = _path_to_resume(resume, terminal, words)
            with naming(path):
                opened = open_again(path)
        else:
            chosen = choose_game(game, terminal, words)
            wishes = Wishes(
                read_seats(seats, chosen) if seats is not None else usual_seats(chosen),
                seed,
                read_options(chosen, option or [], data),
            )
            opened = open_new(chosen, wishes, _path_to_save(chosen, wishes, record))
        return _run(opened, terminal, words.language, quiet=quiet, pause=pause)


def _check_pause(pause: float) -> None:
    """Refuse what is no pause at all, or would look like a game that hangs."""
    if not 0 <= pause <= LONGEST_PAUSE:
        raise BadData("pause-range", value=str(pause), most=LONGEST_PAUSE)


def _run(opened: Opened, terminal: Terminal, language: str, *, quiet: bool, pause: float) -> int:
    """Play, and say at the end where the record is."""
    words = glued(language)
    ended, code = "saved-finished", 0
    try:
        screen = Screen(opened.match, opened.seats, terminal, language)
        if not quiet:
            _introduce(opened, screen)
        HotSeat(opened, screen, quiet=quiet, pause=pause).play()
        words = screen.words
    except Quit as quitting:
        ended, words = "saved-quit", quitting.words
    except (KeyboardInterrupt, EOFError):
        ended, code = "saved-broken-off", BROKEN_OFF
        terminal.show(Text(""))
    except OSError as wrong:
        if opened.save is None:
            raise
        path = quote(str(opened.save.path))
        raise FileTrouble("saved-until", where=path, why=why_of(wrong)) from wrong
    if opened.save is not None:
        terminal.say(words.say(ended, where=quote(str(opened.save.path))))
    return code


def _introduce(opened: Opened, screen: Screen) -> None:
    """Who plays, and what was published about the dice before play."""
    screen.terminal.show(introduced(opened.seats, screen.words.seats))
    commitment = published(opened.match.game, opened.match.record.header)
    if commitment:
        told = screen.words.say("dice-committed", commitment=commitment)
        screen.terminal.show(Text(told, "dim"))
    screen.terminal.show(Text(""))


def published(game: Game, header: Header) -> str:
    """The fingerprint of the dice; none where nothing is left to chance."""
    return str(header.dice.get("commitment", "")) if len(game.outcomes) else ""


def _path_to_save(game: Game, wishes: Wishes, record: Path | None) -> Path | None:
    """The file that was named, else one in the user's folder; bots alone need none."""
    if record is not None:
        return record
    if all(seat.bot for seat in wishes.seats):
        return None
    return fresh_path(games_folder(os.environ), game.name)


def _path_to_resume(text: str, terminal: Terminal, words: Words) -> Path:
    """The file that was named, or the last one, which is told."""
    if text != _LAST:
        return Path(text)
    path = last_path(games_folder(os.environ))
    terminal.say(words.say("resume-last", where=quote(str(path))))
    return path
