"""What an older commit has stored: see ``tools/upgrade_fixtures.py``."""

import gzip
import json
from dataclasses import replace
from pathlib import Path
from typing import Any

from botyard.kernel.registry import game_named, register
from server.persons import Person, TableHere
from server.yard import Yard

FOLDER = Path(__file__).parent / "468df19"
MANIFEST: dict[str, Any] = json.loads((FOLDER / "manifest.json").read_text(encoding="utf-8"))
TABLES: dict[str, dict[str, Any]] = MANIFEST["tables"]
OVER = [name for name, table in TABLES.items() if table["status"] == "over"]
RUNNING = [name for name, table in TABLES.items() if table["status"] in ("playing", "paused")]
GAMES = sorted({table["game"] for table in TABLES.values()})


def database(folder: Path) -> Path:
    """The database of that day, in a folder of its own."""
    file = folder / "botyard.db"
    file.write_bytes(gzip.decompress((FOLDER / "botyard.db.gz").read_bytes()))
    return file


def record(name: str) -> str:
    """The record of a finished table, as somebody downloaded it that day."""
    return gzip.decompress((FOLDER / "records" / f"{name}.jsonl.gz").read_bytes()).decode()


def table(name: str) -> TableHere:
    """A table of that day."""
    return TableHere(TABLES[name]["id"])


class Known(Person):
    """Somebody who comes back with the cookie of that day."""

    def __init__(self, yard: Yard, nickname: str) -> None:
        self.yard = yard
        self.nickname = nickname
        self.cookie = MANIFEST["people"][nickname]["cookie"]
        self.me = MANIFEST["people"][nickname]["person"]
        self.numbers_of = {}


def upgrade(name: str, **changes: Any) -> None:  # noqa: ANN401 - any part of a game
    """Have a game with the next version of its rules."""
    game = game_named(name)
    register(replace(game, rules_version=game.rules_version + 1, **changes))
