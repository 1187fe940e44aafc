"""
The games of an arena as a file, so that it goes on after a pause, a kill, or with more games.

The first line says which games they are, each other line how one of them ended, all in JSON.
"""

import json
import os
from collections.abc import Iterable
from pathlib import Path
from types import TracebackType
from typing import IO, Final

import msgspec

from botyard import __version__
from botyard.bots.arena import Arena, Meeting
from botyard.bots.simulate import SeatResult
from botyard.kernel.errors import BadData
from botyard.kernel.game import Json
from botyard.kernel.registry import game_named

FORMAT: Final = 1


class _Line(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One game."""

    pairing: int
    game: int
    results: list[SeatResult]


class ArenaFile:
    """Games that were played, and room for more."""

    def __init__(self, path: Path, arena: Arena) -> None:
        self.path = path
        self.header = _header(arena)
        self._pairings = len(arena.pairings())
        self._seats = arena.seats
        self._file: IO[bytes] | None = None

    def __enter__(self) -> list[Meeting]:
        """Open the file, or a new one, and read the games in it; an unfinished line is dropped."""
        try:
            self._file = self.path.open("r+b" if self.path.exists() else "x+b")
            return self._read(self._file)
        except OSError as wrong:
            raise BadData("file-trouble", where=str(self.path), why=wrong.strerror) from None

    def __exit__(
        self,
        kind: type[BaseException] | None,
        wrong: BaseException | None,
        where: TracebackType | None,
    ) -> None:
        assert self._file is not None
        self._file.close()

    def add(self, meetings: Iterable[Meeting]) -> None:
        """Keep some more games: after this they are on the disk."""
        assert self._file is not None
        lines = [_Line(*meeting) for meeting in meetings]
        self._file.write(b"".join(msgspec.json.encode(line) + b"\n" for line in lines))
        self._file.flush()
        os.fsync(self._file.fileno())

    def _read(self, file: IO[bytes]) -> list[Meeting]:
        content, first = file.read(), json.dumps(self.header).encode() + b"\n"
        whole = content.rfind(b"\n") + 1
        lines = content[:whole].splitlines()
        if lines:
            self._check(lines[0])
        elif not first.startswith(content):
            raise BadData("arena-no-file", where=str(self.path))
        read = [self._meeting(line, number) for number, line in enumerate(lines[1:], 2)]
        file.truncate(whole)
        file.seek(whole)
        if not lines:
            file.write(first)
        return read

    def _check(self, line: bytes) -> None:
        """Refuse a file whose games are not those that are asked for."""
        try:
            found = json.loads(line)
        except (ValueError, RecursionError):
            found = None
        if not isinstance(found, dict) or "arena" not in found:
            raise BadData("arena-no-file", where=str(self.path))
        for key, wanted in self.header.items():
            if found.get(key) != wanted:
                there, asked = json.dumps(found.get(key)), json.dumps(wanted)
                raise BadData(
                    "arena-other", where=str(self.path), what=key, found=there, wanted=asked
                )

    def _meeting(self, line: bytes, number: int) -> Meeting:
        try:
            found = msgspec.json.decode(line, type=_Line)
        except (msgspec.DecodeError, msgspec.ValidationError):
            raise BadData("arena-line", where=str(self.path), line=number) from None
        if not 0 <= found.pairing < self._pairings or len(found.results) != self._seats:
            raise BadData("arena-line", where=str(self.path), line=number)
        return Meeting(found.pairing, found.game, found.results)


def _header(arena: Arena) -> Json:
    """What must be the same for games to be counted together."""
    game = game_named(arena.game)
    options = game.simulation_options(arena.options)
    return {
        "arena": FORMAT,
        "game": game.name,
        "rules": game.rules_version,
        "data": game.digest(options),
        "options": game.chosen_options(options),
        "bots": list(arena.bots),
        "seats": arena.seats,
        "seed": arena.seed,
        "botyard": __version__,
    }
