"""
Ties clauses to code: a docstring's last line, a trailing comment, a data field, a test mark.

    Clauses: RB-39, RB-45.            names the whole function, class or module
    return SPACE_TAKEN  # RB-11       names the line
    clauses = ["RB-D9"]               in a data file
    @pytest.mark.rule("RB-39")        on a test
"""

import ast
import re
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from botyard.kernel.scene import LESSON, LESSON_ALONE

CLAUSE: Final = r"[A-Z]{2}-[A-Z]?\d+[a-z]?"
_LISTED: Final = re.compile(rf"^\s*Clauses: ((?:{CLAUSE}(?:, )?)+)\.$", re.MULTILINE)
_COMMENT: Final = re.compile(rf"#.*?\b({CLAUSE}\b.*)$")
_DATA: Final = re.compile(rf'^clauses = \[((?:"{CLAUSE}"(?:, )?)+)\]')


@dataclass(frozen=True)
class Mention:
    """A clause is named for these lines of a file."""

    clause: str
    file: Path
    name: str  # the function or class, or empty
    first: int
    last: int


def mentions_in(folder: Path) -> list[Mention]:
    """Every clause that the sources and data files of a folder name; lessons only tell of them."""
    found: list[Mention] = []
    for file in sorted(folder.rglob("*.py")):
        found += _mentions_in_python(file)
    for file in sorted(folder.rglob("*.toml")):
        if file.name in (LESSON, LESSON_ALONE):
            continue
        for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), start=1):
            match = _DATA.match(line)
            if match:
                found += _each(match.group(1), file, "", number, number)
    return found


def marks_in(folder: Path) -> list[Mention]:
    """Every test of a folder that is marked with a clause."""
    found: list[Mention] = []
    for file in sorted(folder.rglob("test_*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)):
                for decorator in node.decorator_list:
                    text = ast.unparse(decorator)
                    if text.startswith("pytest.mark.rule("):
                        last = node.end_lineno or node.lineno
                        found += _each(text, file, node.name, node.lineno, last)
    return found


def _mentions_in_python(file: Path) -> list[Mention]:
    text = file.read_text(encoding="utf-8")
    found: list[Mention] = []
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef, ast.Module)):
            docstring = ast.get_docstring(node) or ""
            for match in _LISTED.finditer(docstring):
                name = "" if isinstance(node, ast.Module) else node.name
                first = 1 if isinstance(node, ast.Module) else node.lineno
                last = getattr(node, "end_lineno", None) or len(text.splitlines())
                found += _each(match.group(1), file, name, first, last)
    for number, line in enumerate(text.splitlines(), start=1):
        match_line = _COMMENT.search(line)
        if match_line and not line.lstrip().startswith("#"):
            found += _each(match_line.group(1), file, "", number, number)
    return found


def _each(text: str, file: Path, name: str, first: int, last: int) -> list[Mention]:
    return [Mention(clause, file, name, first, last) for clause in re.findall(CLAUSE, text)]
