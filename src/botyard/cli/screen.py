"""The screen in front of a person: table, story, question; and everything they may ask back."""

from collections.abc import Sequence
from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from botyard.cli import commands
from botyard.cli.commands import Command, read_command
from botyard.cli.draw import Scene, drawing_for, legend_of, shown_kinds, wide_table
from botyard.cli.language import checked
from botyard.cli.palette import CLAUSE, LAMP, TITLE, with_names
from botyard.cli.question import Question, refusal
from botyard.cli.result import score_sheet
from botyard.cli.seats import Seat, names_of
from botyard.cli.telling import Paragraph, paragraphs
from botyard.cli.terminal import Terminal, glued
from botyard.cli.typed import TypedLine
from botyard.kernel.errors import BotyardError
from botyard.kernel.game import OPEN
from botyard.kernel.match import Match
from botyard.kernel.reasons import Reason
from botyard.words import LANGUAGES, Words

TAKE_BACK: Final = -2

_TABLE: Final = 80  # columns of a table with the story beside it
_STORY: Final = 40  # columns that the story needs for that
_PROMPT: Final = 2  # rows below the choices


class Quit(Exception):
    """The person wants to stop here, and is told so in the language spoken last."""

    def __init__(self, words: Words) -> None:
        super().__init__()
        self.words = words


class Screen:
    """What persons see of a game, and what they answer. It changes nothing in the game."""

    def __init__(
        self, match: Match, seats: Sequence[Seat], terminal: Terminal, language: str
    ) -> None:
        self.terminal = terminal
        self._letters = commands.LETTERS
        self._match = match
        self._seats = seats
        self._draw = drawing_for(match.game)
        self._options = match.game.read_options(match.record.header.options)
        self._still = match.game.still(self._options)
        self._drawn_kinds = shown_kinds(match.game)
        self._told: dict[int, int] = {}  # how many lines of the record each viewer was told
        self._read: dict[int, int] = {}  # the same, on screens of their own
        self._line: TypedLine | None = None  # answers that are still to be given
        self.words = self._speaking(language)

    def tell(self, viewer: int) -> None:
        """What happened since this viewer's last look."""
        self.terminal.show(*self._story(viewer))

    def _story(self, viewer: int) -> list[RenderableType]:
        return [paragraph.drawn(self.words) for paragraph in self._paragraphs(viewer)]

    def _paragraphs(self, viewer: int) -> list[Paragraph]:
        lines = len(self._match.record.lines)
        first = self._told.get(viewer, self._turn_before(viewer))
        if self.terminal.is_cleared and viewer >= 0:
            # What was cleared away is told again, unless it had a screen of its own.
            first = max(self._turn_before(viewer), self._read.get(viewer, 0))
        self._told[viewer] = lines
        return list(paragraphs(self._match, self.words, first, lines, viewer))

    def _story_again(self, viewer: int) -> list[RenderableType]:
        """The story since the turn before, whatever was told already."""
        first, lines = self._turn_before(viewer), len(self._match.record.lines)
        told = paragraphs(self._match, self.words, first, lines, viewer)
        return [paragraph.drawn(self.words) for paragraph in told]

    def _turn_before(self, viewer: int) -> int:
        """The last line of a seat's turn before this one: its story begins with what it led to."""
        seats = [line.seat for line in self._match.record.lines]
        number = len(seats)
        while number > 0 and seats[number - 1] == viewer:
            number -= 1
        while number > 0 and seats[number - 1] != viewer:
            number -= 1
        return max(0, number - 1)

    def show_table(self, viewer: int) -> None:
        """What happened since this viewer's last look, and the table as this viewer sees it."""
        self.terminal.show(*self._with_story(viewer, None))

    def _with_story(self, viewer: int, question: Question | None) -> list[RenderableType]:
        """
        The story since this viewer's last look, and the table.

        In a wide window the story stands beside the table, else above it. A long one that
        leaves no room for the table is read first, on a screen of its own. When the game is
        over, everything lies open.
        """
        told = self._paragraphs(viewer)
        story = [paragraph.drawn(self.words) for paragraph in told]
        width = self._beside_story()
        table = self._table(viewer, question, width or self.terminal.width)
        shown = self._beside(story, table, width) if width else self._above(story, table)
        long = any(paragraph.has_sections(self.words) for paragraph in told)
        if long and viewer >= 0 and self.terminal.is_cleared and not self._fits(shown, question):
            self.terminal.page(self.words.say("prompt-story"), *story)
            self.terminal.clear()
            self._read[viewer] = self._told[viewer]
            return [table]
        return shown

    def _beside_story(self) -> int:
        """The columns of a table with the story beside it; 0 if the window is too narrow."""
        for width in (wide_table(self._match.game), _TABLE):
            if width and self.terminal.width >= width + _STORY:
                return width
        return 0

    def _table(self, viewer: int, question: Question | None, width: int) -> RenderableType:
        return self._draw(self._scene(viewer, question, width))

    def _scene(self, viewer: int, question: Question | None, width: int) -> Scene:
        state = self._match.state
        view = self._match.game.view(state, viewer if state.waiting() else OPEN)
        keys = question.keys() if question is not None else {}
        height = self.terminal.height if self.terminal.is_cleared else 0
        return Scene(view, self.words, width, keys, self._still, viewer, self._options, height)

    def _beside(
        self, story: list[RenderableType], table: RenderableType, width: int
    ) -> list[RenderableType]:
        rows = Table.grid(padding=(0, 2, 0, 0), expand=True)
        rows.add_column(width=width)
        rows.add_column(ratio=1)
        heading = Text(self.words.say("since-last-look"), TITLE)
        rows.add_row(table, Group(heading, *story) if story else "")
        return [rows]

    def _above(self, story: list[RenderableType], table: RenderableType) -> list[RenderableType]:
        return [*story, Text(""), table] if story else [table]

    def _fits(self, shown: list[RenderableType], question: Question | None) -> bool:
        """Whether there is room below for a question, the shorter way."""
        below = self._below(question, brief=True) if question is not None else []
        return self.terminal.rows(*shown, *below) + _PROMPT <= self.terminal.height

    def curtain(self, seat: int) -> None:
        """Nothing is left of what the person before saw; the next one says when to go on."""
        self.terminal.wipe()
        told = self.words.say("curtain", seat=seat + 1)
        self.terminal.show(with_names(told, self.words.seats))
        self.terminal.ask(self.words.say("curtain-prompt"))

    def ask(self, seat: int) -> int:
        """The legal action that a person chooses, or ``TAKE_BACK``; ``Quit`` if they stop."""
        question = Question(self._match.game, self._match.state, seat)
        why = None
        if self._line is not None and self._line.is_for(seat):
            action = self._line.next(question)
            if action is not None:
                why = self._match.game.why_not(self._match.state, seat, action)
                if why is None:
                    return action
        self._line = None
        self._put(question)
        if why is not None:
            self.terminal.show(Text(""), refusal(self.words, *why))
        return self._answer_to(question)

    def _answer_to(self, question: Question) -> int:
        """What is typed, until it is something that can be done."""
        while True:
            self.terminal.show(Text(""))
            try:
                typed = self.terminal.ask(self._prompt(question))
                command = read_command(typed, self._letters)
                if command is None:
                    line = TypedLine(question, question.answers(typed))
                    if self._is_legal(question, line.first):
                        self._line = line
                        return line.first
                elif command.name == commands.UNDO:
                    if self._can_take_back(question.seat):
                        return TAKE_BACK
                else:
                    self._obey(command, question)
            except BotyardError as wrong:
                self.terminal.show(Text(self.words.error(wrong)))

    def _put(self, question: Question) -> None:
        """The story since the last look, the table, the question, the choices."""
        if self._told:
            self.terminal.clear()  # what was said before the first question stays
        shown = self._with_story(question.seat, question)
        below = self._below(question, brief=False)
        room = self.terminal.height - _PROMPT
        if self.terminal.is_cleared and self.terminal.rows(*shown, *below) > room:
            below = self._below(question, brief=True)
        self.terminal.show(*shown, *below)

    def _below(self, question: Question, *, brief: bool) -> list[RenderableType]:
        """The question and the choices; in brief, without those that stand in the drawing."""
        drawn = self._drawn_kinds if brief else ()
        listed = question.listed(self.words, self.terminal.width, everything=False, drawn=drawn)
        asked = question.asked(self.words)
        return [asked, listed] if drawn else [Text(""), asked, listed]

    def _list(self, question: Question, *, everything: bool) -> None:
        width = self.terminal.width
        self.terminal.show(question.listed(self.words, width, everything=everything))

    def _prompt(self, question: Question) -> str:
        if question.ceremony() is not None:
            return self.words.say("prompt-ceremony")
        return self.words.say("prompt", count=question.usual)

    def _is_legal(self, question: Question, action: int) -> bool:
        """Whether the rules allow it; else the reason is said."""
        why = self._match.game.why_not(self._match.state, question.seat, action)
        if why is not None:
            self.terminal.show(refusal(self.words, *why))
        return why is None

    def _can_take_back(self, seat: int) -> bool:
        if self._match.undoable(seat):
            return True
        reason = Reason("nothing-to-take-back", "BY-3")
        self.terminal.show(refusal(self.words, reason, {"seat": seat + 1}))
        return False

    def _obey(self, command: Command, question: Question) -> None:
        if command.name == commands.QUIT:
            raise Quit(self.words)
        if command.name == commands.HELP:
            self._help(question)
        elif command.name == commands.WHY:
            self._list(question, everything=True)
        elif command.name == commands.STORY:
            self.terminal.show(*self._story_again(question.seat))
        elif command.name == commands.SCORES:
            self.terminal.show(score_sheet(self._match.game, self._match.state, self.words))
        elif command.name == commands.RULE:
            self._show_clause(command.argument.upper())
        else:
            self.words = self._speaking(self._language(command.argument))
            self._put(question)

    def _show_clause(self, name: str) -> None:
        """A clause; without its name, how to ask for one."""
        if not name:
            self.terminal.show(Text(self.words.say("command-rule")))
            return
        title, text = self.words.clause(name)
        self.terminal.show(Text().append(name, CLAUSE).append(f" {title}", TITLE), Text(text))

    def _help(self, question: Question) -> None:
        """What can be typed, and what the choices do."""
        name_of = self._match.game.vocabulary.name
        rows = Table.grid(padding=(0, 2, 0, 0))
        rows.add_column(justify="right")
        rows.add_column(ratio=1)
        for number, action in enumerate(question.choices, start=1):
            told = Text(self._explained(action)).append(f"  {name_of(action)}", "dim")
            rows.add_row(Text(str(number), LAMP), told)
        for letter, name in self._letters.items():
            rows.add_row(Text(letter, LAMP), self.words.say(f"command-{name}"))
        self.terminal.show(rows, Text(self.words.say("help-answers")))
        scene = self._scene(question.seat, question, self.terminal.width)
        legend = legend_of(self._match.game, scene)
        if legend is not None:
            self.terminal.show(Text(""), legend)

    def _explained(self, action: int) -> str:
        """An action, and what the thing that it names does."""
        named, effect = self.words.action(action), self.words.effect(action)
        return self.words.say("help-choice", action=named, effect=effect) if effect else named

    def _language(self, asked: str) -> str:
        """The language that was asked for, or the next one."""
        if asked:
            return checked(asked.lower())
        return LANGUAGES[(LANGUAGES.index(self.words.language) + 1) % len(LANGUAGES)]

    def _speaking(self, language: str) -> Words:
        game = self._match.game
        names = names_of(self._seats, Words(language, game))
        return glued(language, game, names)
