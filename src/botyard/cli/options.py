"""Options of a game, as somebody gives them on the command line."""

import re
from pathlib import Path
from typing import Final

from botyard.cli.files import read_json, read_toml
from botyard.kernel.errors import UnknownName
from botyard.kernel.game import Game, Json
from botyard.kernel.names import nearest

_WORD: Final = re.compile(r"(?!(?:true|false|null)$)[a-z][a-z0-9-]*")


def read_options(game: Game, given: list[str], data: Path | None) -> Json:
    """What the table chose: ``NAME=VALUE``, and a data file of its own."""
    known = [option.name for option in game.options]
    options: Json = {}
    for text in given:
        name, _, value = text.partition("=")
        _check_option(name, known)
        options[name] = _read_value(value, name)
    if data is not None:
        _check_option("data", known)
        options["data"] = read_toml(data)
    return options


def _read_value(text: str, name: str) -> object:
    """A plain word, a TOML file after ``@``, or JSON."""
    if _WORD.fullmatch(text):
        return text
    if text.startswith("@"):
        return read_toml(Path(text.removeprefix("@")))
    return read_json(text, name)


def _check_option(name: str, known: list[str]) -> None:
    if name not in known:
        close = nearest(name, known)
        raise UnknownName("unknown-option", name=name, nearest=close, known=", ".join(known))
