"""
Is every clause covered? A pytest plugin: ``pytest -m rule --clauses``, interpreted.

A clause of kind rule or data is covered only if a test marked with it runs a line that names
it: a line of a function whose docstring lists it, or the line that carries it in a comment.
With workers (``-n``) each covers its share, and what they covered is added up.
"""

import sys
from collections.abc import Iterator
from pathlib import Path
from types import FrameType
from typing import Any

import pytest

import botyard
from botyard.kernel.register import HOUSE, Clause, read_register
from botyard.kernel.registry import all_games
from botyard.kernel.scanner import Mention, mentions_in

SOURCES = Path(botyard.__file__).parent
OURS = "botyard.games."

Lines = set[tuple[str, int]]


class Coverage:
    """Which clauses the tests have covered; what is covered is traced no more."""

    def __init__(self) -> None:
        self.places: dict[str, list[Mention]] = {}
        for mention in mentions_in(SOURCES):
            if mention.file.suffix == ".py":
                self.places.setdefault(mention.clause, []).append(mention)
        self.marked: set[str] = set()
        self.covered: set[str] = set()

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_call(self, item: pytest.Item) -> Iterator[None]:
        clauses = {clause for mark in item.iter_markers("rule") for clause in mark.args}
        self.marked |= clauses
        open_ones = clauses - self.covered
        lines: Lines = set()
        before = sys.gettrace()
        if open_ones:
            sys.settrace(tracer(lines))
        try:
            return (yield)
        finally:
            sys.settrace(before)
            self.covered |= {clause for clause in open_ones if self.runs(clause, lines)}

    def runs(self, clause: str, lines: Lines) -> bool:
        """Whether one of the lines names the clause."""
        return any(
            file == str(place.file) and place.first <= line <= place.last
            for place in self.places.get(clause, [])
            for file, line in lines
        )

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


def tracer(lines: Lines) -> Any:  # noqa: ANN401 - what sys.settrace takes
    """Notes every line that runs where clauses are named."""
    engine = tuple(str(SOURCES / layer) for layer in ("kernel", "games", "tables", "server"))

    def trace(frame: FrameType, event: str, arg: object) -> Any:  # noqa: ANN401
        if not frame.f_code.co_filename.startswith(engine):
            return None
        if event == "line":
            lines.add((frame.f_code.co_filename, frame.f_lineno))
        return trace

    return trace


def all_clauses() -> list[Clause]:
    """Every clause of kind rule or data, of our own games and of the house."""
    packages = [game.package for game in all_games().values() if game.package.startswith(OURS)]
    clauses = [clause for package in [HOUSE, *packages] for clause in read_register(package)]
    return [clause for clause in clauses if clause.kind in ("rule", "data")]
