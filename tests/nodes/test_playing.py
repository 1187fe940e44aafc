"""One table, two nodes: everybody hears of everything, wherever they are connected."""

import asyncio

import pytest

from nodes.node import Node
from nodes.persons import BELT, PROBE, Person, Place, no_gaps
from nodes.stored import check

Pair = tuple[Node, Node]


async def seated(pair: Pair, game: str, *bots: str) -> list[Place]:
    """Ida opens a table at the first node, Bob takes his seat at the second; both are connected."""
    one, two = pair
    ida, bob = Person("Ida"), Person("Bob")
    await ida.comes_in(one)
    await bob.comes_in(two)
    table = await ida.opens(one, game, "person", "link", *bots)
    await bob.claims(two, table, 2)
    places = [await ida.connects(one, table), await bob.connects(two, table)]
    await ida.gives_number(one, table, 1)
    await bob.gives_number(two, table, 2)
    return places


@pytest.mark.parametrize(("game", "bot"), [(BELT, "greedy"), (PROBE, "random")])
def test_persons_at_two_nodes_and_a_bot_play_a_whole_game(
    pair: Pair, shared_url: str, game: str, bot: str
) -> None:
    async def play() -> None:
        places = await seated(pair, game, bot)
        await asyncio.gather(*(place.plays(seed) for seed, place in enumerate(places)))
        stored = await check(shared_url, places[0].at, *places)
        for place in places:
            await place.reaches(len(stored))
            no_gaps(place)
            assert place.now[place.seats[0]].standing is not None
            await place.leaves()
        assert places[0].versions() == places[1].versions()

    asyncio.run(play())
