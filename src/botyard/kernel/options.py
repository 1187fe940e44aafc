"""The usual kinds of options: on or off, a whole number, one of some names."""

from botyard.kernel.game import FLAG, NAME, NUMBER, Option
from botyard.kernel.names import Names
from botyard.kernel.reading import Reader


def flag_option(name: str, default: bool, clause: str) -> Option:
    """An option that is on or off."""

    def read(options: Reader, key: str) -> object:
        return options.flag(key)

    return Option(name, default, clause, read, FLAG)


def number_option(name: str, default: int, clause: str, low: int, high: int) -> Option:
    """
    An option that is a whole number.

    >>> from botyard.kernel.errors import BadData
    >>> option = number_option("turns", 0, "XX-1", 0, 150)
    >>> option.read(Reader({"turns": 151}, "", BadData), "turns")
    Traceback (most recent call last):
    ...
    botyard.kernel.errors.BadData: read-out-of-range(path='turns', value=151, low=0, high=150)
    """

    def read(options: Reader, key: str) -> object:
        return options.integer(key, low, high)

    return Option(name, default, clause, read, NUMBER, low, high)


def name_option(name: str, default: str, clause: str, names: Names) -> Option:
    """An option that is one of some names; each is worded under ``<what>-<name>``."""

    def read(options: Reader, key: str) -> object:
        return names.name(options.name(key, names))

    return Option(name, default, clause, read, NAME, names=names)
