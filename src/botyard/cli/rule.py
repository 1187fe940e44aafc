"""``botyard rule``: one clause, with its source, the code that names it and its tests."""

from pathlib import Path
from typing import Annotated, Final

from rich.padding import Padding
from rich.table import Table
from rich.text import Text
from typer import Argument, Option, Typer

import botyard
from botyard.cli.palette import CLAUSE, TITLE
from botyard.cli.terminal import Terminal, glued
from botyard.kernel.register import Clause, find_clause
from botyard.kernel.registry import all_games
from botyard.kernel.scanner import Mention, marks_in, mentions_in
from botyard.words import Words

SOURCES: Final = Path(botyard.__file__).parent
REPOSITORY: Final = SOURCES.parent.parent


def register(app: Typer, words: Words) -> None:
    """Add the command."""
    say = words.say

    @app.command("rule", help=say("cli-rule"))
    def rule(
        clause: Annotated[str, Argument(help=say("cli-clause"), metavar="CLAUSE")],
        lang: Annotated[str | None, Option(help=say("cli-lang"), metavar="LANGUAGE")] = None,
    ) -> int:
        package, found = find_clause(clause)
        games = [game for game in all_games().values() if game.package == package]
        _show(found, Terminal(), glued(words.language, games[0] if games else None))
        return 0


def _show(clause: Clause, terminal: Terminal, words: Words) -> None:
    say = words.say
    title, text = words.clause(clause.id)
    terminal.show(Text(clause.id, CLAUSE).append(f"  {title}", TITLE))
    terminal.show(Padding(Text(text), (0, 0, 1, 0)))
    rows = Table.grid(padding=(0, 2, 0, 0))
    rows.add_column(style="dim", no_wrap=True)
    rows.add_column(ratio=1)
    rows.add_row(say("rule-section"), say(f"section-{clause.section}"))
    rows.add_row(say("rule-kind"), say(f"kind-{clause.kind}"))
    rows.add_row(say("rule-status"), say(f"status-{clause.status}"))
    sources = words.joined([say(f"source-{name}") for name in clause.sources])
    rows.add_row(say("rule-source"), sources)
    if clause.see:
        rows.add_row(say("rule-see"), ", ".join(clause.see))
    for place in places(mentions_in(SOURCES), clause.id):
        rows.add_row(say("rule-code"), place)
    for place in places(marks_in(REPOSITORY / "tests"), clause.id):
        rows.add_row(say("rule-test"), place)
    terminal.show(rows)


def places(mentions: list[Mention], clause: str) -> list[str]:
    """Where a clause is named: file, line, and the function around it."""
    found: list[str] = []
    for mention in mentions:
        if mention.clause == clause:
            root = REPOSITORY if mention.file.is_relative_to(REPOSITORY) else SOURCES.parent
            file = mention.file.relative_to(root).as_posix()
            found.append(f"{file}:{mention.first}  {mention.name}".rstrip())
    return found
