"""The command ``botyard``. Every command stands in a module of its own and is added here."""

import os
import platform
import sys
from collections.abc import Callable
from contextlib import suppress
from typing import Annotated, Final, TextIO, cast

from rich.text import Text
from typer import Abort, Context, Exit, Option, Typer, TyperException

from botyard import BUILD, __version__
from botyard.cli import (
    arena,
    contract,
    course,
    games,
    perft,
    play,
    puzzle,
    replay,
    rule,
    rules,
    scene,
    serve,
    simulate,
    solve,
    train,
    verify,
)
from botyard.cli.files import why_of
from botyard.cli.language import language_of, system_language
from botyard.cli.terminal import ReaderGone, Terminal
from botyard.cli.usage import command_of, misused
from botyard.kernel.errors import BadRecord, BotyardError
from botyard.words import Words, error_text

COMMANDS: Final[dict[str, Callable[[Typer, Words], None]]] = {
    "play": play.register,
    "puzzle": puzzle.register,
    "serve": serve.register,
    "replay": replay.register,
    "verify": verify.register,
    "games": games.register,
    "course": course.register,
    "rules": rules.register,
    "rule": rule.register,
    "scene": scene.register,
    "simulate": simulate.register,
    "arena": arena.register,
    "train": train.register,
    "solve": solve.register,
    "contract": contract.register,
    "perft": perft.register,
}

WRONG: Final = 2
BROKEN_OFF: Final = 130
READER_GONE: Final = 141  # as the shell counts a process that a closed pipe has ended


def main() -> None:
    """Run the command line, as the installed command does."""
    open_streams()
    code = run(sys.argv[1:])
    silence_full_streams()
    sys.exit(code)


def run(arguments: list[str]) -> int:
    """Run the command line with these arguments; what is wrong is said, never thrown."""
    words = Words(system_language(os.environ))
    try:
        words = Words(language_of(arguments, os.environ))
        command = command_of(build(words), words)
        code = command.main(arguments, prog_name="botyard", standalone_mode=False)
        return code if isinstance(code, int) else 0
    except BotyardError as wrong:
        terminal = Terminal()
        terminal.complain(worded(wrong, words.language))
        if isinstance(wrong, BadRecord) and wrong.params.get("line", 1) != 1:
            terminal.complain(words.say("salvage-hint"))
    except TyperException as wrong:
        Terminal().complain(misused(wrong, words, list(COMMANDS)))
    except (Abort, KeyboardInterrupt, EOFError):
        return BROKEN_OFF
    except (ReaderGone, SystemExit):  # Rich and Typer leave with the latter
        return READER_GONE
    except OSError as wrong:
        complain_of_system(wrong, words)
    return WRONG


def complain_of_system(wrong: OSError, words: Words) -> None:
    """Say what the system refuses, with the file where it is known."""
    why = why_of(wrong)
    path = wrong.filename
    told = words.say("file-trouble", where=str(path), why=why) if path is not None else ""
    with suppress(OSError, ReaderGone):  # nobody can be told on a stream that is full itself
        Terminal().complain(told or words.say("system-trouble", why=why))


def open_streams() -> None:
    """Streams that were closed before we began (``<&-``) are empty, and swallow everything."""
    if sys.stdin is None:
        sys.stdin = _nothing("r")
    if sys.stdout is None:
        sys.stdout = _nothing("w")
    if sys.stderr is None:
        sys.stderr = _nothing("w")


def _nothing(mode: str) -> TextIO:
    """A stream that gives and keeps nothing."""
    number = os.open(os.devnull, os.O_RDONLY if mode == "r" else os.O_WRONLY)
    return cast(TextIO, os.fdopen(number, mode, encoding="utf-8"))


def silence_full_streams() -> None:
    """Drop what a full disk or a closed pipe did not take, or Python complains at its end."""
    for stream in (sys.stdout, sys.stderr):
        try:
            stream.flush()
        except OSError:
            os.dup2(os.open(os.devnull, os.O_WRONLY), stream.fileno())


def worded(wrong: BotyardError, language: str) -> str:
    """An error in words, with the file that it is about."""
    told = error_text(wrong, language)
    file = wrong.params.get("file")
    if file is None:
        return told
    return Words(language).say("wrong-in-file", where=file, told=told)


def build(words: Words) -> Typer:
    """All commands, with their help in one language."""
    say = words.say
    app = Typer(add_completion=False, pretty_exceptions_enable=False, rich_markup_mode="rich")

    @app.callback(invoke_without_command=True, help=say("cli-botyard"))
    def botyard(
        context: Context,
        version: Annotated[bool, Option("--version", help=say("cli-version"))] = False,
        lang: Annotated[str | None, Option(help=say("cli-lang"), metavar="LANGUAGE")] = None,
    ) -> None:
        if version:
            python = platform.python_version()
            told = say("version", version=__version__, build=BUILD, python=python)
            Terminal().show(Text(told))
            raise Exit
        if context.invoked_subcommand is None:
            context.get_help()
            raise Exit

    for register in COMMANDS.values():
        register(app, words)
    return app


if __name__ == "__main__":
    main()
