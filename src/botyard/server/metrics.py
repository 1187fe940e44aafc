"""What a server measures of itself, as Prometheus reads it."""

import asyncio
import time
from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from botyard.server.live_tables import LiveTables
from botyard.server.pool import Pool
from botyard.server.store.trouble import TROUBLES
from botyard.tables.entries import LATE, ORDER, Entry

TYPE: Final = "text/plain; version=0.0.4; charset=utf-8"
SECONDS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)
BEAT: Final = 0.5  # seconds between two looks how late the event loop is


class Histogram:
    """How many took how long."""

    def __init__(self, bounds: Sequence[float] = SECONDS) -> None:
        self._bounds = bounds
        self._counts = [0] * (len(bounds) + 1)
        self._sum = 0.0

    def observe(self, seconds: float) -> None:
        """One more."""
        self._sum += seconds
        place = next(
            (place for place, bound in enumerate(self._bounds) if seconds <= bound),
            len(self._bounds),
        )
        self._counts[place] += 1

    def lines(self, name: str) -> Iterable[str]:
        """All buckets, each with what is in those before it."""
        total = 0
        for bound, count in zip((*self._bounds, "+Inf"), self._counts, strict=True):
            total += count
            yield f'{name}_bucket{{le="{bound}"}} {total}'
        yield f"{name}_sum {self._sum:.6f}"
        yield f"{name}_count {total}"


class Metrics:
    """Counters of this process, since it was started."""

    def __init__(self) -> None:
        self.requests = Histogram()
        self.orders = Histogram()  # from a person's order to its receipt
        self.commits = Histogram()
        self.lag = Histogram()
        self._moves = 0
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin to feel the pulse of the event loop."""
        self._task = asyncio.create_task(self._beat())

    async def close(self) -> None:
        """Stop."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    def committed(self, entry: Entry, seconds: float) -> None:
        """An entry is stored, after so long."""
        self.commits.observe(seconds)
        self._moves += entry.kind in (ORDER, LATE)

    def text(self, live_tables: LiveTables, pool: Pool) -> str:
        """Everything, line by line."""
        tables = live_tables.tables()
        jobs = pool.waiting()
        lines = [
            *_lines("botyard_tables", "gauge", {"": len(tables)}),
            *_lines(
                "botyard_connections", "gauge", {"": sum(len(live.connections) for live in tables)}
            ),
            *_lines("botyard_moves_total", "counter", {"": self._moves}),
            *_lines("botyard_jobs_waiting", "gauge", _labeled("kind", jobs)),
            *_lines("botyard_workers", "gauge", _labeled("state", pool.workers())),
            *_lines("botyard_store_errors_total", "counter", _labeled("error", TROUBLES)),
        ]
        for name, histogram in (
            ("botyard_request_seconds", self.requests),
            ("botyard_order_seconds", self.orders),
            ("botyard_commit_seconds", self.commits),
            ("botyard_loop_lag_seconds", self.lag),
        ):
            lines += [f"# TYPE {name} histogram", *histogram.lines(name)]
        return "\n".join(lines) + "\n"

    async def _beat(self) -> None:
        while True:
            due = time.perf_counter() + BEAT
            await asyncio.sleep(BEAT)
            self.lag.observe(max(0.0, time.perf_counter() - due))


def _lines(name: str, kind: str, values: Mapping[str, int]) -> Iterable[str]:
    yield f"# TYPE {name} {kind}"
    for labels, value in values.items():
        yield f"{name}{labels} {value}"


def _labeled(label: str, values: Mapping[str, int]) -> dict[str, int]:
    return {f'{{{label}="{value}"}}': count for value, count in values.items()}
