"""What one connection is sent: everything in order, at once where the other side reads."""

import asyncio
from collections.abc import AsyncIterator

from botyard.server.live_table import MOST_WAITING, Connection

SEAT = 0


class Socket:
    """The other side; it may stop reading."""

    def __init__(self) -> None:
        self.got: list[bytes] = []
        self.reads = asyncio.Event()
        self.reads.set()

    def at_once(self, frame: bytes) -> bool:
        if self.reads.is_set():
            self.got.append(frame)
        return self.reads.is_set()

    async def send_all(self, connection: Connection) -> None:
        """What the task of a connection does."""
        async for frame in _frames(connection):
            await self.reads.wait()
            self.got.append(frame)


async def _frames(connection: Connection) -> AsyncIterator[bytes]:
    while (frame := await connection.next()) is not None:
        yield frame


def test_frames_are_sent_at_once_and_in_order() -> None:
    async def play() -> None:
        socket = Socket()
        connection = Connection("ida", [SEAT], "en", socket.at_once)
        sending = asyncio.create_task(socket.send_all(connection))
        connection.send(b"1")
        assert socket.got == [b"1"]  # nobody else had a turn meanwhile

        socket.reads.clear()
        connection.send(b"2")
        await asyncio.sleep(0)  # the task takes it into its hands
        connection.send(b"3")
        socket.reads.set()  # before the task is told
        connection.send(b"4")
        assert socket.got == [b"1"]  # none overtakes the others

        connection.drop()
        await sending
        assert socket.got == [b"1", b"2", b"3", b"4"]

    asyncio.run(play())


def test_a_frame_in_the_hands_of_the_task_is_not_overtaken() -> None:
    async def play() -> None:
        socket = Socket()
        connection = Connection("ida", [SEAT], "en", socket.at_once)
        sending = asyncio.create_task(socket.send_all(connection))
        socket.reads.clear()
        connection.send(b"1")
        await asyncio.sleep(0)
        socket.reads.set()
        connection.send(b"2")  # nothing waits, but the first is not sent yet
        connection.drop()
        await sending
        assert socket.got == [b"1", b"2"]

    asyncio.run(play())


def test_whoever_does_not_read_is_dropped_and_told_nothing_more() -> None:
    async def play() -> None:
        socket = Socket()
        connection = Connection("ida", [SEAT], "en", socket.at_once)
        socket.reads.clear()
        for number in range(MOST_WAITING + 1):
            connection.send(b"%d" % number)
        socket.reads.set()
        connection.send(b"late")
        assert await connection.next() is None
        assert not socket.got

    asyncio.run(play())
