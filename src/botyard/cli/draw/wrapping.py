"""Texts in lines: what is too long for one line goes on in the next."""

from textwrap import wrap

from rich.text import Text


def wrapped(text: str, width: int, style: str = "", indent: int = 0) -> list[Text]:
    """
    The lines of a text, all but the first indented.

    >>> [line.plain for line in wrapped("Abort Switch, Brakes", 14, indent=2)]
    ['Abort Switch,', '  Brakes']
    """
    lines = wrap(text, width, subsequent_indent=" " * indent)
    return [Text(line, style, no_wrap=True) for line in lines]
