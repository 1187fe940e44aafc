"""``botyard puzzle``: list puzzles, and solve one in the terminal."""

from datetime import UTC, date, datetime
from pathlib import Path
from typing import Annotated, Final, NamedTuple

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text
from typer import Argument, Option, Typer

from botyard.cli.files import naming, read_scene_file
from botyard.cli.palette import LAMP, TITLE
from botyard.cli.puzzling import Puzzling, told_solution
from botyard.cli.terminal import Terminal, glued
from botyard.kernel.errors import UnknownName
from botyard.kernel.game import Game, Puzzle
from botyard.kernel.puzzles import number_of_day, puzzle_in, puzzle_scenes, puzzles_of
from botyard.kernel.registry import all_games, game_named
from botyard.words import Words

TODAY: Final = "today"
BROKEN_OFF: Final = 130


class Named(NamedTuple):
    """A puzzle with the names it goes by."""

    game: Game
    name: str
    title: str  # in words
    puzzle: Puzzle


def register(app: Typer, words: Words) -> None:
    """Add the command."""
    say = words.say

    @app.command("puzzle", help=say("cli-puzzle"))
    def puzzle(
        which: Annotated[
            str | None, Argument(help=say("cli-puzzle-which"), metavar="PUZZLE")
        ] = None,
        game: Annotated[str | None, Option(help=say("cli-puzzle-game"), metavar="GAME")] = None,
        solution: Annotated[bool, Option("--solution", help=say("cli-puzzle-solution"))] = False,
        scroll: Annotated[bool, Option("--scroll", help=say("cli-scroll"))] = False,
        lang: Annotated[str | None, Option(help=say("cli-lang"), metavar="LANGUAGE")] = None,
    ) -> int:
        terminal = Terminal(scroll=scroll)
        games = games_with_puzzles(game)
        if which is None:
            for number, one in enumerate(games):
                terminal.show(*([Text("")] if number else []), listed(one, words.language))
            terminal.show(Text(""), Text(say("puzzling-how")))
            return 0
        found = find(which, games, words.language)
        if solution:
            worded = glued(words.language, found.game)
            terminal.show(Text(found.title, TITLE), told_solution(found.game, found.puzzle, worded))
            return 0
        try:
            Puzzling(found.game, found.name, found.title, found.puzzle, terminal, words).play()
        except (KeyboardInterrupt, EOFError):
            terminal.show(Text(""))
            return BROKEN_OFF
        return 0


def games_with_puzzles(name: str | None) -> list[Game]:
    """The games that have puzzles, or the one that was named."""
    games = list(all_games().values()) if name is None else [game_named(name)]
    found = [game for game in games if game.puzzle is not None or puzzles_of(game.name)]
    if name is not None and not found:
        raise UnknownName("puzzles-missing", game=name)
    return found


def find(which: str, games: list[Game], language: str) -> Named:
    """A puzzle by its name, its day or its file."""
    for game in games:
        if which in puzzles_of(game.name):
            title = glued(language, game).say(f"puzzle-{which}")
            return Named(game, which, title, puzzles_of(game.name)[which])
    day = _day(which)
    for game in games:
        if game.puzzle is not None and day is not None:
            title = glued(language, game).say("puzzles-of-day", day=day.isoformat())
            return Named(game, day.isoformat(), title, game.puzzle(number_of_day(day.isoformat())))
    path = Path(which)
    if path.suffix == ".toml" or path.exists():
        with naming(path):
            scene = read_scene_file(path)
            return Named(scene.game, path.stem, scene.title or path.stem, puzzle_in(scene))
    known = ", ".join(name for game in games for name in puzzle_scenes(game))
    raise UnknownName("puzzling-unknown", name=which, known=known)


def _day(which: str) -> date | None:
    """The day that is meant; the puzzle of a day that is still to come is no day's yet."""
    today = datetime.now(UTC).date()
    if which == TODAY:
        return today
    try:
        day = date.fromisoformat(which)
    except ValueError:
        return None
    if day > today:
        raise UnknownName("puzzling-not-yet", day=which)
    return day


def listed(game: Game, language: str) -> RenderableType:
    """The puzzles of a game, the easiest first, with the points now and for each star."""
    words = glued(language, game)
    rows = Table.grid(padding=(0, 2, 0, 0))
    for name, puzzle in puzzles_of(game.name).items():
        points = game.read_position(puzzle.position).scores()[puzzle.seat]
        stars = "  ".join(f"{'★' * (place + 1)} {need}" for place, need in enumerate(puzzle.stars))
        title = Text(words.say(f"puzzle-{name}"), TITLE)
        rows.add_row(Text(name, LAMP), title, words.say("puzzling-now", points=points), stars)
    if game.puzzle is not None:
        rows.add_row(Text(TODAY, LAMP), Text(words.say("puzzles-today"), TITLE))
    heading = Text(words.say(f"game-{game.name}"), TITLE)
    return Group(heading, Text(words.say("puzzle")), Text(""), rows)
