"""``botyard arena``: which bot is stronger, on equal deals and from every seat."""

from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Annotated

from rich.box import SIMPLE_HEAD
from rich.table import Table
from rich.text import Text
from typer import Argument, Option, Typer

from botyard.bots.arena import Arena, Pairing, Standings, meetings
from botyard.bots.arena_file import ArenaFile
from botyard.bots.arena_picture import DRAWN, picture
from botyard.bots.registry import known_bot
from botyard.bots.simulate import play_chunks
from botyard.cli.files import FileTrouble, create, read_text
from botyard.cli.options import read_options
from botyard.cli.simulate import progress_bar
from botyard.cli.terminal import Terminal, glued
from botyard.kernel.dealer import fresh_seed
from botyard.kernel.registry import game_named
from botyard.words import Words


def register(app: Typer, words: Words) -> None:
    """Add the command."""
    say = words.say

    @app.command("arena", help=say("cli-arena"))
    def arena(
        game: Annotated[str, Argument(help=say("simulate-game"), metavar="GAME")],
        bots: Annotated[str, Option(help=say("arena-which"), metavar="BOTS")],
        seats: Annotated[int, Option(help=say("arena-seats-help"), metavar="NUMBER")] = 2,
        games: Annotated[
            int, Option(help=say("arena-games"), metavar="NUMBER", min=1, show_default=False)
        ] = 400,
        seed: Annotated[int | None, Option(help=say("simulate-seed"), metavar="NUMBER")] = None,
        workers: Annotated[
            int | None, Option(help=say("simulate-workers"), metavar="NUMBER", min=1)
        ] = None,
        file: Annotated[Path | None, Option(help=say("arena-file"), metavar="FILE")] = None,
        drawn: Annotated[
            Path | None, Option("--picture", help=say("arena-picture"), metavar="FILE")
        ] = None,
        option: Annotated[
            list[str] | None, Option(help=say("cli-option"), metavar="NAME=JSON")
        ] = None,
        data: Annotated[Path | None, Option(help=say("cli-data"), metavar="FILE")] = None,
        lang: Annotated[str | None, Option(help=say("cli-lang"), metavar="LANGUAGE")] = None,
    ) -> int:
        found = game_named(game)
        wanted = Arena(
            game=game,
            bots=tuple(
                known_bot(found, name.strip().removeprefix("bot:")) for name in bots.split(",")
            ),
            seats=seats,
            seed=fresh_seed() if seed is None else seed,
            options=read_options(found, option or [], data),
        )
        wanted.check()
        if drawn is not None:
            _make_room(drawn)
        terminal = Terminal()
        standings = _play(wanted, games, workers or 0, file, terminal, words)
        spoken = glued(words.language, found)
        title = _title(standings, spoken)
        _show(standings, title, terminal, spoken)
        if drawn is not None:
            _make_room(drawn)
            create(drawn, picture(standings, title))
            terminal.say(say("arena-drawn", where=str(drawn)))
        return 0


def _play(
    arena: Arena, games: int, workers: int, path: Path | None, terminal: Terminal, words: Words
) -> Standings:
    """Play what the file does not hold yet, with a bar that shows how far it is."""
    standings = Standings(arena)
    with ExitStack() as stack:
        file = ArenaFile(path, arena) if path is not None else None
        if file is not None:
            standings.add(stack.enter_context(file))
        wanted = arena.chunks(games, standings.played())
        left = sum(len(chunk.numbers) for _, chunk in wanted)
        progress = stack.enter_context(progress_bar(terminal))
        bar = progress.add_task(
            words.say("simulate-progress"), total=standings.games + left, completed=standings.games
        )
        results = play_chunks([chunk for _, chunk in wanted], workers)
        for (pairing, _), some in zip(wanted, results, strict=True):
            ended = list(meetings(pairing, some))
            if file is not None:
                file.add(ended)
            standings.add(ended)
            progress.update(bar, completed=standings.games)
    return standings


def _make_room(path: Path) -> None:
    """Remove an older picture, so that it can be drawn again; any other file stays."""
    if path.exists():
        if not read_text(path).startswith(DRAWN):
            raise FileTrouble("file-exists", where=str(path))
        path.unlink()
    elif not path.parent.is_dir():
        raise FileTrouble("folder-missing", where=str(path.parent))


def _title(standings: Standings, words: Words) -> str:
    arena = standings.arena
    return words.say(
        "arena-title",
        title=words.say(f"game-{arena.game}"),
        games=standings.games,
        seats=arena.seats,
        seed=str(arena.seed),
    )


def _show(standings: Standings, title: str, terminal: Terminal, words: Words) -> None:
    """The ladder, the cross table, and what they mean."""
    say = words.say
    terminal.show(Text(title, "bold"), _ladder(standings, words), _cross_table(standings, words))
    seats = standings.arena.seats
    notes = [
        say("arena-paired", seats=seats),
        say("arena-row", others=seats - 1),
        say("simulate-fair", fair=say("simulate-percent", value=standings.fair)),
        say("arena-rating-means"),
    ]
    for note in notes:
        terminal.show(Text(note, "dim"))


def _ladder(standings: Standings, words: Words) -> Table:
    say = words.say
    table = _table(say("simulate-bot"), [say("arena-rating"), say("arena-sure")])
    for bot, (mu, sigma) in standings.ratings().items():
        table.add_row(
            bot,
            say("simulate-number", value=mu),
            say("arena-spread", value=2 * sigma),
        )
    return table


def _cross_table(standings: Standings, words: Words) -> Table:
    """A row for each pair rather than a column for each bot, so that it fits 80 columns."""
    say = words.say
    table = _table(
        say("simulate-bot"),
        [
            say("arena-against"),
            say("simulate-wins"),
            say("simulate-of"),
            say("simulate-rate"),
            say("simulate-interval"),
        ],
    )
    cells = standings.cells()
    for pairing in _in_order(standings):
        tally = cells.get(pairing)
        if tally is not None:
            low, high = (say("simulate-percent", value=bound) for bound in tally.interval())
            table.add_row(
                pairing.bot,
                pairing.against,
                say("simulate-count", value=tally.wins),
                say("simulate-count", value=tally.games),
                say("simulate-percent", value=tally.win_rate()),
                say("simulate-range", low=low, high=high),
            )
    return table


def _in_order(standings: Standings) -> Iterator[Pairing]:
    """All pairs, the strongest bot first; at two seats each pair once, from the stronger side."""
    ladder = list(standings.ratings())
    for place, bot in enumerate(ladder):
        for other, against in enumerate(ladder):
            if bot != against and (standings.arena.seats > 2 or place < other):
                yield Pairing(bot, against)


def _table(first: str, others: list[str]) -> Table:
    table = Table(box=SIMPLE_HEAD, padding=(0, 1, 0, 0), pad_edge=False)
    table.add_column(Text(first))
    for column in others:
        table.add_column(Text(column), justify="right")
    return table
