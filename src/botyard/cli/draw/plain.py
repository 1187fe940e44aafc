"""Any view as tidy nested tables: for games that bring no drawing along."""

from collections.abc import Sequence

from rich.box import SIMPLE_HEAD
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from botyard.cli.draw.scene import Scene


def draw(scene: Scene) -> RenderableType:
    """The view, key by key, then what never changes."""
    return _drawn(scene.view | scene.still)


def _drawn(value: object) -> RenderableType:
    if isinstance(value, dict):
        return _table_of(value)
    if isinstance(value, list):
        return _list_of(value)
    return Text(_plain(value))


def _table_of(table: dict[str, object]) -> RenderableType:
    """One row for each key."""
    if not table:
        return Text(_plain(None))
    rows = Table.grid(padding=(0, 2))
    rows.add_column(style="bold")
    rows.add_column(ratio=1)
    for key, value in table.items():
        rows.add_row(Text(str(key)), _drawn(value))
    return rows


def _list_of(items: list[object]) -> RenderableType:
    """Plain things in one line, equal tables as one table, others below each other, numbered."""
    if not any(isinstance(item, dict | list) for item in items):
        return Text(", ".join(_plain(item) for item in items) or _plain(None))
    tables = [item for item in items if isinstance(item, dict)]
    if len(tables) == len(items) and all(list(table) == list(tables[0]) for table in tables):
        return _alike(tables)
    return Group(*(_numbered(number, item) for number, item in enumerate(items, start=1)))


def _alike(tables: Sequence[dict[str, object]]) -> RenderableType:
    """Tables with the same keys, one row each."""
    rows = Table(box=SIMPLE_HEAD, pad_edge=False, padding=(0, 1))
    rows.add_column("")
    for key in tables[0]:
        rows.add_column(str(key), overflow="fold")
    for number, table in enumerate(tables, start=1):
        rows.add_row(Text(str(number), "dim"), *(_drawn(value) for value in table.values()))
    return rows


def _numbered(number: int, item: object) -> RenderableType:
    row = Table.grid(padding=(0, 1))
    row.add_row(Text(str(number), "dim"), _drawn(item))
    return row


def _plain(value: object) -> str:
    if value is None or value == "":
        return "–"
    if isinstance(value, bool):
        return "✓" if value else "–"
    return str(value)
