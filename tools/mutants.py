"""
Would a test notice? ``make mutants`` changes the rules line by line and runs the tests of each.

Every comparison, operator, number, condition, return value and statement of the chosen files is
changed, one at a time, in the memory of a copy of this process; the files stay as they are. Of
the tests of the game only those run that execute the changed line, the quickest first. What no
test notices is listed; what cannot be noticed stands with its reason in ``tools/mutants.toml``.
Only tests that name a clause count, no golden transcripts and no whole games. What runs only
while the game is imported (constants, the making of choices) is tried once more in a process of
its own, before it counts as unnoticed.

All mutants of a game take long. ``--sample N`` tries N of them, drawn by ``--seed``, and says
between which bounds the share of unexplained ones among all lies (Wilson, 95 %).

    python tools/mutants.py [--jobs 2] [--sample N] [--seed 1] [FILE or FOLDER …]
"""

import argparse
import ast
import math
import os
import random
import resource
import signal
import subprocess
import sys
import time
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass, field
from importlib.machinery import SourceFileLoader
from pathlib import Path
from types import CodeType, FrameType, FunctionType, ModuleType
from typing import Any

ROOT = Path(__file__).parent.parent
GAMES = ROOT / "src" / "botyard" / "games"
EXPLAINED = ROOT / "tools" / "mutants.toml"
SCORING = [str(file.relative_to(ROOT)) for file in sorted(GAMES.glob("*/scoring.py"))]
MEMORY = 4 << 30  # bytes that a mutant may take
OPTIONS = ["-qq", "-s", "--no-summary", "-p", "no:xdist", "-p", "no:cacheprovider"]
LONGEST = 1800  # seconds for all tests of a game
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
    number: int = 0  # of all mutants of its file

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

    def __init__(self, chosen: dict[Path, set[int]], jobs: int) -> None:
        self.files = list(chosen)
        self.chosen = chosen
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
        for file, number, mutant, code in _mutants(self.chosen):
            found = Found(str(file.relative_to(ROOT)), mutant, UNTESTED, number)
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
                if found.fate == SURVIVED:
                    print(found.told(), flush=True)
                del running[child]
                return
            time.sleep(0.005)


def chosen_of(files: list[Path], sample: int, seed: int) -> dict[Path, set[int]]:
    """Which mutants of each file are tried: all, or so many of all files together."""
    every = [
        (file, number)
        for file in files
        for number, _ in enumerate(mutants_of(ast.parse(file.read_text(encoding="utf-8"))))
    ]
    if 0 < sample < len(every):
        every = random.Random(seed).sample(every, sample)
    return {file: {number for other, number in every if other == file} for file in files}


def _mutants(chosen: dict[Path, set[int]]) -> Iterator[tuple[Path, int, Mutant, CodeType]]:
    """Every chosen mutant, compiled."""
    for file, numbers in chosen.items():
        tree = ast.parse(file.read_text(encoding="utf-8"))
        for number, mutant in enumerate(mutants_of(tree)):
            if number in numbers:
                undo = mutant.change()
                code = compile(ast.fix_missing_locations(tree), str(file), "exec")
                undo()
                yield file, number, mutant, code


def import_with(file: Path, number: int) -> None:
    """Let a file be imported with one of its mutants planted."""
    plain = SourceFileLoader.get_code

    def get_code(loader: SourceFileLoader, name: str) -> CodeType | None:
        if Path(loader.path) != file:
            return plain(loader, name)
        tree = ast.parse(file.read_text(encoding="utf-8"))
        for at, mutant in enumerate(mutants_of(tree)):
            if at == number:
                mutant.change()
                break
        return compile(ast.fix_missing_locations(tree), str(file), "exec")

    SourceFileLoader.get_code = get_code  # type: ignore[method-assign, assignment]


def try_imported(found: Found) -> None:
    """Try a mutant of what runs while the game is imported, in a process of its own."""
    command = [sys.executable, __file__, f"--plant={found.number}", found.file]
    try:
        done = subprocess.run(command, capture_output=True, check=False, cwd=ROOT, timeout=LONGEST)
    except subprocess.TimeoutExpired:
        found.fate = TIMED_OUT
    else:
        found.fate = SURVIVED if done.returncode == 0 else KILLED


def run_planted(file: Path, number: int) -> int:
    """The tests of a game with one mutant, up to the first that fails."""
    import_with(file, number)
    return int(pytest.main([*OPTIONS, "-x", "-m", "rule", str(_tests_of(file))]))


def _tests_of(file: Path) -> Path:
    return ROOT / "tests" / file.relative_to(GAMES).parts[0]


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


def hunt(game: str, files: list[Path], jobs: int, sample: int, seed: int) -> list[Found]:
    """The mutants of the files of a game, tried with the tests of that game."""
    plugin = Hunt(chosen_of(files, sample, seed), jobs)
    ended = pytest.main([*OPTIONS, "-m", "rule", str(ROOT / "tests" / game)], plugins=[plugin])
    if ended not in (pytest.ExitCode.OK, pytest.ExitCode.NO_TESTS_COLLECTED):
        raise SystemExit(f"the tests of {game} do not run: {ended!r}")
    known = explained()
    for one in plugin.found:
        made_once = not one.mutant.function or one.mutant.function.endswith("__init__")
        if one.fate in (SURVIVED, UNTESTED) and made_once and one.key() not in known:
            try_imported(one)
    return plugin.found


def explained() -> set[tuple[str, str, str, str]]:
    """The mutants that no test can notice."""
    entries = tomllib.loads(EXPLAINED.read_text(encoding="utf-8")).get("mutant", [])
    return {
        (entry["file"], entry["function"], entry["before"], entry["after"]) for entry in entries
    }


def bounds(part: int, whole: int) -> tuple[float, float]:
    """
    Wilson's interval (95 %) for a share of which a sample is known.

    >>> [round(bound, 3) for bound in bounds(4, 400)]
    [0.004, 0.025]
    """
    z, share = 1.96, part / whole
    middle = share + z * z / (2 * whole)
    spread = z * math.sqrt(share * (1 - share) / whole + z * z / (4 * whole * whole))
    return (middle - spread) / (1 + z * z / whole), (middle + spread) / (1 + z * z / whole)


def report(found: list[Found], *, sampled: bool = False) -> int:
    """What survived without an explanation, explanations that hold no more, and the counts."""
    known = explained()
    alive = [one for one in found if one.fate in (SURVIVED, UNTESTED)]
    for one in alive:
        if one.key() not in known:
            print(one.told())
    files = {one.file for one in found}
    unexplained = [one for one in alive if one.key() not in known]
    lost = known - {one.key() for one in alive}
    if sampled:
        lost &= {one.key() for one in found}
    stale = [key for key in lost if key[0] in files]
    for key in sorted(stale):
        print(f"{EXPLAINED.relative_to(ROOT)} is stale: {key[0]} {key[1]}: {key[3]}")
    fates = ", ".join(
        f"{sum(1 for one in found if one.fate == fate)} {fate}"
        for fate in (KILLED, TIMED_OUT, SURVIVED, UNTESTED)
    )
    print(f"{len(found)} mutants: {fates}; {len(unexplained)} of them unexplained")
    if sampled and found:
        low, high = bounds(len(unexplained), len(found))
        print(f"a sample: of all mutants {low:.1%} to {high:.1%} are unexplained")
    return 1 if unexplained or stale else 0


def main() -> int:
    """Hunt the mutants of the files that are named, game by game."""
    arguments = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[1])
    arguments.add_argument("--jobs", type=int, default=min(2, os.cpu_count() or 1))
    arguments.add_argument("files", nargs="*", default=SCORING, help="files or folders of games")
    arguments.add_argument("--sample", type=int, default=0, help="so many mutants of each game")
    arguments.add_argument("--seed", type=int, default=1, help="which ones")
    arguments.add_argument("--plant", type=int, help=argparse.SUPPRESS)
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
    if asked.plant is not None:
        return run_planted(ROOT / asked.files[0], asked.plant)
    found: list[Found] = []
    for game, files in games.items():
        found += hunt(game, files, asked.jobs, asked.sample, asked.seed)
    return report(found, sampled=asked.sample > 0)


if __name__ == "__main__":
    sys.exit(main())
