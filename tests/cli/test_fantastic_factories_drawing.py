"""The drawing of Fantastic Factories: market, factories, hand; in every language."""

import io
from typing import cast

import pytest
from rich.cells import cell_len
from rich.console import Console

from botyard.cli.draw import Scene, drawing_for, legend_of, shown_kinds
from botyard.cli.draw.fantastic_factories_formula import blueprint_signs, contractor_signs
from botyard.cli.question import Question
from botyard.contract.walk import new_match, walk
from botyard.kernel.game import SPECTATOR, Json
from botyard.kernel.registry import game_named
from botyard.kernel.state import State, waiting_seats
from botyard.words import LANGUAGES, Words
from cli.piped import MISSING

WORKS = game_named("fantastic-factories")
SEATS = ["Ida", "Noor", "Bot Bobbin", "Maximiliane-Rosa", "Ole"]
STILL = WORKS.still(WORKS.read_options({}))


def drawn(state: State, viewer: int = 0, language: str = "en", width: int = 80) -> str:
    """A table as somebody sees it."""
    words = Words(language, WORKS, SEATS[: WORKS.seat_count(state)])
    keys = Question(WORKS, state, viewer).keys() if viewer in waiting_seats(state) else {}
    scene = Scene(WORKS.view(state, viewer), words, width, keys, STILL, viewer)
    out = Console(file=io.StringIO(), width=width, color_system=None, highlight=False)
    with out.capture() as captured:
        out.print(drawing_for(WORKS)(scene))
    return "\n".join(line.rstrip() for line in captured.get().splitlines())


def working(**own: object) -> State:
    """Two seats in the work phase; seat 1 works."""
    position: Json = {
        "seats": 2,
        "round": 5,
        "tokens": ["hammer", "wrench", "gear", "shovel"],
        "blueprints": ["battery-factory", "robot", "motherlode", "dojo"],
        "contractors": ["architect", "miner", "foreman", "specialist"],
        "agenda": [["end-of-round"]],
        "factories": [
            {
                "metal": 3,
                "energy": 8,
                "goods": 6,
                "hand": ["biolab", "foundry", "golem"],
                "built": ["nuclear-plant", "obelisk", "obelisk"],
                "dice": [5, 6],
                "floors": {"generator": [3, 3]},
                "agenda": [["work"]],
                **own,
            },
            {"goods": 4, "built": ["golem"], "used": {"golem": []}, "hand": ["beacon"]},
        ],
    }
    state: State = WORKS.read_position(position)
    return state


TABLE = """\
Fantastic Factories  round 5, work  62 in the deck
╭ Architect ──────╮ ╭ Miner ──────────╮ ╭ Foreman ────────╮ ╭ Specialist ─────╮
│ 3▤ | 1▤         │ │ 3⬡ | 1⬡         │ │ 4[?]            │ │ 1[?]            │
╰ Hammer ─────────╯ ╰ Wrench ─────────╯ ╰ 2↯ Gear ────────╯ ╰ Shovel ─────────╯
╭ P Battery Fact… ╮ ╭ S Robot ────────╮ ╭ U Motherlode ───╮ ╭ T Dojo ─────────╮
│ 4↯→1▣ 1★        │ │ 1⬡→[~]          │ │ [ ]→1/2⬡ 1★     │ │ 1↯→[↕]          │
╰ 2⬡1↯ Wrench ────╯ ╰ 1⬡1↯ Hammer ────╯ ╰ 1⬡3↯ Shovel ────╯ ╰ 1⬡1↯ Gear ──────╯
■ Noor  5 points  4▣  0⬡  0↯  1▤
    Golem✓
Ida  11 points  6▣  3⬡  8↯  3▤  dice [5] [6]
╭ Research ───────╮ ╭ Generator ──────╮ ╭ Mine ───────────╮
│ [ ][ ][ ]       │ │ [3][3][ ]       │ │ [ ][ ][ ]       │
╰ [ ]→1▤ ─────────╯ ╰ [1–3]→X↯ ───────╯ ╰ [4–6]→1⬡ ───────╯
Compound, 3 cards
╭ M 2× Obelisk ───╮ ╭ P Nuclear Plant ╮
│ 2★              │ │ [6]→1▣ 1↯ 1★    │
╰   ──────────────╯ ╰   ─────────── 7 ╯
Hand, 3 blueprints
╭ S Golem ────────╮ ╭ P Biolab ───────╮ ╭ U Foundry ──────╮
│ X↯→[X] 1★       │ │ [1] 1↯→1▣ 1★    │ │ [X] X↯→X⬡ 1★    │
╰ 4⬡ Hammer ──────╯ ╰ 1⬡3↯ Gear ─── 5 ╯ ╰ 2⬡1↯ Gear ─── 6 ╯"""


def test_the_table_in_the_middle_of_work() -> None:
    assert drawn(working()) == TABLE


def test_what_is_begun_stands_beside_the_dice() -> None:
    state = working(agenda=[["work"], ["put-die", "nuclear-plant"]])
    assert "dice [5] [6]  → Nuclear Plant" in drawn(state)


def test_dice_lie_on_the_card_that_was_used() -> None:
    assert "✓ [6]" in drawn(working(used={"nuclear-plant": [6]}, dice=[5]))


def test_a_spectator_sees_no_hand() -> None:
    picture = drawn(working(), SPECTATOR)
    assert "Biolab" not in picture
    assert "◆ Ida  11 points" in picture


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", WORKS.seats)
def test_every_table_is_drawn_within_the_window(seats: int, language: str) -> None:
    match = new_match(WORKS, seats, seats)
    for number, _ in zip(range(150), walk(match, seats), strict=False):
        if number % 30 == 0:
            for width in (40, 80, 120):
                picture = drawn(match.state, number % seats, language, width)
                assert MISSING not in picture
                assert max(cell_len(line) for line in picture.splitlines()) <= width


def test_kinds_with_numbers_in_the_drawing_are_named() -> None:
    assert set(shown_kinds(WORKS)) <= set(WORKS.vocabulary.axes)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_signs_are_explained(language: str) -> None:
    words = Words(language, WORKS, SEATS[:2])
    scene = Scene(WORKS.view(working(), 0), words, 80, {}, STILL, 0)
    assert MISSING not in str(legend_of(WORKS, scene))


def test_every_formula_fits_on_its_card() -> None:
    blueprints = cast(list[Json], STILL["blueprint"])
    contractors = cast(list[Json], STILL["contractor"])
    signs = [blueprint_signs(card) for card in blueprints]
    signs += [contractor_signs(card) for card in contractors]
    assert max(cell_len(text) for text in signs) <= 17


def test_a_long_formula_leaves_the_star_in_the_lower_edge() -> None:
    position: Json = {
        "seats": 1,
        "round": 3,
        "blueprints": ["manufactory"],
        "agenda": [["end-of-round"], ["machine-turn"]],
        "factories": [{"built": ["manufactory"], "dice": [1, 1], "agenda": [["work"]]}],
    }
    lines = drawn(WORKS.read_position(position)).splitlines()
    assert any("╰ 2⬡3↯ Wrench 1★" in line for line in lines)
    assert sum("1★" in line for line in lines) == 2
    assert not any("…" in line for line in lines)


def test_the_floors_show_which_dice_they_take() -> None:
    position: Json = {
        "seats": 1,
        "round": 3,
        "agenda": [["end-of-round"], ["machine-turn"]],
        "factories": [{"dice": [1, 1], "agenda": [["work"]]}],
    }
    table = drawn(WORKS.read_position(position))
    assert all(signs in table for signs in ("[ ]→1▤", "[1–3]→X↯", "[4–6]→1⬡"))
    assert "Monument 0" in " ".join(table.split())  # wrapped, not cut


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_number_in_the_lower_edge_takes_no_star_away(language: str) -> None:
    position: Json = {
        "seats": 1,
        "round": 3,
        "agenda": [["end-of-round"], ["machine-turn"]],
        "factories": [
            {
                "metal": 6,
                "energy": 6,
                "hand": ["manufactory", "nuclear-plant", "concrete-plant", "aluminum-factory"],
                "dice": [1, 2, 3, 4],
                "agenda": [["work"]],
            }
        ],
    }
    assert drawn(WORKS.read_position(position), language=language).count("1★") == 4
