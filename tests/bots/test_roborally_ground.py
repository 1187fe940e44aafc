"""What greedy imagines of the floor is what the rules do, for a robot whom nobody disturbs."""

import pytest
from mypy_extensions import i64

from botyard.games.roborally.boards.courses import (
    CAPTURE_THE_FLAG,
    COURSES,
    DAY_OF_THE_SUPERBOT,
    MOVING_TARGETS,
    TOGGLE_BOGGLE,
    WAR_ZONE,
    course_named,
)
from botyard.games.roborally.boards.drawing import read_drawing
from botyard.games.roborally.boards.floor import is_deadly
from botyard.games.roborally.components import CARDS, DECK, KINDS
from botyard.games.roborally.play import Play
from botyard.games.roborally.setup import lay_out
from botyard.games.roborally.state import NO_CARD, NOBODY, RACING
from botyard.games.roborally.study.goals import helpful_flags
from botyard.games.roborally.study.ground import DEAD, STAND, Drive, ground_of
from botyard.games.roborally.study.legs import registers_to
from botyard.games.roborally.study.planning import (
    Planner,
    archive_of,
    damage_of,
    flags_of,
    pose_of,
)
from botyard.games.roborally.study.situation import Situation
from botyard.games.roborally.table_options import OPTIONS
from botyard.kernel.dealer import Generator
from botyard.kernel.game import read_options
from botyard.kernel.vectors import vec
from roborally.race import play_register, raced


def alone(course: str, space: int, facing: int) -> Play:
    """A race with one robot that stands somewhere; others, if the course needs them, nowhere."""
    options = read_options(OPTIONS, {"course": course})
    race = lay_out(course_named(course), options, course_named(course).seats()[0], 0)
    race.ready = (1 << race.robots) - 1
    race.space[0], race.facing[0], race.occupant[space] = space, facing, 0
    race.archive[0] = ELSEWHERE
    if race.special == DAY_OF_THE_SUPERBOT:
        race.superbot = 0
    elif race.special == CAPTURE_THE_FLAG:
        race.west, race.carriers = 0, vec[i64]([NOBODY, NOBODY])
    return race


ELSEWHERE = 1
# There flags move (RR-C3), are claimed in any order (RR-C17), carried (RR-C30) or missing (RR-C18):
# what a robot does after its goal is not imagined, so it has one that it does not come to.
UNORDERED = (MOVING_TARGETS, TOGGLE_BOGGLE, CAPTURE_THE_FLAG, WAR_ZONE)


@pytest.mark.rule("RR-68")
@pytest.mark.parametrize("course", COURSES.names)
def test_a_program_leads_where_the_rules_lead(course: str) -> None:
    special, floor = course_named(course).special, course_named(course).floor
    dice = Generator(7, len(course))
    spaces = [space for space in range(floor.spaces) if not is_deadly(floor.element[space])]
    for _ in range(40):
        space, facing = spaces[dice.below(len(spaces))], dice.below(4)
        first = dice.below(DECK.size - 5)
        cards = [(first + 17 * number) % DECK.size for number in range(5)]
        race = alone(course, space, facing)
        race.registers = vec[i64](cards + [NO_CARD] * (len(race.registers) - 5))
        been = set()
        for register in range(1, 6):
            if race.fate[0] == RACING:
                play_register(race, register)
                been.add(race.space[0])
        goals = tuple(floor.flags)
        if special in UNORDERED:
            goals = (next(space for space in spaces if space not in been),)
        kinds = [DECK.kinds[card] for card in cards]
        helping = helpful_flags(race, 0)
        own = (floor, space, facing, 0, 3, 0, ELSEWHERE)
        place = Planner(Situation(*own, kinds, [], [], goals, helping)).run()
        if special not in UNORDERED:
            assert flags_of(place) == race.flags[0]
        if special != MOVING_TARGETS:  # there markers go with flags, RR-C22
            assert archive_of(place) == race.archive[0]
        if race.fate[0] == RACING:
            assert pose_of(place) == race.space[0] * 4 + race.facing[0]
            assert damage_of(place) == race.damage[0]
        else:
            assert pose_of(place) == DEAD or flags_of(place) == len(goals)


OTHERS = {
    "pushed": ".A> .Bv .   .",
    "pushed into a pit": ".A> .Bv @   .",
    "stopped by a wall": ".A> .Bv|.   .",
    "a row": ".A> .Bv .Cv .",
    "a row at a wall": ".A> .Bv .Cv|.",
    "on the belt ahead": "→A> .Bv .   .",
    "carried along": "→A> →Bv .   .",
    "carried onto an opposite belt": "→A^ ←   .   .Bv",
    "pushed by a pusher": "▶A> .Bv .   .",
}


@pytest.mark.parametrize("drawing", OTHERS.values(), ids=OTHERS.keys())
@pytest.mark.parametrize("kind", KINDS.names)
def test_others_who_stand_still_are_pushed_or_in_the_way(drawing: str, kind: str) -> None:
    race = raced(drawing, power={"B": "down"} | ({"C": "down"} if "C" in drawing else {}))
    others = race.space[1:]
    pose = race.space[0] * 4 + race.facing[0]
    imagined = Drive(ground_of(race.floor), others).after(pose, KINDS.number(kind), 1)
    play_register(race, 1, A=next(card for card in CARDS.names if card.startswith(kind)))
    real = race.space[0] * 4 + race.facing[0] if race.fate[0] == RACING else DEAD
    assert imagined == real


def test_without_a_card_the_floor_alone_acts() -> None:
    floor = read_drawing("→   ↓\n.   ↻").floor
    drive = Drive(ground_of(floor), vec[i64]())
    corner = drive.after(floor.space("A1") * 4, STAND, 1)
    assert (floor.name(corner // 4), corner % 4) == ("B1", 1)
    gear = drive.after(corner, STAND, 2)
    assert (floor.name(gear // 4), gear % 4) == ("B2", 2)


def test_registers_to_a_flag_know_walls_pits_belts_and_facing() -> None:
    floor = read_drawing("""
        ①   .   .   .   .
        ---
        .   .   .   @   →
        .   .   .   .   .
    """).floor
    to = registers_to(floor, floor.flags[0]).registers

    def at(name: str, facing: int) -> float:
        return to[floor.space(name) * 4 + facing]

    assert at("B1", 3) < at("B1", 1) < at("E1", 1)
    assert at("A2", 0) > at("B2", 0)  # a wall is in between
    assert at("E2", 0) > at("E1", 3) + 1
    assert 1 < at("B1", 3) < 2.5
