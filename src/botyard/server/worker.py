"""
A worker process: it reads jobs from its input and writes the answers to its output.

A message is its length in four bytes, then JSON. The first thing a worker says is an empty
message: it is ready. It ends when its input ends, and dies with the server that started it.
"""

import ctypes
import logging
import os
import signal
import sys
import traceback
from struct import Struct
from typing import BinaryIO, Final

import msgspec

from botyard.bots.registry import bot_makers
from botyard.kernel.errors import BotyardError
from botyard.kernel.registry import all_games
from botyard.server.jobs import work

LENGTH: Final = Struct(">I")
READY: Final = b""
LONGEST_WHY: Final = 300
_PR_SET_PDEATHSIG: Final = 1


def framed(message: bytes) -> bytes:
    """
    A message as it goes through a pipe.

    >>> list(framed(b"{}"))
    [0, 0, 0, 2, 123, 125]
    """
    return LENGTH.pack(len(message)) + message


def main(memory: int, nice: int) -> None:
    """Work until the input ends, with at most so many bytes of memory, behind others."""
    jobs, answers = _own_pipes()
    _die_with_the_server()
    logging.disable()  # the server says by itself what it goes on without
    for game in all_games().values():  # loaded now, so that no job waits for it
        bot_makers(game)
    logging.disable(logging.NOTSET)
    _limit(memory, nice)
    _say(answers, READY)
    while job := _heard(jobs):
        _say(answers, answered(job))


def answered(job: bytes) -> bytes:
    """
    What a job brings, or the error it ends with.

    A worker that is short of memory is of no more use: it ends, and is replaced.
    """
    try:
        return msgspec.json.encode({"answer": work(job)})
    except MemoryError:
        raise
    except BotyardError as wrong:
        if isinstance(wrong.__cause__, MemoryError):
            raise
        return msgspec.json.encode({"error": wrong.key, "params": wrong.params}, enc_hook=repr)
    except Exception as wrong:  # a bot or a game of somebody else can fail in any way
        traceback.print_exc()
        params = {"why": repr(wrong)[:LONGEST_WHY]}
        return msgspec.json.encode({"error": "pool-failed", "params": params})


def _own_pipes() -> tuple[BinaryIO, BinaryIO]:
    """Keep both pipes for messages: a bot that reads finds nothing, one that prints is logged."""
    jobs, answers = os.fdopen(os.dup(0), "rb"), os.fdopen(os.dup(1), "wb")
    nothing = os.open(os.devnull, os.O_RDONLY)
    os.dup2(nothing, 0)
    os.dup2(2, 1)
    os.close(nothing)
    return jobs, answers


def _die_with_the_server() -> None:
    """Ctrl-C is for the server, which ends its workers; if it is killed, they are too."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(_PR_SET_PDEATHSIG, signal.SIGKILL)


def _limit(memory: int, nice: int) -> None:
    if sys.platform != "win32":
        import resource  # noqa: PLC0415  there is none on Windows

        os.nice(nice)
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
        if sys.platform == "linux":  # elsewhere it is not obeyed, or refused
            resource.setrlimit(resource.RLIMIT_AS, (memory, memory))


def _heard(jobs: BinaryIO) -> bytes:
    """The next message; nothing at the end of the input."""
    head = jobs.read(LENGTH.size)
    return jobs.read(LENGTH.unpack(head)[0]) if len(head) == LENGTH.size else b""


def _say(answers: BinaryIO, message: bytes) -> None:
    answers.write(framed(message))
    answers.flush()


if __name__ == "__main__":
    main(int(sys.argv[1]), int(sys.argv[2]))
