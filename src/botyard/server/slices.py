"""Something long within the event loop, done in slices so that nobody has to wait for it."""

import asyncio
from collections.abc import Generator
from time import perf_counter
from typing import Final, TypeVar

SLICE: Final = 0.004  # seconds

Result = TypeVar("Result")


async def in_slices(steps: Generator[None, None, Result]) -> Result:
    """Take small steps one after the other, and let others have their turn every few of them."""
    until = perf_counter() + SLICE
    while True:
        try:
            next(steps)
        except StopIteration as over:
            result: Result = over.value
            return result
        if perf_counter() > until:
            await asyncio.sleep(0)
            until = perf_counter() + SLICE
