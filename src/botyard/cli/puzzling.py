"""A puzzle in the terminal: a screen like in a game, with hints, the solution and the stars."""

from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from botyard.cli import commands
from botyard.cli.commands import Command, read_command
from botyard.cli.palette import LAMP, TITLE
from botyard.cli.question import Question
from botyard.cli.screen import TAKE_BACK, Quit, Screen
from botyard.cli.seats import Seat
from botyard.cli.terminal import Terminal
from botyard.kernel.dealer import SeededDealer
from botyard.kernel.dice import seeded_dice
from botyard.kernel.forced import NO_ACTION, forced
from botyard.kernel.game import Game, Puzzle
from botyard.kernel.match import Match
from botyard.kernel.puzzles import seed_of_puzzle
from botyard.kernel.record import header_of
from botyard.kernel.state import State, waits_for
from botyard.words import Words

ALL_STARS: Final = 3


class BeginAgain(Exception):
    """The person wants to begin the puzzle again."""


class Puzzling:
    """
    A try at a puzzle, and the next one after it.

    Any step can be taken back, also one that drew something: chance does the same in every try.
    """

    def __init__(
        self,
        game: Game,
        name: str,
        title: str,
        puzzle: Puzzle,
        terminal: Terminal,
        words: Words,
    ) -> None:
        self._game = game
        self._name = name
        self._puzzle = puzzle
        self._terminal = terminal
        self._done: list[int] = []  # actions
        self._screen = PuzzleScreen(self._opened(), title, puzzle, terminal, words.language)

    def play(self) -> None:
        """Try until the person has had enough."""
        try:
            while self._try_once():
                pass
        except Quit:
            return

    def _try_once(self) -> bool:
        """From where the try stands to its end; whether it is to go on."""
        match = self._played()
        seat = self._puzzle.seat
        self._screen.follow(match, self._done)
        before = match.state
        while waits_for(match.state, seat):
            before = match.state
            try:
                action = self._chosen(match)
            except BeginAgain:
                self._done.clear()
                return True
            if action == TAKE_BACK:
                self._take_back()
                return True
            match.act(seat, action)
            self._done.append(action)
        self._screen.show_result(before)
        return self._goes_on()

    def _chosen(self, match: Match) -> int:
        action = forced(self._game, match.state, self._puzzle.seat, person=True)
        return self._screen.ask(self._puzzle.seat) if action == NO_ACTION else action

    def _take_back(self) -> None:
        """The last decision, and what followed from it without a choice."""
        while self._done:
            self._done.pop()
            state = self._played().state
            if forced(self._game, state, self._puzzle.seat, person=True) == NO_ACTION:
                return

    def _goes_on(self) -> bool:
        """After the end: take the last step back, begin again, look at the solution, or stop."""
        words = self._screen.words
        while True:
            command = read_command(
                self._terminal.ask(words.say("puzzling-after")), commands.IN_PUZZLES
            )
            if command is None or command.name == commands.QUIT:
                return False
            if command.name == commands.UNDO:
                self._take_back()
                return True
            if command.name == commands.AGAIN:
                self._done.clear()
                return True
            if command.name == commands.SOLUTION:
                self._terminal.show(told_solution(self._game, self._puzzle, words))

    def _played(self) -> Match:
        """The puzzle after all that was done."""
        match = self._opened()
        for action in self._done:
            match.act(self._puzzle.seat, action)
        return match

    def _opened(self) -> Match:
        game, position = self._game, self._puzzle.position
        options = game.read_options(position.get("options", {}))
        seats = [Seat().text()] * game.seat_count(game.read_position(position))
        seed = seed_of_puzzle(game.name, self._name)
        header = header_of(game, options, seats, seeded_dice(seed))
        match = Match(game, header, SeededDealer(seed, len(game.outcomes)))
        match.go_on_from(position)
        return match


class PuzzleScreen(Screen):
    """The screen of a game, with what can be won above the table."""

    def __init__(
        self, match: Match, title: str, puzzle: Puzzle, terminal: Terminal, language: str
    ) -> None:
        seats = [Seat.read(text) for text in match.record.header.seats]
        super().__init__(match, seats, terminal, language)
        self._letters = commands.IN_PUZZLES
        self._title = title
        self._puzzle = puzzle
        self._done: list[int] = []

    def follow(self, match: Match, done: list[int]) -> None:
        """Show another try from now on; what was done so far needs no telling."""
        self._match = match
        self._done = done
        self._told[self._puzzle.seat] = len(match.record.lines)
        self._read[self._puzzle.seat] = len(match.record.lines)

    def show_result(self, state: State) -> None:
        """The points, the stars, and what is possible."""
        points = state.scores()[self._puzzle.seat]
        stars = sum(1 for needed in self._puzzle.stars if points >= needed)
        say = self.words.say
        key = "puzzles-all-done" if stars == ALL_STARS else "puzzles-done"
        told = say(key, points=points, most=self._puzzle.stars[-1])
        heading = Text(f"{_drawn(stars)}  ", LAMP).append(say(f"{key}.title", stars=stars), TITLE)
        self.terminal.show(Text(""), heading, Text(told))

    def _table(self, viewer: int, question: Question | None, width: int) -> RenderableType:
        points = self._match.state.scores()[self._puzzle.seat]
        stars = self._puzzle.stars
        line = Text(f"{self._title}  ", TITLE)
        line.append(self.words.say("puzzling-now", points=points), "not bold")
        for place, needed in enumerate(stars, start=1):
            style = f"not bold {LAMP}" if points >= needed else "not bold dim"
            line.append("  ").append(f"{'★' * place} {needed}", style)
        return Group(line, super()._table(viewer, question, width))

    def _can_take_back(self, seat: int) -> bool:
        return bool(self._done) or super()._can_take_back(seat)

    def _obey(self, command: Command, question: Question) -> None:
        if command.name == commands.HINT:
            self.terminal.show(Text(self._hint()))
        elif command.name == commands.SOLUTION:
            self.terminal.show(told_solution(self._match.game, self._puzzle, self.words))
        elif command.name == commands.AGAIN:
            raise BeginAgain
        else:
            super()._obey(command, question)

    def _hint(self) -> str:
        """The next step of the solution, or how far back it was left."""
        name = self._match.game.vocabulary.name
        solution = self._puzzle.solution
        done = [name(action) for action in self._done]
        alike = 0
        while alike < min(len(done), len(solution)) and done[alike] == solution[alike]:
            alike += 1
        if alike < len(done):
            return self.words.say("puzzling-left", steps=len(done) - alike)
        if alike == len(solution):
            return self.words.say("puzzles-all-done")
        action = self._match.game.vocabulary.action(solution[alike])
        return self.words.say("puzzles-step-is", action=self.words.action(action))


def told_solution(game: Game, puzzle: Puzzle, words: Words) -> RenderableType:
    """All steps of the solution in words, each with its name."""
    rows = Table.grid(padding=(0, 2, 0, 0))
    rows.add_column(justify="right", style=LAMP)
    for number, name in enumerate(puzzle.solution, start=1):
        told = Text(words.action(game.vocabulary.action(name))).append(f"  {name}", "dim")
        rows.add_row(str(number), told)
    return Group(rows, Text(words.say("puzzles-shown", points=puzzle.stars[-1])))


def _drawn(stars: int) -> str:
    return "★" * stars + "☆" * (ALL_STARS - stars)
