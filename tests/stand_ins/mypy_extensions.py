"""Stands in for mypy_extensions: what the engine's sources import from it."""

from collections.abc import Callable
from typing import TypeVar

Class = TypeVar("Class", bound=type)
i64 = int


def mypyc_attr(**_: object) -> Callable[[Class], Class]:
    """What only a compiler reads."""
    return lambda decorated: decorated
