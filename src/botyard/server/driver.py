"""
Minds bots and clocks: one task for each table that has any, on the node that holds its lease.

A bot that is late, fails or answers rubbish is replaced for that decision by a random choice.
"""

import asyncio
import logging
import secrets
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final

from botyard.bots.levels import level_of
from botyard.kernel.dealer import seed_of_game
from botyard.kernel.errors import BotyardError, IllegalAction
from botyard.server.garbage import look_at_everything, look_if_quiet
from botyard.server.jobs import Choose
from botyard.server.live_table import LiveTable
from botyard.server.live_tables import LiveTables
from botyard.server.pool import Pool
from botyard.server.store import Store
from botyard.server.thinking import FULL, ThinkingTime
from botyard.tables import orders
from botyard.tables.entries import Entry
from botyard.tables.table import Table

LEASE: Final = 6.0  # seconds; a node that dies is replaced after so long
QUIET: Final = 2.0  # seconds without an order
TIDY: Final = 3600.0  # seconds between two looks at everything for garbage
LOOK: Final = 1.0  # seconds between looks for tables that nobody drives
PATIENCE: Final = 5.0  # seconds that a bot may think
GRACE: Final = 10.0  # seconds that clocks wait after a table was read, for people to come back
MOST_DUE: Final = 200  # tables taken over at one look

Decide = Callable[[Table, int, int, str, float], Entry]  # seat, question, action, now

log = logging.getLogger(__name__)


class Driver:
    """Lets bots move and clocks run out."""

    def __init__(self, store: Store, live_tables: LiveTables, pool: Pool) -> None:
        self._store = store
        self._tables = live_tables
        self._pool = pool
        self._thinking = ThinkingTime()
        self._driven: dict[LiveTable, asyncio.Task[None]] = {}
        self._leased: dict[str, float] = {}  # until when, by our own clock
        self._rounds: asyncio.Task[None] | None = None
        self._tidy = time.monotonic()  # when everything was looked at for garbage
        live_tables.on_change.append(self.look_at)

    def start(self) -> None:
        """Begin to look for tables that nobody drives."""
        self._rounds = asyncio.create_task(self._go_round())

    async def close(self) -> None:
        """Stop, and leave all tables to other nodes."""
        tasks = [task for task in (self._rounds, *self._driven.values()) if task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self._store.release_leases()

    def look_at(self, live: LiveTable) -> None:
        """Something changed at a table: drive it, if a bot or a clock is due."""
        if live not in self._driven and self._needs_driving(live):
            task = asyncio.create_task(self._drive(live))
            self._driven[live] = task
            task.add_done_callback(lambda _: self._driven.pop(live, None))

    async def _go_round(self) -> None:
        """Take over what nobody drives, keep the leases, let go of what is idle."""
        while True:
            with _going_on("a round"):
                for table_id in await self._store.due(MOST_DUE):
                    with _going_on("a table that is due"):
                        await self._take_up(table_id)
                await self._renew()
                self._tables.evict()
                self._look_for_garbage()
            await asyncio.sleep(LOOK)

    def _look_for_garbage(self) -> None:
        """Look at what is new while nobody plays, and while nobody is there now and then at all."""
        now = time.monotonic()
        if now < self._tidy + TIDY or not self._tables.is_empty():
            look_if_quiet(self._tables.is_quiet(QUIET))
        else:
            look_at_everything()
            self._tidy = now

    async def _take_up(self, table_id: str) -> None:
        """Mind a table that is due."""
        live = await self._tables.find(table_id)
        wakes_at = live.table.wakes_at()
        if wakes_at is None or wakes_at > time.time():  # this node has missed something
            await self._tables.catch_up(live)
        self.look_at(live)

    async def _renew(self) -> None:
        """Keep the leases of the tables that are minded and will soon run out."""
        soon = time.monotonic() + LEASE / 2
        driven = {live.id for live in self._driven}
        self._leased = {table: self._leased[table] for table in driven & self._leased.keys()}
        old = [table for table, until in self._leased.items() if until < soon]
        if old:
            await self._lease(old)

    async def _lease(self, tables: list[str]) -> None:
        begun = time.monotonic()
        held = await self._store.lease(tables, LEASE)
        for table in tables:
            self._leased.pop(table, None)
        self._leased |= dict.fromkeys(held, begun + LEASE)

    async def _holds(self, table_id: str) -> bool:
        """Whether this node drives a table, having asked for it if need be."""
        if self._leased.get(table_id, 0.0) < time.monotonic():
            await self._lease([table_id])
        return self._leased.get(table_id, 0.0) > time.monotonic()

    async def _drive(self, live: LiveTable) -> None:
        """Mind one table until there is nothing more to wait for."""
        begun = time.time()
        with _going_on("a table"):
            while (wakes_at := live.table.wakes_at()) is not None and self._needs_driving(live):
                live.changed.clear()
                if not await self._holds(live.id):
                    await asyncio.sleep(LOOK)  # not at every change: asking costs a write
                elif asked := live.table.bots_asked():
                    await self._have_decided(live, asked, orders.order)
                elif (seconds := max(wakes_at, begun + GRACE) - time.time()) > 0:
                    if wakes_at - time.time() > self._tables.idle_seconds and not live.connections:
                        return  # it is found again when it is due
                    await self._wait(live, seconds)
                else:
                    await self._have_decided(live, live.table.late(time.time()), orders.run_out)

    def _needs_driving(self, live: LiveTable) -> bool:
        """Whether a bot or a clock will have to be looked after, and can be."""
        is_there = not live.is_gone and not self._tables.is_full(live)
        return is_there and live.table.wakes_at() is not None

    async def _wait(self, live: LiveTable, seconds: float) -> None:
        """Wait for a change of the table, for so long at most."""
        try:
            await asyncio.wait_for(live.changed.wait(), min(seconds, 3600.0))
        except TimeoutError:
            return

    async def _have_decided(
        self, live: LiveTable, asked: list[tuple[int, int]], how: Decide
    ) -> None:
        """Have bots answer some questions of a table, all at once."""
        await asyncio.gather(*[self._decide(live, seat, number, how) for seat, number in asked])

    async def _decide(self, live: LiveTable, seat: int, question: int, how: Decide) -> None:
        own = how is orders.run_out and live.table.game.own_timer
        try:
            action = "" if own else await self._choice(live, seat, question)
            await self._tables.change(
                live, lambda table, now: how(table, seat, question, action, now)
            )
        except (IllegalAction, orders.Answered):  # somebody was quicker
            live.plans.drop(seat)

    async def _choice(self, live: LiveTable, seat: int, question: int) -> str:
        """What a bot has planned or decides; a random choice if it does not."""
        async with live.lock:
            if live.table.ledger.questions.get(seat) != question:
                raise IllegalAction("reason-question-closed", clause="BY-8", question=question)
            choices = live.table.choices_of_bot(seat)
            bot = live.table.bot_of(seat)
            if planned := live.plans.next(seat, bot, choices):
                return planned
            note, seconds = live.plans.note(seat, bot), self._seconds(live, bot)
            job = bot_job(live.table, seat, question, choices, bot, note, seconds)
        begun = time.monotonic()
        try:
            answer = await self._pool.run(job, deadline=PATIENCE, who=live.id, urgent=True)
            return live.plans.keep(seat, bot, answer)
        except BotyardError as trouble:
            log.warning("driver: bot %s: %s", job.bot, trouble.key)
            return secrets.choice(choices)
        finally:
            now = time.monotonic()
            self._thinking.answered(now - begun, now)

    def _seconds(self, live: LiveTable, bot: str) -> float:
        """How long a bot may think now; the table says when a level is given less than usual."""
        waiting = self._pool.waiting()["urgent"]
        seconds = self._thinking.seconds(waiting, self._pool.size, time.monotonic())
        if level_of(bot):
            live.say_hurried(seconds < FULL)
        return seconds


@contextmanager
def _going_on(what: str) -> Iterator[None]:
    """
    What fails here is logged, and keeps nothing else waiting.

    The log does not name a table: whoever knows its name may watch it.
    """
    try:
        yield
    except BotyardError as trouble:
        log.warning("driver: %s: %s", what, trouble.key)
    except Exception:
        log.exception("driver: %s", what)


def bot_job(
    table: Table,
    seat: int,
    question: int,
    choices: list[str],
    bot: str,
    note: str = "",
    seconds: float = 0.0,
) -> Choose:
    """What a worker is told to let a bot decide: what its seat knows, and no more."""
    return Choose(
        game=table.game.name,
        bot=bot,
        seed=seed_of_game(table.ledger.opening.bot_seed, question * 64 + seat),
        seat=seat,
        known=table.known(seat),
        legal=choices,
        note=note,
        seconds=seconds,
    )
