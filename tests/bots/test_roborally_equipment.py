"""Greedy with Options, and on every course with a special rule."""

from dataclasses import replace
from random import Random

import pytest
from mypy_extensions import i64

from bots.games import choice
from botyard.bots.roborally.greedy import GreedyBot
from botyard.games.roborally import GAME
from botyard.games.roborally.boards.courses import COURSES, course_named
from botyard.games.roborally.boards.drawing import read_drawing
from botyard.games.roborally.components import BACK, CARDS, DECK, KINDS, MOVE_3
from botyard.games.roborally.rules.piles import CRAB, DUAL, put_second
from botyard.games.roborally.state import RACING
from botyard.games.roborally.study.equipment import (
    abort_if_doomed,
    keep_a_card,
    keep_an_option,
    pair_up_or_end,
    replace_card,
    stay_as_it_is,
    steady_or_not,
)
from botyard.games.roborally.study.ground import DEAD, Drive, ground_of, pair_kind
from botyard.games.roborally.study.situation import Situation
from botyard.games.roborally.study.weapons import choose_weapon, control_fire
from botyard.kernel.state import waiting_seats
from botyard.kernel.vectors import vec
from roborally.loaded import dealt_options, loaded_match
from roborally.race import play_register, raced

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
        choices = match.state.legal(seat)
        chosen = choice(bots[seat], match.state, seat)
        assert chosen in choices
        match.act(seat, chosen)
        if not match.state.waiting():
            break


def seen(drawing: str, registers: str, hand: str = "", **more: object) -> Situation:
    """What the owner of robot A sees; B stands in the way, friend or not."""
    shown = read_drawing(drawing)
    (_, space, facing), *others = shown.robots
    kinds = [KINDS.number(kind) for kind in registers.split()]
    cards = [CARDS.number(card) for card in hand.split()]
    flags = tuple(shown.floor.flags)
    around = [other[1] for other in others]
    own = (shown.floor, space, facing, 0, 3, 0, space)
    situation = Situation(*own, kinds, cards, around, flags, list(flags))
    return replace(situation, **more)  # type: ignore[arg-type]


AHEAD = "①   .A> .B^ .   @"


def fired(drawing: str, *offered: str) -> str:
    return named(choose_weapon(seen(drawing, ""), actions("pass", *offered)))


@pytest.mark.rule("RR-O30")
def test_weapons_that_beat_a_shot_are_fired() -> None:
    assert fired(AHEAD, "use:pressor-beam", "use:mini-howitzer") == "use:mini-howitzer"
    assert fired(AHEAD, "use:pressor-beam", "use:tractor-beam") == "pass"


@pytest.mark.rule("RR-O18", "RR-O26")
def test_who_stands_before_a_pit_is_pushed_or_pulled_into_it() -> None:
    assert fired("①   .A> .B^ @", "use:pressor-beam", "use:radio-control") == "use:pressor-beam"
    assert fired("①   .A> @   .B^ .", "use:tractor-beam") == "use:tractor-beam"
    assert fired("①   .A> .   .B^ .", "use:tractor-beam") == "pass"


@pytest.mark.rule("RR-C20")
def test_friends_are_only_shot() -> None:
    situation = seen("①   .A> .B^ @", "")
    situation = replace(situation, friends=situation.others)
    offered = actions("pass", "use:pressor-beam", "use:mini-howitzer")
    assert named(choose_weapon(situation, offered)) == "pass"


@pytest.mark.rule("RR-O10")
def test_fire_control_shoots_off_options_or_locks_the_highest_register() -> None:
    assert named(control_fire(actions("pass", "aim:1", "strip:brakes"))) == "strip:brakes"
    assert named(control_fire(actions("pass", "aim:1", "aim:4"))) == "aim:4"


@pytest.mark.rule("RR-O13")
def test_the_stabilizer_is_on_where_a_gear_turns_away() -> None:
    program = "move1 move1 left right u-turn"
    assert named(steady_or_not(seen(".A> ↻   ①", program))) == "use:gyroscopic-stabilizer"
    assert named(steady_or_not(seen(".A> .   ①", program))) == "pass"


@pytest.mark.rule("RR-O5")
def test_a_stored_card_is_used_where_it_leads_further() -> None:
    program = "u-turn u-turn left right left"
    situation = seen(".A> .   .   ①", program, stored=MOVE_3)
    assert named(replace_card(situation, 1)) == "use:conditional-program"
    assert named(replace_card(seen(".A> .   .   ①", program, stored=BACK), 1)) == "pass"


@pytest.mark.rule("RR-O2")
def test_a_doomed_program_is_aborted() -> None:
    assert named(abort_if_doomed(seen("①   .A> @", "move1 left left left left"), 1)) == (
        "use:abort-switch"
    )
    assert named(abort_if_doomed(seen("①   .A> .", "move1 left left left left"), 1)) == "pass"


@pytest.mark.rule("RR-O6", "RR-O8")
@pytest.mark.parametrize("aside", [True, False])
def test_a_second_card_is_put_where_it_leads_further(aside: bool) -> None:
    floor = "①   .   .\n.A> .   .\n.   .   ."
    situation = seen(floor, "move1 u-turn left left right", steps_aside=aside)
    offered = actions("ready", "program:1=left-70", "program:1=right-80")
    assert named(pair_up_or_end(situation, offered)) == "program:1=left-70"
    situation = seen("①A> .   .", "right right right right u-turn", "left-70")
    assert named(pair_up_or_end(situation, actions("ready"))) == "ready"


@pytest.mark.rule("RR-O6", "RR-O8")
@pytest.mark.parametrize("drawing", [".   .   .A> .   .   .", ".   @   .A>|.   .   ."])
@pytest.mark.parametrize("move", ["back-430", "move1-490", "move2-670", "move3-790"])
@pytest.mark.parametrize("rotation", ["left-70", "right-80", "u-turn-10"])
@pytest.mark.parametrize("way", [CRAB, DUAL])
def test_two_cards_lead_where_the_rules_lead(
    drawing: str, move: str, rotation: str, way: int
) -> None:
    if way == CRAB and (move != "move1-490" or rotation == "u-turn-10"):
        return
    race = raced(drawing, cards={"A": move})
    put_second(race, 0, CARDS.number(rotation), way)
    kinds = [DECK.kinds[CARDS.number(card)] for card in (move, rotation)]
    kind = pair_kind(kinds[0], kinds[1], way == CRAB)
    pose = race.space[0] * 4 + race.facing[0]
    imagined = Drive(ground_of(race.floor), vec[i64]()).after(pose, kind, 1)
    play_register(race, 1)
    real = race.space[0] * 4 + race.facing[0] if race.fate[0] == RACING else DEAD
    assert imagined == real


def test_on_conditional_program_anything_is_kept() -> None:
    offered = actions("ready", "store:conditional-program=left-70")
    assert named(keep_a_card(offered)) == "store:conditional-program=left-70"


def test_flywheel_keeps_a_long_move() -> None:
    offered = actions("ready", "store:flywheel=left-70", "store:flywheel=move3-790")
    assert named(keep_a_card(offered)) == "store:flywheel=move3-790"
    assert named(keep_a_card(offered[:2])) == "ready"


def test_what_is_good_to_have_is_kept() -> None:
    offered = actions("keep:scrambler", "keep:fourth-gear", "keep:abort-switch")
    assert named(keep_an_option(offered)) == "keep:fourth-gear"
    assert named(stay_as_it_is(actions("pass", "use:abort-switch"))) == "pass"
