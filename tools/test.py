"""All tests in their stages, with one line at the end that counts them: ``make test``."""

import os
import re
import subprocess
import sys
import time
from pathlib import Path

ROOT = Path(__file__).parent.parent
PYTEST = [sys.executable, "-m", "pytest"]
STAGES: dict[str, tuple[list[str], dict[str, str]]] = {
    "check": ([sys.executable, "tools/check.py"], {}),
    "compiled": ([*PYTEST, "-n", "2"], {}),
    "examples in docstrings": ([*PYTEST, "src"], {"BOTYARD_PURE": "1"}),
    "clauses": (
        [*PYTEST, "-m", "rule", "--clauses", "-p", "no:xdist", "tests"],
        {"BOTYARD_PURE": "1"},
    ),
    "web": ([sys.executable, "tools/web.py", "all"], {}),
    "browser": ([sys.executable, "tools/web.py", "browser"], {}),
    "browser, measured": ([sys.executable, "tools/web.py", "speed"], {}),
}
COUNTED = re.compile(r"(\d+) (passed|failed|error|errors|skipped)")
FAILED = re.compile(r"\s*(FAILED|FAIL|ERROR)\b")
COLOUR = re.compile(r"\x1b\[[0-9;]*m")


def main() -> int:
    """Run the stages one after the other; a failing one does not stop the others."""
    counts = {"passed": 0, "failed": 0, "skipped": 0}
    broken: list[str] = []
    failures: list[str] = []
    for stage, (command, changes) in STAGES.items():
        print(f"== {stage}", flush=True)
        begun = time.monotonic()
        output: list[str] = []
        with subprocess.Popen(
            command, cwd=ROOT, env=os.environ | changes, stdout=subprocess.PIPE, text=True
        ) as process:
            assert process.stdout is not None
            for line in process.stdout:
                print(line, end="", flush=True)
                output.append(line)
        if stage != "clauses":  # those ran before
            for number, outcome in counted(output):
                counts["failed" if outcome.startswith("error") else outcome] += int(number)
        if process.returncode:
            broken.append(stage)
            failures += failed(output)
        print(f"== {stage}: {time.monotonic() - begun:.0f} s", flush=True)
    if broken:
        counts["failed"] = max(counts["failed"], 1)
        print(f"failed: {', '.join(broken)}", *failures, sep="\n")
    print(f"{counts['passed']} passed, {counts['failed']} failed, {counts['skipped']} skipped")
    return 1 if broken else 0


def counted(output: list[str]) -> list[tuple[str, str]]:
    """How many tests came out how: the last line that says so."""
    said = (COUNTED.findall(COLOUR.sub("", line)) for line in reversed(output))
    return next((found for found in said if found), [])


def failed(output: list[str]) -> list[str]:
    """The lines that name a failed test, each once."""
    plain = (COLOUR.sub("", line).strip() for line in output)
    return list(dict.fromkeys(line for line in plain if FAILED.match(line)))


if __name__ == "__main__":
    sys.exit(main())
