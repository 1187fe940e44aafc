"""Courses: those of the manual, those that people build, and those that cannot be played."""

import tomllib
from pathlib import Path

import pytest

from botyard.games.roborally import GAME
from botyard.games.roborally.boards.courses import (
    CATEGORIES,
    COURSES,
    FIRST_COURSE,
    LENGTHS,
    LEVELS,
    course_named,
    course_of,
    data_digest,
    read_course_option,
)
from botyard.games.roborally.boards.floor import (
    NORTH,
    OFF,
    PIT,
    SPACES,
    UNREACHED,
    WALLS,
    WEST,
    belt_of,
    has_wall,
    steps_from,
)
from botyard.games.roborally.boards.laying import BOARDS, refuse_flags
from botyard.kernel.errors import BadData, BotyardError
from botyard.kernel.game import Json
from botyard.kernel.reading import Reader

from .floors import floor, names

DOCS = Path(__file__).parents[2] / "docs"

EXCHANGE = {"board": "exchange", "at": "A1"}
BAY = {"board": "dock-plain", "at": "A13"}
BUILT: Json = {"name": "Our own", "boards": [EXCHANGE, BAY], "flags": ["H2", "J8"]}
MARATHON: Json = {
    "name": "The longest",
    "boards": [
        {"board": "vault", "at": "M1", "turned": 2},
        {"board": "spin-zone", "at": "A13", "turned": 1},
        {"board": "exchange", "at": "M13", "turned": 2},
        {"board": "maelstrom", "at": "M25", "turned": 0},
        {"board": "dock-plain", "at": "Y13", "turned": 3},
    ],
    "flags": ["X31", "P7", "J22", "X18"],
}
SPECIAL = [name for name in COURSES.names if course_named(name).special]
PLAIN = [name for name in COURSES.names if name not in SPECIAL]
each_course = pytest.mark.parametrize("name", COURSES.names)
each_plain_course = pytest.mark.parametrize("name", PLAIN)
each_docked_course = pytest.mark.parametrize(
    "name", [name for name in COURSES.names if name != "capture-the-flag"]
)


def chosen(course: object) -> Json:
    """The option of a table, as it is kept."""
    reader = Reader({"course": course}, "options", BadData)
    return {"course": read_course_option(reader, "course")}


def complaint(course: object) -> tuple[str, object]:
    """Why a course is refused, and where."""
    with pytest.raises(BotyardError) as wrong:
        chosen(course)
    return wrong.value.key, str(wrong.value.params["path"]).removeprefix("options.course")


def built(**changes: object) -> Json:
    return {**BUILT, **changes}


@pytest.mark.rule("RR-C1")
def test_the_thirty_four_courses_are_there() -> None:
    courses = [course_named(name) for name in COURSES.names]
    assert len(courses) == 34
    assert sorted({course.name for course in courses}) == COURSES.names
    beginner = [course.level for course in courses if course.category == "beginner"]
    assert sorted(beginner) == ["easy"] * 3 + ["hard"] * 3 + ["mid"] * 4
    assert [course.level for course in courses if course.category == "expert"] == [""] * 19
    assert [course.level for course in courses if course.category == "team"] == [""] * 5


@pytest.mark.rule("RR-C1")
def test_seventeen_courses_have_a_rule_of_their_own() -> None:
    assert len(PLAIN) == 17
    assert sorted(course_named(name).special for name in SPECIAL) == list(range(2, 19))


@pytest.mark.rule("RR-C19")
def test_the_number_of_players_is_advice_or_binding() -> None:
    assert course_named("twister").seats() == [1, 2, 3, 4, 5, 6, 7, 8]
    assert course_named("interference").seats() == [2, 3, 4]
    teams = [course_named(name) for name in SPECIAL if course_named(name).category == "team"]
    assert [course.seats() for course in teams] == [[4, 6, 8]] * 5
    with pytest.raises(BadData, match="seats-count"):
        GAME.check_seats(5, GAME.read_options({"course": "war-zone"}))


@pytest.mark.rule("RR-C1", "RR-3")
def test_a_course_is_as_the_manual_shows_it() -> None:
    course = course_named("pilgrimage")
    shown = course.floor
    assert (shown.width, shown.height, shown.start_facing) == (28, 12, WEST)
    assert names(shown, list(shown.docks)[:4]) == ["AA7", "AA6", "AA9", "AA4"]
    assert names(shown, list(shown.docks)[4:]) == ["AA11", "AA2", "AA12", "AA1"]
    assert names(shown, list(shown.flags)) == course.flags == ["I8", "T3", "O10"]
    assert (course.category, course.level, course.length) == ("beginner", "hard", "long")
    assert course.players == [2, 8]


@pytest.mark.rule("RR-C1")
@each_course
def test_flags_of_the_manual_lie_on_plain_floor_or_move(name: str) -> None:
    shown = course_named(name).floor
    if name == "moving-targets":
        assert all(belt_of(shown.element[flag]) for flag in shown.flags)
    else:
        assert [shown.element[flag] & ~WALLS for flag in shown.flags] == [0] * len(shown.flags)


@pytest.mark.rule("RR-3")
@each_docked_course
def test_every_dock_faces_the_boards_without_a_wall_before_it(name: str) -> None:
    course = course_named(name)
    shown = course.floor
    assert len(set(shown.docks)) == 8
    bay = next(placed for placed in course.boards if str(placed["board"]).startswith("dock"))
    assert shown.start_facing == bay["turned"]
    for dock in shown.docks:
        assert not has_wall(shown.element[dock], shown.start_facing)
        ahead = dock + 4 * shown.step[shown.start_facing]
        assert not shown.element[ahead] & OFF


@pytest.mark.rule("RR-C35")
@each_course
def test_all_spaces_without_a_pit_are_connected(name: str) -> None:
    shown = course_named(name).floor
    steps = steps_from(shown, shown.docks[0] if len(shown.docks) else shown.space("A1"))
    for space in range(shown.spaces):
        assert (steps[space] == UNREACHED) == bool(shown.element[space] & (PIT | OFF))


@pytest.mark.rule("RR-67")
def test_a_table_names_its_course() -> None:
    assert chosen("island-hop") == {"course": "island-hop"}
    assert course_of({"course": "island-hop"}).name == "island-hop"
    assert course_named(FIRST_COURSE).category == "beginner"


@pytest.mark.rule("RR-67", "RR-C35")
def test_a_table_may_build_its_course() -> None:
    options = chosen(BUILT)
    course = course_of(options)
    assert (course.name, course.category, course.players) == ("Our own", "built", [2, 8])
    assert (course.level, course.length) == ("", "")
    assert (course.floor.width, course.floor.height, course.floor.start_facing) == (12, 16, NORTH)
    assert names(course.floor, list(course.floor.flags)) == ["H2", "J8"]


def test_what_was_left_out_is_written_down_once() -> None:
    options = chosen(BUILT)
    assert options["course"] == {
        "name": "Our own",
        "category": "built",
        "players": [2, 8],
        "boards": [{**EXCHANGE, "turned": 0}, {**BAY, "turned": 0}],
        "flags": ["H2", "J8"],
    }
    assert chosen(options["course"]) == options


@each_plain_course
def test_a_course_of_the_manual_may_be_given_as_a_table(name: str) -> None:
    course = course_named(name)
    assert course_of(chosen(course.table())).floor.digest == course.floor.digest


@pytest.mark.rule("RR-C34")
def test_the_largest_floor_has_holes_in_its_rectangle() -> None:
    shown = course_of(chosen(MARATHON)).floor
    assert (shown.width, shown.height, shown.start_facing) == (28, 36, WEST)
    for name in ("A1", "L12", "A25", "Y1", "AB36"):
        assert shown.element[shown.space(name)] & OFF


def test_a_course_is_laid_out_once() -> None:
    assert course_named("twister") is course_named("twister")
    assert course_of(chosen(BUILT)) is course_of(chosen(BUILT))


def test_the_digest_tells_courses_apart() -> None:
    digests = {data_digest({"course": name}) for name in COURSES.names}
    digests |= {data_digest(chosen(course)) for course in (BUILT, built(flags=["J8", "H2"]))}
    assert len(digests) == 36
    renamed = built(name="Other", players=[3, 4])
    assert data_digest(chosen(renamed)) == data_digest(chosen(BUILT))


@pytest.mark.rule("RR-C35")
@pytest.mark.parametrize(
    ("boards", "key", "path"),
    [
        ([EXCHANGE, {"board": "vault", "at": "A1"}, BAY], "unplayable-overlap", "[1]"),
        ([EXCHANGE, {**BAY, "at": "A10"}], "unplayable-overlap", "[1]"),
        ([EXCHANGE, {"board": "vault", "at": "Z1"}, BAY], "unplayable-size", "[1]"),
        ([EXCHANGE, {"board": "vault", "at": "A26"}, BAY], "unplayable-size", "[1]"),
        ([EXCHANGE], "unplayable-bays", ""),
        ([], "unplayable-bays", ""),
        ([EXCHANGE, BAY, {"board": "dock-belt", "at": "M1", "turned": 3}], "unplayable-bays", ""),
        ([EXCHANGE, {"board": "vault", "at": "Y1"}, BAY], "unplayable-apart", "[1]"),
        ([EXCHANGE, {"board": "vault", "at": "M13"}, BAY], "unplayable-apart", "[1]"),
        ([EXCHANGE, {"board": "vault", "at": "M7"}, BAY], "unplayable-grid", "[1]"),
        ([EXCHANGE, {"board": "vault", "at": "N1"}, BAY], "unplayable-grid", "[1]"),
        ([BAY], "unplayable-bay", "[0]"),
        ([EXCHANGE, {**BAY, "at": "B13"}], "unplayable-bay", "[1]"),
        ([EXCHANGE, {**BAY, "at": "A14"}], "unplayable-bay", "[1]"),
        ([EXCHANGE, {**BAY, "turned": 2}], "unplayable-bay", "[1]"),
        ([{**BAY, "at": "M1", "turned": 1}, EXCHANGE], "unplayable-bay", "[0]"),
        ([{"board": "factory", "at": "A1"}, BAY], "read-unknown-name", "[0].board"),
        ([{"board": "vault", "at": "A0"}, BAY], "read-unknown-name", "[0].at"),
        ([{"board": "vault", "at": "AK1"}, BAY], "read-unknown-name", "[0].at"),
        ([{"board": "vault"}, BAY], "read-missing", "[0].at"),
        ([{**EXCHANGE, "turned": 4}, BAY], "read-out-of-range", "[0].turned"),
        ([{**EXCHANGE, "turn": 1}, BAY], "read-unknown-key", "[0].turn"),
        (["exchange", BAY], "read-not-a-table", "[0]"),
    ],
)
def test_boards_that_cannot_lie_so_are_refused(boards: object, key: str, path: str) -> None:
    assert complaint(built(boards=boards)) == (key, f".boards{path}")


@pytest.mark.rule("RR-C35")
@pytest.mark.parametrize(
    ("at", "bay", "turned"), [("A1", "A13", 0), ("E1", "A1", 1), ("A5", "A1", 2), ("A1", "M1", 3)]
)
def test_the_bay_lies_with_its_north_along_a_board(at: str, bay: str, turned: int) -> None:
    boards = [{"board": "spin-zone", "at": at}, {"board": "dock-belt", "at": bay, "turned": turned}]
    shown = course_of(chosen(built(boards=boards, flags=["F6"]))).floor
    assert shown.start_facing == turned
    ahead = [dock + 4 * shown.step[turned] for dock in shown.docks]
    assert not any(shown.element[space] & OFF for space in ahead)


@pytest.mark.rule("RR-C35")
@pytest.mark.parametrize(
    ("flags", "key", "path"),
    [
        ([], "unplayable-flags", ""),
        ([f"{column}5" for column in "ABCDEFGHI"], "unplayable-flags", ""),
        (["H2", "C2"], "unplayable-flag-pit", "[1]"),
        (["H2", "M1"], "unplayable-flag-off", "[1]"),
        (["A17"], "unplayable-flag-off", "[0]"),
        (["H2", "J8", "H2"], "unplayable-flag-twice", "[2]"),
        (["H2", "AK1"], "read-unknown-name", "[1]"),
        (["h2"], "read-unknown-name", "[0]"),
        ([1], "read-unknown-name", "[0]"),
        ("H2", "read-not-a-list", ""),
    ],
)
def test_flags_that_cannot_lie_so_are_refused(flags: object, key: str, path: str) -> None:
    assert complaint(built(flags=flags)) == (key, f".flags{path}")


@pytest.mark.rule("RR-C35", "RR-C34")
def test_a_flag_in_a_hole_is_off_the_floor() -> None:
    assert complaint({**MARATHON, "flags": ["A1"]}) == ("unplayable-flag-off", ".flags[0]")


@pytest.mark.rule("RR-C35")
@pytest.mark.parametrize("drawing", ["1   @   .", "1   .  |."])
def test_a_flag_that_no_way_leads_to_is_refused(drawing: str) -> None:
    shown = floor(drawing)
    refuse_flags(shown, [SPACES.number("A1")], "flags")
    with pytest.raises(BadData) as wrong:
        refuse_flags(shown, [SPACES.number("A1"), SPACES.number("C1")], "flags")
    assert wrong.value.key == "unplayable-flag-unreached"
    assert wrong.value.params == {"path": "flags[1]", "space": "C1"}


@pytest.mark.rule("RR-C35")
def test_eight_flags_are_possible_on_belts_and_sites_too() -> None:
    flags = ["A1", "D1", "L12", "H8", "F1", "G12", "B5", "K2"]
    assert course_of(chosen(built(flags=flags))).flags == flags


@pytest.mark.rule("RR-C35", "RR-67")
@pytest.mark.parametrize(
    ("course", "key", "path"),
    [
        ("risky", "read-unknown-name", ""),
        ("", "read-unknown-name", ""),
        (7, "read-not-a-table", ""),
        ({}, "read-missing", ".name"),
        (built(name=""), "unplayable-name", ".name"),
        (built(name="x" * 61), "unplayable-name", ".name"),
        (built(name=3), "read-not-a-text", ".name"),
        (built(special="RR-C3"), "read-unknown-key", ".special"),
        (built(category="team"), "read-unknown-name", ".category"),
        (built(level="harder"), "read-unknown-name", ".level"),
        (built(length=2), "read-unknown-name", ".length"),
        ({"name": "No boards", "flags": []}, "read-missing", ".boards"),
    ],
)
def test_what_is_no_course_is_refused(course: object, key: str, path: str) -> None:
    assert complaint(course) == (key, path)


@pytest.mark.rule("RR-C19")
@pytest.mark.parametrize(
    ("players", "key"),
    [
        ([2], "unplayable-players"),
        ([4, 2], "unplayable-players"),
        ([2, 3, 4], "unplayable-players"),
        ([2, 9], "read-out-of-range"),
        (8, "read-not-a-list"),
    ],
)
def test_players_are_two_numbers_up_to_the_docks(players: object, key: str) -> None:
    assert complaint(built(players=players))[0] == key


def test_the_example_in_the_documentation_can_be_played() -> None:
    page = (DOCS / "courses.md").read_text(encoding="utf-8")
    example = page.split("```toml\n")[1].split("```")[0]
    course = course_of(chosen(tomllib.loads(example)))
    assert (course.name, course.players) == ("Twice round the block", [3, 6])


def test_the_documentation_names_every_board_and_every_key() -> None:
    page = (DOCS / "courses.md").read_text(encoding="utf-8")
    words = [*BOARDS.names, *LENGTHS.names, *LEVELS.names, *CATEGORIES.names, *BUILT, "turned"]
    assert [word for word in words if f"`{word}" not in page and f"{word}`" not in page] == []
