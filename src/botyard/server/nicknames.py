"""What people may be called: short, visible, and nothing that upsets the text around it."""

import unicodedata
from typing import Final

from botyard.server.errors import ServerError

LONGEST: Final = 24
_INVISIBLE: Final = ("Cc", "Cf", "Cn", "Co", "Cs", "Zl", "Zp")  # control, bidi, unassigned …


def read_nickname(text: str) -> str:
    """
    A nickname in one spelling, or an error.

    >>> read_nickname("  Ida   B. ")
    'Ida B.'
    """
    name = " ".join(unicodedata.normalize("NFC", text).split())
    if not 1 <= len(name) <= LONGEST or not _is_visible(name):
        raise ServerError("nickname-wrong", most=LONGEST)
    return name


def read_account_name(text: str) -> str:
    """The name that somebody logs in with; large and small letters are the same."""
    folded = unicodedata.normalize("NFKC", text).casefold()
    return read_nickname(unicodedata.normalize("NFKC", folded))


def _is_visible(name: str) -> bool:
    marks = sum(1 for character in name if unicodedata.combining(character))
    hidden = any(unicodedata.category(character) in _INVISIBLE for character in name)
    return not hidden and marks * 2 <= len(name)
