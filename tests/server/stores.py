"""Stores with a table in them."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from botyard.server.store import Append, NewTable, Store


@asynccontextmanager
async def opened(url: str, node: str = "one", patience: float = 5.0) -> AsyncIterator[Store]:
    store = await Store.open(url, node, patience)
    try:
        yield store
    finally:
        await store.close()


def file_of(url: str) -> Path:
    return Path(url.removeprefix("sqlite:///"))


def new_table(name: str = "table", owner: str | None = None, created: float = 1.0) -> NewTable:
    return NewTable(name, owner, "probe", created, "running", public=True, secret="hidden")


def entry(version: int, table: str = "table", text: str | None = None) -> Append:
    said = text or f"entry {version}"
    return Append(table, version, float(version), said, "running", wake_at=None, position=None)


async def entries(store: Store, table: str = "table", after: int = 0) -> list[tuple[int, str]]:
    """Version and entry of each line after the given version."""
    return [line async for page in store.pages(table, after) for line in page]
