"""The command ``botyard``. Every command stands in a module of its own and is added here."""

import os
import platform
import sys
from collections.abc import Callable
from typing import Annotated, Final

from rich.text import Text
from typer import Abort, Context, Exit, Option, Typer, TyperException

from botyard import BUILD, __version__
from botyard.cli import (
    contract,
    games,
    perft,
    play,
    replay,
    rule,
    rules,
    scene,
    simulate,
    verify,
)
from botyard.cli.language import language_of, system_language
from botyard.cli.terminal import Terminal
from botyard.cli.usage import command_of, misused
from botyard.kernel.errors import BadRecord, BotyardError
from botyard.kernel.registry import all_games
from botyard.words import Words

COMMANDS: Final[dict[str, Callable[[Typer, Words], None]]] = {
    "play": play.register,
    "replay": replay.register,
    "verify": verify.register,
    "games": games.register,
    "rules": rules.register,
    "rule": rule.register,
    "scene": scene.register,
    "simulate": simulate.register,
    "contract": contract.register,
    "perft": perft.register,
}

WRONG: Final = 2
BROKEN_OFF: Final = 130


def main() -> None:
    """Run the command line, as the installed command does."""
    sys.exit(run(sys.argv[1:]))


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
        if isinstance(wrong, BadRecord) and wrong.key.startswith("record-"):
            terminal.complain(words.say("salvage-hint"))
    except TyperException as wrong:
        Terminal().complain(misused(wrong, words, list(COMMANDS)))
    except (Abort, KeyboardInterrupt, EOFError):
        return BROKEN_OFF
    return WRONG


def worded(wrong: BotyardError, language: str) -> str:
    """An error in words; those of a game are worded by the game."""
    words = Words(language)
    for game in all_games().values():
        if words.has(wrong.key):
            break
        words = Words(language, game)
    return words.error(wrong)


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
