"""Who sits where is the same at all nodes, as soon as one of them has changed it."""

import asyncio
from collections.abc import Awaitable, Callable

import pytest

from botyard.server import messages as frames
from botyard.tables.shown import Situation
from nodes.node import IDLE
from nodes.persons import PROBE, Person, Place, no_gaps
from nodes.stored import check
from nodes.test_playing import Pair, seated

RESTART = 1012


def names(place: Place, seat: int) -> list[str]:
    return place.shown().seats[seat - 1].names


def test_a_seat_that_is_taken_at_one_node_can_be_used_at_the_other_at_once(pair: Pair) -> None:
    async def play() -> None:
        one, two = pair
        ida = await Person("Ida").comes_in(one)
        for _ in range(5):
            table = await ida.opens(one, PROBE, "person", "link")
            bob = await Person("Bob").comes_in(two)
            watching = [await ida.connects(node, table) for node in pair]
            await bob.claims(two, table, 2)
            await bob.gives_number(one, table, 2)
            place = await bob.connects(one, table)
            assert place.seats == [2]
            for each in watching:
                await each.until(lambda: names(each, 2) == ["Bob"])  # noqa: B023
            for each in (place, *watching):
                await each.leaves()

    asyncio.run(play())


def test_a_new_name_is_shown_everywhere(pair: Pair) -> None:
    async def play() -> None:
        places = await seated(pair, PROBE)
        bob = places[1].person
        for name, node in zip(("Robert", "Bobby"), pair, strict=True):
            await bob.gets(node, "PATCH", "/api/me", {"nickname": name})
            for place in places:
                await place.until(lambda: names(place, 2) == [name])  # noqa: B023
        for place in places:
            await place.leaves()

    asyncio.run(play())


async def is_removed(pair: Pair, ida: Person, bob: Place) -> None:
    """The owner removes him, at the node where he is not."""
    path = f"/api/tables/{bob.at.id}/seats/2/persons"
    await ida.gets(pair[0], "DELETE", path)


async def is_forgotten(pair: Pair, ida: Person, bob: Place) -> None:
    """He has himself deleted, at the node where he is not."""
    await bob.person.gets(pair[0], "DELETE", "/api/me")


@pytest.mark.parametrize("goes", [is_removed, is_forgotten])
def test_whoever_lost_a_seat_is_dropped_by_all_nodes(
    pair: Pair, goes: Callable[[Pair, Person, Place], Awaitable[None]]
) -> None:
    async def play() -> None:
        ida, bob = await seated(pair, PROBE)
        await bob.until(lambda: bob.question(2))
        number, action = bob.question(2), bob.choices(2)[0]
        await goes(pair, ida.person, bob)
        await bob.until(lambda: bob.code is not None)
        assert bob.code == RESTART
        await bob.connect(pair[1])
        assert bob.seats == []
        answer = await bob.orders(2, action, number)
        assert isinstance(answer, frames.Refused)
        assert answer.error == "seat-not-yours"
        await ida.until(lambda: names(ida, 2) == [])
        for place in (ida, bob):
            await place.leaves()

    asyncio.run(play())


def test_signing_out_other_devices_reaches_those_at_other_nodes(pair: Pair) -> None:
    async def play() -> None:
        ida, bob = await seated(pair, PROBE)
        link = await bob.person.gets(pair[0], "POST", f"/api/tables/{bob.at.id}/seats/2/link")
        phone = await Person("Bob's phone").comes_in(pair[0])
        await phone.gets(pair[0], "POST", "/api/seats", {"secret": link["secret"]})
        other = await phone.connects(pair[0], bob.at)
        assert other.seats == [2]
        await bob.person.gets(pair[1], "DELETE", f"/api/tables/{bob.at.id}/seats/2/devices")
        await other.until(lambda: other.code is not None)
        await ida.until(lambda: names(ida, 2) == ["Bob"])
        answer = await bob.orders(2, bob.choices(2)[0])
        assert isinstance(answer, frames.Receipt)
        for place in (ida, bob):
            await place.leaves()

    asyncio.run(play())


def test_a_table_that_one_node_let_go_of_goes_on_at_the_other_and_comes_back(
    pair: Pair, shared_url: str
) -> None:
    async def play() -> None:
        ida, bob = await seated(pair, PROBE, "random")
        await ida.leaves()
        await asyncio.sleep(IDLE + 2.5)  # the first node looks every second for what is idle
        answer = await bob.orders(2, bob.choices(2)[0])
        assert isinstance(answer, frames.Receipt)
        await ida.comes_back(pair[0])
        await asyncio.gather(ida.plays(1), bob.plays(2))
        stored = await check(shared_url, ida.at, ida, bob)
        for place in (ida, bob):
            await place.reaches(len(stored))
            no_gaps(place)
            await place.leaves()

    asyncio.run(play())


def test_whoever_changes_nodes_never_goes_back_in_time(pair: Pair, shared_url: str) -> None:
    async def play() -> None:
        ida, bob = await seated(pair, PROBE)
        await ida.until(lambda: ida.question(1))
        for step in range(6):
            answer = await ida.orders(1, ida.choices(1)[0]) if ida.question(1) else None
            if answer is None:
                break
            assert isinstance(answer, frames.Receipt), answer
            before = ida.now[1]
            await ida.leaves()
            await ida.comes_back(pair[(step + 1) % 2])
            assert first_after_welcome(ida).version >= before.version
        no_gaps(ida)
        await check(shared_url, ida.at, ida)
        for place in (ida, bob):
            await place.leaves()

    asyncio.run(play())


def first_after_welcome(place: Place) -> Situation:
    """The first thing that was told after the last hello."""
    last = max(at for at, told in enumerate(place.told) if isinstance(told, frames.Welcome))
    return next(t.situation for t in place.told[last:] if isinstance(t, frames.SituationNow))
