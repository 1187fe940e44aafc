"""
Is every clause covered? A pytest plugin: ``pytest -m rule --clauses``, interpreted.

A clause of kind rule or data is covered only if a test marked with it runs a line that names
it: a line of a function whose docstring lists it, or the line that carries it in a comment.
With workers (``-n``) each covers its share, and what they covered is added up.
"""

import sys
from collections.abc import Iterator
from pathlib import Path
from types import CodeType, FrameType
from typing import Any

import pytest

import botyard
from botyard.kernel.register import HOUSE, Clause, read_register
from botyard.kernel.registry import all_games
from botyard.kernel.scanner import Mention, mentions_in

SOURCES = Path(botyard.__file__).parent
OURS = "botyard.games."
LAYERS = ("kernel", "games", "tables", "server")  # where a rule can be carried out


class Coverage:
    """Which clauses the tests have covered; what is covered is traced no more."""

    def __init__(self) -> None:
        self.places: dict[str, list[Mention]] = {}
        for mention in mentions_in(SOURCES):
            layer = mention.file.relative_to(SOURCES).parts[0]
            if mention.file.suffix == ".py" and layer in LAYERS:
                self.places.setdefault(mention.clause, []).append(mention)
        self.marked: set[str] = set()
        self.covered: set[str] = set()

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_call(self, item: pytest.Item) -> Iterator[None]:
        clauses = {clause for mark in item.iter_markers("rule") for clause in mark.args}
        self.marked |= clauses
        watched = Watched(
            {clause: self.places.get(clause, []) for clause in clauses - self.covered}
        )
        before = sys.gettrace()
        if watched.open:
            sys.settrace(watched.called)
        try:
            return (yield)
        finally:
            sys.settrace(before)
            self.covered |= watched.run

    def uncovered(self) -> list[str]:
        """A line of explanation for each clause that is not covered."""
        missing: list[str] = []
        for clause in all_clauses():
            places = self.places.get(clause.id, [])
            if not places:
                missing.append(f"{clause.id}: no line of code names it")
            elif clause.id not in self.marked:
                missing.append(f"{clause.id}: no test is marked with it")
            elif clause.id not in self.covered:
                found = ", ".join(f"{place.file.name}:{place.first}" for place in places)
                missing.append(f"{clause.id}: its tests run none of {found}")
        return missing

    def pytest_sessionfinish(self, session: pytest.Session) -> None:
        handed_on: dict[str, object] | None = getattr(session.config, "workeroutput", None)
        if handed_on is not None:
            handed_on |= {"marked": list(self.marked), "covered": list(self.covered)}
        elif session.testsfailed == 0 and self.uncovered():
            session.exitstatus = pytest.ExitCode.TESTS_FAILED

    @pytest.hookimpl(optionalhook=True)
    def pytest_testnodedown(self, node: object) -> None:
        found = getattr(node, "workeroutput", {})  # a crashed worker has none
        self.marked |= set(found.get("marked", []))
        self.covered |= set(found.get("covered", []))

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        missing = self.uncovered()
        clauses = all_clauses()
        terminalreporter.section("clauses")
        for line in missing:
            terminalreporter.write_line(line, red=True)
        covered = len(clauses) - len(missing)
        terminalreporter.write_line(f"{covered} of {len(clauses)} clauses are covered")


class Watched:
    """Which clauses' lines run; functions that name none of them are not traced at all."""

    def __init__(self, open_ones: dict[str, list[Mention]]) -> None:
        self.open = open_ones
        self.run: set[str] = set()
        self.wanted: dict[CodeType, dict[int, set[str]]] = {}  # a function's lines that matter
        self.files: dict[str, list[tuple[str, Mention]]] = {}
        for clause, places in open_ones.items():
            for place in places:
                self.files.setdefault(str(place.file), []).append((clause, place))

    def called(self, frame: FrameType, event: str, arg: object) -> Any:  # noqa: ANN401
        """Trace the lines of a function, if it names a clause that no line of it has shown yet."""
        code = frame.f_code
        if code.co_filename not in self.files:
            return None
        if code not in self.wanted:
            self.wanted[code] = self._lines(code)
        wanted = self.wanted[code]
        if self.run.issuperset(set().union(*wanted.values())):
            return None

        def ran(frame: FrameType, event: str, arg: object) -> Any:  # noqa: ANN401
            if event == "line":
                self.run |= wanted.get(frame.f_lineno, set())
            return ran

        return ran

    def _lines(self, code: CodeType) -> dict[int, set[str]]:
        """The lines of a function that name a clause, each with its clauses."""
        lines: dict[int, set[str]] = {}
        for _, _, line in code.co_lines():
            for clause, place in self.files[code.co_filename]:
                if line is not None and place.first <= line <= place.last:
                    lines.setdefault(line, set()).add(clause)
        return lines


def all_clauses() -> list[Clause]:
    """Every clause of kind rule or data, of our own games and of the house."""
    packages = [game.package for game in all_games().values() if game.package.startswith(OURS)]
    clauses = [clause for package in [HOUSE, *packages] for clause in read_register(package)]
    return [clause for clause in clauses if clause.kind in ("rule", "data")]
