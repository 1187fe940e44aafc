"""
Would a test notice? ``make mutants`` changes the rules line by line and runs the tests of each.

Every comparison, operator, number, condition, return value and statement of the chosen files is
changed, one at a time, in the memory of a copy of this process; the files stay as they are. Of
the tests of the game only those run that execute the changed line, the quickest first. What no
test notices is listed; what cannot be noticed stands with its reason in ``tools/mutants.toml``.
Only tests that name a clause count, no golden transcripts and no whole games.

    python tools/mutants.py [--jobs 2] [FILE or FOLDER …]
"""

import argparse
import ast
import os
import resource
import signal
import sys
import time
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from types import CodeType, FrameType, FunctionType, ModuleType
from typing import Any

ROOT = Path(__file__).parent.parent
GAMES = ROOT / "src" / "botyard" / "games"
EXPLAINED = ROOT / "tools" / "mutants.toml"
SCORING = [str(file.relative_to(ROOT)) for file in sorted(GAMES.glob("*/scoring.py"))]
MEMORY = 4 << 30  # bytes that a mutant may take
SHOWN = 50  # mutants after which the hunt says how far it is
KILLED, SURVIVED, TIMED_OUT, UNTESTED = "killed", "survived", "timed out", "untested"
sys.path[:0] = [str(ROOT), str(ROOT / "tests" / "probe"), str(ROOT / "tests")]

import pytest  # noqa: E402
from _pytest.runner import runtestprotocol  # noqa: E402

from tools.mutations import Mutant, mutants_of  # noqa: E402


@dataclass
class Found:
    """A mutant with what became of it."""

    file: str
    mutant: Mutant
    fate: str

    def key(self) -> tuple[str, str, str, str]:
        """What says which mutant it is, whatever line it stands on."""
        return self.file, self.mutant.function, self.mutant.before, self.mutant.after

    def told(self) -> str:
        """The mutant as a difference."""
        where = f"{self.file}:{self.mutant.line} {self.mutant.function} ({self.fate})"
        return f"{where}\n  - {self.mutant.before}\n  + {self.mutant.after}"


@dataclass
class Tests:
    """Which tests run which lines of the chosen files, and how long each takes."""

    running: dict[tuple[str, int], list[pytest.Item]] = field(default_factory=dict)
    seconds: dict[str, float] = field(default_factory=dict)

    def of(self, file: str, line: int) -> list[pytest.Item]:
        """The tests that run a line, the quickest first."""
        found = self.running.get((file, line), [])
        return sorted(found, key=lambda item: self.seconds[item.nodeid])


class Hunt:
    """A pytest plugin: in place of a test run, every mutant of the files is tried."""

    def __init__(self, files: list[Path], jobs: int) -> None:
        self.files = files
        self.jobs = jobs
        self.tests = Tests()
        self.found: list[Found] = []

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """Learn which test runs what; then try the mutants."""
        if session.testsfailed:
            raise pytest.UsageError("tests cannot be collected")
        for item in session.items:
            self._trace(item)
        running: dict[int, tuple[Found, float]] = {}
        for file, mutant, code in _mutants(self.files):
            found = Found(str(file.relative_to(ROOT)), mutant, UNTESTED)
            self.found.append(found)
            if len(self.found) % SHOWN == 0:
                print(f"{found.file}:{mutant.line}, {len(self.found)} mutants", flush=True)
            tests = self.tests.of(str(file), mutant.line) if mutant.function else session.items
            if not tests:
                continue
            while len(running) == self.jobs:
                self._wait(running)
            limit = 20 + 10 * sum(self.tests.seconds[item.nodeid] for item in tests)
            running[_fork(file, mutant.function, code, tests)] = found, time.monotonic() + limit
        while running:
            self._wait(running)
        return True

    def _trace(self, item: pytest.Item) -> None:
        """Run a test as it is, and note the lines of the files that it runs."""
        files, lines = {str(file) for file in self.files}, set[tuple[str, int]]()

        def trace(frame: FrameType, event: str, arg: object) -> Any:  # noqa: ANN401
            if frame.f_code.co_filename not in files:
                return None
            if event == "line":
                lines.add((frame.f_code.co_filename, frame.f_lineno))
            return trace

        begun = time.monotonic()
        sys.settrace(trace)
        try:
            failed = _fails(item)
        finally:
            sys.settrace(None)
        if failed:
            raise pytest.UsageError(f"{item.nodeid} fails without any mutant")
        self.tests.seconds[item.nodeid] = time.monotonic() - begun
        for line in lines:
            self.tests.running.setdefault(line, []).append(item)

    def _wait(self, running: dict[int, tuple[Found, float]]) -> None:
        """Until one of the mutants that are tried is done with, or has had its time."""
        while True:
            for child, (found, deadline) in list(running.items()):
                done, status = os.waitpid(child, os.WNOHANG)
                if not done and time.monotonic() < deadline:
                    continue
                if not done:
                    os.kill(child, signal.SIGKILL)
                    os.waitpid(child, 0)
                    found.fate = TIMED_OUT
                else:
                    found.fate = SURVIVED if status == 0 else KILLED
                del running[child]
                return
            time.sleep(0.005)


def _mutants(files: list[Path]) -> Iterator[tuple[Path, Mutant, CodeType]]:
    """Every mutant of the files, compiled."""
    for file in files:
        tree = ast.parse(file.read_text(encoding="utf-8"))
        for mutant in mutants_of(tree):
            undo = mutant.change()
            code = compile(ast.fix_missing_locations(tree), str(file), "exec")
            undo()
            yield file, mutant, code


def _fork(file: Path, function: str, code: CodeType, tests: list[pytest.Item]) -> int:
    """Try a mutant in a copy of this process; it ends with 0 if no test fails."""
    child = os.fork()
    if child:
        return child
    silence = os.open(os.devnull, os.O_WRONLY)
    os.dup2(silence, 1)
    os.dup2(silence, 2)
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    try:
        _plant(_module_of(file), function, code)
        noticed = any(_fails(item) for item in tests)
    except BaseException:  # a mutant that cannot even be planted is noticed
        noticed = True
    os._exit(1 if noticed else 0)


def _module_of(file: Path) -> ModuleType:
    name = ".".join(file.relative_to(ROOT / "src").with_suffix("").parts)
    return sys.modules[name.removesuffix(".__init__")]


def _plant(module: ModuleType, function: str, code: CodeType) -> None:
    """Give a function its changed code, or every module the changed constants."""
    if function:
        planted: Any = module
        for name in function.split("."):
            planted = getattr(planted, name)
        assert isinstance(planted, FunctionType)
        planted.__code__ = _code_of(code, function.split("."))
        return
    changed = {"__name__": module.__name__, "__file__": module.__file__}
    exec(code, changed)
    for name, value in changed.items():
        before = getattr(module, name, None)
        if isinstance(value, int) and isinstance(before, int) and value != before:
            for other in list(sys.modules.values()):
                if other.__name__.startswith("botyard.") and vars(other).get(name) == before:
                    setattr(other, name, value)


def _code_of(code: CodeType, names: list[str]) -> CodeType:
    for constant in code.co_consts:
        if isinstance(constant, CodeType) and constant.co_name == names[0]:
            return _code_of(constant, names[1:]) if names[1:] else constant
    raise LookupError(names[0])


def _fails(item: pytest.Item) -> bool:
    return any(report.failed for report in runtestprotocol(item, log=False, nextitem=None))


def hunt(game: str, files: list[Path], jobs: int) -> list[Found]:
    """All mutants of the files of a game, tried with the tests of that game."""
    plugin = Hunt(files, jobs)
    folder = ROOT / "tests" / game
    options = ["-qq", "-s", "--no-summary", "-p", "no:xdist", "-p", "no:cacheprovider"]
    ended = pytest.main([*options, "-m", "rule", str(folder)], plugins=[plugin])
    if ended not in (pytest.ExitCode.OK, pytest.ExitCode.NO_TESTS_COLLECTED):
        raise SystemExit(f"the tests of {game} do not run: {ended!r}")
    return plugin.found


def report(found: list[Found]) -> int:
    """What survived without an explanation, explanations that hold no more, and the counts."""
    entries = tomllib.loads(EXPLAINED.read_text(encoding="utf-8")).get("mutant", [])
    explained = {
        (entry["file"], entry["function"], entry["before"], entry["after"]) for entry in entries
    }
    alive = [one for one in found if one.fate in (SURVIVED, UNTESTED)]
    for one in alive:
        if one.key() not in explained:
            print(one.told())
    files = {one.file for one in found}
    unexplained = [one for one in alive if one.key() not in explained]
    stale = [
        key for key in explained if key[0] in files and key not in {one.key() for one in alive}
    ]
    for key in sorted(stale):
        print(f"{EXPLAINED.relative_to(ROOT)} is stale: {key[0]} {key[1]}: {key[3]}")
    fates = ", ".join(
        f"{sum(1 for one in found if one.fate == fate)} {fate}"
        for fate in (KILLED, TIMED_OUT, SURVIVED, UNTESTED)
    )
    print(f"{len(found)} mutants: {fates}; {len(unexplained)} of them unexplained")
    return 1 if unexplained or stale else 0


def main() -> int:
    """Hunt the mutants of the files that are named, game by game."""
    arguments = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[1])
    arguments.add_argument("--jobs", type=int, default=min(2, os.cpu_count() or 1))
    arguments.add_argument("files", nargs="*", default=SCORING, help="files or folders of games")
    asked = arguments.parse_args()
    if os.environ.get("BOTYARD_PURE") != "1":
        os.execve(sys.executable, [sys.executable, *sys.argv], {**os.environ, "BOTYARD_PURE": "1"})
    games: dict[str, list[Path]] = {}
    for name in asked.files or SCORING:
        path = (ROOT / name).resolve()
        if not path.is_relative_to(GAMES) or not path.exists():
            arguments.error(f"{name} is no file or folder under {GAMES.relative_to(ROOT)}")
        sources = [path] if path.is_file() else sorted(path.rglob("*.py"))
        games.setdefault(path.relative_to(GAMES).parts[0], []).extend(sources)
    found: list[Found] = []
    for game, files in games.items():
        found += hunt(game, files, asked.jobs)
    return report(found)


if __name__ == "__main__":
    sys.exit(main())
