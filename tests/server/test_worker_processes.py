"""Worker processes for real: killed at random, and never left behind."""

import asyncio
import os
import random
import signal
import subprocess
import sys
import time
from contextlib import suppress
from pathlib import Path

import pytest

from botyard.server.fair_queue import PoolTrouble
from botyard.server.pool import Pool
from botyard.server.process import _environment
from server.questions import PATIENCE, choose_job, pool_of

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="reads /proc")

SERVER = """
import asyncio, sys
from botyard.server.pool import Pool
from server.questions import PATIENCE, choose_job, pool_of

async def main():
    pool = Pool(2, 10)
    await pool.run(choose_job(), deadline=60, who="ida")
    slow = choose_job(bot="slow", seed=60000)
    asked = asyncio.create_task(pool.run(slow, deadline=600, who="ida", urgent=True))
    await asyncio.sleep(0.2)
    print("working", flush=True)
    await asked

asyncio.run(main())
"""


def children(parent: int) -> list[int]:
    """The workers of a process."""
    listed = Path(f"/proc/{parent}/task/{parent}/children").read_text()
    return [pid for pid in map(int, listed.split()) if b"botyard.server.worker" in _command(pid)]


def _command(pid: int) -> bytes:
    try:
        return Path(f"/proc/{pid}/cmdline").read_bytes()
    except OSError:
        return b""


def gone(pids: list[int]) -> bool:
    """Whether none of these processes is left, within some seconds."""
    until = time.monotonic() + PATIENCE
    while any(_command(pid) for pid in pids) and time.monotonic() < until:
        time.sleep(0.02)
    return not any(_command(pid) for pid in pids)


async def killed_at_random() -> list[int]:
    """Ask for much, kill now and then, and give all workers that there were."""
    chance = random.Random(5)

    async def ask(pool: Pool, who: str) -> set[str]:
        troubles: set[str] = set()
        for seed in range(40):
            try:
                await pool.run(choose_job(seed=seed), deadline=PATIENCE, who=who, urgent=True)
            except PoolTrouble as wrong:
                troubles.add(wrong.key)
        return troubles

    async with pool_of(2) as pool:
        await pool.start()
        asking = asyncio.gather(*[ask(pool, who) for who in "abc"])
        workers: set[int] = set()
        for _ in range(8):
            await asyncio.sleep(chance.random() / 10)
            if now := children(os.getpid()):
                workers.update(now)
                with suppress(ProcessLookupError):  # it may just have ended by itself
                    os.kill(chance.choice(now), signal.SIGKILL)
        assert set.union(*await asking) <= {"pool-crashed"}
        while await ask(pool, "ida"):  # until all of its jobs are done
            pass
        workers.update(children(os.getpid()))
    return [*workers]


def test_workers_killed_at_random_are_replaced() -> None:
    workers = asyncio.run(asyncio.wait_for(killed_at_random(), 2 * PATIENCE))
    assert len(workers) > 2
    assert gone(workers)


def test_an_idle_worker_that_dies_is_replaced_before_anybody_asks() -> None:
    async def test() -> None:
        async with pool_of() as pool:
            await pool.run(choose_job(), deadline=PATIENCE, who="ida")
            first = children(os.getpid())
            os.kill(first[0], signal.SIGKILL)
            while children(os.getpid()) in (first, []):
                await asyncio.sleep(0.02)
            assert await pool.run(choose_job(), deadline=PATIENCE, who="ida")

    asyncio.run(asyncio.wait_for(test(), PATIENCE))


@pytest.mark.parametrize("by", [signal.SIGKILL, signal.SIGTERM, signal.SIGINT])
def test_a_server_that_is_killed_leaves_no_worker_behind(by: signal.Signals) -> None:
    """One worker is idle, the other one thinks and does not listen."""
    path = [str(Path(__file__).parent / "bad"), _environment()["PYTHONPATH"]]
    server = subprocess.Popen(
        [sys.executable, "-c", SERVER],
        env=os.environ | {"PYTHONPATH": os.pathsep.join(path)},
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
    )
    assert server.stdout is not None
    with server.stdout:
        assert server.stdout.readline() == b"working\n"
        workers = children(server.pid)
        assert len(workers) == 2
        server.send_signal(by)
        server.wait(PATIENCE)
        assert gone(workers)
