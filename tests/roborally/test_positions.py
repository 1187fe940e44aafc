"""Positions: what they say, what they leave out, and what cannot be."""

import json
import os
from copy import deepcopy
from typing import cast

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from botyard.contract.questions import check_decisions, check_vocabulary
from botyard.contract.walk import new_match, walk
from botyard.games.roborally import GAME
from botyard.games.roborally.components import CARDS
from botyard.games.roborally.play import Play
from botyard.kernel.dealer import SeededDealer
from botyard.kernel.errors import BadPosition, BotyardError
from botyard.kernel.game import Json
from botyard.kernel.knowledge import item_at, put_at
from botyard.kernel.state import waiting_seats

from .test_agendas import COURSES, questions

PROGRAMMING: Json = {
    "seats": 2,
    "turn": 3,
    "robots": [
        {"space": "C4", "facing": "east", "damage": 5, "locked": [5], "ready": False},
        {"space": "D4", "lives": 1, "options": ["brakes"]},
    ],
    "hands": [["move1-490", "left-70", "back-430", "move3-840"], []],
    "face_up": [[None, None, None, None, "move2-670"], []],
    "agenda": [
        ["end-of-turn"],
        ["drop-damage"],
        ["return"],
        ["stay-down"],
        ["clear"],
        ["repairs"],
        *[["register", register] for register in (5, 4, 3, 2, 1)],
        ["announce"],
        ["program"],
    ],
}


def read(**changes: object) -> Play:
    return GAME.read_position({**deepcopy(PROGRAMMING), **changes})


def why_not(**changes: object) -> tuple[str, str]:
    with pytest.raises(BadPosition) as wrong:
        read(**changes)
    return wrong.value.key, str(wrong.value.params["path"])


def test_what_is_left_out_is_as_at_the_start() -> None:
    race = read()
    assert [race.floor.name(space) for space in race.archive] == [
        race.floor.name(dock) for dock in list(race.floor.docks)[:2]
    ]
    assert list(race.lives) == [3, 1]
    assert race.waiting() == 0b01
    deck = GAME.position(race)["deck"]
    assert isinstance(deck, list)
    assert len(deck) == 84 - 5


def test_a_position_is_written_as_it_was_read() -> None:
    position = GAME.position(read())
    assert GAME.position(GAME.read_position(json.loads(json.dumps(position)))) == position


def robot(**changes: object) -> list[object]:
    robots = deepcopy(cast("list[Json]", PROGRAMMING["robots"]))
    return [{**robots[0], **changes}, robots[1]]


@pytest.mark.rule("RR-O11")
@pytest.mark.parametrize(("at", "card"), [(5, "move2-670"), (11, "left-70"), (14, "move3-840")])
def test_a_position_says_where_the_card_from_flywheel_lies(at: int, card: str) -> None:
    race = read(robots=robot(options=["flywheel"]), gear={"taken_at": at})
    assert CARDS.name(race.taken) == card
    assert GAME.position(race)["gear"] == {"taken_at": at}


@pytest.mark.parametrize(
    ("changes", "key", "path"),
    [
        ({"hands": [["left-70", "left-70"], []]}, "position-card-twice", "hands[0]"),
        ({"hands": [["left-70"], ["back-440"]]}, "position-misfit", "hands[1]"),
        ({"hands": [["left-70"]]}, "position-length", "hands"),
        ({"discard": ["move2-670"]}, "position-card-twice", "discard"),
        ({"deck": ["left-90"]}, "position-deck", "deck"),
        ({"gear": {"taken_at": 11}}, "position-misfit", "gear.taken_at"),
        ({"option_discard": ["brakes"]}, "position-card-twice", "option_discard"),
        ({"robots": robot(space="D4")}, "position-space-taken", "robots[1].space"),
        ({"robots": robot(space="Z9")}, "position-no-space", "robots[0].space"),
        ({"robots": robot(space=None)}, "position-misfit", "robots[0]"),
        ({"robots": robot(locked=[])}, "position-misfit", "robots[0]"),
        ({"robots": robot(damage=1, locked=[4, 5])}, "position-misfit", "robots[0]"),
        ({"robots": robot(power="down")}, "position-stuck", "agenda"),
        ({"robots": robot(ready=True)}, "position-misfit", "hands[0]"),
        ({"register": 2}, "position-stuck", "agenda"),
        ({"agenda": [["program"]]}, "position-stuck", "agenda"),
    ],
)
def test_what_cannot_be_is_refused(changes: Json, key: str, path: str) -> None:
    assert why_not(**changes) == (key, path)


def out(**changes: object) -> Json:
    return {"space": None, "archive": None, "lives": 0, "fate": "out", "since": 9, **changes}


@pytest.mark.rule("RR-46", "RR-47", "RR-57", "RR-65", "RR-O1", "RR-O16", "RR-O22", "RR-O32")
@pytest.mark.parametrize(
    ("changes", "key", "path"),
    [
        ({"gear": {"coat": 2}}, "position-no-holder", "gear.coat"),
        ({"gear": {"shells": 1}}, "position-no-holder", "gear.shells"),
        ({"gear": {"fresh": 1}}, "position-misfit", "gear.fresh"),
        ({"gear": {"open": 4}}, "position-misfit", "gear.open"),
        ({"gear": {"fired": ["brakes"]}}, "position-misfit", "gear.fired"),
        ({"gear": {"hits": [0]}}, "position-misfit", "gear.hits"),
        ({"gear": {"aborting": 0}}, "position-too-early", "gear.aborting"),
        ({"gear": {"stabilized": 0}}, "position-too-early", "gear.stabilized"),
        (
            {"gear": {"controlled": 1, "controller": 1}},
            "position-too-early",
            "gear.controlled",
        ),
        ({"special": {"superbot": 0}}, "position-other-course", "special.superbot"),
        ({"special": {"chasers": [0]}}, "position-other-course", "special.chasers"),
        ({"special": {"west": 0}}, "position-other-course", "special.west"),
        ({"special": {"carriers": [0, -1, -1]}}, "position-other-course", "special.carriers"),
        ({"special": {"evictions": [1]}}, "position-other-course", "special.evictions"),
        ({"special": {"claims": 1}}, "position-other-course", "special.claims"),
        ({"special": {"sat_out": 1}}, "position-other-course", "special.sat_out"),
        ({"special": {"riding": [0, 0]}}, "position-other-course", "special.riding"),
        ({"special": {"flags": ["C4", "D4", "C5"]}}, "position-other-course", "special.flags"),
        ({"special": {"credited": 1}}, "position-other-course", "special.credited"),
        ({"robots": robot(since=1)}, "position-misfit", "robots[0].since"),
        ({"robots": robot(flags=3)}, "position-ended", "robots[0].flags"),
        ({"robots": [robot()[0], out()]}, "position-ended", "robots"),
        ({"robots": [robot()[0], out(since=18)]}, "position-misfit", "robots[1].since"),
    ],
)
def test_what_no_race_comes_to_is_refused_with_the_reason(
    changes: Json, key: str, path: str
) -> None:
    assert why_not(**changes) == (key, path)


@pytest.mark.rule("RR-34")
def test_damage_arrives_only_where_it_is_asked_about() -> None:
    agenda = cast("list[object]", PROGRAMMING["agenda"])[:-1]
    announcing: Json = {"hands": [[], []], "agenda": agenda}
    read(robots=robot(ready=True), **announcing)
    refusal = why_not(robots=robot(ready=True, tokens=1, options=["flywheel"]), **announcing)
    assert refusal == ("position-misfit", "robots[0].tokens")


@pytest.mark.rule("RR-47", "RR-O22")
def test_who_recompile_puts_out_still_counts_until_the_end_of_the_register() -> None:
    assert read(robots=[robot()[0], out(since=12)]).waiting() == 0b01


@pytest.mark.rule("RR-C9", "RR-C17", "RR-C23", "RR-C24", "RR-C30")
@pytest.mark.parametrize(
    ("course", "special", "key", "path"),
    [
        ("day-of-the-superbot", {}, "position-misfit", "special.superbot"),
        (
            "day-of-the-superbot",
            {"superbot": 1, "chasers": [1]},
            "position-misfit",
            "special.chasers",
        ),
        (
            "day-of-the-superbot",
            {"superbot": 1, "chasers": [2, 0, 2]},
            "position-misfit",
            "special.chasers",
        ),
        ("toggle-boggle", {"claims": 3}, "position-misfit", "special.claims"),
        ("toggle-boggle", {"claims": 64}, "position-misfit", "special.claims"),
        (
            "capture-the-flag",
            {"west": 0, "carriers": [0, -1]},
            "position-carrier",
            "special.carriers[0]",
        ),
    ],
)
def test_what_a_special_rule_cannot_leave_is_refused(
    course: str, special: Json, key: str, path: str
) -> None:
    match = new_match(GAME, 4, 3, {"course": course})
    for _ in walk(match, 3):
        if match.state.turn > 1:  # type: ignore[attr-defined]
            break
    position = match.game.position(match.state)
    GAME.read_position(deepcopy(position))
    with pytest.raises(BadPosition) as wrong:
        GAME.read_position({**position, "special": special})
    assert (wrong.value.key, wrong.value.params["path"]) == (key, path)


@pytest.mark.rule("RR-51")
def test_cards_that_are_not_named_lie_in_the_deck() -> None:
    assert GAME.invariants(read()) == []


def positions() -> list[str]:
    """Positions of some races, whatever is asked."""
    found: dict[str, list[str]] = {}
    for seed in range(12):
        match = new_match(GAME, 2 + seed % 3, seed)
        for _ in walk(match, seed):
            position = match.game.position(match.state)
            agenda = cast("list[list[object]]", position["agenda"])
            step = str(agenda[-1][0]) if agenda else "over"
            found.setdefault(step, []).append(json.dumps(position))
    assert {"program", "announce", "stay-down", "return-face", "return-power"} <= set(found)
    return [text for texts in found.values() for text in texts[:6]]


def rich_positions() -> list[str]:
    """The same with Options, and on courses with special rules."""
    found = [position for course in COURSES for position in questions(course).values()]
    return [json.dumps(position) for positions in found for position in positions]


EXAMPLES = int(os.environ.get("BOTYARD_FUZZ", "150"))
POSITIONS = positions() + rich_positions()
SMALL = st.integers(-2, 12) | st.sampled_from(["left-70", "out", "C4", "down", "", None])


def paths(value: object, keys: tuple[str | int, ...] = ()) -> list[tuple[str | int, ...]]:
    """Every place in a document."""
    found = [keys] if keys else []
    if isinstance(value, list):
        value = dict(enumerate(value))
    if isinstance(value, dict):
        for key, item in value.items():
            found += paths(item, (*keys, key))
    return found


@settings(deadline=None, max_examples=EXAMPLES, suppress_health_check=[HealthCheck.too_slow])
@given(text=st.sampled_from(POSITIONS), data=st.data())
def test_a_mangled_position_is_refused_or_holds(text: str, data: st.DataObject) -> None:
    position = json.loads(text)
    for _ in range(data.draw(st.integers(1, 3))):
        places = paths(position)
        copied = deepcopy(item_at(position, data.draw(st.sampled_from(places))))
        put_at(position, data.draw(st.sampled_from(places)), data.draw(SMALL | st.just(copied)))
    try:
        race = GAME.read_position(position)
    except BotyardError:
        return
    assert GAME.invariants(race) == []
    match = new_match(GAME, len(race.scores()), 1)
    match._states[-1] = race
    check_decisions(match)
    check_vocabulary(match)
    for seat in waiting_seats(race):
        after = race.clone()
        after.run_out(seat, SeededDealer(1, len(GAME.outcomes)))
        assert GAME.invariants(after) == []
