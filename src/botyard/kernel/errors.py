"""
What can go wrong at the edge, as errors that carry a text key and its parameters.

The engine never words a message: whoever shows it (terminal, server, web app) looks the key
up in the reader's language. ``str(error)`` is for tracebacks.
"""


class BotyardError(Exception):
    """Bad input of any kind; ``key`` names a text, ``params`` fills it in."""

    def __init__(self, key: str, **params: object) -> None:
        super().__init__(key)
        self.key = key
        self.params = params

    def __str__(self) -> str:
        told = ", ".join(f"{name}={value!r}" for name, value in self.params.items())
        return f"{self.key}({told})"


class UnknownName(BotyardError):
    """A game, action, outcome, option or clause that does not exist."""


class IllegalAction(BotyardError):
    """An action that the rules refuse now; ``params`` hold reason and clause."""


class BadPosition(BotyardError):
    """A position that cannot be read; ``params["path"]`` says where."""


class BadRecord(BotyardError):
    """A record that cannot be read or replayed; ``params["line"]`` says where."""


class BadScene(BotyardError):
    """A scene that cannot be read."""


class BadData(BotyardError):
    """A data file that would break the game; ``params["path"]`` says where."""
