"""Levels at a server: what is offered, what the host allows, and how long bots think."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from botyard.kernel.game import Json
from botyard.server import thinking
from botyard.server.jobs import Choose, Job
from botyard.server.messages import Hint, HintTold, TableChanged
from botyard.server.routes import games
from botyard.server.thinking import FULL, LATE, LEAST, SHORT, WHILE, ThinkingTime
from outside import installed
from server.persons import PROBE, Person, begin, play, refused
from server.yard import Yard

FOLDER = Path(__file__).parents[1] / "levels"


@pytest.fixture
def levels() -> Iterator[None]:
    with installed(FOLDER, games._listed.cache_clear, games._shown.cache_clear):
        yield


@pytest.mark.usefixtures("levels")
def test_a_host_offers_levels_up_to_its_highest(tmp_path: Path) -> None:
    with Yard(tmp_path / "botyard.db", tables={"highest_level": 2}) as yard:
        ida = Person(yard, "Ida")
        shown = ida.asks("get", f"/api/games/{PROBE}")
        listed = ida.asks("get", "/api/games")
        assert shown["bots"] == ["level-1", "level-2"]
        assert next(one for one in listed if one["name"] == PROBE)["bots"] == shown["bots"]
        with refused("bot-level"):
            ida.opens(PROBE, "person", "level-3")
        with refused("bot-level"):
            ida.opens(PROBE, "person", "level-1", deputy="level-4")
        with refused("unknown-bot"):
            ida.opens(PROBE, "person", "level-6")
        table = ida.opens(PROBE, "person", "link")
        with refused("bot-level"):
            ida.asks("put", f"/api/tables/{table.id}/seats/2/bot", {"bot": "level-5"})
        ida.asks("put", f"/api/tables/{table.id}/seats/2/bot", {"bot": "2"})
        assert ida.connects(table).table.seats[1].bot == "level-2"


@pytest.mark.usefixtures("levels")
def test_hints_come_from_the_highest_level_and_tables_say_when_bots_think_shorter(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(thinking, "LATE", 1e9)  # however busy this machine is
    given: list[tuple[str, float]] = []
    with Yard(tmp_path / "botyard.db", tables={"highest_level": 4}) as yard:
        run = yard.parts.pool.run

        async def watched(job: Job, **how: Any) -> Json:  # noqa: ANN401 - all that is passed on
            if isinstance(job, Choose):
                given.append((job.bot, job.seconds))
            return await run(job, **how)

        monkeypatch.setattr(yard.parts.pool, "run", watched)
        ida = Person(yard, "Ida")
        (here,) = begin(ida.opens(PROBE, "person", "level-3"), ida)
        assert isinstance(here.asks(Hint), HintTold)
        assert ("level-4", FULL) in given
        play(here, moves=1)
        assert not here.table.hurried
        monkeypatch.setattr(
            yard.parts.pool, "waiting", lambda: {"urgent": 4 * yard.parts.pool.size, "ordinary": 0}
        )
        play(here)
        assert here.is_over()
        assert here.table.hurried
        changes = [one.table.hurried for one in here.frames if isinstance(one, TableChanged)]
        assert changes.count(True) >= 1
        assert ("level-3", FULL / 4) in given


def test_bots_share_the_time_where_more_of_them_wait_than_there_are_workers() -> None:
    time = ThinkingTime()
    times = [time.seconds(waiting, workers=4, now=0.0) for waiting in range(200)]
    assert times[:5] == [FULL] * 5
    assert times == sorted(times, reverse=True)
    assert (times[8], times[-1]) == (FULL / 2, LEAST)


def test_after_a_late_answer_bots_think_shorter_for_a_while() -> None:
    time = ThinkingTime()
    time.answered(LATE, now=10.0)
    assert time.seconds(0, 2, now=10.0) == FULL
    time.answered(LATE + 0.1, now=10.0)
    assert time.seconds(0, 2, now=10.0 + WHILE - 1) == SHORT
    assert time.seconds(20, 2, now=10.0 + WHILE - 1) == FULL / 10
    assert time.seconds(0, 2, now=10.0 + WHILE) == FULL
