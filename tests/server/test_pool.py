"""The pool: whatever a worker does, nothing hangs and the next job is done."""

import asyncio
import sys
import time
from collections.abc import Awaitable, Callable, Coroutine
from pathlib import Path

import pytest
import uvloop
from msgspec import convert
from msgspec.structs import replace

from botyard.kernel.errors import BotyardError
from botyard.server import process
from botyard.server.fair_queue import PoolTrouble
from botyard.server.jobs import Film
from botyard.server.pool import JobFailed, Pool
from kernel.table import belt_match, play_on, probe_match
from server.questions import PATIENCE, choose_job, pool_of, preview_job


@pytest.fixture(autouse=True)
def bad_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots that workers find as if somebody had installed them."""
    monkeypatch.syspath_prepend(str(Path(__file__).parent / "bad"))


def run(test: Callable[[], Coroutine[None, None, None]]) -> None:
    """In the event loop of the server; the tests of processes run in Python's own."""
    uvloop.run(asyncio.wait_for(test(), 2 * PATIENCE))


async def asks(
    pool: Pool, bot: str = "random", seed: int = 1, deadline: float = PATIENCE
) -> object:
    answer = await pool.run(choose_job(bot=bot, seed=seed), deadline=deadline, who="ida")
    (action,) = convert(answer["actions"], list[str])
    return action


async def trouble(asked: Awaitable[object]) -> str:
    """The key of the error that something ends with."""
    with pytest.raises(BotyardError) as wrong:
        await asked
    return wrong.value.key


def test_jobs_of_every_game_are_done() -> None:
    async def test() -> None:
        async with pool_of(2) as pool:
            await pool.start()
            for match in (probe_match(), belt_match()):
                seat = match.state.waiting().bit_length()
                job = choose_job(match, seat)
                answer = await pool.run(job, deadline=PATIENCE, who="ida", urgent=True)
                seen = await pool.run(
                    preview_job(match, seat, *convert(answer["actions"], list[str])),
                    deadline=PATIENCE,
                    who="ida",
                )
                assert seen["refused"] is None

    run(test)


def test_many_jobs_are_done_and_each_gets_its_own_answer() -> None:
    async def test() -> None:
        async with pool_of(2, queue=200) as pool:
            jobs = [(who, choose_job(seed=seed)) for who in "abcd" for seed in range(8)]
            answers = await asyncio.gather(
                *[pool.run(job, deadline=PATIENCE, who=who) for who, job in jobs]
            )
            assert answers[:8] == answers[8:16] == answers[16:24] == answers[24:]
            assert len({str(answer) for answer in answers}) > 1

    run(test)


def test_long_jobs_and_answers_come_through_whole() -> None:
    async def test() -> None:
        async with pool_of() as pool:
            known = {"padding": "ü" * 3_000_000}
            assert await pool.run(replace(choose_job(), known=known), deadline=PATIENCE, who="ida")
            match = belt_match(4)
            play_on(match)
            job = Film(match.record.text())
            assert await pool.run(job, deadline=PATIENCE, who="ida") == job.do()

    run(test)


def test_a_slow_bot_is_stopped_and_its_worker_replaced() -> None:
    async def test() -> None:
        async with pool_of() as pool:
            await asks(pool)
            begin = time.monotonic()
            assert await trouble(asks(pool, "slow", seed=6000, deadline=0.1)) == "pool-late"
            assert time.monotonic() - begin < 10
            assert await asks(pool)

    run(test)


def test_ordinary_work_never_keeps_a_bot_waiting() -> None:
    async def test() -> None:
        async with pool_of(2) as pool:
            await pool.start()
            for _ in range(2):  # until both workers are there
                await pool.run(choose_job(), deadline=PATIENCE, who="ida", urgent=True)
            slow = [asyncio.create_task(asks(pool, "slow", seed=6000)) for _ in range(8)]
            for number in range(20):
                begin = time.monotonic()
                job = choose_job(seed=number)
                await pool.run(job, deadline=PATIENCE, who="bot", urgent=True)
                assert time.monotonic() - begin < 2
            assert not any(one.done() for one in slow)
            for one in slow:
                one.cancel()
            await asyncio.gather(*slow, return_exceptions=True)

    run(test)


@pytest.mark.parametrize("bot", ["crashing", "quitting"])
def test_a_bot_that_ends_its_worker_loses_its_job_alone(bot: str) -> None:
    async def test() -> None:
        async with pool_of() as pool:
            first, second = asks(pool, bot), asks(pool)
            results = await asyncio.gather(first, second, return_exceptions=True)
            assert isinstance(results[0], PoolTrouble)
            assert results[0].key == "pool-crashed"
            assert isinstance(results[1], str)

    run(test)


def test_a_bot_that_eats_memory_is_stopped() -> None:
    async def test() -> None:
        async with pool_of(memory=400 * 1024 * 1024) as pool:
            assert await trouble(asks(pool, "hungry")) == "pool-crashed"
            assert await asks(pool)

    run(test)


def test_what_a_bot_does_wrong_is_told_with_its_name() -> None:
    async def test() -> None:
        async with pool_of() as pool:
            for bot, key in (("raising", "bot-failed"), ("rubbish", "bot-illegal")):
                with pytest.raises(JobFailed) as wrong:
                    await asks(pool, bot)
                assert (wrong.value.key, wrong.value.params["bot"]) == (key, bot)
            assert await trouble(asks(pool, "nobody")) == "unknown-bot"

    run(test)


def test_a_bot_that_talks_does_not_disturb_its_worker() -> None:
    async def test() -> None:
        async with pool_of() as pool:
            assert await asks(pool, "chatty") == await asks(pool, "chatty")

    run(test)


def test_a_flood_by_one_does_not_keep_others_waiting() -> None:
    async def test() -> None:
        async with pool_of(quota=5) as pool:
            done: list[str] = []

            async def ask(who: str) -> str:
                job = choose_job(bot="slow")
                try:
                    await pool.run(job, deadline=PATIENCE, who=who)
                except PoolTrouble as wrong:
                    return wrong.key
                done.append(who)
                return ""

            flood = [asyncio.create_task(ask("flood")) for _ in range(20)]
            await asyncio.sleep(0)
            others = [asyncio.create_task(ask(who)) for who in ("ida", "noor")]
            refused = [key for key in await asyncio.gather(*flood) if key]
            await asyncio.gather(*others)
            assert refused == ["pool-quota"] * 15
            assert done[:3] == ["flood", "ida", "noor"]

    run(test)


def test_a_full_queue_refuses() -> None:
    async def test() -> None:
        async with pool_of(queue=2) as pool:
            asked = [asyncio.create_task(asks(pool)) for _ in range(5)]
            results = await asyncio.gather(*asked, return_exceptions=True)
            keys = [result.key for result in results if isinstance(result, PoolTrouble)]
            assert keys == ["pool-busy"] * 3

    run(test)


def test_urgent_jobs_go_first_and_always_find_a_worker() -> None:
    async def test() -> None:
        async with pool_of(2) as pool:
            slow = [asyncio.create_task(asks(pool, "slow", seed=6000)) for _ in range(3)]
            job = choose_job(bot="slow", seed=1)
            for _ in range(3):
                await pool.run(job, deadline=PATIENCE, who="table", urgent=True)
            assert not any(task.done() for task in slow)
            for task in slow:
                task.cancel()

    run(test)


def test_a_job_that_nobody_waits_for_makes_room() -> None:
    async def test() -> None:
        async with pool_of(queue=1) as pool:
            for _ in range(3):
                with pytest.raises(TimeoutError):
                    await asyncio.wait_for(asks(pool), 0.001)
            assert await asks(pool)

    run(test)


def test_jobs_fail_when_the_pool_is_closed() -> None:
    async def test() -> None:
        async with pool_of() as pool:
            await asks(pool)
            asked = [asyncio.create_task(asks(pool, "slow", seed=6000)) for _ in range(2)]
            await asyncio.sleep(0.05)
            await pool.close()
            assert [await trouble(task) for task in asked] == ["pool-closed"] * 2
            assert await trouble(asks(pool)) == "pool-closed"

    run(test)


def test_without_a_worker_that_starts_jobs_fail(monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        async with pool_of(2) as pool:
            with monkeypatch.context() as broken:
                broken.setattr(sys, "executable", "/bin/false")
                assert await trouble(asks(pool)) == "pool-crashed"
                broken.setattr(sys, "executable", "/no/python")
                assert await trouble(asks(pool)) == "pool-crashed"
            assert await asks(pool)

    run(test)


def test_a_worker_that_is_never_ready_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    async def test() -> None:
        monkeypatch.setattr(process, "START_SECONDS", 0.001)
        async with pool_of() as pool:
            assert await trouble(asks(pool)) == "pool-late"

    run(test)
