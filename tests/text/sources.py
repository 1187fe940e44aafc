"""Which texts the code asks for: every error that is raised, every key that is said."""

import ast
import re
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import botyard

SOURCES = Path(botyard.__file__).parent
WEB = SOURCES.parents[1] / "web" / "src"
RAISED_BY_NAME = ("error", "_error")  # a reader's own kind of error


@dataclass(frozen=True)
class Use:
    """A key that stands in the code, and the parameters it is given."""

    key: str
    params: frozenset[str]
    place: str
    more: bool  # whether parameters come that only the run shows


@cache
def trees() -> dict[str, ast.Module]:
    """Every source, parsed."""
    return {
        str(path.relative_to(SOURCES)): ast.parse(path.read_text(encoding="utf-8"))
        for path in sorted(SOURCES.rglob("*.py"))
    }


@cache
def raised() -> list[Use]:
    """Every key that is given to an error of the family."""
    sources = trees()
    family = _family(list(sources.values()))
    return [
        use
        for name, tree in sources.items()
        for use in _calls(tree, name, {*family, *RAISED_BY_NAME})
    ]


@cache
def said() -> list[Use]:
    """Every key that is said by its own name, in Python or in the web app."""
    python = [use for name, tree in trees().items() for use in _calls(tree, name, {"say"})]
    web = re.findall(r"\bsay\(\s*[\"']([a-z][\w.-]*)[\"']", web_sources())
    return python + [Use(key, frozenset(), "web", True) for key in sorted(set(web))]


@cache
def said_patterns() -> list[re.Pattern[str]]:
    """Keys that are put together when they are said: what they look like."""
    patterns: set[str] = set()
    for tree in trees().values():
        for node in ast.walk(tree):
            if isinstance(node, ast.JoinedStr):
                patterns.add(
                    "".join(
                        re.escape(str(part.value)) if isinstance(part, ast.Constant) else "[^.]+"
                        for part in node.values
                    )
                )
    for template in re.findall(r"`([a-z][a-z-]*\$\{[^`]*)`", web_sources()):
        parts = re.split(r"\$\{[^}]*\}", template)
        patterns.add("[^.]+".join(re.escape(part) for part in parts))
    known = re.compile(r"[a-z]")
    return [re.compile(pattern) for pattern in sorted(patterns) if known.match(pattern)]


@cache
def said_forms() -> set[str]:
    """Forms that the web app asks of any text, such as ``.title``."""
    return set(re.findall(r"`\$\{[^}]*\}(\.[a-z]+)`", web_sources()))


@cache
def constants() -> set[str]:
    """Every text constant in the code, that of the web app included."""
    python = {
        node.value
        for tree in trees().values()
        for node in ast.walk(tree)
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }
    return python | set(re.findall(r"[\"'`]([a-z][\w.-]*)[\"'`]", web_sources()))


@cache
def web_sources() -> str:
    """All sources of the web app in one."""
    return "\n".join(file.read_text(encoding="utf-8") for file in web_files())


def web_files() -> list[Path]:
    """The sources of the web app."""
    return [file for kind in ("*.ts", "*.svelte") for file in sorted(WEB.rglob(kind))]


def _calls(tree: ast.Module, place: str, names: set[str]) -> list[Use]:
    uses: list[Use] = []
    for node in ast.walk(tree):
        if not isinstance(node, ast.Call) or not node.args:
            continue
        called = node.func.attr if isinstance(node.func, ast.Attribute) else None
        called = node.func.id if isinstance(node.func, ast.Name) else called
        key = node.args[0]
        if called in names and isinstance(key, ast.Constant) and isinstance(key.value, str):
            params = frozenset(word.arg for word in node.keywords if word.arg is not None)
            more = any(word.arg is None for word in node.keywords)
            uses.append(Use(key.value, params, f"{place}:{node.lineno}", more))
    return uses


def _family(sources: list[ast.Module]) -> set[str]:
    """The names of all classes that derive from BotyardError."""
    family = {"BotyardError"}
    while True:
        found = {
            node.name
            for tree in sources
            for node in ast.walk(tree)
            if isinstance(node, ast.ClassDef)
            and any(isinstance(base, ast.Name) and base.id in family for base in node.bases)
        }
        if found <= family:
            return family
        family |= found
