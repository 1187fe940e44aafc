"""The drawing of Bot Factory: four boards and all seats; in every language, within the window."""

import io
import re

import pytest
from rich.cells import cell_len
from rich.console import Console, RenderableType

from bot_factory.floor import table
from botyard.cli.draw import Scene, drawing_for, legend_of, shown_kinds, wide_table
from botyard.cli.question import Question
from botyard.contract.walk import new_match, walk
from botyard.games.bot_factory import GAME as FACTORY
from botyard.kernel.game import SPECTATOR, Game, Json
from botyard.kernel.state import State, waiting_seats
from botyard.words import LANGUAGES, Words
from cli.piped import MISSING

GAME: Game = FACTORY
SEATS = ["Ida", "Noor", "Bot Bobbin", "Maximiliane-Rosalinde"]
TILES: Json = {"variant": "variant-1", "universal-bot": True}


def shown(thing: RenderableType, width: int) -> str:
    """Something as it stands in a window."""
    out = Console(file=io.StringIO(), width=width, color_system=None, highlight=False)
    with out.capture() as captured:
        out.print(thing)
    return "\n".join(line.rstrip() for line in captured.get().splitlines())


def scene_of(state: State, viewer: int, language: str = "en", width: int = 120) -> Scene:
    words = Words(language, GAME, SEATS[: GAME.seat_count(state)])
    keys = Question(GAME, state, viewer).keys() if viewer in waiting_seats(state) else {}
    still = GAME.still(GAME.read_options({}))
    return Scene(GAME.view(state, viewer), words, width, keys, still, viewer)


def drawn(state: State, viewer: int = 0, language: str = "en", width: int = 120) -> str:
    """A table as somebody sees it."""
    return shown(drawing_for(GAME)(scene_of(state, viewer, language, width)), width)


ACTING = """
    turn        4 A act
    floor       A^A2 B_P1 sandra^F3
    red         rH rT .
    green       . . uL
    spares      yH bT
    wheel       rH rL yT . bH gT gH gL
    tops        rL yH bL gH
    supply      ["universal-head", "universal-torso", "universal-torso", "universal-legs"]
    board       r y . b g g
    parts A     rL uH
    parts B     bH
    projects A  r
    bots B      y
    speech      A=3 B=1
    values      red=8 yellow=6 blue=11 green=1
    meeples     yellow=2
    contracts   12 11 10 5 4 3 6 2 .
    tokens      top-left=BA
"""

BOARDS = """\
Bot Factory  round 4, Perform actions
Assembly ──────────────────────────────  Part Production ───────────────────────
[R]♟3 (Y)♟2 <B>♟3 {G}♟3                  ▼7     10    9     9
[••]  ····  ····  ····                   [╨╨]  (••)  <╨╨>  {••}
[▒▒]  ····+ ····+ ····+                           ↓ in ↓
····  ····  ····  |╨╨|                         [••]*  [╨╨]*
                                          {╨╨}     ╭─→╮    (▒▒)
Spare (••) <▒▒>                           {••}     ╰←─╯    ····
A1     Place 1 part                            {▒▒}*  <••>*
A2 ↑◆  Place 1–2 parts                           ↓ out ↓
A3     Place 1–3 parts, cost 1           P1  ■  1 speech token, 3 credits
                                         P2     4 credits
                                         P3     6 credits

Project ───────────────────────────────  Finance ───────────────────────────────
  [R]        (Y)                         [R]   8 ━━━━━━━┊●·┊··┊··┊··
   ·         <B>                         (Y)   6 ━━━━━●·┊··┊··┊··┊··
  {G}        {G}                         <B>  11 ━━━━━━━┊━━┊━●┊··┊··
↑ 1: part    ↑ +1                        {G}   1 ●······┊··┊··┊··┊··
                                         ┊ 8 part, 10 project, 12 part, 14
|••|1 |▒▒|2 |╨╨|1                          project
deck 17                                  3 RYG      RYB      BG       +7
J1     Take 1 project                      10■7◆    10 7     5 3
J2     Take 1–2 projects                 2 RY       G        B        +5
                                           5 3      2 1      2 1
                                         1 RB       Y        ·        +2
                                           5 3      2 1
                                         F1     Spend up to 2 speech tokens
                                         F2     Spend up to 3 speech tokens
                                         F3 ↑S  Spend up to 4 speech tokens

A2: 2 of 2 parts left.  Executive action open."""


def test_the_boards_stand_two_by_two_in_a_small_window() -> None:
    lines = drawn(table(ACTING), width=80).splitlines()
    assert "\n".join(lines[:-4]) == BOARDS
    assert lines[-4].startswith("◆ Ida  ▪▪▪····· 3 tokens ───")
    assert lines[-3] == "  projects [R]  parts [╨╨] |••|"
    assert lines[-2].startswith("■ Noor  ▪······· 1 token  ♟(Y) ───")
    assert lines[-1] == "  projects –  parts <••>"


def test_four_boards_stand_side_by_side_where_there_is_room() -> None:
    lines = drawn(table(ACTING)).splitlines()
    assert re.fullmatch("Assembly ─+  Part Production ─+  Project ─+  Finance ─+", lines[1])
    assert len(lines) < len(BOARDS.splitlines())


def test_spaces_that_can_be_moved_to_have_their_numbers() -> None:
    state = table("turn 4 A move\nfloor A=P1 B=J1 sandra=F3")
    drawing = drawn(state)
    assert "A1     1  Place 1 part" in drawing
    assert "J1 ↑■  Take 1 project" in drawing
    assert "J2     4  Take" in drawing
    assert "P2     4 credits" in drawing


def test_projects_and_contracts_have_their_numbers() -> None:
    at_project = table("turn 4 A act\nfloor A=J2 sandra=F3\nboard r y . b g g")
    assert "[R] 1      (Y) 2" in drawn(at_project)
    at_finance = table(
        "turn 4 A act\nfloor A=F1 sandra=A1\nspeech A=2\ncontracts 12 11 10 5 4 3 . . 9"
    )
    assert "  5 3  5   2 1  6   2 1  7" in drawn(at_finance)


def test_an_inspection_shows_its_task_and_the_tiles_of_vilela() -> None:
    state = table(
        "turn 4 A move\nseats A\nfloor A=P1 sandra=F3 vilela=F1\n"
        'task "two-pairs"\nvilela_board "finance"\nvilela_bot "blue"'
    )
    told = "Task: 2 bots of one color and 2 of another.  Vilela: Finance, blue."
    assert told in drawn(state)
    assert "F1 ↑V" in drawn(state)


def test_a_worker_beside_a_full_board_is_drawn() -> None:
    state = table(
        "turn 4 A act\nseats ABCD\nfloor A^beside-project B_J1 C_J2 sandra=F3\n"
        'tiles ["extra-place", null, null, null]\ntile_states ["used", "none", "none", "none"]',
        TILES | {"variant": "variant-2"},
    )
    drawing = drawn(state)
    assert "\n" in drawing
    assert "   ↑◆" in drawing
    assert "Extra place ✓" in drawing


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("seats", "width"), [(1, 80), (2, 80), (2, 200), (3, 114), (4, 80), (4, 120), (4, 60)]
)
def test_the_drawing_fits_the_window(seats: int, width: int, language: str) -> None:
    match = new_match(GAME, seats, seats, TILES)
    for number, _ in zip(range(150), walk(match, seats), strict=False):
        if number % 50 == 0:
            for viewer in (0, SPECTATOR):
                drawing = drawn(match.state, viewer, language, width)
                assert max(cell_len(line) for line in drawing.splitlines()) <= width
                assert MISSING not in drawing


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_signs_are_explained(language: str) -> None:
    legend = legend_of(GAME, scene_of(table(ACTING), 0, language))
    assert legend is not None
    told = shown(legend, 80)
    assert MISSING not in told
    assert "|••|" in told


def test_it_would_rather_have_room_for_all_four() -> None:
    assert wide_table(GAME) == 114
    lines = drawn(table(ACTING), width=wide_table(GAME)).splitlines()
    assert "Assembly" in lines[1]
    assert "Finance" in lines[1]


def test_moves_are_chosen_in_the_drawing() -> None:
    assert shown_kinds(GAME) == ("move",)
