"""``botyard games``: which games there are, and what can be chosen for each."""

from typing import Annotated

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text
from typer import Option, Typer

from botyard.bots import bot_names
from botyard.bots.registry import offered_bots
from botyard.cli.palette import CLAUSE, LAMP, TITLE
from botyard.cli.terminal import Terminal, glued
from botyard.kernel.game import FLAG, NUMBER, SEATS, Game
from botyard.kernel.game import Option as GameOption
from botyard.kernel.registry import all_games, skipped
from botyard.words import Words


def register(app: Typer, words: Words) -> None:
    """Add the command."""
    say = words.say

    @app.command("games", help=say("cli-games"))
    def games(
        lang: Annotated[str | None, Option(help=say("cli-lang"), metavar="LANGUAGE")] = None,
    ) -> int:
        known = list(all_games().values())
        terminal = Terminal()
        terminal.show(game_list(known, words.language))
        for game in known:
            terminal.show(Text(""), _details(game, glued(words.language, game)))
        for name, why in skipped().items():
            terminal.show(Text(""), Text(say("games-skipped", name=name, why=why)))
        return 0


def game_list(games: list[Game], language: str) -> RenderableType:
    """The games by number, with the name that commands take."""
    rows = Table.grid(padding=(0, 2, 0, 0))
    for number, game in enumerate(games, start=1):
        words = glued(language, game)
        title = Text(words.say(f"game-{game.name}"), TITLE)
        rows.add_row(Text(str(number), LAMP), title, Text(game.name, "dim"))
    return rows


def _values(option: GameOption) -> str:
    """What can be typed for an option."""
    if option.kind == FLAG:
        return "true, false"
    if option.kind == NUMBER:
        return f"{option.low} … {option.high}"
    if option.kind == SEATS:
        return "[2, 1]"
    return ", ".join(option.names.names) if option.names else ""


def _details(game: Game, words: Words) -> RenderableType:
    """Seats, bots and options of a game."""
    say = words.say
    key = f"game-{game.name}"
    rows = Table.grid(padding=(0, 2, 0, 0))
    rows.add_column(style="dim")
    rows.add_column(ratio=1)
    rows.add_row(say("games-seats"), ", ".join(str(count) for count in game.seats))
    offered = offered_bots(game)
    for name in [*offered, *(other for other in bot_names(game) if other not in offered)]:
        told = Text(f"bot:{name}", TITLE)
        if words.has(f"bot-{name}"):
            told.append(f"  {words.bot(name)}", "not bold")
            told.append(f"  {say(f'bot-{name}.character')}", "not bold dim")
        rows.add_row(say("games-bots"), told)
    rows.add_row(say("games-rules"), str(game.rules_version))
    for option in game.options:
        told = Text(option.name, TITLE).append(f"  {say(f'option-{option.name}')}", "not bold")
        told.append(f"  {option.clause}", CLAUSE)
        rows.add_row(
            say("games-option"), told.append(f"  {_values(option)}".rstrip(), "not bold dim")
        )
    parts: list[RenderableType] = [Text(say(key), TITLE)]
    parts += [Text(say(f"{key}.{line}")) for line in ("subtitle", "summary")]
    return Group(*parts, Padding(rows, (0, 0, 0, 2)))
