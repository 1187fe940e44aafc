"""Both nodes order at the same moment: exactly one wins each version, and nothing is lost."""

import asyncio
from collections import Counter
from collections.abc import Iterable

from botyard.server import messages as frames
from botyard.tables.entries import ORDER, PLAYING
from nodes.persons import PROBE, Person, Place, no_gaps
from nodes.stored import check, entries
from nodes.test_playing import Pair, seated

TABLES = 4  # that contest at the same time


def test_orders_of_the_same_moment_take_versions_one_after_the_other(
    pair: Pair, shared_url: str
) -> None:
    async def contest() -> None:
        places = await seated(pair, PROBE)
        receipts = 0
        for place in places:
            await place.until(lambda: place.now[place.seats[0]].status == PLAYING)  # noqa: B023
        while not all(place.is_over() for place in places):
            version = places[0].now[1].version
            asked = [place for place in places if place.question(place.seats[0])]
            answers = await asyncio.gather(*(order(place) for place in asked))
            assert all(isinstance(answer, frames.Receipt) for answer in answers), answers
            told = [answer.version for answer in answers if isinstance(answer, frames.Receipt)]
            assert sorted(told) == list(range(version + 1, version + 1 + len(asked)))
            receipts += len(asked)
            for place in places:
                await place.reaches(version + len(asked))
        stored = await check(shared_url, places[0].at, *places)
        assert sum(entry.kind == ORDER for entry in stored) == receipts
        for place in places:
            no_gaps(place)
            await place.leaves()

    async def play() -> None:
        await asyncio.gather(*(contest() for _ in range(TABLES)))

    asyncio.run(play())


async def order(place: Place) -> frames.Outgoing:
    """The first choice."""
    seat = place.seats[0]
    return await place.orders(seat, place.choices(seat)[0])


def test_of_two_answers_to_one_question_exactly_one_is_taken(pair: Pair, shared_url: str) -> None:
    async def duel(ida: Person) -> Counter[str]:
        """One seat, a device at each node; they disagree, or they agree."""
        table = await ida.opens(pair[0], PROBE, "person", "random")
        await ida.gives_number(pair[0], table, 1)
        devices = [await ida.connects(node, table) for node in pair]
        outcomes: Counter[str] = Counter()
        while not devices[0].is_over():
            await until_asked(devices)
            number, choices = devices[0].question(1), devices[0].choices(1)
            if not number:
                break
            answers = await asyncio.gather(
                devices[0].orders(1, choices[0], number), devices[1].orders(1, choices[-1], number)
            )
            outcomes += judged(answers, agreed=choices[0] == choices[-1])
        stored = await check(shared_url, table, *devices)
        own = [entry for entry in stored if entry.kind == ORDER and entry.seat == 1]
        assert len(own) == outcomes["taken"]
        for device in devices:
            await device.reaches(len(stored))
            no_gaps(device)
            await device.leaves()
        return outcomes

    async def play() -> None:
        ida = await Person("Ida").comes_in(pair[0])
        outcomes = sum(
            await asyncio.gather(*(duel(ida) for _ in range(TABLES))), start=Counter[str]()
        )
        assert outcomes["taken"] == outcomes["again"] + outcomes["refused"]
        assert min(outcomes["again"], outcomes["refused"]) > 0

    asyncio.run(play())


async def until_asked(devices: list[Place]) -> None:
    """Both devices know the same, and are asked something or see the end."""
    async with asyncio.timeout(60):
        while True:
            versions = {device.now[1].version for device in devices}
            if len(versions) == 1 and (devices[0].question(1) or devices[0].is_over()):
                return
            await asyncio.sleep(0.005)


def judged(answers: Iterable[frames.Outgoing], *, agreed: bool) -> Counter[str]:
    """One is taken; the other is the same again, or too late."""
    outcomes = sorted(outcome(answer) for answer in answers)
    assert outcomes == (["again", "taken"] if agreed else ["refused", "taken"]), answers
    return Counter(outcomes)


def outcome(answer: frames.Outgoing) -> str:
    if isinstance(answer, frames.Receipt):
        return "again" if answer.again else "taken"
    assert isinstance(answer, frames.Refused)
    assert answer.error in ("reason-question-closed", "reason-game-is-over"), answer
    return "refused"


def test_an_order_that_is_sent_to_both_nodes_is_taken_once(pair: Pair, shared_url: str) -> None:
    async def play() -> None:
        ida = await Person("Ida").comes_in(pair[0])
        table = await ida.opens(pair[0], PROBE, "person", "random")
        await ida.gives_number(pair[0], table, 1)
        devices = [await ida.connects(node, table) for node in pair]
        await until_asked(devices)
        number, action = devices[0].question(1), devices[0].choices(1)[0]
        answers = await asyncio.gather(*(one.orders(1, action, number) for one in devices * 4))
        assert sorted(map(outcome, answers)) == ["again"] * 7 + ["taken"]
        assert (
            len({answer.version for answer in answers if isinstance(answer, frames.Receipt)}) == 1
        )
        stored = await entries(shared_url, table)
        assert sum(entry.question == number and entry.seat == 1 for entry in stored) == 1

    asyncio.run(play())
