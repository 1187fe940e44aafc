"""Greedy with Options, and on every course with a special rule."""

from random import Random

import pytest

from botyard.bots.roborally.equipment import (
    choose_weapon,
    control_fire,
    keep_a_card,
    keep_an_option,
    stay_as_it_is,
)
from botyard.bots.roborally.greedy import GreedyBot
from botyard.games.roborally import GAME
from botyard.games.roborally.components import COURSES, course_named
from botyard.kernel.state import legal, waiting_seats
from roborally.loaded import dealt_options, loaded_match

SPECIAL = [name for name in COURSES.names if course_named(name).special]
DECISIONS = 30


def actions(*names: str) -> list[int]:
    return [GAME.vocabulary.action(name) for name in names]


def named(action: int) -> str:
    return GAME.vocabulary.name(action)


@pytest.mark.parametrize("course", SPECIAL)
def test_greedy_breaks_on_no_course(course: str) -> None:
    seats = next(count for count in course_named(course).seats() if count > 1)
    held = dealt_options(seats, 5, Random(course))
    match = loaded_match(seats, len(course), held, {"course": course})
    bots = [GreedyBot(GAME, seat) for seat in range(seats)]
    for _ in range(DECISIONS):
        seat = waiting_seats(match.state)[0]
        choices = legal(match.state, seat)
        chosen = bots[seat].choose(GAME.view(match.state, seat), seat, choices)
        assert chosen in choices
        match.act(seat, chosen)
        if not match.state.waiting():
            break


def test_weapons_that_beat_a_shot_are_fired() -> None:
    assert named(choose_weapon(actions("pass", "use:pressor-beam", "use:mini-howitzer"))) == (
        "use:mini-howitzer"
    )
    assert named(choose_weapon(actions("pass", "use:tractor-beam"))) == "pass"


def test_fire_control_shoots_off_options() -> None:
    assert named(control_fire(actions("pass", "aim:1", "strip:brakes"))) == "strip:brakes"
    assert named(control_fire(actions("pass", "aim:1"))) == "pass"


def test_flywheel_keeps_a_long_move() -> None:
    offered = actions("ready", "store:flywheel=left-70", "store:flywheel=move3-790")
    assert named(keep_a_card(offered)) == "store:flywheel=move3-790"
    assert named(keep_a_card(offered[:2])) == "ready"


def test_what_is_good_to_have_is_kept() -> None:
    offered = actions("keep:scrambler", "keep:fourth-gear", "keep:abort-switch")
    assert named(keep_an_option(offered)) == "keep:fourth-gear"
    assert named(stay_as_it_is(actions("pass", "use:abort-switch"))) == "pass"
