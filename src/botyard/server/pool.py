"""
Worker processes for everything that takes long or that somebody else wrote: bots, previews, films.

Nothing in here waits for a worker: one that is late or dead is replaced, and its job fails.
"""

import asyncio
from dataclasses import dataclass
from typing import Final

import msgspec

from botyard.kernel.errors import BotyardError
from botyard.kernel.game import Json
from botyard.server.fair_queue import FairQueue, PoolTrouble
from botyard.server.jobs import Job
from botyard.server.process import WorkerProcess

MEMORY: Final = 1 << 30  # bytes for each worker
QUOTA: Final = 8  # jobs that one person or table may have in the queue
NICE: Final = 2  # the server itself goes first, then come bots
NICER: Final = 5  # whatever nobody waits for as they do for a bot's move
TRIES: Final = 3  # starts that may fail, one after the other


class JobFailed(BotyardError):
    """A job that was done, and ended with an error: a bot that fails, a record that is bad."""


class Pool:
    """
    So many workers, each with one job at a time, and so many jobs that may wait for them.

    Jobs are described in ``botyard.server.jobs``. Everybody who gives jobs has a name, ``who``,
    and they take turns. Urgent jobs go first and have places of their own to wait; if there is more
    than one worker, one is kept for them, and the others are nicer to everybody else.
    """

    def __init__(
        self, workers: int, queue: int, *, quota: int = QUOTA, memory: int = MEMORY
    ) -> None:
        self.size = workers
        self._memory = memory
        self._urgent = FairQueue[_Job](queue, quota)
        self._ordinary = FairQueue[_Job](queue, quota)
        self._staff: set[WorkerProcess] = set()
        self._idle: list[WorkerProcess] = []
        self._busy: dict[WorkerProcess, _Job] = {}
        self._kept: WorkerProcess | None = None  # for urgent jobs alone
        self._lives: set[asyncio.Task[None]] = set()
        self._failed_starts = 0  # since a worker was last ready
        self._closed = False

    async def start(self) -> None:
        """Start all workers now, so that the first jobs need not wait for them."""
        while len(self._staff) < self.size:
            self._hire()

    async def close(self) -> None:
        """End all workers; jobs that wait or run fail."""
        self._closed = True
        self._fail_waiting("pool-closed")
        for worker in list(self._staff):
            worker.end("pool-closed")
        await asyncio.gather(*self._lives)

    async def run(self, job: Job, *, deadline: float, who: str, urgent: bool = False) -> Json:
        """
        Have a job done within so many seconds, counted from when a worker takes it up.

        Raises ``PoolTrouble`` if there was no place in the queue or the worker was lost, and
        ``JobFailed`` with the error of the job itself.
        """
        if self._closed:
            raise PoolTrouble("pool-closed")
        answer: asyncio.Future[Json] = asyncio.get_running_loop().create_future()
        wanted = _Job(msgspec.json.encode(job), deadline, urgent, answer)
        queue = self._urgent if urgent else self._ordinary
        queue.put(who, wanted)
        self._deal()
        is_taken = wanted in self._busy.values()
        if not (self._idle and is_taken) and len(self._staff) < self.size:
            self._hire()
        try:
            return await answer
        finally:
            queue.remove(who, wanted)

    def waiting(self) -> dict[str, int]:
        """How many jobs wait for a worker."""
        return {"urgent": len(self._urgent), "ordinary": len(self._ordinary)}

    def workers(self) -> dict[str, int]:
        """How many workers there are."""
        return {"busy": len(self._busy), "idle": len(self._idle)}

    def _deal(self) -> None:
        """Give idle workers what comes next; the one that is kept for urgent jobs has the first."""
        self._idle.sort(key=lambda worker: worker is not self._kept)
        while self._idle and (job := self._urgent.take()) is not None:
            self._give(self._idle[0], job)
        for worker in [worker for worker in self._idle if worker is not self._kept]:
            if (job := self._ordinary.take()) is None:
                return
            self._give(worker, job)

    def _give(self, worker: WorkerProcess, job: "_Job") -> None:
        self._idle.remove(worker)
        self._busy[worker] = job
        worker.send(job.message, job.deadline)

    def _hire(self) -> None:
        worker = WorkerProcess(self._heard, self._gone)
        is_last = len(self._staff) == self.size - 1
        self._staff.add(worker)
        if is_last and self.size > 1 and self._kept is None:
            self._kept = worker
        nice = NICER if self.size > 1 and worker is not self._kept else NICE
        life = asyncio.get_running_loop().create_task(worker.live(self._memory, nice))
        self._lives.add(life)
        life.add_done_callback(self._lives.discard)

    def _heard(self, worker: WorkerProcess, message: bytes) -> None:
        """A worker is ready, or has done its job."""
        if worker in self._busy:
            try:
                reply = msgspec.json.decode(message, type=_Reply)
            except msgspec.DecodeError:
                worker.end("pool-crashed")
                return
            self._busy.pop(worker).settle(reply)
        self._failed_starts = 0
        self._idle.append(worker)
        self._deal()

    def _gone(self, worker: WorkerProcess, why: str) -> None:
        """
        A worker is lost, and its job with it; another one takes its place.

        If none can be started at all, whatever waits fails; the next job tries it again.
        """
        self._staff.discard(worker)
        if worker is self._kept:
            self._kept = None
        if worker in self._idle:
            self._idle.remove(worker)
        if worker in self._busy:
            self._busy.pop(worker).fail(why)
        self._failed_starts += not worker.ready
        if self._failed_starts < TRIES and not self._closed:
            self._hire()
        elif not self._staff:
            self._fail_waiting(why)

    def _fail_waiting(self, why: str) -> None:
        for queue in (self._urgent, self._ordinary):
            while (job := queue.take()) is not None:
                job.fail(why)


class _Reply(msgspec.Struct):
    """What a worker answers."""

    answer: Json | None = None
    error: str = ""
    params: Json = {}


@dataclass(frozen=True, eq=False)
class _Job:
    """A job, and who waits for its answer."""

    message: bytes
    deadline: float
    urgent: bool
    answer: "asyncio.Future[Json]"

    def settle(self, reply: _Reply) -> None:
        """Pass the answer on, unless nobody waits for it any more."""
        if self.answer.done():
            return
        if reply.answer is not None:
            self.answer.set_result(reply.answer)
        else:
            self.answer.set_exception(JobFailed(reply.error, **reply.params))

    def fail(self, key: str) -> None:
        """There will be no answer."""
        if not self.answer.done():
            self.answer.set_exception(PoolTrouble(key))
