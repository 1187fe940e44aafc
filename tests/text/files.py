"""The Fluent files of Botyard and its own games, taken apart."""

from dataclasses import dataclass, field
from functools import lru_cache
from pathlib import Path

from fluent.syntax import FluentParser, ast, visitor

import botyard
from botyard.kernel.registry import all_games
from botyard.words import LANGUAGES, texts

SOURCES = Path(botyard.__file__).parent
FRAME = SOURCES / "text"
SCREENS = sorted(
    folder.name for folder in FRAME.iterdir() if folder.is_dir() and folder.name != "python"
)
OURS = "botyard.games."
PACKAGES = ["botyard", *[g.package for g in all_games().values() if g.package.startswith(OURS)]]


@dataclass(frozen=True)
class File:
    """All texts of a package in one language."""

    variables: dict[str, set[str]] = field(default_factory=dict)  # by key or key.attribute
    wording: dict[str, str] = field(default_factory=dict)  # the text itself, as it is written
    twice: list[str] = field(default_factory=list)  # keys that are defined again
    junk: list[str] = field(default_factory=list)  # what Fluent cannot read


class _Variables(visitor.Visitor):
    """The variables of a text, and its words without placeables."""

    def __init__(self) -> None:
        self.names: set[str] = set()
        self.words: list[str] = []

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        self.words.append(node.value)


@lru_cache
def read(package: str, language: str) -> File:
    """The texts of a package."""
    file = File()
    for source in texts(package, language):
        for entry in FluentParser().parse(source).body:
            if isinstance(entry, ast.Junk):
                file.junk.append(entry.content or "")
            if isinstance(entry, ast.Message):
                _add(file, entry.id.name, entry.value)
                for attribute in entry.attributes:
                    _add(file, f"{entry.id.name}.{attribute.id.name}", attribute.value)
    return file


def _add(file: File, key: str, pattern: ast.Pattern | None) -> None:
    if pattern is None:
        return
    if key in file.variables:
        file.twice.append(key)
    found = _Variables()
    found.visit(pattern)
    file.variables[key] = found.names
    file.wording[key] = " ".join(found.words)


def keys(language: str = LANGUAGES[0]) -> dict[str, set[str]]:
    """Every key there is, with its variables."""
    return {
        key: names
        for package in PACKAGES
        for key, names in read(package, language).variables.items()
    }


@lru_cache
def browser_keys() -> set[str]:
    """The keys of all texts that the browser is sent: those in no folder ``text/python``."""
    return _keys_of([file for file in SOURCES.rglob("*.en.ftl") if file.parent.name != "python"])


def screen_keys(screen: str) -> set[str]:
    """The keys of the texts that the browser is sent for one screen alone."""
    return _keys_of(list((FRAME / screen).glob("*.en.ftl")))


def _keys_of(files: list[Path]) -> set[str]:
    parsed = [FluentParser().parse(file.read_text(encoding="utf-8")) for file in files]
    return {
        entry.id.name
        for resource in parsed
        for entry in resource.body
        if isinstance(entry, ast.Message)
    }
