"""The table: one line for each row, then how they compare."""

from collections.abc import Iterable, Sequence
from statistics import median_low
from typing import Final

from rich.box import SIMPLE_HEAD
from rich.table import Table

from bench.running import Measured

COLUMNS: Final = (
    "row",
    "seats",
    "games/s",
    "decisions/s",
    "choices/s",
    "chance/s",
    "clone µs",
)
WHOLE: Final = "botyard-whole"
STEPPED: Final = "botyard-stepped"
REGISTERS: Final = "roborally-registers"  # its decisions and choices are registers
FACTORY: Final = "bot-factory-whole"
FACTORIES: Final = "factories-whole"
INTERPRETED: Final = "-interpreted"  # behind the key of a row: the same, not compiled
BEFORE: Final = "-before"  # the same at another revision
PEERS: Final = ("openspiel-hearts", "catanatron")


def median_run(runs: Sequence[Measured]) -> Measured:
    """
    The run in the middle, by choices per second; its clone time is the middle one too.

    With an even number of runs the slower of the two in the middle is taken.
    """
    middle = median_low([run.choices_rate() for run in runs])
    chosen = next(run for run in runs if run.choices_rate() == middle)
    clones = sorted(run.clone for run in runs if run.clone is not None)
    return chosen._replace(clone=clones[len(clones) // 2] if clones else None)


def cells(run: Measured) -> list[str]:
    """The numbers of a line."""
    return [
        str(run.seats),
        _number(run.games_rate()),
        _number(run.decisions_rate()),
        _number(run.choices_rate()),
        _number(run.chance_rate()) if run.chance else "–",
        f"{run.clone:.2f}" if run.clone is not None else "–",
    ]


def ratios(runs: dict[str, Measured], revision: str = "") -> list[tuple[str, str]]:
    """How our rows compare with peers and with another revision, in choices per second."""
    lines: list[tuple[str, str]] = []
    for key in (WHOLE, STEPPED, FACTORY, FACTORIES):
        for other in (*PEERS, key + BEFORE):
            if key in runs and other in runs:
                name = other.replace(BEFORE, f" at {revision}")
                lines.append((f"{key} / {name}", _times(runs[key], runs[other])))
    if REGISTERS in runs and REGISTERS + BEFORE in runs:
        times = _times(runs[REGISTERS], runs[REGISTERS + BEFORE])
        lines.append((f"{REGISTERS} / {REGISTERS} at {revision}", times))
    now, before = runs.get(WHOLE), runs.get(WHOLE + BEFORE)
    if now and before and now.clone and before.clone:
        lines.append(
            (f"clone time / clone time at {revision}", f"{now.clone / before.clone:.2f} ×")
        )
    return lines


def rich_table(runs: Iterable[Measured]) -> Table:
    """The table for a terminal."""
    table = Table(box=SIMPLE_HEAD, padding=(0, 1, 0, 0))
    for number, column in enumerate(COLUMNS):
        table.add_column(column, justify="right" if number else "left", overflow="fold")
    for run in runs:
        table.add_row(run.key, *cells(run))
    return table


def markdown_table(runs: Iterable[Measured]) -> str:
    """The table for a page."""
    lines = [_markdown(COLUMNS), _markdown(["---", *["---:"] * (len(COLUMNS) - 1)])]
    lines += [_markdown([run.title, *cells(run)]) for run in runs]
    return "\n".join(lines)


def markdown_ratios(lines: Iterable[tuple[str, str]]) -> str:
    """The comparison for a page."""
    rows = [_markdown(["choices/s compared", "ratio"]), _markdown(["---", "---:"])]
    return "\n".join([*rows, *(_markdown(line) for line in lines)])


def _markdown(line: Iterable[str]) -> str:
    return f"| {' | '.join(line)} |"


def _times(mine: Measured, other: Measured) -> str:
    return f"{mine.choices_rate() / other.choices_rate():.2f} ×"


def _number(rate: float) -> str:
    """
    A rate that can be read at a glance.

    >>> _number(1234567.8), _number(87.3)
    ('1,234,568', '87.3')
    """
    return f"{rate:,.0f}" if rate >= 100 else f"{rate:.1f}"
