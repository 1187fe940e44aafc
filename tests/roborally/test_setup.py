"""Set-up, and boards joined into one floor. RR-2, RR-3, RR-4, RR-53."""

import pytest

from botyard.games.roborally import GAME
from botyard.games.roborally.boards.courses import COURSES, course_named
from botyard.games.roborally.boards.floor import OFF
from botyard.kernel.errors import BadData

from .floors import drawn as drawn_floor
from .floors import laid, same
from .kit_more import raced_on, standing_at
from .race import A, B, Picture, asked, drawn, new_race, play_register, raced, run, run_out

each_course = pytest.mark.parametrize(
    "name", [name for name in COURSES.names if name != "capture-the-flag"]
)


@pytest.mark.rule("RR-2")
@pytest.mark.parametrize(
    ("seats", "lives"), [(1, 3), (2, 3), (3, 3), (4, 3), (5, 4), (6, 4), (7, 4), (8, 4)]
)
def test_each_robot_has_3_lives_and_4_when_5_or_more_take_part(seats: int, lives: int) -> None:
    assert list(new_race(seats).lives) == [lives] * seats


@pytest.mark.rule("RR-3")
@pytest.mark.parametrize(
    ("first", "owners"), [("1", [0, 1, 2]), ("2", [1, 2, 0]), ("3", [2, 0, 1])]
)
def test_robots_start_on_the_docks_clockwise_from_a_random_first_player(
    first: str, owners: list[int]
) -> None:
    race = new_race(3, chance=f"first={first}")
    assert list(race.owner) == owners
    assert list(race.space) == list(race.floor.docks)[:3]


@pytest.mark.rule("RR-3")
def test_archive_markers_start_on_the_docks_too() -> None:
    race = new_race(8)
    assert list(race.archive) == list(race.space) == list(race.floor.docks)


@pytest.mark.rule("RR-3")
@each_course
def test_robots_face_the_factory_floor(name: str) -> None:
    race = new_race(course_named(name).seats()[-1], {"course": name})
    assert set(race.facing) == {race.floor.start_facing}
    ahead = race.floor.step[race.floor.start_facing]
    for dock in race.floor.docks:
        assert all(not race.floor.element[dock + ahead * step] & OFF for step in range(5))


@pytest.mark.rule("RR-3")
def test_robots_start_whole_with_power_and_without_flags() -> None:
    race = new_race(4)
    assert list(race.damage) == list(race.flags) == list(race.locked) == [0] * 4
    assert list(race.held_options) == [0] * 4
    assert all(race.is_active(robot) for robot in range(4))


@pytest.mark.rule("RR-3")
def test_a_dock_is_plain_floor_afterwards() -> None:
    race = raced(
        """
        .A> 1   2   .B^ .
        """,
        damage={"A": 1},
    )
    play_register(race, 1, A="move1")
    run(race, "repairs")
    assert race.damage[A] == 1
    assert race.floor.name(race.archive[A]) == "A1"
    play_register(race, 2, A="move2")
    assert drawn(race) == Picture("""
        .   1   2   .A> .B^
    """)


@pytest.mark.rule("RR-3", "RR-C19")
def test_there_are_never_more_robots_than_docks() -> None:
    with pytest.raises(BadData):
        GAME.check_seats(9)
    with pytest.raises(BadData):
        GAME.check_seats(0)


@pytest.mark.rule("RR-4", "RR-54")
def test_dock_order_settles_who_is_asked_first_whatever_the_seats() -> None:
    race = new_race(3, chance="first=3")
    for robot in range(3):
        race.damage[robot] = 1
    for letter in "ABC":
        run_out(race, letter)
    order = ""
    while asked(race) in ("A", "B", "C"):
        order += asked(race)
        run_out(race, asked(race))
    assert order == "ABC"
    assert list(race.owner) == [2, 0, 1]


# One floor


@pytest.mark.rule("RR-53")
def test_movement_crosses_a_join() -> None:
    race = raced_on(laid((".   .", 0, 0, 0), (".   .", 2, 0, 0)), A="B1>")
    play_register(race, 1, A="move1")
    assert standing_at(race, "A") == "C1>"


@pytest.mark.rule("RR-53")
def test_pushes_cross_a_join() -> None:
    race = raced_on(laid((".   .", 0, 0, 0), (".   .", 2, 0, 0)), A="A1>", B="B1^")
    play_register(race, 1, A="move1")
    assert standing_at(race, "B") == "C1^"


@pytest.mark.rule("RR-53", "RR-25")
def test_belts_cross_a_join_and_turn_there() -> None:
    one = ".   →\n.   ."
    two = "↓   .\n.   ."
    race = raced_on(laid((one, 0, 0, 0), (two, 2, 0, 0)), A="B1^")
    run(race, "belts")
    assert standing_at(race, "A") == "C1>"


@pytest.mark.rule("RR-53", "RR-60")
def test_lasers_of_robots_and_boards_cross_a_join() -> None:
    floor = laid((">.   .", 0, 0, 0), (".   .  |", 2, 0, 0))
    race = raced_on(floor, A="C1v")
    play_register(race, 1)
    assert race.damage[A] == 1
    race = raced_on(floor, A="B1>", B="D1^")
    play_register(race, 1)
    assert [race.damage[A], race.damage[B]] == [1, 1]


@pytest.mark.rule("RR-53")
@pytest.mark.parametrize(
    ("one", "two"), [(".   .  |", ".   ."), (".   .", "|.   ."), (".   .  |", "|.   .")]
)
def test_a_wall_on_either_side_of_a_join_bars_it(one: str, two: str) -> None:
    floor = laid((one, 0, 0, 0), (two, 2, 0, 0))
    assert drawn_floor(floor) == same("\n.   .  |.   .\n")
    race = raced_on(floor, A="B1>", B="C1<")
    play_register(race, 1, A="move1", B="move1")
    assert (standing_at(race, "A"), standing_at(race, "B")) == ("B1>", "C1<")
    assert list(race.damage) == [0, 0]


@pytest.mark.rule("RR-53")
def test_border_walls_work_also_where_no_board_adjoins() -> None:
    race = raced("""
         ---
        |.A< .B>|
         --- ---
    """)
    for register, card in enumerate(["move3", "left", "move1"], start=1):
        play_register(race, register, A=card, B=card)
    assert drawn(race) == Picture("""
         ---
        |.Av .  |
         --- ---
    """)


@pytest.mark.rule("RR-53")
def test_a_hole_between_boards_is_off_the_floor() -> None:
    floor = laid((".   .", 0, 0, 0), (".   .", 3, 0, 0))
    race = raced_on(floor, A="B1>", B="D1<")
    play_register(race, 1, A="move2")
    assert standing_at(race, "A") == ""
    assert race.lives[A] == 2


@pytest.mark.rule("RR-53")
def test_a_turned_board_turns_its_walls_belts_and_lasers_with_it() -> None:
    floor = laid(
        (">.   →   .  |", 0, 0, 1),
    )
    assert drawn_floor(floor) == same("\nv--\n.\n↓\n.\n---\n")
