"""
The generator: open loop, so that no move waits for the answer to another table's.

Coordinated omission is what flatters a server when a client that waits for it stops asking. Here
every move has its time before the run begins, and its latency counts from that time on.
"""

import asyncio
import gc
import time
from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from bench.server.process import Used
from bench.server.tables import Table, check
from bench.server.timetable import Move, Spread, spread

PATIENCE: Final = 5.0  # seconds for answers after the last move
RUNAWAY: Final = 1.0  # seconds' worth of moves that are under way: the server has lost
LATE: Final = 1.0  # milliseconds that the generator may lag, at the 99th percentile
LATE_SHARE: Final = 0.1  # of the latency: so much may be the generator's where a server gives up
QUIET: Final = 0.1  # the share of a core that somebody else may take


class Run(NamedTuple):
    """What came of a timetable."""

    rate: float  # moves per second that were asked for
    moves: int  # that were measured
    unanswered: int
    latency: Spread  # from the time that a move is due to the last receipt
    lateness: Spread  # from the time that a move is due to the generator's noticing
    received: float  # bytes per move, over all connections
    cpu: float  # seconds of the server per second
    others: float  # share of the server's core that was used by somebody else
    share: float  # of its own core that the generator got

    def honest(self) -> bool:
        """Whether the generator kept to its timetable, so that the latency is the server's."""
        return self.lateness.p99 <= LATE

    def lost_by_server(self) -> bool:
        """Whether, in a run that was not held, the server was the cause: far later than we."""
        return self.lateness.p99 <= max(LATE, LATE_SHARE * self.latency.p99)

    def disturbed(self) -> float:
        """The share of a core, of either, that somebody else took."""
        return max(self.others, 1 - self.share)

    def holds(self, limit: float) -> bool:
        """Whether every move was answered, and 99 of 100 within the limit."""
        return not self.unanswered and self.latency.p99 < limit

    def line(self) -> str:
        """The run in a few words."""
        return (
            f"{self.rate:,.0f} moves/s: p50 {self.latency.p50:.2f}, p99 {self.latency.p99:.2f} ms,"
            f" {self.unanswered} unanswered; the server worked {self.cpu:.0%}, others on its core"
            f" {self.others:.0%}; the generator was {self.lateness.p99:.2f} ms late (p99), got"
            f" {self.share:.0%}"
        )


async def load(
    used: Callable[[], Used],
    tables: Sequence[Table],
    moves: Sequence[Move],
    rate: float,
    warm_up: float,
) -> Run:
    """Keep to the timetable; moves due during the warm-up are made but not counted."""
    late: list[tuple[float, float]] = []  # when a move was due, how much later it was sent
    took: list[tuple[float, float]] = []  # when it was due, how much later all had heard of it
    under_way: set[float] = set()
    count = 0
    begin = time.perf_counter() + 0.1
    counted = begin + warm_up
    last = begin + moves[-1].due + PATIENCE
    over: asyncio.Future[None] = asyncio.get_running_loop().create_future()
    call_soon = asyncio.get_running_loop().call_soon

    def done(due: float, now: float) -> None:
        took.append((due, now - due))
        under_way.discard(due)

    def tick() -> None:
        """Send what is due; a loop's timers are a millisecond coarse, so look all the time."""
        nonlocal count
        now = time.perf_counter()
        while count < len(moves) and (due := begin + moves[count].due) <= now:
            late.append((due, now - due))
            under_way.add(due)
            tables[moves[count].table].give(due)
            count += 1
            now = time.perf_counter()
        lost = len(under_way) > max(RUNAWAY * rate, len(tables))
        if lost or now > last or len(took) == len(moves):
            over.set_result(None)
        else:
            call_soon(tick)

    for table in tables:
        table.done = done
    gc.collect()
    gc.disable()
    try:
        before, mine, bytes_before = used(), time.process_time(), _received(tables)
        started = time.perf_counter()
        tick()
        await over
        spent = time.perf_counter() - started
        after = used()
        mine = time.process_time() - mine
    finally:
        gc.enable()
    check(tables)
    answered = len(took)
    took += [(due, started + spent - due) for due in under_way]  # as long at least
    latencies = _counted(took, counted)
    cpu = (after.process - before.process) / spent
    return Run(
        rate=rate,
        moves=len(latencies),
        unanswered=len(under_way),
        latency=spread(latencies),
        lateness=spread(_counted(late, counted)),
        received=(_received(tables) - bytes_before) / max(answered, 1),
        cpu=cpu,
        others=max((after.core - before.core) / spent - cpu, 0.0),
        share=mine / spent,
    )


def _counted(times: Sequence[tuple[float, float]], since: float) -> list[float]:
    """Those after the warm-up; all of them if the server gave up before that."""
    return [span for due, span in times if due >= since] or [span for _, span in times]


def _received(tables: Sequence[Table]) -> int:
    return sum(seat.connection.received for table in tables for seat in table.seats)
