"""``botyard simulate``: many games among bots, and who won how often."""

from contextlib import ExitStack
from pathlib import Path
from typing import Annotated

from rich.box import SIMPLE_HEAD
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    TextColumn,
    TimeElapsedColumn,
    TimeRemainingColumn,
)
from rich.table import Table
from rich.text import Text
from typer import Argument, Option, Typer

from botyard.bots import bot_names
from botyard.bots.registry import known_bot
from botyard.bots.results import ResultsFile, results_file
from botyard.bots.simulate import Series
from botyard.bots.simulate import simulate as play_series
from botyard.bots.tally import Tallies, Tally
from botyard.cli.options import read_options
from botyard.cli.terminal import Terminal, glued
from botyard.kernel.dealer import fresh_seed
from botyard.kernel.errors import BadData
from botyard.kernel.game import Game
from botyard.kernel.registry import game_named
from botyard.words import Words


def register(app: Typer, words: Words) -> None:
    """Add the command."""
    say = words.say

    @app.command("simulate", help=say("cli-simulate"))
    def simulate(
        game: Annotated[str, Argument(help=say("simulate-game"), metavar="GAME")],
        seats: Annotated[str, Option(help=say("simulate-seats"), metavar="BOTS")],
        games: Annotated[
            int, Option(help=say("simulate-games"), metavar="NUMBER", min=1, show_default=False)
        ] = 1000,
        seed: Annotated[int | None, Option(help=say("simulate-seed"), metavar="NUMBER")] = None,
        workers: Annotated[
            int | None, Option(help=say("simulate-workers"), metavar="NUMBER", min=1)
        ] = None,
        out: Annotated[Path | None, Option(help=say("simulate-out"), metavar="FILE")] = None,
        option: Annotated[
            list[str] | None, Option(help=say("cli-option"), metavar="NAME=JSON")
        ] = None,
        data: Annotated[Path | None, Option(help=say("cli-data"), metavar="FILE")] = None,
        fixed_seats: Annotated[
            bool, Option("--fixed-seats", help=say("simulate-fixed-seats"))
        ] = False,
        lang: Annotated[str | None, Option(help=say("cli-lang"), metavar="LANGUAGE")] = None,
    ) -> int:
        found = game_named(game)
        series = Series(
            game=game,
            bots=read_bots(seats, found),
            games=games,
            seed=fresh_seed() if seed is None else seed,
            rotate=not fixed_seats,
            options=read_options(found, option or [], data),
        )
        series.check()
        terminal = Terminal()
        tallies = _play(series, workers or 0, out, terminal, words)
        _show(series, tallies, terminal, glued(words.language, found))
        if out is not None:
            rows = games * len(series.bots)
            terminal.say(say("simulate-written", count=rows, where=str(out)))
        return 0


def read_bots(seats: str, game: Game) -> tuple[str, ...]:
    """The bots that somebody asked for: ``bot:random,bot:greedy``."""
    bots: list[str] = []
    for seat in seats.split(","):
        kind, _, name = seat.strip().partition(":")
        if kind != "bot" or not name:
            known = ", ".join(f"bot:{bot}" for bot in bot_names(game))
            raise BadData("simulate-no-bot", name=seat.strip(), known=known)
        bots.append(known_bot(game, name))
    return tuple(bots)


def _play(
    series: Series, workers: int, out: Path | None, terminal: Terminal, words: Words
) -> Tallies:
    """Play all games, with a bar that shows how far it is."""
    tallies = Tallies()
    with ExitStack() as stack:
        file: ResultsFile | None = None
        if out is not None:
            file = stack.enter_context(results_file(out))
        progress = stack.enter_context(progress_bar(terminal))
        bar = progress.add_task(words.say("simulate-progress"), total=series.games)
        for results in play_series(series, workers):
            tallies.add(results)
            if file is not None:
                file.add(results)
            progress.update(bar, completed=tallies.games)
    return tallies


def progress_bar(terminal: Terminal) -> Progress:
    """A bar that shows how many games are played."""
    return Progress(
        TextColumn("{task.description}", markup=False),
        BarColumn(),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
        TimeRemainingColumn(),
        console=terminal.err,
        transient=True,
    )


def _show(series: Series, tallies: Tallies, terminal: Terminal, words: Words) -> None:
    """Who won how often, by bot and by seat."""
    title = words.say(f"game-{series.game}")
    heading = words.say("simulate-title", title=title, games=series.games, seed=str(series.seed))
    terminal.show(Text(heading, "bold"))
    by_bot = {f"bot:{name}": tally for name, tally in sorted(tallies.by_bot.items())}
    by_seat = {str(seat): tally for seat, tally in sorted(tallies.by_seat.items())}
    if not series.rotate:
        by_seat = {
            f"{seat}  bot:{name}": tally
            for (seat, tally), name in zip(by_seat.items(), series.bots, strict=True)
        }
    terminal.show(_table("simulate-bot", by_bot, words))
    terminal.show(_table("simulate-seat", by_seat, words))
    notes = [words.say("simulate-means")]
    if len(series.bots) > 1:
        fair = words.say("simulate-percent", value=1 / len(series.bots))
        notes += [
            words.say("simulate-fair", fair=fair),
            words.say("simulate-rotated" if series.rotate else "simulate-fixed"),
            words.say("simulate-shared", count=tallies.shared),
        ]
    for note in notes:
        terminal.show(Text(note, "dim"))


def _table(first: str, tallies: dict[str, Tally], words: Words) -> Table:
    say = words.say
    table = Table(box=SIMPLE_HEAD, padding=(0, 1, 0, 0), pad_edge=False)
    table.add_column(Text(say(first)))
    for column in ("wins", "of", "rate", "interval", "score", "decisions"):
        table.add_column(Text(say(f"simulate-{column}")), justify="right")
    for name, tally in tallies.items():
        low, high = (say("simulate-percent", value=bound) for bound in tally.interval())
        cells = (
            name,
            say("simulate-count", value=tally.wins),
            say("simulate-count", value=tally.games),
            say("simulate-percent", value=tally.win_rate()),
            say("simulate-range", low=low, high=high),
            say("simulate-number", value=tally.mean_score()),
            say("simulate-number", value=tally.mean_decisions()),
        )
        table.add_row(*(Text(cell) for cell in cells))
    return table
