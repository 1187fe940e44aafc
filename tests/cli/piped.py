"""The command line with piped answers."""

import io
import json
import os
import sys
from contextlib import redirect_stderr, redirect_stdout
from dataclasses import dataclass
from pathlib import Path
from unittest.mock import patch

import botyard
from botyard.cli.main import run

GAME = "ausser-rand-und-band"
FIRST = ["1"] * 400  # always the first choice: enough for a whole game
MISSING = "⟨"  # how a missing text would look


@dataclass(frozen=True)
class Said:
    """What a command said, and its exit code."""

    out: str
    err: str
    code: int

    def words(self) -> str:
        """What was said, whatever the line breaks."""
        return " ".join((self.out + self.err).split())


def say(*arguments: str | Path, typed: list[str] | None = None) -> Said:
    """Call ``botyard`` in this process and answer its questions."""
    out, err = io.StringIO(), io.StringIO()
    answers = "".join(f"{line}\n" for line in typed or [])
    with redirect_stdout(out), redirect_stderr(err), patch("sys.stdin", io.StringIO(answers)):
        code = run([str(argument) for argument in arguments])
    return Said(out.getvalue(), err.getvalue(), code)


def play(*arguments: str | Path, typed: list[str] | None = None) -> Said:
    """Call ``botyard play`` for the game of the first milestone."""
    return say("play", GAME, *arguments, typed=typed)


def lines_of(path: Path) -> list[dict[str, object]]:
    """A record, line by line."""
    return [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]


def command() -> list[str]:
    """How the same command line is started as a process of its own."""
    return [sys.executable, "-m", "botyard.cli.main"]


def environment() -> dict[str, str]:
    """The environment of such a process."""
    return os.environ | {"PYTHONPATH": str(Path(botyard.__file__).parents[1])}
