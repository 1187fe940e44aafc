"""One node holds the lease for bots and clocks; when it is gone, the other takes over."""

import asyncio
import os
import signal
import time
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from botyard.server.driver import LEASE, LOOK
from botyard.tables.entries import LATE, ORDER
from nodes.node import Node, running
from nodes.persons import PROBE, Person, Place, TableHere, no_gaps
from nodes.stored import check, entries, holder
from nodes.test_playing import Pair, seated
from server.postgres import Postgres
from tools.served import PATIENCE

BUSY = 8.0  # seconds that a busy machine may take on top


@pytest.fixture
def notes(tmp_path: Path) -> Path:
    """Where bots note which node has let them think."""
    return tmp_path / "notes"


@pytest.fixture
def url(postgres: Postgres) -> str:
    return postgres.new_database()


@pytest.fixture
def mortals(tmp_path: Path, notes: Path, url: str) -> Iterator[Pair]:
    """Two nodes of one test; the bots of the first fall asleep."""
    noted = {"BOTYARD_TEST_NOTES": str(notes)}
    one = Node(tmp_path, url, "one", BOTYARD_TEST_SLEEPS="1", **noted)
    two = Node(tmp_path, url, "two", **noted)
    with running(one, two):
        yield one, two


def thinking(notes: Path) -> list[list[str]]:
    """The process that asked, and the seed of the question, each time that a bot thought."""
    return [line.split() for line in notes.read_text().splitlines()] if notes.exists() else []


async def a_bot_thinks(notes: Path, node: Node) -> None:
    async with asyncio.timeout(30):
        while str(node.pid()) not in {asked for asked, _ in thinking(notes)}:
            await asyncio.sleep(0.02)


async def is_driven(url: str, table: TableHere) -> None:
    """Wait until a node holds the lease; the second one knows nothing of the table until then."""
    async with asyncio.timeout(30):
        while await holder(url, table) is None:
            await asyncio.sleep(0.02)


async def with_a_bot(pair: Pair, ida: Person, url: str) -> Place:
    """A table that the first node drives; Ida plays at the second."""
    table = await ida.opens(pair[0], PROBE, "person", "noting")
    await ida.gives_number(pair[0], table, 1)
    await is_driven(url, table)
    return await ida.connects(pair[1], table)


async def against_time(pair: Pair, ida: Person, url: str) -> Place:
    """A table that the first node drives, with nobody who decides anything in time."""
    clock = {"kind": "decision", "seconds": 1}
    table = await ida.opens(pair[0], PROBE, "person", "person", clock=clock)
    for seat in (1, 2):
        await ida.gives_number(pair[0], table, seat)
    await is_driven(url, table)
    return await ida.connects(pair[1], table)


def test_a_killed_node_is_replaced_for_bots_and_clocks(
    mortals: Pair, notes: Path, url: str, record_property: Callable[[str, object], None]
) -> None:
    async def play() -> None:
        one, _ = mortals
        ida = await Person("Ida").comes_in(one)
        bots, clocks = await with_a_bot(mortals, ida, url), await against_time(mortals, ida, url)
        await a_bot_thinks(notes, one)
        assert await holder(url, bots.at) == await holder(url, clocks.at)
        before = len(await entries(url, bots.at))
        killed = time.monotonic()
        one.kill()
        await bots.reaches(before + 1)
        taken = time.monotonic() - killed
        record_property("taken over after", taken)
        assert taken < LEASE + LOOK + BUSY
        await bots.plays()
        await clocks.until(clocks.is_over)
        stored = await check(url, bots.at, bots)
        assert stored[-1].status == "over"
        late = [entry for entry in await entries(url, clocks.at) if entry.kind == LATE]
        assert len({(entry.seat, entry.question) for entry in late}) == len(late) > 0
        for place in (bots, clocks):
            no_gaps(place)
            await place.leaves()

    asyncio.run(play())


def test_a_node_that_comes_to_itself_again_does_nothing_twice(
    mortals: Pair, notes: Path, url: str
) -> None:
    async def play() -> None:
        one, two = mortals
        ida = await Person("Ida").comes_in(one)
        place = await with_a_bot(mortals, ida, url)
        await a_bot_thinks(notes, one)
        version = place.now[1].version
        os.kill(one.pid(), signal.SIGSTOP)
        await place.reaches(version + 1)
        os.kill(one.pid(), signal.SIGCONT)
        await place.plays()
        await check(url, place.at, place)
        no_gaps(place)
        async with asyncio.timeout(PATIENCE):
            for node in (one, two):  # the first has some catching up to do
                while (await ida.looks_at(node, place.at)).status != "over":
                    await asyncio.sleep(0.1)
        await place.leaves()

    asyncio.run(play())


def test_a_node_that_is_stopped_gives_its_tables_away_at_once(
    mortals: Pair, notes: Path, url: str
) -> None:
    async def play() -> None:
        one, _ = mortals
        ida = await Person("Ida").comes_in(one)
        place = await with_a_bot(mortals, ida, url)
        await a_bot_thinks(notes, one)
        assert await asyncio.to_thread(one.stop) == 0
        stopped = time.monotonic()
        await place.plays()
        assert time.monotonic() - stopped < LOOK + BUSY
        await check(url, place.at, place)
        await place.leaves()

    asyncio.run(play())


def test_a_bot_thinks_at_one_node_only(pair: Pair, shared_url: str, pair_notes: Path) -> None:
    async def play() -> None:
        noted = len(thinking(pair_notes))
        places = await seated(pair, PROBE, "noting")
        await asyncio.gather(*(place.plays() for place in places))
        stored = await check(shared_url, places[0].at, *places)
        asked = thinking(pair_notes)[noted:]
        assert len({node for node, _ in asked}) == 1
        assert set(Counter(question for _, question in asked).values()) == {1}
        assert len(asked) == sum(entry.kind == ORDER and entry.seat == 3 for entry in stored)
        for place in places:
            await place.leaves()

    asyncio.run(play())
