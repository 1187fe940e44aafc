"""
All tests in their stages, with one line at the end that counts them: ``make test``.

``--fast`` runs what most changes need: ``make test-fast``.
"""

import argparse
import os
import re
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

ROOT = Path(__file__).parent.parent
PYTEST = [sys.executable, "-m", "pytest"]
PURE = {"BOTYARD_PURE": "1"}
KEPT = {"PYTHONDONTWRITEBYTECODE": ""}  # each of the many processes would read the sources anew
Stage = tuple[str, list[str], dict[str, str]]
CHECK: Stage = ("check", [sys.executable, "tools/check.py"], {})
EXAMPLES: Stage = ("examples in docstrings", [*PYTEST, "src"], PURE)
# One group after the other; the stages of a group, which keep one core busy each, side by side.
GROUPS: list[list[Stage]] = [
    [CHECK, EXAMPLES],
    [("compiled", [*PYTEST, "-n", "auto"], {})],
    [
        ("clauses", [*PYTEST, "-m", "rule", "--clauses", "-n", "auto", "tests"], PURE),
        ("web", [sys.executable, "tools/web.py", "all"], {}),
    ],
    [("browser", [sys.executable, "tools/web.py", "browser"], {})],
    [("Firefox", [sys.executable, "tools/web.py", "firefox"], {})],
    [("browser, measured", [sys.executable, "tools/web.py", "speed"], {})],
]
# These start servers, other Pythons or browsers, or play at length.
AT_LENGTH = ["bench", "bots", "nodes", "safety", "server", "upgrades"]
FAST: list[list[Stage]] = [
    [CHECK, EXAMPLES, ("web", [sys.executable, "tools/web.py", "test"], {})],
    [
        (
            "compiled",
            [*PYTEST, "-n", "auto", *(f"--ignore=tests/{folder}" for folder in AT_LENGTH)],
            {},
        )
    ],
]
COUNTED = re.compile(r"(\d+) (passed|failed|error|errors|skipped)")
FAILED = re.compile(r"\s*(FAILED|FAIL|ERROR)\b")
FLAKY = re.compile(r"FLAKY\b")  # it failed, was run once more and passed
COLOR = re.compile(r"\x1b\[[0-9;]*m")


def main(groups: list[list[Stage]] | None = None) -> int:
    """Run the stages group by group; a failing one does not stop the others."""
    counts = {"passed": 0, "failed": 0, "skipped": 0}
    broken: list[str] = []
    failures: list[str] = []
    flaky: list[str] = []
    for group in groups or GROUPS:
        with ThreadPoolExecutor(len(group)) as beside:
            outcomes = list(beside.map(run, group, [len(group) == 1] * len(group)))
        for (stage, _, _), (code, output) in zip(group, outcomes, strict=True):
            if stage != "clauses":  # those ran before
                for number, outcome in counted(output):
                    counts["failed" if outcome.startswith("error") else outcome] += int(number)
            flaky += named(FLAKY, output)
            if code:
                broken.append(stage)
                failures += named(FAILED, output)
    if flaky:
        print(*flaky, sep="\n")
    if broken:
        counts["failed"] = max(counts["failed"], 1)
        print(f"failed: {', '.join(broken)}", *failures, sep="\n")
    print(f"{counts['passed']} passed, {counts['failed']} failed, {counts['skipped']} skipped")
    return 1 if broken else 0


def run(stage: Stage, at_once: bool) -> tuple[int, list[str]]:
    """Run a stage and print what it says: at once, or in one piece when it has ended."""
    name, command, changes = stage
    begun = time.monotonic()
    output: list[str] = [f"== {name}\n"]
    if at_once:
        print(*output, end="", flush=True)
    with subprocess.Popen(
        command, cwd=ROOT, env=os.environ | KEPT | changes, stdout=subprocess.PIPE, text=True
    ) as process:
        assert process.stdout is not None
        for line in process.stdout:
            output.append(line)
            if at_once:
                print(line, end="", flush=True)
    ended = f"== {name}: {time.monotonic() - begun:.0f} s\n"
    print(ended if at_once else "".join([*output, ended]), end="", flush=True)
    return process.returncode, output


def counted(output: list[str]) -> list[tuple[str, str]]:
    """How many tests came out how: the last line that says so."""
    said = (COUNTED.findall(COLOR.sub("", line)) for line in reversed(output))
    return next((found for found in said if found), [])


def named(said: re.Pattern[str], output: list[str]) -> list[str]:
    """The lines that name a test in such words, each once."""
    plain = (COLOR.sub("", line).strip() for line in output)
    return list(dict.fromkeys(line for line in plain if said.match(line)))


if __name__ == "__main__":
    parser = argparse.ArgumentParser(prog="test", description="All tests in their stages.")
    parser.add_argument("--fast", action="store_true", help="only what most changes need")
    sys.exit(main(FAST if parser.parse_args().fast else GROUPS))
