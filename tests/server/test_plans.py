"""Bots that plan ahead and note something, at tables of a server."""

import json
from pathlib import Path
from typing import Any

import pytest

from botyard.kernel.game import Json
from botyard.kernel.registry import game_named
from botyard.server.driver import Driver
from botyard.server.jobs import Choose, Job
from botyard.server.plans import BotPlans
from botyard.tables.entries import ORDER, UNDO, Entry
from server.persons import PROBE, Person, begin, play
from server.yard import Yard

NAMES = game_named(PROBE).vocabulary
FIRST, SECOND, THIRD = (NAMES.name(action) for action in range(3))


def did(*actions: str, seat: int = 1) -> Entry:
    """An entry with some actions of a seat, counted from 1."""
    lines = [json.dumps({"prev": "0", "seat": seat, "do": action}) for action in actions]
    return Entry(ORDER, 0.0, "playing", seat, 1, actions[0], lines=lines)


def planned() -> BotPlans:
    plans = BotPlans(NAMES)
    answer: Json = {"actions": [FIRST, SECOND, THIRD], "note": '{"a":1}'}
    assert plans.keep(0, "clever", answer) == FIRST
    plans.hear(did(FIRST))
    return plans


def test_what_was_planned_comes_next_if_it_may() -> None:
    plans = planned()
    assert plans.next(0, "clever", [FIRST, SECOND]) == SECOND
    assert plans.next(1, "clever", [FIRST, SECOND]) == ""
    assert plans.next(0, "other", [FIRST, SECOND]) == ""
    plans.hear(did(FIRST, seat=2))
    plans.hear(did(SECOND))
    assert plans.next(0, "clever", [FIRST, THIRD]) == THIRD
    assert plans.next(0, "clever", [FIRST]) == ""
    assert plans.next(0, "clever", [FIRST, THIRD]) == ""  # it was dropped for good


def test_answers_that_left_no_choice_are_heard_of() -> None:
    plans = planned()
    plans.hear(did(SECOND, THIRD))
    assert plans.next(0, "clever", [FIRST, SECOND, THIRD]) == ""


@pytest.mark.parametrize(
    "line", [{"do": THIRD}, {"run_out": True}, {"undo": [4]}], ids=lambda line: next(iter(line))
)
def test_a_plan_ends_where_the_seat_does_something_else(line: Json) -> None:
    plans = planned()
    lines = [json.dumps({"prev": "0", "seat": 1, **line})]
    plans.hear(Entry(UNDO, 0.0, "playing", 1, lines=lines))
    assert plans.next(0, "clever", [FIRST, SECOND, THIRD]) == ""
    assert plans.note(0, "clever") == '{"a":1}'


def test_each_bot_has_its_own_note_at_each_seat() -> None:
    plans = planned()
    assert plans.note(0, "clever") == '{"a":1}'
    assert [plans.note(*other) for other in ((1, "clever"), (0, "other"))] == ["", ""]
    plans.drop(0)
    assert plans.next(0, "clever", [FIRST, SECOND, THIRD]) == ""
    assert plans.note(0, "clever") == '{"a":1}'


@pytest.mark.usefixtures("more_bots")
def test_a_server_carries_plans_out_and_shows_notes_to_nobody(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    jobs: list[Choose] = []
    decided: list[int] = []
    with Yard(tmp_path / "botyard.db") as yard:
        run, decide = yard.parts.pool.run, Driver._decide

        async def watched(job: Job, **how: Any) -> Json:  # noqa: ANN401 - all that is passed on
            if isinstance(job, Choose):
                jobs.append(job)
            return await run(job, **how)

        async def counted(driver: Driver, *which: Any) -> None:  # noqa: ANN401
            decided.append(which[1])
            await decide(driver, *which)

        monkeypatch.setattr(yard.parts.pool, "run", watched)
        monkeypatch.setattr(Driver, "_decide", counted)
        ida = Person(yard, "Ida")
        (here,) = begin(ida.opens(PROBE, "person", "planning"), ida)
        play(here)
        assert here.is_over()
        heard = "".join(here.texts)
    notes = [json.loads(job.note or '{"questions": 0}')["questions"] for job in jobs]
    assert notes == list(range(len(jobs)))
    assert len(jobs) < len(decided)  # the rest was planned
    assert "fern" not in heard
    for path in tmp_path.iterdir():
        assert b"fern" not in path.read_bytes()
