"""``botyard train``: let a net learn a game by playing against itself."""

from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from rich.text import Text
from typer import Argument, Option, Typer

from botyard.bots.tally import wilson
from botyard.cli.simulate import progress_bar
from botyard.cli.terminal import Terminal
from botyard.kernel.dealer import fresh_seed
from botyard.kernel.errors import BotyardError
from botyard.kernel.registry import game_named
from botyard.words import Words

if TYPE_CHECKING:
    from botyard.learn.training import Training


class TrainingTrouble(BotyardError):
    """What a training needs and does not find."""


def register(app: Typer, words: Words) -> None:
    """Add the command."""
    say = words.say

    @app.command("train", help=say("cli-train"))
    def train(
        game: Annotated[str, Argument(help=say("simulate-game"), metavar="GAME")],
        folder: Annotated[Path, Option(help=say("train-folder"), metavar="FOLDER")],
        net: Annotated[str, Option(help=say("train-net"), metavar="NAME")] = "",
        games: Annotated[int, Option(help=say("train-games"), metavar="NUMBER", min=1)] = 30_000,
        seed: Annotated[int | None, Option(help=say("train-seed"), metavar="NUMBER")] = None,
        workers: Annotated[
            int | None, Option(help=say("simulate-workers"), metavar="NUMBER", min=1)
        ] = None,
        lang: Annotated[str | None, Option(help=say("cli-lang"), metavar="LANGUAGE")] = None,
    ) -> int:
        game_named(game)
        training = _training(game, net, games, seed, folder, workers or 0)
        terminal = Terminal()
        _run(training, terminal, words)
        for point in training.points[-1:]:
            low, high = (say("simulate-percent", value=end) for end in wilson(*point[1:]))
            rate = say("simulate-percent", value=point.wins / point.of)
            text = say("train-strength", rate=rate, low=low, high=high, games=point.of)
            terminal.show(Text(text))
        terminal.say(say("train-net-at", where=str(training.net_file)))
        terminal.say(say("train-curve-at", where=str(training.curve_file)))
        return 0


def _training(
    game: str, net: str, games: int, seed: int | None, folder: Path, workers: int
) -> "Training":
    """A training as it is asked for, or as it lies in the folder; NumPy is loaded only here."""
    try:
        learn = import_module("botyard.learn.training")
    except ModuleNotFoundError as missing:
        if missing.name != "numpy":
            raise
        raise TrainingTrouble("train-no-numpy") from None
    training: Training = learn.training_in(
        folder, game, net, games, seed, workers, or_seed=fresh_seed()
    )
    return training


def _run(training: "Training", terminal: Terminal, words: Words) -> None:
    """Train, with a bar that shows how many games are played."""
    with progress_bar(terminal) as progress:
        bar = progress.add_task(words.say("train-progress"), total=training.plan.games)
        for step in training.run():
            progress.update(bar, completed=step.games)
