"""What the benchmark has to know of a server."""

from pathlib import Path
from typing import Protocol

from bench.server.process import Api
from bench.server.tables import Table


class Adapter(Protocol):
    """One server: how it is started, how tables are opened there."""

    name: str
    up: str  # a path that it answers when it is up
    idle: float | None  # seconds until a table that nobody is at has left its memory, if ever
    syncs: bool  # whether a move is on the disk before anyone hears of it

    def title(self) -> str:
        """Name, version and where moves are kept."""
        ...

    def install(self) -> None:
        """Fetch what is missing."""
        ...

    def command(self, port: int, folder: Path) -> list[str]:
        """How it is started; the folder is its own and empty."""
        ...

    def open_tables(self, api: Api, count: int) -> list[Table]:
        """New tables of two seats, each a connection of its own, begun as soon as both joined."""
        ...
