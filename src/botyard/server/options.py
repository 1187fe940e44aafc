"""The options that somebody sends for a table: a game reads them, but they are never large."""

from typing import Any, Final

import msgspec

from botyard.server.errors import ServerError

MOST_BYTES: Final = 32 * 1024  # written as JSON: several times the data of any game
DEEPEST: Final = 8
MOST_VALUES: Final = 4_000
LONGEST_NAME: Final = 64  # characters


def check_options(options: dict[str, Any]) -> None:
    """Refuse options that are too large, too deep, too many, or have too long names."""
    if len(msgspec.json.encode(options)) > MOST_BYTES:
        raise ServerError("options-large", most=MOST_BYTES // 1024)
    level: list[Any] = [options]
    values = depth = 0
    while level:
        values += len(level)
        if values > MOST_VALUES:
            raise ServerError("options-many", most=MOST_VALUES)
        if depth > DEEPEST:
            raise ServerError("options-deep", most=DEEPEST)
        depth += 1
        level = [below for value in level for below in _below(value)]


def _below(value: object) -> list[Any]:
    """What a table or a list holds."""
    if isinstance(value, list):
        return value
    if not isinstance(value, dict):
        return []
    if any(len(name) > LONGEST_NAME for name in value):
        raise ServerError("options-name", most=LONGEST_NAME)
    return list(value.values())
