"""Reading what people and machines wrote: every complaint names the key path."""

import tomllib
from typing import Final

from botyard.kernel.errors import BotyardError
from botyard.kernel.names import Names, nearest

MOST_DOTS: Final = 1000  # in one line of TOML
NOTES: Final = ("status", "clauses")  # of data files, for people who read them
_MISSING: Final = object()


class Reader:
    """
    One table of a TOML or JSON document, read key by key.

    >>> from botyard.kernel.errors import BadData
    >>> table = Reader({"dice": {"count": 12}}, "", BadData)
    >>> table.table("dice").integer("count", 1, 10)
    Traceback (most recent call last):
    ...
    botyard.kernel.errors.BadData: read-out-of-range(path='dice.count', value=12, low=1, high=10)
    """

    def __init__(self, raw: object, path: str, error: type[BotyardError]) -> None:
        if not isinstance(raw, dict):
            raise error("read-not-a-table", path=path or ".")
        self._raw: dict[str, object] = raw
        self._path = path
        self._error = error
        self._used: set[str] = set()

    def path(self, key: str) -> str:
        """The full path of a key."""
        return f"{self._path}.{key}" if self._path else key

    def whole(self) -> dict[str, object]:
        """The table as it is, for content that somebody else checks."""
        return self._raw

    def has(self, key: str) -> bool:
        """Whether a key is there."""
        return key in self._raw

    def value(self, key: str) -> object:
        """Whatever stands there."""
        self._used.add(key)
        found = self._raw.get(key, _MISSING)
        if found is _MISSING:
            raise self._error("read-missing", path=self.path(key))
        return found

    def table(self, key: str) -> "Reader":
        """A table below this one."""
        return Reader(self.value(key), self.path(key), self._error)

    def items(self, key: str) -> list[object]:
        """A list."""
        return self.as_items(self.value(key), self.path(key))

    def tables(self, key: str) -> list["Reader"]:
        """A list of tables."""
        return [
            Reader(item, f"{self.path(key)}[{number}]", self._error)
            for number, item in enumerate(self.items(key))
        ]

    def text(self, key: str) -> str:
        """A text."""
        found = self.value(key)
        if not isinstance(found, str):
            raise self._error("read-not-a-text", path=self.path(key))
        return found

    def texts(self, key: str) -> list[str]:
        """A list of texts."""
        texts: list[str] = []
        for number, item in enumerate(self.items(key)):
            if not isinstance(item, str):
                raise self._error("read-not-a-text", path=f"{self.path(key)}[{number}]")
            texts.append(item)
        return texts

    def flag(self, key: str) -> bool:
        """True or false."""
        return self.as_flag(self.value(key), self.path(key))

    def integer(self, key: str, low: int, high: int) -> int:
        """A whole number within bounds."""
        return self.as_integer(self.value(key), self.path(key), low, high)

    def integers(self, key: str, low: int, high: int) -> list[int]:
        """A list of whole numbers within bounds."""
        return [
            self.as_integer(item, f"{self.path(key)}[{number}]", low, high)
            for number, item in enumerate(self.items(key))
        ]

    def name(self, key: str, names: Names) -> int:
        """The number of a name."""
        return self.as_name(self.value(key), self.path(key), names)

    def names(self, key: str, names: Names) -> list[int]:
        """The numbers of a list of names."""
        return self.as_names(self.value(key), self.path(key), names)

    def close(self) -> None:
        """Nothing may stand in the table that nobody asked for."""
        for key in self._raw:
            if key not in self._used:
                known = nearest(key, sorted(self._used))
                raise self._error("read-unknown-key", path=self.path(key), nearest=known)

    def close_with_notes(self) -> None:
        """The same, but notes to people may stand there."""
        self._used.update([note for note in NOTES if note in self._raw])
        self.close()

    def as_items(self, found: object, path: str) -> list[object]:
        """A list that was found at a path."""
        if not isinstance(found, list):
            raise self._error("read-not-a-list", path=path)
        return found

    def as_flag(self, found: object, path: str) -> bool:
        """The same for true or false."""
        if not isinstance(found, bool):
            raise self._error("read-not-a-flag", path=path)
        return found

    def as_integer(self, found: object, path: str, low: int, high: int) -> int:
        """The same for a whole number within bounds."""
        if not isinstance(found, int) or isinstance(found, bool):
            raise self._error("read-not-a-number", path=path)
        if not low <= found <= high:
            raise self._error("read-out-of-range", path=path, value=found, low=low, high=high)
        return found

    def as_name(self, found: object, path: str, names: Names) -> int:
        """The same for a name: its number."""
        if not isinstance(found, str) or found not in names.names:
            raise self._error(
                "read-unknown-name",
                path=path,
                what=names.what,
                name=str(found),
                nearest=nearest(str(found), names.names),
            )
        return names.number(found)

    def as_names(self, found: object, path: str, names: Names) -> list[int]:
        """The same for a list of names."""
        items = enumerate(self.as_items(found, path))
        return [self.as_name(item, f"{path}[{number}]", names) for number, item in items]


def load_toml(text: str) -> dict[str, object]:
    """
    What TOML of somebody else says; ``ValueError`` or ``RecursionError`` if it is none.

    Python builds the tables of a dotted key in time and memory that are quadratic in its dots.

    >>> load_toml("a" + ".a" * 5000 + " = 1")
    Traceback (most recent call last):
    ...
    ValueError: line 1: 5000 × "."
    """
    for number, line in enumerate(text.split("\n"), start=1):
        if line.count(".") > MOST_DOTS:
            raise ValueError(f'line {number}: {line.count(".")} × "."')
    return tomllib.loads(text)


def laid_over(below: dict[str, object], above: dict[str, object]) -> dict[str, object]:
    """
    One document laid over another, table by table.

    >>> laid_over({"dice": {"count": 2, "faces": 6}}, {"dice": {"count": 3}})
    {'dice': {'count': 3, 'faces': 6}}
    """
    merged = dict(below)
    for key, value in above.items():
        under = below.get(key)
        if isinstance(under, dict) and isinstance(value, dict):
            merged[key] = laid_over(under, value)
        else:
            merged[key] = value
    return merged
