"""What is measured: a fixed load, saturation, and the memory of idle tables."""

import asyncio
import sys
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final, NamedTuple

from bench.running import Trouble
from bench.server.adapter import Adapter
from bench.server.load import Run, load
from bench.server.process import Api, Cores, Server, free_port, started
from bench.server.tables import join, leave, play
from bench.server.timetable import timetable

LIMIT: Final = 100.0  # milliseconds: with more at the 99th percentile a rate is not held
STEP: Final = 1.5  # from one rate to the next while they are held
NEAR: Final = 1.05  # the search ends when the rates held and not held are this near
WARM_UP: Final = 3.0  # seconds
IDLE_MOVES: Final = 10  # played at a table before it is left
BATCH: Final = 50  # tables that are played at the same time before they are left


class Plan(NamedTuple):
    """How much and how long."""

    tables: int
    rate: float
    seconds: float  # of the fixed load
    step: float  # seconds at each rate of the search
    idle_tables: int
    seed: int
    folder: Path  # where databases lie
    where: Cores


class Saturation(NamedTuple):
    """The run at the highest rate held, and the lowest rate that was not."""

    held: Run
    failed: Run


class Memory(NamedTuple):
    """Resident megabytes more than before."""

    loaded: float  # with idle tables
    evicted: float | None = None  # when they have been evicted
    again: float | None = None  # when as many others have come and been evicted


@contextmanager
def serving(adapter: Adapter, plan: Plan) -> Iterator[Server]:
    """A server with nothing in it."""
    with TemporaryDirectory(prefix="botyard-bench-", dir=plan.folder) as folder:
        port = free_port()
        command = adapter.command(port, Path(folder))
        with started(command, port, adapter.up, plan.where) as server:
            yield server


async def fixed(adapter: Adapter, plan: Plan) -> Run:
    """The load that the goal speaks of."""
    with serving(adapter, plan) as server:
        return await _at_rate(adapter, server, plan, plan.rate, plan.seconds)


async def saturation(adapter: Adapter, plan: Plan) -> Saturation:
    """How many moves a server can take; every rate begins with new tables and connections."""
    with serving(adapter, plan) as server:

        async def attempt(rate: float) -> Run:
            """Twice if need be: a hiccup of the machine is not the server's limit."""
            run = await _at_rate(adapter, server, plan, rate, plan.step)
            if run.holds(LIMIT):
                return run
            return await _at_rate(adapter, server, plan, rate, plan.step)

        return await highest(attempt, plan.rate)


async def highest(attempt: Callable[[float], Awaitable[Run]], rate: float) -> Saturation:
    """Raise the rate until it is not held, lower it until it is, then close the gap."""
    run = await attempt(rate)
    held, failed = (run, None) if run.holds(LIMIT) else (None, run)
    while held is None or failed is None or failed.rate / held.rate > NEAR:
        if failed is None:
            rate *= STEP
        elif held is None:
            rate /= STEP
        else:
            rate = (held.rate * failed.rate) ** 0.5
        run = await attempt(rate)
        if run.holds(LIMIT):
            held = run
        else:
            failed = run
    return Saturation(held, failed)


async def memory(adapter: Adapter, plan: Plan) -> Memory:
    """What idle tables cost; some come before, so that a server's first steps do not count."""
    with serving(adapter, plan) as server:
        await _play_and_leave(adapter, server, 2 * BATCH)
        await asyncio.sleep(adapter.idle or 1)
        before = server.memory()
        loaded = await _play_and_leave(adapter, server, plan.idle_tables) - before
        if adapter.idle is None:
            return Memory(loaded)
        await asyncio.sleep(adapter.idle)
        evicted = server.memory() - before
        await _play_and_leave(adapter, server, plan.idle_tables)
        await asyncio.sleep(adapter.idle)
        return Memory(loaded, evicted, server.memory() - before)


async def _at_rate(
    adapter: Adapter, server: Server, plan: Plan, rate: float, seconds: float
) -> Run:
    """New tables, everybody connected, moves at this rate."""
    tables = adapter.open_tables(Api(server.port), plan.tables)
    await join(server.port, tables)
    moves = timetable(rate, WARM_UP + seconds, plan.tables, plan.seed)
    run = await load(server.used, tables, moves, rate, WARM_UP)
    await leave(tables)
    print(f"{adapter.name}: {run.line()}", file=sys.stderr, flush=True)
    return run


async def _play_and_leave(adapter: Adapter, server: Server, count: int) -> float:
    """Leave tables behind that have been played at; the megabytes then."""
    api = Api(server.port)
    begun = time.monotonic()
    for _ in range(0, count, BATCH):
        tables = adapter.open_tables(api, BATCH)
        await join(server.port, tables)
        await play(tables, IDLE_MOVES)
        await leave(tables)
    if adapter.idle is not None and time.monotonic() - begun > adapter.idle:
        raise Trouble(f"{adapter.name}: the first tables were evicted before the last had come")
    return server.memory()
