"""A node that is cut off from the others, and a database that is restarted under all of them."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from botyard.server import messages as frames
from nodes.node import Node
from nodes.persons import PROBE, Person, Place, no_gaps
from nodes.stored import check
from nodes.test_playing import Pair, seated
from server.postgres import Postgres

LISTENING = "(query LIKE 'LISTEN%' OR query = 'SELECT 1')"  # what a watch said last


def database(url: str) -> str:
    return url.partition("?")[0].rpartition("/")[2]


@asynccontextmanager
async def cut_off(pair: Pair, postgres: Postgres, url: str) -> AsyncIterator[None]:
    """No node hears of the others, nor can begin to; what is connected otherwise stays so."""
    await has_connections(pair)
    allow = f"ALTER DATABASE {database(url)} ALLOW_CONNECTIONS"
    cut = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
    await asyncio.to_thread(postgres.say, f"{allow} false")
    try:
        there = f"datname = '{database(url)}' AND {LISTENING}"
        await asyncio.to_thread(postgres.say, f"{cut} WHERE {there}")
        yield
    finally:
        await asyncio.to_thread(postgres.say, f"{allow} true")


async def has_connections(pair: Pair) -> None:
    """Each node has written, has asked for several things at once, and stays connected."""
    somebody = await Person("Somebody").comes_in(pair[0])
    for node in pair:
        table = await somebody.opens(node, PROBE, "person", "link")
        await somebody.gives_number(node, table, 1)
    await asyncio.gather(*(somebody.gets(node, "GET", "/api/me") for node in pair * 8))


async def ordered(place: Place, seat: int) -> int:
    """An order that must be taken; its version."""
    answer = await place.orders(seat, place.choices(seat)[0])
    assert isinstance(answer, frames.Receipt), answer
    return answer.version


def test_a_node_that_missed_something_notices_and_catches_up(
    pair: Pair, postgres: Postgres, shared_url: str
) -> None:
    async def play() -> None:
        ida, bob = await seated(pair, PROBE)
        for place, seat in ((ida, 1), (bob, 2)):
            await place.until(lambda: place.question(seat))  # noqa: B023
        async with cut_off(pair, postgres, shared_url):
            missed = [await ordered(ida, 1) for _ in range(2)]
            await asyncio.sleep(0.2)
            assert bob.now[2].version < missed[0]  # nobody has told him
            late = await ordered(bob, 2)  # with the version that his node believed to be free
            assert late == missed[-1] + 1
            assert bob.versions()[-3:] == [*missed, late]
            await asyncio.sleep(0.2)
            assert ida.now[1].version == missed[-1]
        await ida.reaches(late)  # her node hears again, and reads what it has missed
        await asyncio.gather(ida.plays(), bob.plays())
        await check(shared_url, ida.at, ida, bob)
        for place in (ida, bob):
            no_gaps(place)
            await place.leaves()

    asyncio.run(play())


def test_a_node_that_hears_nothing_believes_whoever_knows_more(
    pair: Pair, postgres: Postgres, shared_url: str
) -> None:
    async def play() -> None:
        one, two = pair
        ida = await Person("Ida").comes_in(one)
        bob = await Person("Bob").comes_in(one)
        table = await ida.opens(one, PROBE, "person", "link")
        other = await ida.opens(one, PROBE, "person", "random")
        await ida.gives_number(one, other, 1)
        waiting = await ida.connects(one, table)
        here, there = await ida.connects(one, other), await ida.connects(two, other)
        await here.until(lambda: here.question(1))
        async with cut_off(pair, postgres, shared_url):
            await bob.claims(two, table, 2)
            await bob.gives_number(one, table, 2)  # it is his seat, though this node was not told
            place = await bob.connects(one, table)
            assert place.seats == [2]
            version = await ordered(here, 1)
            late = await ida.connects(two, other, since=1)
            assert late.versions()[-1] == late.now[1].version < version
            answer = await there.orders(1, here.choices(1)[0], here.question(1))
            assert isinstance(answer, frames.Receipt), answer  # a question that was new to it
            await here.leaves()
            known = max(here.now[1].version, there.now[1].version)
            again = await ida.connects(one, other, since=known)
            assert again.now[1].version >= known
        await late.reaches(known)
        no_gaps(late)  # what it was told first is not told again
        for each in (waiting, place, there, late, again):
            await each.leaves()

    asyncio.run(play())


async def plays_through(place: Place, node: Node) -> int:
    """Play to the end, whatever breaks; how often it had to come back."""
    seat, breaks = place.seats[0], 0
    while not place.is_over():
        if place.code is not None:
            breaks += 1
            await place.comes_back(node)
        if not place.question(seat):
            heard = len(place.told)
            await place.until(lambda: len(place.told) > heard or place.code is not None)  # noqa: B023
            continue
        try:
            answer = await place.orders(seat, place.choices(seat)[0])
        except OSError:  # whether it was taken will be seen
            continue
        if isinstance(answer, frames.Refused):
            assert answer.error.startswith(("store-", "table-contested")), answer
            await asyncio.sleep(0.1)
        await asyncio.sleep(0.1)  # so that the game outlasts the restart
    return breaks


def test_postgresql_is_restarted_while_both_nodes_play(
    pair: Pair, postgres: Postgres, shared_url: str
) -> None:
    async def restart() -> None:
        await asyncio.sleep(0.2)
        await asyncio.to_thread(postgres.stop)
        await asyncio.sleep(0.5)
        await asyncio.to_thread(postgres.start)

    async def play() -> None:
        tables = [await seated(pair, PROBE, "random") for _ in range(3)]
        players = [
            plays_through(place, node)
            for places in tables
            for place, node in zip(places, pair, strict=True)
        ]
        restarting = asyncio.create_task(restart())
        try:
            breaks = await asyncio.gather(*players)
        finally:
            await restarting
        assert max(breaks) > 0
        for places in tables:
            stored = await check(shared_url, places[0].at, *places)
            for place in places:
                await place.reaches(len(stored))
                no_gaps(place)
                for told in place.told:
                    if isinstance(told, frames.Receipt):
                        kept = stored[told.version - 1]
                        assert (kept.seat, kept.action) == (told.seat, told.action)
                await place.leaves()

    asyncio.run(play())
