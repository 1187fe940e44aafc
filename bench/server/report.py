"""The table: a line for each measure, a column for each server."""

import math
from collections.abc import Sequence
from statistics import median, median_low
from typing import NamedTuple

from rich.box import SIMPLE_HEAD
from rich.table import Table

from bench.server.load import Run
from bench.server.measure import Memory, Saturation


class Column(NamedTuple):
    """All that was measured of a server; what was not asked for is absent."""

    title: str
    runs: Sequence[Run]  # of the fixed load
    saturation: Saturation | None = None
    memory: Memory | None = None
    syncs: Sequence[float] = ()  # milliseconds of an fdatasync beside each run, if it makes any


def median_run(runs: Sequence[Run]) -> Run:
    """The run in the middle by its 99th percentile, of those in which the generator kept up."""
    honest = [run for run in runs if run.honest()] or list(runs)
    middle = median_low([run.latency.p99 for run in honest])
    return next(run for run in honest if run.latency.p99 == middle)


def lines(columns: Sequence[Column], tables: int, idle_tables: int) -> list[list[str]]:
    """The head and the lines under it."""
    told = [["", *(column.title for column in columns)]]
    if all(column.runs for column in columns):
        runs = [median_run(column.runs) for column in columns]
        rate = f"{runs[0].rate:,.0f} moves/s, {2 * tables:,} connections"
        told += [
            [f"{rate}: p50", *(_time(run.latency.p50) for run in runs)],
            ["an fdatasync, in the same run", *(_sync(column) for column in columns)],
            ["p95", *(_time(run.latency.p95) for run in runs)],
            ["p99", *(_time(run.latency.p99) for run in runs)],
            ["slowest", *(_time(run.latency.most) for run in runs)],
            ["never answered", *(f"{run.unanswered:,}" for run in runs)],
            ["sent for a move", *(f"{run.received:,.0f} B" for run in runs)],
            ["server's core used", *(f"{run.cpu:.0%}" for run in runs)],
            ["generator late (p99)", *(_late(run) for run in runs)],
        ]
    saturations = [column.saturation for column in columns]
    if any(saturations):
        told.append(["moves/s held with p99 under 100 ms", *map(_held, saturations)])
    memories = [column.memory for column in columns]
    if any(memories):
        told += [
            [
                f"{idle_tables:,} idle tables",
                *(_more(found and found.loaded) for found in memories),
            ],
            ["evicted", *(_more(found and found.evicted) for found in memories)],
            ["as many more, evicted", *(_more(found and found.again) for found in memories)],
        ]
    return told


def rich_table(told: Sequence[Sequence[str]]) -> Table:
    """The table for a terminal."""
    table = Table(box=SIMPLE_HEAD, padding=(0, 1, 0, 0))
    for number, title in enumerate(told[0]):
        table.add_column(title, justify="right" if number else "left", overflow="fold")
    for line in told[1:]:
        table.add_row(*line)
    return table


def markdown_table(told: Sequence[Sequence[str]]) -> str:
    """The table for a page."""
    rule = ["---", *["---:"] * (len(told[0]) - 1)]
    return "\n".join(f"| {' | '.join(line)} |" for line in (told[0], rule, *told[1:]))


def _time(milliseconds: float) -> str:
    """
    A time that can be read at a glance.

    >>> _time(0.8124), _time(123.4), _time(math.inf)
    ('0.81 ms', '123 ms', 'never')
    """
    if math.isinf(milliseconds):
        return "never"
    return f"{milliseconds:.2f} ms" if milliseconds < 100 else f"{milliseconds:,.0f} ms"


def _sync(column: Column) -> str:
    return _time(median(column.syncs)) if column.syncs else "none"


def _late(run: Run) -> str:
    return _time(run.lateness.p99) + ("" if run.honest() else ": void")


def _held(found: Saturation | None) -> str:
    """The rate held; "at least" if it was the generator that gave up above it."""
    if found is None:
        return "–"
    rate = f"{found.held.rate:,.0f}"
    return rate if found.failed.lost_by_server() else f"at least {rate}"


def _more(megabytes: float | None) -> str:
    return "–" if megabytes is None else f"{megabytes:+.1f} MB"
