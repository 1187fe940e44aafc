"""``botyard solve``: the best that a seat can make of its work in Fantastic Factories."""

from pathlib import Path
from typing import Annotated, Final

from typer import Argument, Option, Typer

from botyard.cli.files import naming
from botyard.cli.terminal import Terminal, glued
from botyard.kernel.registry import game_named
from botyard.words import Words

GAME: Final = "fantastic-factories"
MOST_NODES: Final = 500_000


def register(app: Typer, words: Words) -> None:
    """Add the command. The game may be missing until it runs."""
    say = words.say

    @app.command("solve", help=say("cli-solve"))
    def solve(
        file: Annotated[Path, Argument(help=say("solve-file"), metavar="POSITION")],
        seat: Annotated[int, Option(help=say("solve-seat"), min=0, show_default=False)] = 0,
        goal: Annotated[str, Option("--for", help=say("solve-goal"), metavar="GOAL")] = "",
        chance: Annotated[str, Option(help=say("solve-chance"), metavar="CHANCE")] = "",
        nodes: Annotated[int, Option(help=say("solve-nodes"), min=1)] = MOST_NODES,
        lang: Annotated[str | None, Option(help=say("cli-lang"), metavar="LANGUAGE")] = None,
    ) -> int:
        worded = glued(words.language, game_named(GAME))
        from botyard.cli.fantastic_factories_turn import Asked, solved_turn  # noqa: PLC0415

        with naming(file):
            Terminal().show(solved_turn(file, seat, Asked(goal, chance, nodes), worded))
        return 0
