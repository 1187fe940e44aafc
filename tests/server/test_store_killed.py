"""What was acknowledged is there after a kill; what was given up holds nobody up."""

import asyncio
import random
import signal
import subprocess
import sys

from server.stores import entries, new_table, opened

PLAY_ON = """
import asyncio, sys
from botyard.server.store import Append, Store

async def play(table: str) -> None:
    for version in range(2, 100_000):
        await store.append(Append(table, version, 1.0, "entry", "running", None, None))
        print(table, version, flush=True)

async def main() -> None:
    global store
    store = await Store.open(sys.argv[1], "killed")
    await asyncio.gather(*(play(table) for table in "abc"))

asyncio.run(main())
"""


def test_what_was_acknowledged_is_there_after_a_kill(url: str) -> None:
    async def begin() -> None:
        async with opened(url) as store:
            for table in "abc":
                await store.open_table(new_table(table), "first")

    async def check(acknowledged: dict[str, int]) -> None:
        async with opened(url) as store:
            for table, version in acknowledged.items():
                versions = [number for number, _ in await entries(store, table)]
                assert versions == list(range(1, len(versions) + 1))
                assert version <= len(versions) <= version + 1  # one more may be unanswered

    asyncio.run(begin())
    command = [sys.executable, "-c", PLAY_ON, url]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as player:
        assert player.stdout is not None
        lines = [player.stdout.readline() for _ in range(200)]
        player.send_signal(signal.SIGKILL)
        lines += player.stdout.readlines()
    told = [line.split() for line in lines if line.endswith("\n")]
    asyncio.run(check({table: int(version) for table, version in told}))


def test_calls_that_are_given_up_hold_nobody_up(url: str) -> None:
    async def play() -> None:
        chance = random.Random(1)
        async with opened(url) as store:
            for number in range(60):
                calls = [
                    asyncio.create_task(store.add_person(f"person{number}", "Ida")),
                    asyncio.create_task(entries(store, "nowhere")),
                ]
                await asyncio.sleep(chance.uniform(0, 0.004))
                for call in calls:
                    call.cancel()
                await asyncio.wait(calls)
            await store.add_person("last", "Noor")
            assert await store.person("last")

    asyncio.run(play())
