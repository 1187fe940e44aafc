"""What lies below a question on the agenda is what comes after it, and nothing else."""

import json
from copy import deepcopy
from functools import lru_cache
from random import Random
from typing import Any, cast

import pytest

from botyard.games.roborally import GAME
from botyard.kernel.errors import BadPosition
from botyard.kernel.match import Match
from botyard.kernel.state import waiting_seats

from .loaded import dealt_options, loaded_match

# Each of them asks something that the others do not.
COURSES = (
    "twister",
    "death-trap",
    "tricksy",
    "frenetic-factory",
    "capture-the-flag",
    "interference",
    "chop-shop-challenge",
)
DECISIONS = 500
MAY_BE_LEFT_OUT = ("rotate", "go-on", "lose-option", "turn-boards")  # in the middle of something

Position = dict[str, Any]


def asked(match: Match) -> str:
    return str(match.game.view(match.state, 0)["step"])


@lru_cache
def questions(course: str) -> dict[str, list[Position]]:
    """Some positions of a race with Options, by what is asked."""
    seats = 4 if course != "death-trap" else 8
    chance = Random(course)
    match = loaded_match(seats, 5, dealt_options(seats, 26 // seats, chance), {"course": course})
    found: dict[str, list[Position]] = {}
    for _ in range(DECISIONS):
        waiting = waiting_seats(match.state)
        if not waiting:
            break
        few = found.setdefault(asked(match), [])
        if len(few) < 4:
            few.append(json.loads(json.dumps(match.game.position(match.state))))
        seat = chance.choice(waiting)
        match.act(seat, chance.choice(match.state.legal(seat)))
    return found


def mangled(agenda: list[list[object]]) -> list[list[list[object]]]:
    """The same agenda with a step too few, too many, or two in another order."""
    less = [
        agenda[:place] + agenda[place + 1 :]
        for place in range(len(agenda) - 1)
        if agenda[place][0] not in MAY_BE_LEFT_OUT
    ]
    more = [agenda[:place] + agenda[place - 1 :] for place in range(1, len(agenda))]
    turned = [
        [*agenda[:place], agenda[place + 1], agenda[place], *agenda[place + 2 :]]
        for place in range(len(agenda) - 2)
    ]
    return less + more + turned


@pytest.mark.rule("RR-15", "RR-45", "RR-57")
@pytest.mark.parametrize("course", COURSES)
def test_a_step_too_few_or_too_many_is_refused(course: str) -> None:
    for positions in questions(course).values():
        for position in positions:
            assert GAME.position(GAME.read_position(deepcopy(position))) == position
            for agenda in mangled(cast("list[list[object]]", position["agenda"])):
                with pytest.raises(BadPosition):
                    GAME.read_position({**deepcopy(position), "agenda": agenda})


def test_everything_that_can_be_asked_is_asked_here() -> None:
    found = set().union(*(questions(course) for course in COURSES))
    before = {"keep", "home", "deploy-at", "deploy-face", "program", "announce"}
    within = {"stabilize", "conditional", "abort", "act", "weapons", "hits", "cancel"}
    after = {"arm-repair", "stay-down", "return-at", "return-face", "return-power"}
    assert found == before | within | after | {"arm", "lose-option"}
