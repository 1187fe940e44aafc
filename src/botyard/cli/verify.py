"""``botyard verify``: whether a record is whole, follows the rules, and was dealt fairly."""

from pathlib import Path
from typing import Annotated

from rich.table import Table
from rich.text import Text
from typer import Argument, Option, Typer

from botyard.cli.files import naming, read_text
from botyard.cli.terminal import Terminal, glued
from botyard.kernel.dice import check_dice
from botyard.kernel.errors import BadRecord
from botyard.kernel.game import Game
from botyard.kernel.record import Record, read_record
from botyard.kernel.registry import game_named
from botyard.kernel.replay import is_of_other_rules, replay
from botyard.words import Words


def register(app: Typer, words: Words) -> None:
    """Add the command."""
    say = words.say

    @app.command("verify", help=say("cli-verify"))
    def verify(
        file: Annotated[Path, Argument(help=say("cli-file"), metavar="FILE")],
        lang: Annotated[str | None, Option(help=say("cli-lang"), metavar="LANGUAGE")] = None,
    ) -> int:
        with naming(file):
            _verify(file, Terminal(), glued(words.language))
        return 0


def _verify(file: Path, terminal: Terminal, words: Words) -> None:
    """Check step by step, and say in the end what that proves and what not."""
    say = words.say
    record = read_record(read_text(file))
    _passed(terminal, say("verify-chain", count=len(record.texts)))
    game = game_named(record.header.game)
    of_old = _is_of_old(game, record)
    if not of_old:
        title = glued(words.language, game).say(f"game-{game.name}")
        _passed(terminal, say("verify-rules", title=title, rules=game.rules_version))
    if not record.is_finished():
        terminal.show(Text(say("verify-unfinished")))
    checked = check_dice(game, record)
    how = checked.how
    if of_old:
        key = "verify-until" if checked.last else "verify-other-rules"
        versions = {"rules": record.header.rules, "known": game.rules_version}
        terminal.show(Text(say(key, **versions, last=checked.last)))
    if checked.first > 2:
        terminal.show(Text(say("verify-unchecked", last=checked.first - 1)))
    _passed(terminal, say("verify-dice"))
    if checked.given_up:
        terminal.show(Text(say("verify-given-up", seats=_listed(checked.given_up))))
    if replaced := record.lines[-1].content.get("substitutes"):
        terminal.show(Text(say("verify-substitutes", seats=_listed(replaced))))
    terminal.show(Text(""), Text(say(f"verify-{how}-proves")))
    terminal.show(Text(say(f"verify-{how}-does-not-prove")))


def _is_of_old(game: Game, record: Record) -> bool:
    """Whether other rules played a record to its end; if those of today did, it must replay."""
    try:
        replay(game, record)
    except BadRecord as wrong:
        if not is_of_other_rules(wrong):
            raise
        return True
    return False


def _listed(seats: object) -> str:
    return ", ".join(map(str, seats)) if isinstance(seats, list) else str(seats)


def _passed(terminal: Terminal, text: str) -> None:
    row = Table.grid(padding=(0, 1, 0, 0))
    row.add_row(Text("✓", "bold green"), Text(text))
    terminal.show(row)
