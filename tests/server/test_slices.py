"""Something long leaves everybody else their turn, and a table has an end."""

import asyncio
import logging
import time
from collections.abc import Generator
from itertools import count
from pathlib import Path

import pytest

from botyard.server import messages as frames
from botyard.server import slices
from botyard.server.slices import SLICE, in_slices
from server.persons import BELT, PROBE, Person, begin
from server.yard import Yard


def test_others_have_their_turn_between_slices(monkeypatch: pytest.MonkeyPatch) -> None:
    turns = 0
    seconds = count(0.0, SLICE / 10)  # every look at the clock takes a tenth of a slice
    monkeypatch.setattr(slices, "perf_counter", lambda: next(seconds))

    def steps() -> Generator[None, None, str]:
        for _ in range(1000):
            yield
        return "done"

    async def others() -> None:
        nonlocal turns
        while True:
            turns += 1
            await asyncio.sleep(0)

    async def both() -> str:
        waiting = asyncio.create_task(others())
        try:
            return await in_slices(steps())
        finally:
            waiting.cancel()

    assert asyncio.run(both()) == "done"
    assert 80 < turns < 110


def test_what_goes_wrong_in_a_step_is_told() -> None:
    def steps() -> Generator[None, None, None]:
        yield
        raise ValueError("wrong")

    with pytest.raises(ValueError, match="wrong"):
        asyncio.run(in_slices(steps()))


def test_a_full_table_takes_nothing_more_but_its_end(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    with Yard(tmp_path / "x.db") as yard:
        ida = Person(yard, "Ida")
        (here,) = begin(ida.opens(BELT, "person", "random"), ida)
        with caplog.at_level(logging.INFO):
            while here.question() and (most := here.version() + 1):
                yard.parts.tables._most_entries = most
                if 2 in here.orders().situation.waiting:  # the bot would be asked now
                    break
            for kind in (frames.Undo, frames.Leave):
                assert here.is_refused(kind).error == "table-full"
            time.sleep(2.5)  # somebody looks after bots every second
        assert here.version() == most
        assert not yard.told(caplog.records)
        here.does(frames.Propose, what="end")
        here.waits(here.is_over)


def test_how_many_entries_a_table_may_have_is_a_setting(tmp_path: Path) -> None:
    with Yard(tmp_path / "x.db", tables={"most_entries": 100}) as yard:
        ida = Person(yard, "Ida")
        (here,) = begin(ida.opens(PROBE, "person", "person"), ida)
        while (reached := here.version()) < 100:
            if reached % 2:
                here.orders(seat=1)
            else:
                here.does(frames.Undo, seat=1)
            here.reaches(reached + 1)
        refusal = here.is_refused(frames.Undo, seat=1)
        assert (refusal.error, refusal.params) == ("table-full", {"most": 100})
