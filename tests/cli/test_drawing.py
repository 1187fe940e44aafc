"""The drawing of Außer Rand & Band: what lies where, in every language, within the window."""

import io
from textwrap import wrap
from typing import cast

import pytest
from rich.console import Console

from botyard.cli.draw import Scene, drawing_for, plain
from botyard.cli.draw.robots import large
from botyard.cli.palette import SEAT_SHAPES
from botyard.contract.walk import new_match
from botyard.kernel.game import OPEN, Json
from botyard.kernel.registry import game_named
from botyard.kernel.state import waiting_seats
from botyard.words import LANGUAGES, Words
from botyard_probe import GAME as PROBE

BELT = game_named("ausser-rand-und-band")
SEATS = ["Ida", "Noor", "Bot Bobbin", "Maximiliane-Rosa"]


def drawn(view: Json, seats: int, language: str = "en", width: int = 80) -> str:
    """A view as it stands in a window."""
    words = Words(language, BELT, SEATS[:seats])
    out = Console(file=io.StringIO(), width=width, color_system=None, highlight=False)
    with out.capture() as captured:
        out.print(drawing_for(BELT)(Scene(view, words, width)))
    return "\n".join(line.rstrip() for line in captured.get().splitlines())


def test_no_part_looks_like_a_die() -> None:
    for color in ("red", "blue", "yellow"):
        for part in ("head", "torso", "legs"):
            shown = "".join(row.plain for row in large(f"{color}-{part}"))
            assert not set(shown) & set(SEAT_SHAPES)


def views(seats: int, seed: int) -> list[Json]:
    """Every position of a game in which the last possibility is always taken."""
    match = new_match(BELT, seats, seed)
    found = [BELT.view(match.state, OPEN)]
    while match.state.waiting():
        seat = waiting_seats(match.state)[0]
        match.act(seat, match.state.legal(seat)[-1])
        found.append(BELT.view(match.state, OPEN))
    return found


def test_a_table_drawn() -> None:
    position: Json = {
        "seats": 2,
        "turn": 9,
        "active": 1,
        "belt": ["red-head", "blue-torso", "yellow-legs", "red-blue-head", "blue-yellow-legs"],
        "dice": [[2, 1], [0, 0], [0, 3], [1, 0], [9, 0]],
        "edge": {"shove-twice": 1, "use-taken": 2},
        "stored": ["red-yellow-torso"],
        "won": [["red-head", "red-torso", "red-legs", "blue-torso"], ["yellow-head"]],
        "agenda": [["shove", 1]],
    }
    position["dice"] = [[2, 1], [0, 0], [0, 3], [1, 0], [2, 1]]
    state = BELT.read_position(position)
    assert drawn(BELT.view(state, OPEN), 2) == TABLE


TABLE = """\
Außer Rand & Band  turn 9                                  [red] <blue> (yellow)
      ╭─[◆]────────┬────────────┬────────────┬────────────┬────────────╮
      │ Shove twice│ 2 own back │ 1 extra die│ Others     │ Clean up   │
      │            │            │            │ count 1    │            │
back  ╞════ 1 ═════╪════ 2 ═════╪════ 3 ═════╪════ 4 ═════╪════ 5 ═════╡front
┌──┐  │ ┌──┴┴──┐ R │ ╲──┴┴──╱ B │   ╭┴┴╮   Y │ ┌──┴┴─╲  R │   ╱┴┴╮   B │
│16│→ │ │ ▪  ▪ │   │  ╲ ══ ╱    │  ( () )    │ │ ▪ ▬  > B │  ╱  ) )  Y │→
└──┘  │ └──┬┬──┘   │ ╱──┬┬──╲   │   ╰──╯     │ └──┬┬─╱    │ ═╧  ─╯     │
stack │ ◆◆ ■       │            │ ■■■        │ ◆          │ ◆◆ ■       │stored
      │            │            │            │            │            │ [▒▒)
      ╞════════════╪════════════╪════════════╪════════════╪════════════╡
      │ Use a taken│ Add to 5   │ 2 own      │ 1 other    │ 1 other    │
      │ one        │            │ forward    │ back       │ forward    │
      ╰─[■]────────┴────────────┴────────────┴────────────┴────────────╯
◆ Ida ─────────────────────────────── 8 ■ Noor ────────────────────────────── 1
4 in the supply ◆◆◆◆······              4 in the supply ■■■■······
[••] ····                               (••)
[▒▒] <▒▒>                               ····
[╨╨] ····                               ····
 7    1                                  1"""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("seats", "width"), [(2, 80), (3, 80), (4, 80), (4, 100)])
def test_the_drawing_fits_the_window(seats: int, width: int, language: str) -> None:
    for view in views(seats, seed=seats):
        lines = drawn(view, seats, language, width).splitlines()
        assert max(len(line) for line in lines) <= width
        assert "⟨" not in "".join(lines)


def test_two_seats_fit_a_small_window_at_first() -> None:
    for view in views(2, seed=1)[:20]:
        assert len(drawn(view, 2).splitlines()) <= 24


def test_every_die_and_tile_of_a_view_is_drawn() -> None:
    for view in views(2, seed=5):
        drawing = drawn(view, 2)
        dice, spaces = cast(list[list[int]], view["dice"]), cast(list[Json], view["spaces"])
        belt = "\n".join(drawing.splitlines()[8:10])
        on_belt = sum(sum(row) for row in dice)
        if "×" not in belt:
            assert belt.count("◆") + belt.count("■") == on_belt
        edge = drawing.splitlines()[1] + drawing.splitlines()[13]
        assert edge.count("[◆]") + edge.count("[■]") == sum(
            space["seat"] is not None for space in spaces
        )


@pytest.mark.parametrize("language", LANGUAGES)
def test_short_names_of_spaces_fit_their_boxes(language: str) -> None:
    words = Words(language, BELT)
    for name in BELT.vocabulary.axes["place"]["space"].names:
        lines = wrap(words.say(f"space-{name}.short"), 11)
        assert len(lines) <= 2
        assert max(len(line) for line in lines) <= 11


def test_many_dice_are_counted() -> None:
    position: Json = {
        "seats": 4,
        "turn": 9,
        "active": 1,
        "belt": ["red-head", "blue-torso", "yellow-legs", "red-blue-head", "blue-yellow-legs"],
        "dice": [[10, 10, 10, 10], *[[0, 0, 0, 0]] * 4],
        "edge": {},
        "stored": [],
        "won": [[], [], [], []],
        "agenda": [["shove", 1]],
    }
    drawing = drawn(BELT.view(BELT.read_position(position), OPEN), 4)
    assert "◆×10 ■×10" in drawing
    assert "●×10 ▲×10" in drawing


def test_a_game_from_outside_is_drawn_as_plain_tables() -> None:
    assert drawing_for(PROBE) is plain.draw
    match = new_match(PROBE, 2, 4)
    out = Console(file=io.StringIO(), width=80, color_system=None)
    with out.capture() as captured:
        out.print(plain.draw(Scene(match.game.view(match.state, 0), Words("en", PROBE), 80)))
    assert "hands" in captured.get()
    assert "?, ?, ?, ?, ?" in captured.get()


def test_tables_that_are_alike_stand_in_one_table() -> None:
    view: Json = {"robots": [{"name": "Comet", "ok": True}, {"name": None, "ok": False}]}
    out = Console(file=io.StringIO(), width=60, color_system=None)
    with out.capture() as captured:
        out.print(plain.draw(Scene(view, Words("en"), 60)))
    assert captured.get().count("name") == 1
    assert "Comet" in captured.get()
