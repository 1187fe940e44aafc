"""
How Botyard's server does under load, beside boardgame.io's: one table.

The server has one core, the generator another. ``bench/README.md`` says what is counted.
"""

import argparse
import resource
import sys
from pathlib import Path
from tempfile import gettempdir
from typing import Final

import uvloop
from rich.console import Console

if __name__ == "__main__":
    sys.path[0] = str(Path(__file__).parents[2])  # where the package "bench" lies

from bench.running import Trouble
from bench.server.adapter import Adapter
from bench.server.boardgame_io import BoardgameIo, BoardgameIoFiles
from bench.server.botyard_server import Botyard
from bench.server.disk import sync_time
from bench.server.load import QUIET, Run
from bench.server.measure import Memory, Plan, Saturation, fixed, memory, saturation
from bench.server.process import cores
from bench.server.report import Column, lines, markdown_table, median_run, rich_table

PARTS: Final = ("fixed", "saturation", "memory")


def main() -> int:
    """Measure what was asked for, and print the table."""
    asked = _arguments()
    console = Console(stderr=True)
    resource.setrlimit(resource.RLIMIT_NOFILE, (resource.getrlimit(resource.RLIMIT_NOFILE)[1],) * 2)
    adapters: list[Adapter] = [BoardgameIo(), BoardgameIoFiles(), Botyard(asked.seed)]
    adapters = [adapter for adapter in adapters if asked.only in (None, adapter.name)]
    plan = _plan(asked)
    if plan.where.server == plan.where.generator:
        console.print("bench: one core for both: the generator takes from the server")
    try:
        for adapter in adapters:
            adapter.install()
        columns = uvloop.run(_measure(adapters, plan, asked.parts, asked.repeats))
    except (Trouble, OSError) as trouble:
        console.print(f"bench: {trouble or type(trouble).__name__}", markup=False, style="bold")
        return 1
    told = lines(columns, plan.tables, plan.idle_tables)
    if asked.markdown:
        print(markdown_table(told))
    else:
        Console().print(rich_table(told))
    return _judge(columns, console)


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="bench/server", description="Servers under load.")
    parser.add_argument("parts", nargs="*", help=f"of {', '.join(PARTS)} (default all)")
    parser.add_argument(
        "--only",
        choices=("boardgame.io", "boardgame.io-files", "botyard"),
        help="one of the servers",
    )
    parser.add_argument("--markdown", action="store_true", help="print the table for a page")
    parser.add_argument("--tables", type=int, default=500, help="of two seats (default 500)")
    parser.add_argument("--rate", type=float, default=500.0, help="moves per second (default 500)")
    parser.add_argument("--seconds", type=float, default=20.0, help="of fixed load (default 20)")
    parser.add_argument("--step", type=float, default=8.0, help="seconds per rate (default 8)")
    parser.add_argument("--repeats", type=int, default=3, help="of the fixed load (default 3)")
    parser.add_argument("--idle-tables", type=int, default=1000, help="(default 1000)")
    parser.add_argument("--seed", type=int, default=1, help="of the timetable (default 1)")
    parser.add_argument("--folder", type=Path, default=Path(gettempdir()), help="for databases")
    asked = parser.parse_args()
    if unknown := set(asked.parts) - set(PARTS):
        parser.error(f"unknown part {unknown.pop()!r}; there are {', '.join(PARTS)}")
    asked.parts = asked.parts or list(PARTS)
    return asked


def _plan(asked: argparse.Namespace) -> Plan:
    return Plan(
        tables=asked.tables,
        rate=asked.rate,
        seconds=asked.seconds,
        step=asked.step,
        idle_tables=asked.idle_tables,
        seed=asked.seed,
        folder=asked.folder,
        where=cores(),
    )


async def _measure(
    adapters: list[Adapter], plan: Plan, parts: list[str], repeats: int
) -> list[Column]:
    """Part after part, in each of them server after server: a slow minute hits all."""
    runs: dict[str, list[Run]] = {adapter.name: [] for adapter in adapters}
    saturations: dict[str, Saturation] = {}
    memories: dict[str, Memory] = {}
    syncs: dict[str, list[float]] = {adapter.name: [] for adapter in adapters}
    for _ in range(repeats if "fixed" in parts else 0):
        for adapter in adapters:
            if adapter.syncs:
                syncs[adapter.name].append(sync_time(plan.folder))
            runs[adapter.name].append(await fixed(adapter, plan))
    for adapter in adapters:
        if "saturation" in parts:
            saturations[adapter.name] = await saturation(adapter, plan)
        if "memory" in parts:
            memories[adapter.name] = await memory(adapter, plan)
    return [
        Column(
            adapter.title(),
            runs[adapter.name],
            saturations.get(adapter.name),
            memories.get(adapter.name),
            syncs[adapter.name],
        )
        for adapter in adapters
    ]


def _judge(columns: list[Column], console: Console) -> int:
    """Say what makes the numbers doubtful; a generator that was late makes them void."""
    runs = [median_run(column.runs) for column in columns if column.runs]
    searched = [run for column in columns if column.saturation for run in column.saturation]
    disturbed = max((run.disturbed() for run in runs + searched), default=0.0)
    if disturbed > QUIET:
        console.print(f"bench: others were at work: they took up to {disturbed:.0%} of a core")
    if not all(run.honest() for run in runs):
        console.print("bench: the generator fell behind its timetable: the run is void")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
