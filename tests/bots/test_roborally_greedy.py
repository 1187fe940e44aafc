"""The greedy bot of RoboRally plays sensibly; its strength stands in docs/bots.md."""

from dataclasses import replace
from statistics import median
from typing import Any, cast

import pytest
from mypy_extensions import i64

from bots.games import choice
from botyard.bots import bot_named
from botyard.bots.registry import best_bot
from botyard.bots.simulate import Series, simulate
from botyard.bots.tally import Tallies
from botyard.games.roborally.boards.courses import COURSES, course_named
from botyard.games.roborally.boards.drawing import read_drawing
from botyard.games.roborally.components import CARDS, DECK, KINDS
from botyard.games.roborally.declared import PROGRAM_STEP
from botyard.games.roborally.play import Play
from botyard.games.roborally.setup import lay_out
from botyard.games.roborally.state import NOBODY, NOWHERE
from botyard.games.roborally.study.goals import goals_of, stays_there
from botyard.games.roborally.study.ground import ground_of
from botyard.games.roborally.study.planning import Planner, kinds_of, length_of, pose_of
from botyard.games.roborally.study.situation import (
    NO_KIND,
    Situation,
    flags_ahead,
    robot_of,
    situation_of,
)
from botyard.games.roborally.table_options import OPTIONS
from botyard.kernel.dealer import SeededDealer, seed_of_game
from botyard.kernel.game import Json, read_options
from botyard.kernel.registry import game_named
from botyard.kernel.state import State, waiting_seats
from botyard.kernel.vectors import vec

RACE = game_named("roborally")
RISKY = course_named("risky-exchange").floor


def kind_of(card: str) -> int:
    return DECK.kinds[CARDS.number(card)]


def seen(drawing: str, hand: str, registers: str = "- - - - -", damage: int = 0) -> Situation:
    """What robot A of a drawing is to program."""
    shown = read_drawing(drawing)
    (_, space, facing), *others = shown.robots
    cards: list[int] = []
    for name in hand.split():
        kind = KINDS.number(name)
        cards.append(next(c for c in range(84) if DECK.kinds[c] == kind and c not in cards))
    return Situation(
        shown.floor,
        space,
        facing,
        damage,
        3,
        0,
        space,
        [NO_KIND if name == "-" else DECK.kinds[CARDS.number(name)] for name in registers.split()],
        cards,
        [other[1] for other in others],
        tuple(shown.floor.flags),
        list(shown.floor.flags),
    )


def programs(drawing: str, hand: str, registers: str = "- - - - -") -> list[str]:
    """The programs that greedy takes for the best."""
    best = Planner(seen(drawing, hand, registers)).best_programs()
    return [" ".join(KINDS.name(kind) for kind in kinds_of(program)) for program in best]


def end(drawing: str, hand: str, damage: int) -> str:
    """Where the best program leads to."""
    situation = seen(drawing, hand, damage=damage)
    planner = Planner(situation)
    place = planner.here()
    for register, kind in enumerate(kinds_of(planner.best_programs()[0]), start=1):
        place = planner.after(place, kind, register)
    return situation.floor.name(pose_of(place) >> 2)


def test_it_touches_one_flag_and_goes_on_to_the_next() -> None:
    (best,) = programs(".A> .   ①   .   ②", "move2 move1 move1 left right u-turn")
    assert best in ("move2 move1 move1", "move1 move1 move2")


def test_it_wins_as_early_as_it_can() -> None:
    best = programs(".A> .   .   ①   .", "move1 move2 move3 left right u-turn back")
    assert best == ["move3"]


@pytest.mark.rule("RR-C18", "RR-C32")
def test_where_no_touch_decides_it_stays_at_its_goal_to_the_end_of_the_turn() -> None:
    situation = seen(".A> ①", "move1 move1 left right left right u-turn")
    assert [length_of(program) for program in Planner(situation).best_programs()] == [1]
    planner = Planner(replace(situation, stays=True))
    for program in planner.best_programs():
        assert length_of(program) == 5
        place = planner.here()
        for register, kind in enumerate(kinds_of(program), start=1):
            place = planner.after(place, kind, register)
        assert situation.floor.name(pose_of(place) >> 2) == "B1"


@pytest.mark.rule("RR-C16", "RR-C17", "RR-C18", "RR-C30")
def test_it_goes_for_what_counts_on_courses_for_teams() -> None:
    def goals(name: str, robot: int = 0, **special: object) -> tuple[int, ...]:
        course = course_named(name)
        race = lay_out(course, read_options(OPTIONS, {"course": name}), 4, 0)
        race.west, race.carriers = 0, vec[i64]([NOBODY, NOBODY])
        for key, value in special.items():
            setattr(race, key, value)
        return tuple(goals_of(race, robot))

    home, theirs = course_named("capture-the-flag").floor.flags
    assert goals("capture-the-flag") == (theirs, home)
    assert goals("capture-the-flag", robot=2, carriers=vec[i64]([NOBODY, 2])) == (home,)
    one, two, three = course_named("toggle-boggle").floor.flags
    assert goals("toggle-boggle") == (one, two, three)
    assert goals("toggle-boggle", claims=0b000001) == (two, three)
    (workshop,) = goals("war-zone")
    assert ground_of(course_named("war-zone").floor).is_site[workshop]
    stays = [name for name in COURSES.names if stays_there(course_named(name))]
    assert sorted(stays) == ["capture-the-flag", "war-zone"]


@pytest.mark.rule("RR-C3", "RR-C21")
def test_it_knows_where_moving_flags_will_be() -> None:
    course = course_named("moving-targets")
    dealer = SeededDealer(3, len(RACE.outcomes))
    race = cast(Play, RACE.setup(RACE.simulation_options({"course": course.name}), 2, dealer))
    compared, away = 0, 0
    for _ in range(30):
        ahead = flags_ahead(race)
        turn = race.turn
        while race.turn == turn and race.waiting():
            seat = waiting_seats(race)[0]
            race.apply(seat, race.legal(seat)[0], dealer)
        if not race.waiting():
            break
        if race.agenda.step() == PROGRAM_STEP:  # else a turn has passed without a question
            compared += 1
            away += any(NOWHERE in flags for flags in ahead)
            assert list(race.flag_at) == ahead[-1]
    assert compared > 5
    assert away > 1


def test_it_turns_rather_than_drive_into_a_pit() -> None:
    (program, *_) = programs(
        """
        .   .   ①
        .A> @   .
        """,
        "move1 move2 left right u-turn",
    )
    assert program.split()[0] != "move1"


def test_it_jumps_over_a_beam_if_it_can() -> None:
    best = programs(
        """
            v--
        .A> .   .   .   .   .   ①
        """,
        "move1 move1 move2 u-turn u-turn",
    )
    moves = [program.replace("u-turn", "").split() for program in best]
    assert all(kinds[0] == "move2" for kinds in moves)


def test_it_is_not_carried_off_the_floor() -> None:
    (program, *_) = programs("①   .   .A> →", "move1 left right u-turn u-turn back")
    assert program.split()[0] != "move1"


def test_locked_registers_are_part_of_the_plan() -> None:
    best = programs(".A> .   ①", "right move2 back u-turn", registers="left-70 - - - -")
    assert best == ["left right move2"]


def test_a_damaged_robot_prefers_to_end_its_turn_on_a_repair_site() -> None:
    drawing = ".A> .   +   " + ".   " * 30 + "①"
    hand = "move1 move2 left left right u-turn u-turn"
    assert end(drawing, hand, damage=0) == "D1"
    assert end(drawing, hand, damage=4) == "C1"


def test_robots_in_the_way_are_pushed_or_stop_it() -> None:
    hand = "move3 left right u-turn back"
    assert programs(".A> .Bv .   ①   .", hand) == ["move3"]
    assert programs(".A> .Bv|.   ①   .", hand) != ["move3"]


# Decisions besides programs, on Risky Exchange


def position(**robot: object) -> Json:
    """Two robots on Risky Exchange; something is said of the first."""
    own = {"space": "H5", "facing": "north", "archive": "F16", "ready": True} | robot
    other = {"space": "L13", "facing": "north", "archive": "G16", "ready": True}
    return {"seats": 2, "first": 1, "turn": 5, "robots": [own, other]}


def chosen(position: Json) -> str:
    """What greedy does at seat 1."""
    state = RACE.read_position(position)
    assert len(state.legal(0)) > 1
    return RACE.vocabulary.name(choice(bot_named(RACE, "greedy", 1), state))


RETURNS = [["end-of-turn"], ["drop-damage"], ["return"]]
CLEAN_UP = [*RETURNS, ["stay-down"], ["clear"], ["repairs"]]
TURNS = ["u-turn-10", "left-70", "left-90", "right-80", "right-100"]  # and back to the same facing


def announcing(damage: int, **robot: object) -> Json:
    """A damaged robot whose program is ready; it turns on the spot."""
    registers = [["register", number] for number in (5, 4, 3, 2, 1)]
    locked = list(range(5, 9 - damage, -1))[::-1]
    up = [card if number in locked else None for number, card in enumerate(TURNS, start=1)]
    down = [None if number in locked else card for number, card in enumerate(TURNS, start=1)]
    others = ["u-turn-20", "left-110", "left-130", "right-120", "right-140"]
    return position(damage=damage, locked=locked, **robot) | {
        "face_up": [up, []],
        "face_down": [down, others],
        "agenda": [*CLEAN_UP, *registers, ["announce", 0]],
    }


@pytest.mark.rule("RR-10")
def test_it_powers_down_when_badly_damaged_and_safe() -> None:
    assert chosen(announcing(7, flags=0)) == "power-down"
    assert chosen(announcing(1, flags=0)) == "power-on"


@pytest.mark.rule("RR-10")
def test_it_does_not_power_down_on_a_belt_that_ends_at_the_edge() -> None:
    assert chosen(announcing(7, space="L4")) == "power-on"


@pytest.mark.rule("RR-13")
def test_it_does_not_stay_down_without_damage() -> None:
    agenda = [*RETURNS, ["stay-down", 0]]
    assert chosen(position(power="down") | {"agenda": agenda}) == "power-on"


@pytest.mark.rule("RR-39")
def test_it_returns_facing_the_way() -> None:
    agenda = [*RETURNS, ["return-face", 0, 15 * 36 + 5]]
    gone = position(space=None, fate="destroyed", since=1, lives=2)
    assert chosen(gone | {"agenda": agenda}) == "face:north"


@pytest.mark.rule("RR-40")
def test_it_returns_on_the_space_that_is_nearest_to_its_flag() -> None:
    gone = position(space=None, fate="destroyed", since=1, lives=2, archive="G13")
    cast(Any, gone["robots"])[1]["space"] = "G13"
    agenda = [*RETURNS, ["return-at", 0, 1]]
    assert chosen(gone | {"agenda": agenda}) in ("at:G12", "at:H12")


@pytest.mark.rule("RR-34")
def test_it_gives_away_options_that_need_decisions_for_damage() -> None:
    def hit(damage: int, *options: str) -> str:
        hits = [["end-of-register"], ["touch"], ["destruction"], ["land"], ["cancel", 0, 0]]
        agenda = [*CLEAN_UP, *hits]
        robot = position(damage=damage, tokens=1, options=list(options))
        return chosen(robot | {"register": 5, "agenda": agenda})

    assert hit(0, "brakes", "extra-memory") == "discard:brakes"
    assert hit(0, "extra-memory") == "take-damage"
    assert hit(4, "extra-memory") == "discard:extra-memory"


@pytest.mark.rule("RR-38")
def test_it_loses_the_option_that_is_worth_least() -> None:
    gone = position(
        space=None, fate="destroyed", since=1, lives=2, options=["extra-memory", "scrambler"]
    )
    steps = ["end-of-register", "touch", "lasers", "weapons", "gears", "pushers", "belts"]
    moving = [["express-belts"], ["move", 3]]
    agenda = [*CLEAN_UP, *([step] for step in steps), *moving, ["lose-option", 1]]
    assert chosen(gone | {"register": 5, "agenda": agenda}) == "discard:scrambler"


# Whole games


def started(seats: int, seed: int) -> State:
    dealer = SeededDealer(seed, len(RACE.outcomes))
    state: State = RACE.setup(RACE.simulation_options({}), seats, dealer)
    return state


def turns_alone(seed: int, **options: str) -> int:
    """How many turns a practice run takes; a limit if it is not finished."""
    dealer = SeededDealer(seed, len(RACE.outcomes))
    state = RACE.setup(RACE.simulation_options(dict(options)), 1, dealer)
    bot = bot_named(RACE, "greedy", seed)
    while state.waiting():
        state.apply(0, choice(bot, state), dealer)
    view = cast(Any, RACE.view(state, 0))
    return int(view["turn"]) if view["robots"][0]["fate"] == "finished" else 150


@pytest.mark.rule("RR-68")
def test_alone_it_is_soon_done() -> None:
    assert median(turns_alone(seed_of_game(3, number)) for number in range(15)) <= 8


@pytest.mark.rule("RR-C3")
def test_alone_it_catches_moving_flags() -> None:
    runs = [turns_alone(seed_of_game(3, number), course="moving-targets") for number in range(5)]
    assert max(runs) <= 15


def test_it_beats_random_bots() -> None:
    for bots, least in ((("greedy", "random"), 0.95), (("greedy", *["random"] * 3), 0.9)):
        tallies = Tallies()
        for results in simulate(Series(RACE.name, bots, games=20, seed=3), workers=1):
            tallies.add(results)
        assert tallies.by_bot["greedy"].win_rate() >= least


def test_the_highest_level_is_the_best_bot_we_have() -> None:
    assert best_bot(RACE) == "level-5"


@pytest.mark.rule("RR-52")
def test_what_others_hold_does_not_change_what_it_does() -> None:
    state = started(3, seed=5)
    while 0 in waiting_seats(state):
        state.apply(0, state.legal(0)[0], SeededDealer(1, len(RACE.outcomes)))
    answers = set()
    for seed in range(5):
        other = state.clone()
        other.redeal(1, SeededDealer(seed, len(RACE.outcomes)))
        answers.add(choice(bot_named(RACE, "greedy", 1), other, 1))
    assert len(answers) == 1


@pytest.mark.rule("RR-52")
def test_what_it_reads_of_others_is_where_they_stand() -> None:
    state = cast(Play, started(2, seed=5))
    before = RACE.fingerprint(state)
    seen = situation_of(state, 0)
    for number in range(5):
        other = state.clone()
        other.redeal(0, SeededDealer(number, len(RACE.outcomes)))
        assert situation_of(other, robot_of(other, 0)) == seen
    assert len(seen.hand) == 9
    assert set(seen.others) <= {RISKY.docks[0], RISKY.docks[1]}
    assert RACE.fingerprint(state) == before


# Of each seat in each game: flags touched and decisions made.
FROZEN = [
    [(3, 48), (2, 47), (0, 37)],
    [(2, 40), (0, 38), (3, 38)],
    [(0, 39), (3, 46), (2, 49)],
    [(2, 30), (3, 30), (0, 22)],
    [(2, 47), (0, 35), (3, 44)],
    [(0, 26), (2, 34), (3, 33)],
]


def test_it_is_frozen() -> None:
    """Numbers were measured for this bot; one that chooses otherwise gets another name."""
    series = Series(RACE.name, ("greedy", "greedy", "random"), games=6, seed=9)
    games: dict[int, list[tuple[int, int]]] = {}
    for chunk in simulate(series, workers=1):
        for result in chunk:
            games.setdefault(result.game, []).append((result.score, result.decisions))
    assert list(games.values()) == FROZEN
