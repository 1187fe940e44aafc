"""Which language somebody reads: ``?lang=``, else what the browser says, else English."""

from typing import Final

from litestar.types import Scope

from botyard.kernel.errors import UnknownName
from botyard.words import LANGUAGES

_MOST_READ: Final = 20  # entries of a header; who writes more is not read to the end


def language_of(scope: Scope) -> str:
    """The language of a connection."""
    for part in scope["query_string"].split(b"&"):
        name, _, value = part.partition(b"=")
        if name == b"lang" and value.decode("latin-1") in LANGUAGES:
            return value.decode("latin-1")
    for name, value in scope["headers"]:
        if name == b"accept-language":
            return accepted(value.decode("latin-1"))
    return LANGUAGES[0]


def chosen_language(lang: str | None, scope: Scope) -> str:
    """The language of a page that takes ``?lang=``; one that we do not speak is refused."""
    if lang is None:
        return language_of(scope)
    if lang not in LANGUAGES:
        raise UnknownName("unknown-language", name=lang, known=", ".join(LANGUAGES))
    return lang


def accepted(header: str) -> str:
    """
    The best language of an ``Accept-Language`` header that we speak.

    >>> accepted("nl, fr-CH;q=0.7, de;q=0.8")
    'de'
    """
    wishes: list[tuple[float, str]] = []
    for entry in header.split(",")[:_MOST_READ]:
        name, _, quality = entry.partition(";")
        language = name.strip()[:2].lower()
        if language in LANGUAGES:
            wishes.append((_quality(quality), language))
    best = max(wishes, key=lambda wish: wish[0], default=(0.0, LANGUAGES[0]))
    return best[1]


def _quality(text: str) -> float:
    try:
        return float(text.strip().removeprefix("q=")) if text.strip() else 1.0
    except ValueError:
        return 0.0
