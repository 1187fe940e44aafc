"""``botyard rules``: the whole rules register of a game as a readable reference."""

from itertools import groupby
from typing import Annotated

from rich.padding import Padding
from rich.text import Text
from typer import Argument, Option, Typer

from botyard.cli.palette import CLAUSE, LAMP, TITLE
from botyard.cli.terminal import Terminal, glued
from botyard.kernel.register import HOUSE, read_register
from botyard.kernel.registry import game_named
from botyard.words import Words


def register(app: Typer, words: Words) -> None:
    """Add the command."""
    say = words.say

    @app.command("rules", help=say("cli-rules"))
    def rules(
        game: Annotated[str, Argument(help=say("cli-rules-game"), metavar="GAME")],
        lang: Annotated[str | None, Option(help=say("cli-lang"), metavar="LANGUAGE")] = None,
    ) -> int:
        found = game_named(game)
        worded = glued(words.language, found)
        terminal = Terminal()
        terminal.show(Text(worded.say(f"game-{found.name}"), TITLE))
        for package in (found.package, HOUSE):
            _show(package, terminal, worded)
        return 0


def _show(package: str, terminal: Terminal, words: Words) -> None:
    """The clauses of a package, section by section."""
    clauses = read_register(package)
    for section, inside in groupby(clauses, key=lambda clause: clause.section):
        terminal.show(Text(""), Text(words.say(f"section-{section}"), LAMP))
        for clause in inside:
            title, text = words.clause(clause.id)
            head = Text(clause.id, CLAUSE).append(f"  {title}", TITLE)
            if clause.status != "printed":
                head.append(f"  ({words.say(f'status-{clause.status}')})", "dim")
            terminal.show(head, Padding(Text(text), (0, 0, 0, 2)))
