"""
The record of a game in a file, written line by line as the game goes on.

Every line is on the disk before the next question, so that a killed process loses nothing.
The secret of committed dice lies in a file of its own beside it until the game is over; then
it is published in the last line of the record.
"""

import os
from collections.abc import Mapping
from datetime import datetime
from pathlib import Path

from botyard.cli.files import FileTrouble, create, put, read_text, why_of
from botyard.kernel.errors import BadRecord, BotyardError
from botyard.kernel.record import Record, salvage


class Save:
    """The file of one game."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._size = path.stat().st_size

    @classmethod
    def begin(cls, path: Path, record: Record, secret: bytes) -> "Save":
        """A new file, and the secret beside it; neither overwrites anything."""
        if path.exists():
            raise FileTrouble("file-exists", where=str(path))
        if secret:
            create(secret_path(path), secret.hex() + "\n", mode=0o600)
        create(path, record.text())
        return cls(path)

    def keep(self, lines: list[str]) -> None:
        """Append lines. Somebody else's in between are not written over."""
        if not lines:
            return
        text = "\n".join(lines) + "\n"
        number = os.open(self.path, os.O_WRONLY | os.O_APPEND)
        try:
            if os.fstat(number).st_size != self._size:
                raise FileTrouble("file-changed", where=str(self.path))
            put(number, text)
        finally:
            os.close(number)
        self._size += len(text.encode("utf-8"))

    def close(self) -> None:
        """The game is over, and its secret is in the record."""
        secret_path(self.path).unlink(missing_ok=True)


def secret_path(path: Path) -> Path:
    """Where the secret of a game lies while it is played."""
    return path.with_name(path.name + ".secret")


def read_secret(path: Path) -> bytes:
    """The secret of a game that goes on; empty if there is none."""
    if not secret_path(path).exists():
        return b""
    try:
        return bytes.fromhex(read_text(secret_path(path)).strip())
    except ValueError:
        raise BadRecord("dice-other-secret", line=1) from None


def reopen(path: Path) -> Record:
    """
    The record of a game that was broken off.

    A last line that was cut off while it was written is dropped: nobody was told of it yet.
    """
    text = read_text(path)
    record, wrong = salvage(text)
    if wrong is None:
        return record
    if text.endswith("\n") or wrong.params.get("line") != len(text.splitlines()):
        raise wrong
    good = "\n".join(record.texts).encode("utf-8")
    os.truncate(path, len(good))
    number = os.open(path, os.O_WRONLY | os.O_APPEND)
    try:
        put(number, "\n")
    finally:
        os.close(number)
    return record


def check_writable(path: Path) -> None:
    """Refuse a file that the game could not go on in, before anybody has decided anything."""
    try:
        os.close(os.open(path, os.O_WRONLY | os.O_APPEND))
    except OSError as wrong:
        raise FileTrouble("file-trouble", where=str(path), why=why_of(wrong)) from None


def games_folder(environ: Mapping[str, str]) -> Path:
    """Where games are kept that nobody named a file for."""
    data = environ.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    return Path(data) / "botyard" / "games"


def fresh_path(folder: Path, game: str) -> Path:
    """A file name for a game that begins now."""
    folder.mkdir(parents=True, exist_ok=True)
    begun = f"{game}-{datetime.now():%Y-%m-%d-%H%M%S}"
    number = 1
    while (path := folder / f"{begun}{f'-{number}' if number > 1 else ''}.jsonl").exists():
        number += 1
    return path


def last_path(folder: Path) -> Path:
    """The game that was played last and is not over."""
    paths = sorted(folder.glob("*.jsonl"), key=lambda path: path.lstat().st_mtime, reverse=True)
    for path in paths:
        if _is_unfinished(path):
            return path
    raise FileTrouble("nothing-to-resume", where=str(folder))


def _is_unfinished(path: Path) -> bool:
    try:
        record, _ = salvage(read_text(path))
    except BotyardError:
        return False
    return not record.is_finished()
