"""A node that is cut off from the others, and a database that is restarted under all of them."""

import asyncio

from botyard.server import messages as frames
from nodes.node import Node
from nodes.persons import PROBE, Place, no_gaps
from nodes.stored import check
from nodes.test_playing import Pair, seated
from server.postgres import Postgres

LISTENING = "(query LIKE 'LISTEN%' OR query = 'SELECT 1')"  # what a watch said last


def database(url: str) -> str:
    return url.partition("?")[0].rpartition("/")[2]


async def cut_off(postgres: Postgres, url: str) -> None:
    """No node hears of the others, nor can begin to; what is connected otherwise stays so."""
    name = database(url)
    await asyncio.to_thread(postgres.say, f"ALTER DATABASE {name} ALLOW_CONNECTIONS false")
    cut = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
    await asyncio.to_thread(postgres.say, f"{cut} WHERE datname = '{name}' AND {LISTENING}")


async def reach_again(postgres: Postgres, url: str) -> None:
    name = database(url)
    await asyncio.to_thread(postgres.say, f"ALTER DATABASE {name} ALLOW_CONNECTIONS true")


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
        await cut_off(postgres, shared_url)
        try:
            missed = [await ordered(ida, 1) for _ in range(2)]
            await asyncio.sleep(0.2)
            assert bob.now[2].version < missed[0]  # nobody has told him
            late = await ordered(bob, 2)  # with the version that his node believed to be free
            assert late == missed[-1] + 1
            assert bob.versions()[-3:] == [*missed, late]
            await asyncio.sleep(0.2)
            assert ida.now[1].version == missed[-1]
        finally:
            await reach_again(postgres, shared_url)
        await ida.reaches(late)  # her node hears again, and reads what it has missed
        await asyncio.gather(ida.plays(), bob.plays())
        await check(shared_url, ida.at, ida, bob)
        for place in (ida, bob):
            no_gaps(place)
            await place.leaves()

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
        await asyncio.sleep(0.02)  # so that the game outlasts the restart
    return breaks


def test_postgresql_is_restarted_while_both_nodes_play(
    pair: Pair, postgres: Postgres, shared_url: str
) -> None:
    async def restart() -> None:
        await asyncio.sleep(0.3)
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
