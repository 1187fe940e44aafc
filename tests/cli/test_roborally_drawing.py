"""The drawing of RoboRally: floor, sheets, hand; in every language, within the window."""

import io
from typing import Any, cast

import pytest
from rich.console import Console, RenderableType

from botyard.cli.draw import Scene, drawing_for, legend_of, shown_kinds
from botyard.cli.draw.roborally_floor import Pieces, floor_sheet
from botyard.cli.question import Question
from botyard.contract.walk import new_match, walk
from botyard.games.roborally.boards.courses import COURSES, course_named
from botyard.games.roborally.boards.drawing import FACINGS, ROBOTS, read_drawing
from botyard.games.roborally.boards.floor import DIRECTIONS
from botyard.games.roborally.play import Play
from botyard.games.roborally.specials.frenetic_factory import floor_turned
from botyard.kernel.dealer import FirstDealer, SeededDealer
from botyard.kernel.game import OPEN, SPECTATOR, Json
from botyard.kernel.registry import game_named
from botyard.kernel.state import State, waiting_seats
from botyard.words import LANGUAGES, Words
from cli.piped import MISSING

RACE = game_named("roborally")
SEATS = ["Ida", "Noor", "Bot Bobbin", "Maximiliane-Rosa", "Ole", "Bot Kiosk", "Jo", "Bot Sputter"]


def shown(thing: RenderableType, width: int) -> str:
    """Something as it stands in a window."""
    out = Console(file=io.StringIO(), width=width, color_system=None, highlight=False)
    with out.capture() as captured:
        out.print(thing)
    return "\n".join(line.rstrip() for line in captured.get().splitlines())


def scene_of(
    state: State, viewer: int, language: str = "en", width: int = 80, height: int = 0
) -> Scene:
    words = Words(language, RACE, SEATS[: RACE.seat_count(state)])
    keys = Question(RACE, state, viewer).keys() if viewer in waiting_seats(state) else {}
    options = cast(Json, RACE.position(state)["options"])
    view = RACE.view(state, viewer)
    return Scene(view, words, width, keys, {}, viewer, options, height)


def drawn(
    state: State, viewer: int = 0, language: str = "en", width: int = 80, height: int = 0
) -> str:
    """A race as somebody sees it."""
    return shown(drawing_for(RACE)(scene_of(state, viewer, language, width, height)), width)


def begun(seats: int, options: Json | None = None, seed: int = 3) -> State:
    """A race in which cards are dealt."""
    dealer = SeededDealer(seed, len(RACE.outcomes))
    state: State = RACE.setup(RACE.read_options(options or {}), seats, dealer)
    return state


def some_states(seats: int, every: int) -> list[State]:
    """Positions of a race with random decisions."""
    match = new_match(RACE, seats, seats)
    found = [match.state]
    for number, _ in zip(range(150), walk(match, seats), strict=False):
        if number % every == 0:
            found.append(match.state)
    return found


def robots_of(state: State) -> list[dict[str, Any]]:
    return cast(list[dict[str, Any]], RACE.view(state, OPEN)["robots"])


def changed(state: State, seat: int, **values: object) -> Json:
    """A position in which something else is true of the robot of a seat."""
    position = cast(dict[str, Any], RACE.position(state))
    del position["deck"], position["option_deck"]
    position["robots"][seat].update(values)
    return position


TABLE = """\
RoboRally  Risky Exchange  turn 1
    A   B   C   D   E   F   G   H   I   J   K   L
 1  +   .   .   ↑   .   ↓   ↑   .   ↓   .   ↑   .     A ◆ Ida ─────── ♥♥♥ ··· ▰0
 2  ←   .   @   ↑   .   ↓   ↑   ①   ↓   .   ↻   ←       F16^  ·· ·· ·· ·· ··
 3 |.   .   .   ↑   .   ↓   ↑   .   ↓  |.── .── .──<
 4  →   →   →   ↺   .   ↓   ↑   .   ↓   ⇒   ⇒   ⇒     B ■ Noor ────── ♥♥♥ ··· ▰0
 5 |.   ③   .   .   .  |↓   ↑  |.   .   .   .   .  |    G16^  ·· ·· ·· ·· ··
 6  ←   ←   ←   ←   ←   .   .   ←   ←   ←   ←   ←
 7  .   →   →   →   →   .   .   ⇒   ⇒   ⇒   ⇒   ⇒
 8 |.   .   .   .   .  |⇓   ↑  |*   .   ②   .   .  |
 9  ←   ←   ←   ↺   .   ⇓   ↑   .   ↺   ←   ←   ←
10 |.   .   .   ↑   .   ⇓   ↑   .   ↓   .   .   .  |
11  @   .   .   ↑   .   ⇓   ↑   .   ↓   .   ↻   →
12  .   .   .   ↑   .   ⇓   .   .   ↓   .   ↑   +
13  7   .   .   .  |.   .   .   .  |.   .   .   8
14  .  |5  |.   .   .   .   .   .   .   .  |6  |.
15  →   →   ↓   3   .   .  |.   .   4   ↓   ←   ←
16  .   .   →   →   →   1A^|2B^ ←   ←   ←   .   .
Program  1 ··      2 ··      3 ··      4 ··      5 ··
Hand      1 ∩   30  2 ↱   80  3 ↱  260  4 ↑1 490  5 ↑1 560  6 ↑1 660  7 ↑2 710
          8 ↑2 720  9 ↑2 740"""


def test_a_race_drawn_in_a_small_window() -> None:
    drawing = drawn(begun(2), height=24)
    assert drawing == TABLE
    assert len(drawing.splitlines()) <= 21  # a question and its prompt fit below


def test_without_a_window_the_floor_has_lines_for_its_walls() -> None:
    lines = drawn(begun(2)).splitlines()
    assert lines[2].startswith("            ---     ---         ---     ---")
    assert lines[3].startswith(" 1  +   .   .   ↑   .   ↓   ↑   .   ↓   .   ↑   .")
    assert len(lines) == 1 + 34 + 3


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("seats", "width", "height"), [(1, 80, 24), (2, 80, 0), (4, 100, 40), (8, 80, 24), (8, 100, 0)]
)
def test_the_drawing_fits_the_window(seats: int, width: int, height: int, language: str) -> None:
    for state in some_states(seats, every=40):
        for viewer in (0, SPECTATOR, OPEN):
            drawing = drawn(state, viewer, language, width, height)
            assert max(len(line) for line in drawing.splitlines()) <= width
            assert MISSING not in drawing


@pytest.mark.parametrize("course", COURSES.names)
def test_eight_robots_on_every_course_fit_eighty_columns(course: str) -> None:
    seats = course_named(course).seats()[-1]
    drawing = drawn(begun(seats, {"course": course}), height=24)
    assert max(len(line) for line in drawing.splitlines()) <= 80
    assert drawing.count("♥♥♥") == 8


def test_boards_that_turned_and_flags_that_moved_are_drawn_so() -> None:
    state = begun(2, {"course": "moving-targets"})
    assert isinstance(state, Play)
    flags = state.flag_at[:]
    flags[0] = state.floor.space("F6")
    state.flag_at = flags
    assert "①" in _at(drawn(state, OPEN, width=100, height=24).splitlines(), "F6")
    state = begun(5, {"course": "frenetic-factory"})
    assert isinstance(state, Play)
    before = drawn(state, OPEN, width=200, height=80)
    state.turned = type(flags)([1, 0, 0, 0, 0])
    state.floor = floor_turned(state.course, [1, 0, 0, 0, 0])
    assert drawn(state, OPEN, width=200, height=80) != before


def test_a_mat_says_who_is_special() -> None:
    state = begun(5, {"course": "day-of-the-superbot"})
    assert drawn(state, OPEN, width=100, height=60).count("SuperBot") >= 2
    assert (
        drawn(begun(2, {"course": "interference"}), OPEN, width=100, height=60).count("blocker")
        == 2
    )
    assert drawn(begun(4, {"course": "war-zone"}), OPEN, width=100, height=60).count("team 2") == 2


def test_robots_and_archive_markers_stand_where_the_view_says() -> None:
    for state in some_states(4, every=10):
        lines = drawn(state, OPEN, width=100, height=40).splitlines()
        robots = robots_of(state)
        taken = [robot["space"] for robot in robots]
        for robot in robots:
            letter = ROBOTS[robot["dock"] - 1]
            facing = FACINGS[DIRECTIONS.number(robot["facing"])]
            if robot["space"]:
                assert _at(lines, robot["space"])[1:] == letter + facing
            if robot["archive"] and robot["archive"] not in taken:
                assert letter.lower() in _at(lines, robot["archive"])


def _at(lines: list[str], space: str) -> str:
    """The three signs of a space in a low drawing."""
    column = 4 + 4 * (ord(space[0]) - ord("A"))
    return lines[1 + int(space[1:])].ljust(60)[column : column + 3]


def test_the_cards_of_others_are_hidden_until_they_are_revealed() -> None:
    state = begun(2)
    while 1 in waiting_seats(state):
        state.apply(1, state.legal(1)[0], FirstDealer())
    assert "G16^  ▒▒ ▒▒ ▒▒ ▒▒ ▒▒ ✓" in drawn(state)
    assert "▒▒" not in drawn(state, viewer=1)


def test_the_own_program_is_shown_with_priorities_and_can_be_taken_back() -> None:
    state = begun(2)
    for action in ("program:1=move1-490", "program:2=u-turn-30"):
        state.apply(0, RACE.vocabulary.action(action), FirstDealer())
    drawing = drawn(state)
    assert "Program  1 ↑1 490 ×8 2 ∩   30 ×9 3 ··      4 ··      5 ··" in drawing
    assert "Hand      1 ↱   80  2 ↱  260  3 ↑1 560" in drawing


def with_pairs(options: list[str]) -> State:
    """Ida has put a second card into register 1."""
    state: State = RACE.read_position(changed(begun(2), 0, options=options))
    for action in ("program:1=move1-490", "program:1=u-turn-30"):
        state.apply(0, RACE.vocabulary.action(action), FirstDealer())
    return state


def test_the_second_card_of_a_register_is_drawn() -> None:
    state = with_pairs(["dual-processor"])
    drawing = drawn(state)
    assert "Program  1 ↑1 490 +∩   30 ×" in drawing
    for width, first, second in ((80, "F16^  ↑1 ··", "+∩"), (110, "F16^  ↑1 490 ··", "+∩   30")):
        lines = drawn(state, width=width).splitlines()
        sheet = next(number for number, line in enumerate(lines) if first in line)
        below = lines[sheet].index(first) + len("F16^ ")
        assert lines[sheet + 1][below:].rstrip() == second


def test_others_see_that_there_is_a_second_card_and_not_which() -> None:
    drawing = drawn(with_pairs(["dual-processor"]), viewer=1)
    assert "+▒▒" in drawing
    assert "+∩" not in drawing


def test_a_hand_says_where_a_card_can_be_added() -> None:
    state = begun(2)
    position = changed(state, 0, options=["dual-processor"])
    state = RACE.read_position(position)
    state.apply(0, RACE.vocabulary.action("program:1=move1-490"), FirstDealer())
    keys = Question(RACE, state, 0).keys()
    drawing = drawn(state)
    assert f"{keys['program:2=u-turn-30']} ∩   30 +1:{keys['program:1=u-turn-30']}" in drawing
    assert f"{keys['program:2=move1-560']} ↑1 560" in drawing


@pytest.mark.parametrize(
    ("option", "name"),
    [
        ("flywheel", "Flywheel"),
        ("conditional-program", "Conditional Program"),
    ],
)
def test_cards_on_options_are_drawn(option: str, name: str) -> None:
    state = RACE.read_position(changed(begun(2), 0, options=[option]))
    for register, card in enumerate(robots_of(state)[0]["hand"][:5], start=1):
        state.apply(0, RACE.vocabulary.action(f"program:{register}={card}"), FirstDealer())
    state.apply(0, RACE.vocabulary.action(f"store:{option}=move2-740"), FirstDealer())
    assert f"    ↑2 740 {name}" in drawn(state, width=110)
    assert f"    ▒▒ {name}" in drawn(state, viewer=1)


def test_with_an_empty_hand_the_own_program_is_still_drawn() -> None:
    position = changed(begun(2), 0)
    position["hands"][0] = position["hands"][0][:5]  # type: ignore[index]
    state = RACE.read_position(position)
    for register, card in enumerate(robots_of(state)[0]["hand"], start=1):
        state.apply(0, RACE.vocabulary.action(f"program:{register}={card}"), FirstDealer())
    assert "Program  1 ∩   30 ×2" in drawn(state)
    assert "Hand" not in drawn(state)


def test_damage_locks_flags_and_lives_stand_on_the_sheet() -> None:
    state = begun(2)
    robot = robots_of(state)[0]
    position = changed(
        state, 0, damage=5, locked=[5], lives=2, flags=1, options=["brakes"], power="announced"
    )
    hand = cast(list[str], cast(Any, position["hands"])[0])
    position["face_up"] = [[None] * 4 + [hand.pop()], []]
    drawing = drawn(RACE.read_position(position), viewer=1, width=100)
    assert robot["seat"] == 1
    assert "♥♥♡ ①·· ▰▰▰▰▰▱▱▱▱▱" in drawing
    assert "F16^  ··     ··     ··     ··    [↑2 740]" in drawing
    assert "    powered down next turn, Brakes" in drawing


def test_spaces_to_return_on_have_their_numbers() -> None:
    state = begun(2)
    position = changed(state, 0, space=None, fate="destroyed", since=1, archive="C7", lives=2)
    cast(Any, position["robots"])[1]["space"] = "C7"
    for robot in cast(Any, position["robots"]):
        robot["ready"] = True
    position |= {"hands": [[], []], "register": 0}
    position["agenda"] = [["end-of-turn"], ["drop-damage"], ["return"], ["return-at", 0, 1]]
    lines = drawn(RACE.read_position(position), height=24).splitlines()
    assert [_at(lines, space) for space in ("B6", "C6", "D6", "B7")] == ["←1 ", "←2 ", "←3 ", "→4 "]
    assert _at(lines, "C7") == "→B^"


def test_in_a_low_drawing_walls_to_the_south_are_lines_below_the_signs() -> None:
    floor = read_drawing("""
         v--
        >.   .
             ---
         .   @
    """).floor
    sheet = floor_sheet(floor, 80, low=True)
    assert sheet.plain == "    A   B\n 1 >.┼─ .──\n 2  .│  @"
    lined = {
        sheet.plain[: span.start].count("\n"): sheet.plain[span.start]
        for span in sheet.spans
        if "underline" in str(span.style)
    }
    assert set(lined) == {0, 1}


def test_several_archive_markers_share_a_space() -> None:
    floor = course_named("risky-exchange").floor
    pieces = Pieces(seats=[0, 1, 2], archives={floor.flags[0]: [0, 2], floor.flags[1]: [0, 1, 2]})
    sheet = floor_sheet(floor, 80, pieces).plain
    assert "①ac" in sheet
    assert "②a+" in sheet


def test_a_narrow_drawing_has_one_sign_for_a_space() -> None:
    floor = course_named("pilgrimage").floor
    pieces = Pieces([(0, floor.docks[0], 3)], [0], keys={floor.docks[1]: 4, floor.docks[2]: 12})
    lines = floor_sheet(floor, 80, pieces, low=True).plain.splitlines()
    assert lines[8].startswith(" 7  → → → ↓ @ @ @ → →")
    assert (lines[8][56], lines[7][56], lines[10][56]) == ("A", "4", "+")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_signs_are_explained(language: str) -> None:
    legend = legend_of(RACE, scene_of(begun(1), 0, language))
    assert legend is not None
    told = shown(legend, 80)
    assert MISSING not in told
    assert "①②③" in told
    assert "↑1\ue000↑2\ue000↑3" in told


def test_the_choices_in_the_drawing_are_known_by_their_kinds() -> None:
    assert shown_kinds(RACE) == ("program", "unprogram", "at")
    assert shown_kinds(game_named("ausser-rand-und-band")) == ()
    assert legend_of(game_named("ausser-rand-und-band"), scene_of(begun(1), 0)) is None
