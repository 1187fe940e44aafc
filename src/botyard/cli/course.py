"""``botyard course``: list, show and check the courses of RoboRally."""

from pathlib import Path
from typing import Annotated, Final

from rich.text import Text
from typer import Argument, Context, Exit, Option, Typer

from botyard.cli.terminal import Terminal, glued
from botyard.kernel.registry import game_named
from botyard.words import Words

GAME: Final = "roborally"


def register(app: Typer, words: Words) -> None:
    """Add the command and those below it. The game may be missing until one of them runs."""
    say = words.say
    group = Typer(rich_markup_mode="rich")

    @group.callback(invoke_without_command=True, help=say("cli-course"))
    def course(
        context: Context,
        lang: Annotated[str | None, Option(help=say("cli-lang"), metavar="LANGUAGE")] = None,
    ) -> None:
        if context.invoked_subcommand is None:
            context.get_help()
            raise Exit

    @group.command("list", help=say("cli-course-list"))
    def list_courses(
        lang: Annotated[str | None, Option(help=say("cli-lang"), metavar="LANGUAGE")] = None,
    ) -> int:
        worded = _worded(words)
        from botyard.cli.roborally_courses import course_list  # noqa: PLC0415

        Terminal().show(course_list(worded))
        return 0

    @group.command("show", help=say("cli-course-show"))
    def show(
        name: Annotated[str, Argument(help=say("courses-which"), metavar="NAME|FILE")],
        lang: Annotated[str | None, Option(help=say("cli-lang"), metavar="LANGUAGE")] = None,
    ) -> int:
        worded = _worded(words)
        from botyard.cli.roborally_courses import course_sheet, find_course  # noqa: PLC0415

        terminal = Terminal()
        terminal.show(course_sheet(find_course(name), worded, terminal.width))
        return 0

    @group.command("check", help=say("cli-course-check"))
    def check(
        file: Annotated[Path, Argument(help=say("courses-file"), metavar="FILE")],
        lang: Annotated[str | None, Option(help=say("cli-lang"), metavar="LANGUAGE")] = None,
    ) -> int:
        worded = _worded(words)
        from botyard.cli.roborally_courses import course_in, good_course  # noqa: PLC0415

        told = good_course(course_in(file), worded)
        Terminal().show(Text("✓ ", "bold green").append(told))
        return 0

    app.add_typer(group, name="course")


def _worded(words: Words) -> Words:
    """The texts of the game; without it, it is said that there is no such game."""
    return glued(words.language, game_named(GAME))
