"""``botyard serve``: a server that people play through, here or in the whole network."""

import logging
import os
import socket
from importlib import import_module
from io import StringIO
from pathlib import Path
from typing import Annotated, Final

from rich.text import Text
from typer import Option, Typer

from botyard.cli.files import naming, read_toml
from botyard.cli.terminal import Terminal, glued
from botyard.kernel.game import Json
from botyard.server.settings import Settings, read_settings, settings_path
from botyard.words import Words

EVERYBODY: Final = "0.0.0.0"  # noqa: S104 - that is what --lan is for
_ELSEWHERE: Final = ("192.0.2.1", 9)  # an address that is nobody's; nothing is sent there


def register(app: Typer, words: Words) -> None:
    """Add the command."""
    say = words.say

    @app.command("serve", help=say("cli-serve"))
    def serve(
        host: Annotated[str | None, Option(help=say("cli-host"), metavar="ADDRESS")] = None,
        port: Annotated[int | None, Option(help=say("cli-port"), metavar="NUMBER")] = None,
        database: Annotated[str | None, Option(help=say("cli-database"), metavar="URL")] = None,
        settings: Annotated[Path | None, Option(help=say("cli-settings"), metavar="FILE")] = None,
        lan: Annotated[bool, Option("--lan", help=say("cli-lan"))] = False,
        upgrade: Annotated[bool, Option("--upgrade", help=say("cli-upgrade"))] = False,
        lang: Annotated[str | None, Option(help=say("cli-lang"), metavar="LANGUAGE")] = None,
    ) -> int:
        given = {"host": EVERYBODY if lan else host, "port": port, "database": database}
        given["upgrade"] = upgrade or None
        chosen: Json = {key: value for key, value in given.items() if value is not None}
        _serve(_read(settings, chosen), glued(words.language), lan)
        return 0


def _read(file: Path | None, chosen: Json) -> Settings:
    """The settings of a file, and over them what the command line chose."""
    path = file or settings_path(os.environ)
    if path is None:
        return read_settings(chosen, os.environ)
    with naming(path):
        return read_settings(read_toml(path) | chosen, os.environ)


def _serve(settings: Settings, words: Words, lan: bool) -> None:
    """Serve until somebody stops it."""
    serving = import_module("botyard.server.serving")  # large: other commands go without
    _log(settings.log)
    listening = serving.listen(settings.host, settings.port)
    port = listening.getsockname()[1]
    serving.serve(settings, listening, lambda: _announce(settings, port, words, lan))


def _log(level: str) -> None:
    """Log what we say ourselves; libraries tell too much, such as what a database is given."""
    logging.basicConfig(
        level=logging.WARNING, format="%(asctime)s %(levelname)s %(name)s %(message)s"
    )
    logging.getLogger("uvicorn").setLevel(logging.ERROR)  # strangers could fill the disk
    logging.getLogger("botyard").setLevel(level.upper())


def _announce(settings: Settings, port: int, words: Words, lan: bool) -> None:
    """Say where the server is; for phones in the same network also as a picture."""
    terminal = Terminal()
    here = settings.public_url or address(settings.host, port)
    terminal.say(words.say("serve-here", url=here))
    if lan:
        there = address(own_address(), port)
        terminal.say(words.say("serve-lan", url=there))
        terminal.show(Text(drawn(there), "bright_white on black", no_wrap=True))
    terminal.say(words.say("serve-stop"))
    terminal.out.file.flush()


def address(host: str, port: int) -> str:
    """
    What a browser on this computer calls a server.

    >>> address("0.0.0.0", 8000), address("::1", 80)
    ('http://localhost:8000', 'http://[::1]:80')
    """
    if host in (EVERYBODY, "::", "127.0.0.1"):
        host = "localhost"
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def own_address() -> str:
    """The address of this computer in its network; its own name if it is in none."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as way_out:
        try:
            way_out.connect(_ELSEWHERE)
        except OSError:
            return socket.gethostname()
        found: str = way_out.getsockname()[0]
        return found


def drawn(url: str) -> str:
    """A QR code of half blocks: what is light in it is drawn, what is dark is left out."""
    out = StringIO()
    import_module("segno").make(url, micro=False).terminal(out, border=2, compact=True)
    return out.getvalue().rstrip("\n")
