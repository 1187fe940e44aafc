"""``botyard perft``: how many lines of play there are, to compare two builds of the rules."""

from typing import Annotated

from rich.text import Text
from typer import Argument, Option, Typer

from botyard.cli.terminal import Terminal
from botyard.kernel.dealer import Dealer, FirstDealer, SeededDealer
from botyard.kernel.errors import UnknownName
from botyard.kernel.playout import perft as count_lines
from botyard.kernel.registry import game_named
from botyard.words import Words

DEALERS = ("first", "seeded", "all")


def register(app: Typer, words: Words) -> None:
    """Add the command."""
    say = words.say

    @app.command("perft", help=say("cli-perft"))
    def perft(
        game: Annotated[str, Argument(help=say("cli-rules-game"), metavar="GAME")],
        depth: Annotated[int, Option(help=say("perft-depth"), min=0, max=20)] = 4,
        seats: Annotated[int | None, Option(help=say("perft-seats"), show_default=False)] = None,
        dealer: Annotated[str, Option(help=say("perft-dealer"), metavar="DEALER")] = "first",
        lang: Annotated[str | None, Option(help=say("cli-lang"), metavar="LANGUAGE")] = None,
    ) -> int:
        found = game_named(game)
        count = seats or min(found.seats)
        found.check_seats(count)
        chance = dealer_named(dealer, len(found.outcomes))
        state = found.setup(found.read_options({}), count, FirstDealer())
        for reached in range(depth + 1):
            lines = count_lines(state, reached, chance)
            Terminal().show(Text(say("perft-lines", depth=reached, lines=lines)))
        return 0


def dealer_named(name: str, streams: int) -> Dealer | None:
    """The dealer under which lines are counted; None counts all outcomes too."""
    if name not in DEALERS:
        raise UnknownName("unknown-dealer", name=name, known=", ".join(DEALERS))
    if name == "first":
        return FirstDealer()
    return SeededDealer(1, streams) if name == "seeded" else None
