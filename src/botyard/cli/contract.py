"""``botyard contract``: random games of a game against everything a game must keep."""

import os
from pathlib import Path
from typing import Annotated

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn
from rich.text import Text
from typer import Argument, Option, Typer

from botyard.cli.files import create
from botyard.cli.terminal import Terminal
from botyard.contract.soak import Failure, soak
from botyard.contract.suite import CHECKS
from botyard.kernel.dealer import MAX_SEED, fresh_seed
from botyard.kernel.registry import game_named
from botyard.words import Words


def register(app: Typer, words: Words) -> None:
    """Add the command."""
    say = words.say

    @app.command("contract", help=say("cli-contract"))
    def contract(
        game: Annotated[str, Argument(help=say("cli-rules-game"), metavar="GAME")],
        games: Annotated[int, Option(help=say("contract-games"), min=1)] = 100,
        seed: Annotated[
            int | None, Option(help=say("contract-seed"), min=0, max=MAX_SEED, show_default=False)
        ] = None,
        scenes: Annotated[Path, Option(help=say("contract-scenes"))] = Path(),
        lang: Annotated[str | None, Option(help=say("cli-lang"), metavar="LANGUAGE")] = None,
    ) -> int:
        found = game_named(game)
        dealt = fresh_seed() if seed is None else seed
        terminal = Terminal()
        failures = _play(found.name, games, dealt, terminal)
        for failure in failures:
            file = scenes / f"{found.name}-{failure.seats}-{failure.seed}.toml"
            create(file, failure.scene)
            terminal.complain(failure.what)
            terminal.say(say("contract-scene", where=str(file)))
        checks = len(CHECKS)
        told = say("contract-played", count=games, checks=checks, failures=len(failures))
        terminal.show(Text(told))
        terminal.say(say("contract-again", seed=str(dealt)))
        return 1 if failures else 0


def _play(name: str, games: int, seed: int, terminal: Terminal) -> list[Failure]:
    """Play all games, with a bar that shows how far it is."""
    failures: list[Failure] = []
    columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=terminal.err, transient=True) as progress:
        bar = progress.add_task(name, total=games)
        for played, failed in soak(name, games, seed, os.cpu_count() or 1, thorough=1):
            failures += failed
            progress.advance(bar, played)
    return failures
