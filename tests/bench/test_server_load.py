"""The load generator hides nothing. How fast servers are is not tested."""

import asyncio
import random
import time
from collections.abc import Callable
from itertools import pairwise

import msgspec
import pytest
from websockets.asyncio.server import ServerConnection, serve

from bench.server.botyard_server import HELLO, Place
from bench.server.load import Run, load
from bench.server.measure import LIMIT, Memory, Saturation, highest
from bench.server.process import Used
from bench.server.report import Column, lines, markdown_table, median_run
from bench.server.tables import Seat, Table, join, leave, play
from bench.server.timetable import LONGEST, Spread, percentile, spread, timetable
from bench.server.wire import Connection, frame, frames, upgrade


def test_the_timetable_has_the_rate_asked_for_and_random_gaps() -> None:
    moves = timetable(rate=1000, seconds=10, tables=500, seed=1)
    gaps = [later.due - move.due for move, later in pairwise(moves)]
    assert len(moves) == pytest.approx(10_000, rel=0.05)
    assert all(gap >= 0 for gap in gaps)
    assert sum(gap > 0.002 for gap in gaps) / len(gaps) == pytest.approx(0.135, abs=0.02)  # e⁻²
    assert moves == timetable(rate=1000, seconds=10, tables=500, seed=1)


def test_every_table_has_its_turn_in_each_round_and_no_game_ends() -> None:
    moves = timetable(rate=100_000, seconds=10, tables=7, seed=1)
    assert len(moves) == 7 * LONGEST
    for start in range(0, len(moves), 7):
        assert sorted(move.table for move in moves[start : start + 7]) == list(range(7))


def test_percentiles_are_values_that_were_measured() -> None:
    values = [float(value) for value in range(100, 0, -1)]
    assert [percentile(values, share) for share in (0.5, 0.95, 0.99, 1.0)] == [50, 95, 99, 100]
    assert spread([0.001, 0.003]) == Spread(1, 3, 3, 3)


@pytest.mark.parametrize("size", [0, 125, 126, 65_535, 65_536])
def test_frames_of_every_size_are_read_whole_and_in_pieces(size: int) -> None:
    masked = frame(b"x" * size)
    head = len(masked) - size - 4
    sent = bytes([masked[0], masked[1] & 0x7F]) + masked[2:head] + b"x" * size
    assert frames(bytearray(sent * 2)) == [(0x81, b"x" * size)] * 2
    buffer = bytearray(sent[:-1] if size else sent[:1])
    assert frames(buffer) == []
    buffer += sent[-1:]
    assert frames(buffer) == [(0x81, b"x" * size)]


def test_a_websocket_server_understands_the_client() -> None:
    async def echo(socket: ServerConnection) -> None:
        async for text in socket:
            await (await socket.ping())  # the client has to answer
            await socket.send(text)

    async def talk() -> None:
        async with serve(echo, "127.0.0.1", 0, compression=None) as server:
            port = server.sockets[0].getsockname()[1]
            heard: asyncio.Queue[bytes] = asyncio.Queue()
            connection = Connection(upgrade(port, "/"), heard.put_nowait)
            await connection.open(port)
            for text in (b"hello", b"x" * 300, b"x" * 70_000):
                connection.send(text)
                assert await heard.get() == text
            connection.close()

    asyncio.run(talk())


class FakeConnection(Connection):
    """Hands everything that a seat says to somebody in this process."""

    def __init__(self, said: Callable[[bytes], None]) -> None:
        super().__init__(b"", lambda text: None)
        self.said = said

    def send(self, text: bytes) -> None:
        self.said(text)


class Counter(Seat):
    """Takes turns with the other seat; a text is the new version."""

    def __init__(self, number: int) -> None:
        super().__init__("/")
        self.number = number

    def hear(self, text: bytes) -> None:
        self.version = int(text)
        self.order = b"move" if self.version % 2 == self.number else b""
        self.table.told()


def counting_table(answer: Callable[[Callable[[], None]], None]) -> Table:
    """A table whose server calls both seats back when ``answer`` sees fit."""
    seats = [Counter(0), Counter(1)]
    table = Table(seats)

    def tell_both() -> None:
        version = str(seats[0].version + 1).encode()
        for seat in seats:
            seat.hear(version)

    for seat in seats:
        seat.connection = FakeConnection(lambda _text: answer(tell_both))
    for seat in seats:
        seat.hear(b"0")
    return table


def test_a_move_is_over_when_the_last_connection_has_heard_of_it() -> None:
    async def play_one() -> None:
        table = counting_table(lambda _tell: None)
        done: list[float] = []
        table.done = lambda due, _now: done.append(due)
        table.give(1.0)
        table.give(2.0)
        table.seats[0].hear(b"1")
        assert done == []
        table.seats[1].hear(b"1")
        assert done == [1.0]
        table.seats[1].hear(b"2")
        table.seats[0].hear(b"2")
        assert done == [1.0, 2.0]

    asyncio.run(play_one())


class Clock:
    """Goes on a little whenever somebody looks, whatever else the machine does meanwhile."""

    now = 0.0

    def __call__(self) -> float:
        self.now += 0.00002
        return self.now


def test_what_falls_due_while_a_server_stalls_is_counted_from_its_time(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    clock = Clock()
    monkeypatch.setattr(time, "perf_counter", clock)

    async def stall() -> Run:
        """For 0.2 of 1.0 seconds nothing is answered: a fifth of all moves must tell."""
        loop = asyncio.get_running_loop()
        monkeypatch.setattr(loop, "time", clock)
        begin = loop.time() + 0.1

        def answer(tell: Callable[[], None]) -> None:
            at = loop.time() - begin
            loop.call_later(0.8 - at if 0.6 < at < 0.8 else 0, tell)

        tables = [counting_table(answer) for _ in range(5)]
        moves = timetable(rate=200, seconds=1.0, tables=5, seed=1)
        return await load(lambda: Used(0, 0), tables, moves, 200, 0)

    run = asyncio.run(stall())
    monkeypatch.undo()
    assert run.unanswered == 0
    assert run.latency.p50 < 50
    assert run.latency.p95 > 100
    assert run.latency.most > 150


def test_moves_that_are_never_answered_are_told() -> None:
    async def silence() -> Run:
        tables = [counting_table(lambda _tell: None)]
        moves = timetable(rate=1000, seconds=0.01, tables=1, seed=1)
        return await load(lambda: Used(0, 0), tables, moves, 1, 0)

    run = asyncio.run(silence())
    assert run.unanswered == run.moves > 1
    assert run.latency.p50 > 0
    assert run.honest() == (run.lateness.p99 <= 1)
    assert not run.holds(LIMIT)


def test_the_adapter_of_botyard_speaks_its_protocol() -> None:
    """Two seats against a small server that speaks as docs/protocol.md says."""
    orders: list[dict[str, object]] = []
    sockets: dict[int, ServerConnection] = {}

    def situation(seat: int, version: int) -> dict[str, object]:
        choices = [{"action": "move:P2", "kind": "move", "args": {}, "courtesy": False}]
        asked = {"number": version + 1, "choices": choices, "refused": []}
        mine = version % 2 == seat - 1
        told = {"seat": seat, "version": version, "view": {}}
        return {**told, "question": asked if mine else None, "waiting": [version % 2 + 1]}

    async def table(socket: ServerConnection) -> None:
        assert socket.request is not None
        assert socket.request.path == "/api/tables/t1/live"
        seat = int(socket.request.headers["Cookie"].removeprefix("botyard="))
        assert await socket.recv() == HELLO.decode()
        sockets[seat] = socket
        await _send(socket, {"type": "welcome", "protocol": 2, "seats": [seat], "table": {}})
        await _send(socket, {"type": "situation", "situation": situation(seat, 0)})
        async for text in socket:
            order = msgspec.json.decode(text)
            orders.append(order)
            version = len(orders)
            receipt = {**order, "type": "receipt", "version": version, "again": False}
            other = 3 - seat
            told: dict[str, object] = {"type": "situation", "situation": situation(other, version)}
            await _send(sockets[other], told)
            await _send(socket, {**receipt, "situation": situation(seat, version)})

    async def talk() -> None:
        async with serve(table, "127.0.0.1", 0) as server:
            port = server.sockets[0].getsockname()[1]
            rng = random.Random(1)
            places = [Place("t1", seat, f"botyard={seat}", rng) for seat in (1, 2)]
            tables = [Table(places)]
            await join(port, tables)
            await play(tables, 4)
            await leave(tables)

    asyncio.run(talk())
    assert [order["seat"] for order in orders] == [1, 2, 1, 2]
    assert [order["question"] for order in orders] == [1, 2, 3, 4]
    assert orders[0] | {"id": ""} == {
        "type": "order",
        "id": "",
        "seat": 1,
        "question": 1,
        "action": "move:P2",
    }


async def _send(socket: ServerConnection, message: dict[str, object]) -> None:
    await socket.send(msgspec.json.encode(message).decode())


def a_run(rate: float, p99: float, late: float = 0.1, unanswered: int = 0) -> Run:
    latency = Spread(p99 / 4, p99 / 2, p99, p99 * 2)
    return Run(rate, 100, unanswered, latency, Spread(0, 0, late, late), 1357, 0.19, 0, 1)


def test_a_generator_that_lags_makes_a_run_void() -> None:
    assert a_run(500, 5, late=0.9).honest()
    assert not a_run(500, 5, late=1.1).honest()
    assert not a_run(500, 90, late=8).honest()


def test_a_server_that_is_ten_times_as_late_as_the_generator_gave_up_itself() -> None:
    assert a_run(3000, 500, late=40).lost_by_server()
    assert not a_run(3000, 500, late=60).lost_by_server()


def test_the_highest_rate_is_found_within_a_twentieth() -> None:
    async def attempt(rate: float) -> Run:
        return a_run(rate, 10 if rate <= limit else 1000)

    for limit in (200.0, 777.0, 4321.0):
        found = asyncio.run(highest(attempt, 500))
        assert found.held.rate <= limit < found.failed.rate <= 1.05 * found.held.rate


def test_the_run_in_the_middle_is_one_in_which_the_generator_kept_up() -> None:
    runs = [a_run(500, 5), a_run(500, 3, late=2), a_run(500, 9), a_run(500, 4)]
    assert median_run(runs) == runs[0]
    assert median_run(runs[1:2]) == runs[1]


def test_the_table_has_a_column_for_each_server() -> None:
    found = Saturation(a_run(2000, 50), a_run(2100, 500))
    limited = Saturation(a_run(3000, 50), a_run(3100, 500, late=400))
    columns = [
        Column("theirs", [a_run(500, 8)], found, Memory(12.3)),
        Column("ours", [a_run(500, 4, late=2)], limited, Memory(20, 1, 1.25), [0.2, 0.9, 0.3]),
    ]
    told = lines(columns, tables=500, idle_tables=1000)
    assert told[0] == ["", "theirs", "ours"]
    assert ["500 moves/s, 1,000 connections: p50", "2.00 ms", "1.00 ms"] in told
    assert ["an fdatasync, in the same run", "none", "0.30 ms"] in told
    assert ["generator late (p99)", "0.10 ms", "2.00 ms: void"] in told
    assert ["moves/s held with p99 under 100 ms", "2,000", "at least 3,000"] in told
    assert ["1,000 idle tables", "+12.3 MB", "+20.0 MB"] in told
    assert ["evicted", "–", "+1.0 MB"] in told
    page = markdown_table(told).splitlines()
    assert page[1] == "| --- | ---: | ---: |"
    assert len(page) == len(told) + 1


def test_what_was_not_asked_for_is_left_out() -> None:
    told = lines([Column("ours", [], None, Memory(20))], tables=500, idle_tables=1000)
    assert [line[0] for line in told] == [
        "",
        "1,000 idle tables",
        "evicted",
        "as many more, evicted",
    ]
