"""Options of a game, as somebody gives them on the command line."""

from pathlib import Path

from botyard.cli.files import read_json, read_toml
from botyard.kernel.errors import UnknownName
from botyard.kernel.game import Game, Json
from botyard.kernel.names import nearest


def read_options(game: Game, given: list[str], data: Path | None) -> Json:
    """What the table chose: ``NAME=JSON``, and a data file of its own."""
    known = [option.name for option in game.options]
    options: Json = {}
    for text in given:
        name, _, value = text.partition("=")
        _check_option(name, known)
        options[name] = value if _is_name(game, name, value) else read_json(value, name)
    if data is not None:
        _check_option("data", known)
        options["data"] = read_toml(data)
    return options


def _is_name(game: Game, name: str, value: str) -> bool:
    """Whether a value is one of an option's names: those need no quotes."""
    named = any(option.name == name and option.names is not None for option in game.options)
    return named and value[:1] not in ('"', "{", "[")


def _check_option(name: str, known: list[str]) -> None:
    if name not in known:
        close = nearest(name, known)
        raise UnknownName("unknown-option", name=name, nearest=close, known=", ".join(known))
