"""
What a server that ``test_loop.py`` starts does besides: note callbacks of its event loop.

The processor time of the thread is noted, so that a busy machine makes nothing look longer.
"""

import asyncio
import os
import sys
import time
from asyncio.events import Handle
from types import CoroutineType
from typing import Any

SHORTEST = 0.002  # seconds that are worth a note

sys.modules["uvloop"] = None  # type: ignore[assignment]  # its callbacks cannot be watched


def where(handle: Handle) -> str:
    """What a callback is; of a task, where it waits."""
    callback = getattr(handle, "_callback", None)
    task = getattr(callback, "__self__", None)
    if not isinstance(task, asyncio.Task):
        return str(getattr(callback, "__qualname__", callback))
    at: Any = task.get_coro()
    names: list[str] = []
    while isinstance(at, CoroutineType):
        line = at.cr_frame.f_lineno if at.cr_frame else 0
        names.append(f"{at.__qualname__}:{line}")
        at = at.cr_await
    return " > ".join(names[-4:])


def watch(file: str) -> None:
    """Note every callback that is worth it, in a line of its own."""
    notes = os.open(file, os.O_WRONLY | os.O_APPEND | os.O_CREAT, 0o600)
    run = Handle._run

    def watched(handle: Handle) -> None:
        before, begun = where(handle), time.thread_time()
        run(handle)
        took = time.thread_time() - begun
        if took >= SHORTEST:
            note = f"{os.getpid()}\t{1000 * took:.2f}\t{before} -> {where(handle)}\n"
            os.write(notes, note.encode())

    Handle._run = watched  # type: ignore[assignment,method-assign]


if "BOTYARD_TEST_LOOP" in os.environ:
    watch(os.environ["BOTYARD_TEST_LOOP"])
