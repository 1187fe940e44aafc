"""Live connections of people who mean no good: the server lives, and nobody else notices."""

import asyncio
import json
import os
import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass

import pytest
from websockets.exceptions import ConnectionClosed

from safety.frames import BINARY, CLOSE, connected, cut, frames_of, handshake, mangled, wire
from tools.served import Json, Line, Person, Served

TRIES = max(400, int(os.environ.get("BOTYARD_FUZZ", "0")))
ANSWERS = {"receipt", "done", "pong", "reason", "preview", "hint", "refused"}
CLEAN = {1000, 1002, 1003, 1007, 1008, 1009, 1012}
HELLO = json.dumps({"type": "hello", "protocol": 2}).encode()


@dataclass
class Evening:
    """Ida and Noor play with Mallory, who means no good."""

    served: Served
    table: str
    people: dict[str, Person]
    ida: Line
    noor: Line
    undisturbed: list[Line]

    async def version(self) -> int:
        """How far the table is."""
        shown = await self.people["ida"].ask("GET", f"/api/tables/{self.table}")
        return int(shown["version"])

    async def check_all_is_well(self) -> None:
        """Ida can play: an order of hers is taken, and Noor sees it."""
        situation = (await self.people["ida"].ask("GET", f"/api/tables/{self.table}"))["status"]
        assert situation == "playing"
        await self.ida.say(type="undo", id="well", seat=1)
        while (answer := await self.ida.hear()).get("id") != "well":
            assert answer["type"] in ("situation", "table")
        assert answer["type"] in ("refused", "done")


@asynccontextmanager
async def evening(served: Served) -> AsyncIterator[Evening]:
    """A running game of three, two of whom are connected."""
    people = {name: await Person(served).come_in(name) for name in ("ida", "mallory", "noor")}
    table, links = await people["ida"].open("probe", "person", "link", "link")
    await people["mallory"].sit(links["2"])
    await people["noor"].sit(links["3"])
    async with people["ida"].at(table) as ida, people["noor"].at(table) as noor:
        await ida.until("situation")
        await noor.until("situation")
        playing = Evening(served, table, people, ida, noor, [ida, noor])
        yield playing
        assert all(line.socket.close_code is None for line in playing.undisturbed)
    for person in people.values():
        await person.close()


async def answered(line: Line) -> Json | None:
    """The answer to the last frame; None if the connection was closed, and then cleanly."""
    try:
        while (frame := await line.hear())["type"] not in ANSWERS:
            pass
    except ConnectionClosed:
        assert line.socket.close_code in CLEAN
        return None
    if frame["type"] == "refused":
        assert frame["error"]
        assert frame["text"]
        assert "⟨" not in frame["text"]
    return frame


async def question_of(line: Line) -> Json:
    """What a seat is asked when it has just come."""
    question: Json = (await line.until("situation"))["situation"]["question"]
    return question


@pytest.mark.parametrize("seed", range(3))
def test_whatever_somebody_sends_only_what_is_taken_changes_the_table(
    seed: int, served: Served
) -> None:
    chance = random.Random(seed)

    async def test() -> None:
        async with evening(served) as playing:
            before, taken, sent = await playing.version(), 0, 0
            known = before
            while sent < TRIES:
                async with playing.people["mallory"].at(playing.table) as line:
                    question = await question_of(line)
                    while sent < TRIES:
                        sent += 1
                        seat = chance.choice([2, 2, 2, 1, 3, 4, 64])
                        number = question["number"] + chance.choice([0, 0, 0, -1, 1, 100])
                        frame = chance.choice(frames_of(seat, number))
                        is_mangled = chance.random() < 0.8
                        try:
                            await line.socket.send(
                                mangled(frame, chance) if is_mangled else json.dumps(frame)
                            )
                        except ConnectionClosed:
                            break
                        answer = await answered(line)
                        if answer is None:
                            break
                        if answer["type"] == "receipt" and not answer["again"]:
                            question = answer["situation"]["question"] or question
                        if answer["type"] == "done" and answer["version"] == known:
                            assert frame["type"] == "seen"  # no time waited for it
                        elif answer["type"] == "done" or answer.get("again") is False:
                            taken += 1
                            known = answer["version"]
            assert await playing.version() == before + taken
            await playing.check_all_is_well()

    asyncio.run(test())


def test_the_same_order_again_and_again_and_in_any_order_is_one_order(served: Served) -> None:
    async def test() -> None:
        async with evening(served) as playing:
            before = await playing.version()
            async with playing.people["mallory"].at(playing.table) as line:
                question = await question_of(line)
                first, second = question["choices"][0]["action"], question["choices"][1]["action"]
                orders = [
                    (question["number"] + ahead, action) for ahead in (5, 1) for action in (first,)
                ]
                orders += [(question["number"], first)] * 20 + [(question["number"], second)] * 20
                for number, (asked, action) in enumerate(orders):
                    order = {"seat": 2, "question": asked, "action": action}
                    await line.say(type="order", id=str(number), **order)
                answers = [await answered(line) for _ in orders]
            told = [(answer or {})["type"] for answer in answers]
            assert told == ["refused"] * 2 + ["receipt"] * 20 + ["refused"] * 20
            receipts = [answer for answer in answers if answer and answer["type"] == "receipt"]
            assert [receipt["again"] for receipt in receipts] == [False] + [True] * 19
            assert {receipt["version"] for receipt in receipts} == {before + 1}
            assert await playing.version() == before + 1
            async with playing.people["mallory"].at(playing.table) as line:  # and once more later
                order = {"seat": 2, "question": question["number"], "action": first}
                await line.say(type="order", id="late", **order)
                again = await line.until("receipt")
                assert (again["again"], again["version"]) == (True, before + 1)

    asyncio.run(test())


def test_nobody_plays_with_a_cookie_that_is_not_theirs(served: Served) -> None:
    async def test() -> None:
        async with evening(served) as playing:
            before = await playing.version()
            noor, mallory = [playing.people[name].cookie() for name in ("noor", "mallory")]
            person, _, signature = noor.rpartition(".")
            flipped = ("A" if signature[0] != "A" else "B") + signature[1:]
            forged = [
                f"{person}.{flipped}",
                f"{person}.{signature[:-1]}",
                f"{person}.{mallory.rpartition('.')[2]}",
                f"{person}.",
                person,
                f"{person}.{signature}\x80",
                f"{person.lower()}.{signature}",
                f"{person}%2e{signature}",
                "." + signature,
                "",
                "a" * 5000,
            ]
            for cookie in forged:
                stranger = Person(served)
                async with stranger.at(playing.table, Cookie=f"botyard={cookie}") as line:
                    welcome = await line.until("welcome")
                    assert (welcome["seats"], welcome["owner"]) == ([], False)
                    for seat in (1, 2, 3):
                        for frame in [one for one in frames_of(seat, 1) if "seat" in one]:
                            await line.say(**frame)
                            assert (await line.until("refused"))["error"] == "seat-not-yours"
                await stranger.close()
            assert await playing.version() == before
            await playing.check_all_is_well()

    asyncio.run(test())


def test_a_seat_at_one_table_is_no_seat_at_another(served: Served) -> None:
    async def test() -> None:
        async with evening(served) as playing, evening(served) as other:
            before = await playing.version()
            stranger = other.people["mallory"]
            async with (
                other.people["mallory"].at(other.table) as own,
                stranger.at(playing.table) as line,
            ):
                question = await question_of(own)
                assert (await line.until("welcome"))["seats"] == []
                order = {"question": question["number"], "action": question["choices"][0]["action"]}
                for seat in (1, 2, 3):
                    await line.say(type="order", id="a", seat=seat, **order)
                    assert (await line.until("refused"))["error"] == "seat-not-yours"
                seen = json.dumps([json.loads(text) for text in line.heard])
                assert '"question": {' not in seen  # nor is a spectator asked anything
            assert await playing.version() == before

    asyncio.run(test())


def test_a_wrong_greeting_is_refused_in_words_and_closed(served: Served) -> None:
    greetings: list[str | bytes] = [
        '{"type": "hello", "protocol": 1}',
        '{"type": "hello", "protocol": 2e40}',
        '{"type": "hello", "protocol": 2000000000000000000000000000000}',
        '{"type": "hello"}',
        '{"type": "order", "id": "a", "seat": 1, "question": 1, "action": "ready"}',
        '{"type": "hello", "protocol": 2, "since": "now"}',
        '{"type": "hello", "protocol": 2, "language": 7}',
        "",
        b"",
        b"\xff\xfe",
        b"\x00" * 1000,
        "[" * 16_000,
        "hello",
    ]

    async def refused(playing: Evening, greeting: str | bytes) -> None:
        async with playing.people["noor"].at(playing.table, hello=False) as line:
            await line.socket.send(greeting)
            frame = await line.hear()
            assert frame["type"] == "refused", greeting
            assert frame["text"]
            assert not frame["error"].startswith(("store", "server")), greeting
            await asyncio.wait_for(line.socket.wait_closed(), 30)
            assert line.socket.close_code == 1008

    async def silent(playing: Evening) -> None:
        async with playing.people["noor"].at(playing.table, hello=False) as line:
            assert (await line.hear())["error"] == "hello-missing"
            await asyncio.wait_for(line.socket.wait_closed(), 30)

    async def test() -> None:
        async with evening(served) as playing:
            waiting = asyncio.create_task(silent(playing))
            for greeting in greetings:
                await refused(playing, greeting)
            for since in (-(10**30), -1, 10**30):  # versions that never were do no harm
                async with playing.people["noor"].at(playing.table, hello=False) as line:
                    await line.say(type="hello", protocol=2, since=since)
                    await line.until("situation")
                path = f"/api/tables/{playing.table}/log?seat=1&since={since}"
                await playing.people["ida"].ask("GET", path)
            await playing.check_all_is_well()
            await waiting

    asyncio.run(test())


def test_a_frame_that_is_too_large_closes_the_connection(served: Served) -> None:
    async def test() -> None:
        async with evening(served) as playing:
            before = await playing.version()
            for huge in ("a" * 70_000, b"\x00" * 1_000_000, "[" * 66_000):
                async with playing.people["mallory"].at(playing.table) as line:
                    await line.until("situation")
                    with suppress(ConnectionClosed):
                        await line.socket.send(huge)
                    assert await answered(line) is None
                    assert line.socket.close_code == 1009
            assert await playing.version() == before
            await playing.check_all_is_well()

    asyncio.run(test())


def test_bytes_that_are_no_frames_harm_nobody(served: Served) -> None:
    hello = wire(HELLO)
    why = json.dumps({"type": "why", "id": "a", "seat": 2, "action": "ready"}).encode()
    rubbish = [
        wire(HELLO, mask=False),
        hello + wire(why, first=0xF1),  # reserved bits
        hello + wire(why, first=0x83),  # a kind that does not exist
        hello + wire(why, first=0x00),  # goes on with nothing
        hello + wire(why[:9], first=0x01) + wire(why, first=0x81),  # two at once
        hello + wire(why[:9], first=0x01) + wire(why[9:], first=0x80),  # one in two parts: good
        hello + b"\x81\xff\x7f\xff\xff\xff\xff\xff\xff\xff",  # as long as can be
        hello + b"\x81\xff\xff\xff\xff\xff\xff\xff\xff\xff",
        hello + wire(b"\xff\xfe\xfd"),  # no text
        hello + wire(b"\x03", CLOSE),
        hello + wire(b"\x00\x00no", CLOSE),
        hello + wire(os.urandom(500), BINARY),
        hello + wire(b"a" * 200, first=0x89),  # a ping that is too long
        os.urandom(3000),
        b"GET / HTTP/1.1\r\n\r\n" * 20,
    ]

    async def test() -> None:
        async with evening(served) as playing:
            before = await playing.version()
            cookie = playing.people["mallory"].cookie()
            for raw in rubbish:
                reader, writer = await connected(served)
                writer.write(handshake(served, playing.table, cookie) + raw)
                with suppress(TimeoutError, ConnectionError):
                    await asyncio.wait_for(reader.read(100_000), 5)
                cut(writer)
            assert await playing.version() == before
            await playing.check_all_is_well()

    asyncio.run(test())


def test_connections_that_are_cut_at_any_moment_harm_nobody(served: Served) -> None:
    """Each sends the same order, up to some byte, and pulls the plug: it is taken once or not."""
    chance = random.Random(7)

    async def test() -> None:
        async with evening(served) as playing:
            before = await playing.version()
            cookie = playing.people["mallory"].cookie()
            async with playing.people["mallory"].at(playing.table) as line:
                question = await question_of(line)
            order = {"seat": 2, "question": question["number"]}
            order |= {"type": "order", "id": "a", "action": question["choices"][0]["action"]}
            whole = wire(HELLO) + wire(json.dumps(order).encode())
            asked = handshake(served, playing.table, cookie)
            for _ in range(max(60, TRIES // 10)):
                reader, writer = await connected(served)
                sent = (asked + whole)[: chance.randrange(len(asked + whole) + 20)]
                writer.write(sent)
                if chance.random() < 0.7:
                    with suppress(TimeoutError, ConnectionError):
                        await asyncio.wait_for(reader.read(300), chance.random() / 20)
                cut(writer)
            await playing.check_all_is_well()
            async with playing.people["mallory"].at(playing.table) as line:
                await line.until("situation")
                await line.say(**order)
                assert (await line.until("receipt"))["version"] == before + 1
            assert await playing.version() == before + 1

    asyncio.run(test())


def test_a_flood_drowns_nobody(served: Served) -> None:
    """Some send as quickly as they can and never read; others play on meanwhile."""

    async def flood(playing: Evening, stop: asyncio.Event) -> None:
        chance = random.Random(3)
        while not stop.is_set():
            _, writer = await connected(served)
            cookie = playing.people["mallory"].cookie()
            writer.write(handshake(served, playing.table, cookie) + wire(HELLO))
            why = {"type": "why", "id": "a" * 64, "seat": 2, "action": "ready"}
            frames = [wire(json.dumps(why).encode())] * 20 + [wire(b"{" * 20_000)]
            with suppress(ConnectionError, TimeoutError):
                for _ in range(40):
                    writer.write(chance.choice(frames) * 5)
                    await asyncio.wait_for(writer.drain(), 1)
            cut(writer)

    async def test() -> None:
        async with evening(served) as playing:
            before, stop = await playing.version(), asyncio.Event()
            floods = [asyncio.create_task(flood(playing, stop)) for _ in range(5)]
            async with playing.people["ida"].at(playing.table) as line:
                question = await question_of(line)
                for _ in range(3):  # two cards, and ready
                    action = question["choices"][0]["action"]
                    order = {"seat": 1, "question": question["number"], "action": action}
                    await line.say(type="order", id="a", **order)
                    receipt = await line.until("receipt")
                    question = receipt["situation"].get("question")
                    await asyncio.sleep(0.5)
            stop.set()
            await asyncio.gather(*floods)
            assert await playing.version() == before + 3
            while (await playing.noor.until("situation"))["situation"]["version"] < before + 3:
                pass

    asyncio.run(test())


def test_whoever_is_removed_does_nothing_more(served: Served) -> None:
    """Also not by a connection that does not read that it is over."""

    async def test() -> None:
        async with evening(served) as playing:
            cookie = playing.people["noor"].cookie()
            reader, writer = await connected(served)
            writer.write(handshake(served, playing.table, cookie) + wire(HELLO))
            await reader.read(100)
            await playing.people["ida"].ask(
                "DELETE", f"/api/tables/{playing.table}/seats/3/persons"
            )
            version = await playing.version()
            shown = await playing.people["ida"].ask("GET", f"/api/tables/{playing.table}")
            assert shown["seats"][2]["left"]
            frames = [wire(json.dumps(frame).encode()) for frame in frames_of(3, version)]
            with suppress(ConnectionError):
                writer.write(b"".join(frames))
                await writer.drain()
            cut(writer)
            async with playing.people["noor"].at(playing.table) as line:
                assert (await line.until("welcome"))["seats"] == []
            shown = await playing.people["ida"].ask("GET", f"/api/tables/{playing.table}")
            assert shown["seats"][2]["left"]
            await asyncio.wait_for(playing.noor.socket.wait_closed(), 30)
            assert playing.noor.socket.close_code == 1012
            playing.undisturbed.remove(playing.noor)

    asyncio.run(test())
