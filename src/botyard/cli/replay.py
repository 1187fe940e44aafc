"""``botyard replay``: a record told in words and drawings, and the good part of a broken one."""

from pathlib import Path
from shlex import quote
from typing import Annotated

from rich.rule import Rule
from rich.text import Text
from typer import Argument, Option, Typer

from botyard.cli.draw import Scene, drawing_for
from botyard.cli.files import create, naming, read_text
from botyard.cli.result import ending
from botyard.cli.seats import Seat, introduced, names_of
from botyard.cli.telling import is_one_phase, paragraphs
from botyard.cli.terminal import Terminal, glued
from botyard.kernel.errors import BadData, BadRecord
from botyard.kernel.game import OPEN, Game
from botyard.kernel.match import Match
from botyard.kernel.record import Record, read_record, salvage
from botyard.kernel.registry import game_named
from botyard.kernel.replay import is_of_other_rules, replay_as_far
from botyard.kernel.replay import replay as play_again
from botyard.words import Words


def register(app: Typer, words: Words) -> None:
    """Add the command."""
    say = words.say

    @app.command("replay", help=say("cli-replay"))
    def replay(
        file: Annotated[Path, Argument(help=say("cli-file"), metavar="FILE")],
        at: Annotated[int | None, Option(help=say("cli-at"), metavar="LINE")] = None,
        step: Annotated[bool, Option("--step", help=say("cli-step"))] = False,
        brief: Annotated[bool, Option("--brief", help=say("cli-brief"))] = False,
        salvage: Annotated[Path | None, Option(help=say("cli-salvage"), metavar="FILE")] = None,
        lang: Annotated[str | None, Option(help=say("cli-lang"), metavar="LANGUAGE")] = None,
    ) -> int:
        terminal = Terminal()
        if salvage is not None:
            with naming(file):
                _recover(file, salvage, terminal, words)
            return 0
        with naming(file):
            record = read_record(read_text(file))
            game = game_named(record.header.game)
            match, differs = _played(game, record)
            show = Showing(game, match, terminal, words.language)
        if at is not None:
            show.line(at)
        else:
            show.everything(step=step, brief=brief)
        if differs:
            versions = {"rules": record.header.rules, "known": game.rules_version}
            terminal.say(say("verify-until", **versions, last=len(match.record.texts)))
        return 0


def _played(game: Game, record: Record) -> tuple[Match, bool]:
    """A record played again, and whether rules of another day made more of it."""
    try:
        return play_again(game, record), False
    except BadRecord as wrong:
        match, differs = replay_as_far(game, record)
        if not is_of_other_rules(wrong) or not match.record.lines:
            raise
        return match, differs is not None


class Showing:
    """A record that is shown."""

    def __init__(self, game: Game, match: Match, terminal: Terminal, language: str) -> None:
        seats = [Seat.read(text) for text in match.record.header.seats]
        self._words = glued(language, game, names_of(seats, Words(language, game)))
        self._who = introduced(seats, self._words.seats)
        self._game = game
        self._match = match
        self._terminal = terminal
        self._draw = drawing_for(game)
        self._options = game.read_options(match.record.header.options)
        self._still = game.still(self._options)

    def line(self, number: int) -> None:
        """What one line of the file did, and the table after it."""
        last = self._match.record.number(len(self._match.record.lines) - 1)
        if not 2 <= number <= last:
            raise BadData("no-such-line", name=number, last=last)
        self._show(number - 2, number - 2, brief=False)

    def everything(self, *, step: bool, brief: bool) -> None:
        """The whole game: turn by turn, or line by line with a pause after each."""
        self._terminal.show(self._who)
        first, lines = 0, self._match.record.lines
        for number in range(len(lines)):
            if step or self._ends(number):
                self._show(first, number, brief=brief)
                first = number + 1
            if step and number + 1 < len(lines):
                self._terminal.ask(self._words.say("prompt-step"))
        if self._match.record.is_finished():
            self._terminal.show(ending(self._game, self._match.state, self._words))

    def _ends(self, number: int) -> bool:
        """Whether a turn ends with a line, or a phase in which several decide at once."""
        lines = self._match.record.lines
        if number == 0 or number + 1 == len(lines):
            return True
        before, after = self._match.state_after(number - 1), self._match.state_after(number)
        return lines[number + 1].seat != lines[number].seat and not is_one_phase(before, after)

    def _show(self, first: int, last: int, *, brief: bool) -> None:
        """Some lines in words, and the table after the last of them."""
        if not brief:
            self._terminal.show(Rule(Text(self._heading(first, last), "dim"), style="dim"))
        for paragraph in paragraphs(self._match, self._words, first, last + 1, OPEN):
            self._terminal.show(paragraph.drawn(self._words))
        if not brief:
            view = self._game.view(self._match.state_after(last), OPEN)
            width = self._terminal.width
            scene = Scene(view, self._words, width, still=self._still, options=self._options)
            self._terminal.show(self._draw(scene))

    def _heading(self, first: int, last: int) -> str:
        number = self._match.record.number
        if first == last:
            return self._words.say("replay-line", line=number(last))
        return self._words.say("replay-lines", first=number(first), last=number(last))


def _recover(file: Path, to: Path, terminal: Terminal, words: Words) -> None:
    """Write the good part of a record to a new file."""
    record, wrong = salvage(read_text(file))
    good, problem = good_part(record)
    create(to, good.text())
    wrong = problem or wrong
    if wrong is not None:
        terminal.say(words.error(wrong))
    terminal.say(words.say("salvaged", count=len(good.texts), where=quote(str(to))))


def good_part(record: Record) -> tuple[Record, BadRecord | None]:
    """The lines up to the first that the rules would not play, and what is wrong with it."""
    game = game_named(record.header.game)
    wrong: BadRecord | None = None
    while True:
        try:
            play_again(game, record)
        except BadRecord as problem:
            line = problem.params.get("line")
            if not isinstance(line, int) or not 2 <= line <= len(record.texts):
                raise
            wrong = problem
            record.lines, record.texts = record.lines[: line - 2], record.texts[: line - 1]
        else:
            return record, wrong
