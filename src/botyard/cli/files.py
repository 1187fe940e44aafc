"""Files that people name: read, or created without ever overwriting one."""

import json
import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from botyard.kernel.errors import BadData, BadScene, BotyardError
from botyard.kernel.game import Json
from botyard.kernel.reading import load_toml
from botyard.kernel.scene import Scene, read_scene


class FileTrouble(BotyardError):
    """A file that cannot be read or written; ``params["where"]`` names it."""


@contextmanager
def naming(path: Path) -> Iterator[None]:
    """Whatever is wrong with the content of a file, its name goes with it."""
    try:
        yield
    except FileTrouble:
        raise
    except BotyardError as wrong:
        wrong.params.setdefault("file", str(path))
        raise


def why_of(wrong: OSError) -> str:
    """What the system says about a file, in its own words."""
    return wrong.strerror or str(wrong) or type(wrong).__name__


def read_text(path: Path) -> str:
    """The text of a file, with its line ends as they are."""
    try:
        return path.read_bytes().decode("utf-8")
    except FileNotFoundError:
        raise FileTrouble("file-missing", where=str(path)) from None
    except UnicodeDecodeError:
        raise FileTrouble("file-not-text", where=str(path)) from None
    except OSError as wrong:
        raise FileTrouble("file-trouble", where=str(path), why=why_of(wrong)) from None


def read_toml(path: Path) -> Json:
    """The content of a TOML file."""
    try:
        return load_toml(read_text(path))
    except (ValueError, RecursionError) as wrong:  # also a number with thousands of digits
        raise BadData("data-not-toml", where=str(path), why=str(wrong)) from None


def read_scene_file(path: Path) -> Scene:
    """A scene from a file; a number with thousands of digits is refused by the reader."""
    text = read_text(path)
    try:
        return read_scene(text)
    except (ValueError, RecursionError) as wrong:
        raise BadScene("scene-not-toml", place=str(wrong)) from wrong


def read_json(text: str, name: str) -> object:
    """A value that somebody wrote on the command line."""
    try:
        return json.loads(text)
    except (ValueError, RecursionError):
        raise BadData("option-not-json", name=name, value=text) from None


def create(path: Path, text: str, mode: int = 0o666) -> None:
    """Write a new file, and be sure that it is on the disk; one that exists is refused."""
    try:
        number = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, mode)
    except FileExistsError:
        raise FileTrouble("file-exists", where=str(path)) from None
    except FileNotFoundError:
        raise FileTrouble("folder-missing", where=str(path.parent)) from None
    except OSError as wrong:
        raise FileTrouble("file-trouble", where=str(path), why=why_of(wrong)) from None
    with os.fdopen(number, "wb") as file:
        put(file.fileno(), text)


def put(number: int, text: str) -> None:
    """Write to an open file, and wait until it is on the disk."""
    left = text.encode("utf-8")
    while left:
        left = left[os.write(number, left) :]
    os.fsync(number)
