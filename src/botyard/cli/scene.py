"""``botyard scene``: play scenes, and say what differs from what they expect."""

from pathlib import Path
from typing import Annotated

from rich.text import Text
from typer import Argument, Option, Typer

from botyard.cli.files import read_scene_file
from botyard.cli.terminal import Terminal
from botyard.kernel.errors import BotyardError
from botyard.kernel.scene import play_scene
from botyard.words import Words


def register(app: Typer, words: Words) -> None:
    """Add the command."""
    say = words.say

    @app.command("scene", help=say("cli-scene"))
    def scene(
        files: Annotated[list[Path], Argument(help=say("cli-scene-file"), metavar="FILE…")],
        lang: Annotated[str | None, Option(help=say("cli-lang"), metavar="LANGUAGE")] = None,
    ) -> int:
        terminal = Terminal()
        differ = [file for file in files if not _holds(file, terminal, words)]
        return 1 if differ else 0


def _holds(file: Path, terminal: Terminal, words: Words) -> bool:
    """Play one scene; true if everything came out as expected."""
    try:
        scene = read_scene_file(file)
        differences = play_scene(scene)
    except BotyardError as wrong:
        wrong.params.setdefault("path", str(file))
        terminal.say(str(file))
        raise
    title = scene.title or file.name
    if not differences:
        told = words.say("scene-holds", title=title, count=len(scene.steps))
        terminal.show(Text("✓ ", "bold green").append(told))
        return True
    terminal.show(Text("✗ ", "bold red").append(words.say("scene-differs", title=title)))
    for different in differences:
        told = words.say("scene-step", number=different.step, path=different.path)
        terminal.show(Text(f"  {told}"))
        terminal.show(Text(f"    {words.say('scene-expected')} {different.expected!r}"))
        terminal.show(Text(f"    {words.say('scene-found')} {different.found!r}"))
    return False
