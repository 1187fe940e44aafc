"""Which language a person reads: the one they ask for, else the one of their system."""

from collections.abc import Mapping, Sequence

from botyard.kernel.errors import UnknownName
from botyard.words import LANGUAGES

_FALLBACK = "en"


def language_of(arguments: Sequence[str], environ: Mapping[str, str]) -> str:
    """
    The language of a call, known before any command runs, so that help speaks it too.

    >>> language_of(["play", "--lang", "it"], {})
    'it'
    >>> language_of([], {"LANG": "de_CH.UTF-8"})
    'de'
    """
    for number, argument in enumerate(arguments):
        if argument == "--lang" and number + 1 < len(arguments):
            return checked(arguments[number + 1])
        if argument.startswith("--lang="):
            return checked(argument.removeprefix("--lang="))
    return system_language(environ)


def system_language(environ: Mapping[str, str]) -> str:
    """The language that the environment asks for, if we speak it."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if environ.get(name):
            language = environ[name][:2].lower()
            return language if language in LANGUAGES else _FALLBACK
    return _FALLBACK


def checked(name: str) -> str:
    """A language that we speak."""
    if name not in LANGUAGES:
        raise UnknownName("unknown-language", name=name, known=", ".join(LANGUAGES))
    return name
