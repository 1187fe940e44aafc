"""
How fast Botyard is, and against whom: ``make bench``.

All rows run one after the other on one core, each in a process of its own, and that several
times over; the median of each is shown. ``bench/README.md`` says what is counted.
"""

import argparse
import os
import sys
from contextlib import ExitStack
from pathlib import Path
from typing import Final

from rich.console import Console
from rich.progress import Progress

if __name__ == "__main__":
    sys.path[0] = str(Path(__file__).parents[1])  # where the package "bench" lies

from bench.running import Measured, Row, Trouble, built, engine_row, peer_rows
from bench.table import (
    BEFORE,
    FACTORIES,
    FACTORY,
    INTERPRETED,
    REGISTERS,
    STEPPED,
    WHOLE,
    markdown_ratios,
    markdown_table,
    median_run,
    ratios,
    rich_table,
)

QUIET: Final = 0.9  # the share of a core that a process gets on a quiet machine, at least


def main() -> int:
    """Measure everything that was asked for, and print the table."""
    asked = _arguments()
    console = Console(stderr=True)
    try:
        with ExitStack() as stack:
            rows = _rows(asked, stack)
            _stay_on_one_core()
            measured = _measure(
                rows, asked, stack.enter_context(Progress(console=console, transient=True))
            )
    except Trouble as trouble:
        console.print(f"bench: {trouble}", markup=False, style="bold")
        return 1
    least = min(run.share for run in measured.values())
    if least < QUIET:
        console.print(f"bench: others were at work: a process got {least:.0%} of its core")
    compared = ratios(measured, asked.against or "")
    if asked.markdown:
        print(markdown_table(measured.values()))
        print()
        print(markdown_ratios(compared))
    else:
        out = Console()
        out.print(rich_table(measured.values()))
        for what, ratio in compared:
            out.print(f"{ratio:>9}  {what}", highlight=False)
    return 0


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="bench", description="How fast, and against whom.")
    parser.add_argument("--no-peers", action="store_true", help="leave other engines out")
    parser.add_argument("--against", metavar="REV", help="compare with another revision of ours")
    parser.add_argument("--markdown", action="store_true", help="print tables for a page")
    parser.add_argument("--seconds", type=float, default=3.0, help="for each run (default 3)")
    parser.add_argument("--repeats", type=int, default=3, help="runs of each row (default 3)")
    parser.add_argument("--seed", type=int, default=1, help="of the random games (default 1)")
    return parser.parse_args()


def _rows(asked: argparse.Namespace, stack: ExitStack) -> list[Row]:
    """All rows, the fastest first; what they need is built or installed."""
    rows = [
        engine_row(WHOLE, "whole"),
        engine_row(STEPPED, "stepped"),
        engine_row(REGISTERS, "registers"),
        engine_row(FACTORY, "factory"),
        engine_row(FACTORIES, "factories"),
        engine_row(WHOLE + INTERPRETED, "whole", interpreted=True),
        engine_row(STEPPED + INTERPRETED, "stepped", interpreted=True),
        engine_row(REGISTERS + INTERPRETED, "registers", interpreted=True),
        engine_row(FACTORY + INTERPRETED, "factory", interpreted=True),
        engine_row(FACTORIES + INTERPRETED, "factories", interpreted=True),
    ]
    if asked.against:
        source = stack.enter_context(built(asked.against))
        rows.append(engine_row(WHOLE + BEFORE, "whole", source=source))
        rows.append(engine_row(STEPPED + BEFORE, "stepped", source=source))
        rows.append(engine_row(REGISTERS + BEFORE, "registers", source=source))
        rows.append(engine_row(FACTORY + BEFORE, "factory", source=source))
        rows.append(engine_row(FACTORIES + BEFORE, "factories", source=source))
    if not asked.no_peers:
        rows += peer_rows()
    return rows


def _stay_on_one_core() -> None:
    """This process and all that it starts; where the system cannot, it is left alone."""
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})


def _measure(rows: list[Row], asked: argparse.Namespace, progress: Progress) -> dict[str, Measured]:
    """Each row several times, round after round, so that a slow minute hits all alike."""
    runs: dict[str, list[Measured]] = {row.key: [] for row in rows}
    bar = progress.add_task("", total=len(rows) * asked.repeats)
    for _ in range(asked.repeats):
        for row in rows:
            progress.update(bar, description=row.key)
            runs[row.key].append(row.run(asked.seconds, asked.seed))
            progress.advance(bar)
    return {key: median_run(measured) for key, measured in runs.items()}


if __name__ == "__main__":
    sys.exit(main())
