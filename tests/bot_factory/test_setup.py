"""What is in the box, and how the boards are laid out."""

from collections import Counter
from typing import cast

import pytest

from botyard.games.bot_factory import GAME
from botyard.games.bot_factory.actions import COLORS, PARTS
from botyard.games.bot_factory.positions.invariants import broken_invariants
from botyard.games.bot_factory.setup import lay_out
from botyard.kernel.dealer import SeededDealer
from botyard.kernel.game import Json

from .floor import act, asked, dealt, drawn, rows, table


def items(position: Json, *keys: str) -> list[str]:
    """All tiles in these places of a position."""
    found: list[str] = []

    def collect(value: object) -> None:
        if isinstance(value, dict):
            value = list(value.values())
        if isinstance(value, list):
            for part in value:
                collect(part)
        elif value is not None:
            found.append(str(value))

    for key in keys:
        collect(position[key])
    return found


def laid_out(seats: int) -> Json:
    """Bare boards."""
    return GAME.position(lay_out(GAME.read_options({}), seats) if seats > 1 else dealt(1))


PART_PLACES = ("parts", "columns", "spares", "wheel", "tops", "stacks", "discards", "supply")


@pytest.mark.rule("BF-1", "BF-2")
def test_there_are_four_of_each_colored_part_and_two_of_each_universal_one() -> None:
    counts = Counter(items(laid_out(2), *PART_PLACES))
    assert [counts[name] for name in PARTS.names] == [4] * 12 + [2] * 3
    assert sum(counts.values()) == 54


@pytest.mark.rule("BF-3")
def test_there_are_six_projects_of_each_color_and_fourteen_contracts() -> None:
    position = laid_out(4)
    assert Counter(items(position, "project_deck")) == dict.fromkeys(COLORS.names, 6)
    assert len(items(position, "box")) == 14


@pytest.mark.rule("BF-142", "BF-108")
def test_one_seat_has_four_action_tiles_four_bot_tiles_and_six_inspection_tiles() -> None:
    position = laid_out(1)
    assert position["board_deck"] == ["assembly", "production", "project", "finance"]
    assert position["bot_deck"] == COLORS.names
    assert position["inspection_deck"] == [1, 2, 3, 4, 5, 6]


@pytest.mark.rule("BF-5", "BF-30")
def test_boards_lie_from_left_to_right_and_so_does_the_turn_order() -> None:
    factory = dealt(4)
    factory = table("""
        turn   1 A move
        seats  ABCD
        floor  A=. B^J2 C^A3 D^P1
    """)
    seen = cast(list[Json], GAME.view(factory, 0)["order"])
    assert [meeple["space"] for meeple in seen] == ["A3", "P1", "J2", "F3"]
    lay_out(factory.options, 4)


@pytest.mark.rule("BF-6")
@pytest.mark.parametrize(("seats", "meeples"), [(1, 3), (2, 3), (3, 4), (4, 4)])
def test_three_bot_meeples_of_each_color_with_one_or_two_players_else_four(
    seats: int, meeples: int
) -> None:
    assert drawn(dealt(seats), "meeples") == [
        f"meeples red={meeples} yellow={meeples} blue={meeples} green={meeples}"
    ]


@pytest.mark.rule("BF-7", "BF-10", "BF-11", "BF-12")
def test_the_wheel_is_filled_from_the_stack_of_the_left_spare_part_on() -> None:
    chance = [
        "spare=yellow-legs",
        "spare=red-head",
        "stack-red=red-torso",
        "stack-yellow=yellow-head",
        "stack-blue=blue-head",
        "stack-green=green-head",
    ]
    filled = ["yellow", "blue", "green", "red"] * 2
    chance += [f"stack-{color}={color}-legs" for color in filled]
    factory = dealt(2, [*chance, "…"])
    assert drawn(factory, "spares", "wheel", "marker", "tops") == rows("""
        spares  yL rH
        wheel   yH bH gH rT yL bL gL rL
        marker  "yellow"
        tops    rL yL bL gL
    """)


@pytest.mark.rule("BF-8", "BF-70")
def test_the_wheel_starts_with_its_icons_at_top_and_bottom() -> None:
    wheel = cast(list[Json], GAME.view(dealt(2), 0)["wheel"])
    assert [place["place"] for place in wheel if place["bonus"]] == [
        "left-input",
        "right-input",
        "right-output",
        "left-output",
    ]


@pytest.mark.rule("BF-9", "BF-144")
def test_only_the_top_of_each_stack_is_seen_and_lies_beside_what_is_hidden() -> None:
    factory = dealt(2)
    position = GAME.position(factory)
    tops = cast(list[str], position["tops"])
    assert [top.split("-")[0] for top in tops] == COLORS.names
    hidden = GAME.knowledge.hidden_slots(position, 0, [0, 1])
    assert sorted(hidden) == ["blue part", "green part", "project", "red part", "yellow part"]
    assert all(
        slot.keys[0] in ("stacks", "project_deck") for all_ in hidden.values() for slot in all_
    )
    events = act(factory, "take:blue", ["stack-blue=blue-legs"])
    assert "top-shown part=blue-legs" in events


@pytest.mark.rule("BF-13", "BF-14", "BF-15", "BF-16", "BF-17")
def test_projects_universal_parts_values_contracts_and_sandra_are_laid_out() -> None:
    factory = dealt(3, SeededDealer(4, len(GAME.outcomes)))
    position = GAME.position(factory)
    assert len(items(position, "project_board")) == 6
    assert drawn(factory, "supply", "values") == rows("""
        supply  uH uH uT uT uL uL
        values  red=6 yellow=6 blue=6 green=6
    """)
    contracts = cast(list[int], position["contracts"])
    assert len(set(contracts)) == 9
    assert sorted(contracts + cast(list[int], position["box"])) == list(range(1, 15))
    assert position["sandra"] == "F3"


@pytest.mark.rule("BF-19", "BF-20", "BF-21", "BF-Q35")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_chance_picks_the_first_player_and_the_last_in_order_begins_with_two_tokens(
    seats: int,
) -> None:
    seen = set()
    for seed in range(40):
        factory = dealt(seats, SeededDealer(seed, len(GAME.outcomes)))
        last = (int(factory.first) - 1) % seats
        seen.add(int(factory.first))
        speech = [int(factory.speech[seat]) for seat in range(seats)]
        assert speech == [2 if seat == last else 1 for seat in range(seats)]
        assert [int(factory.open_projects(seat)) for seat in range(seats)] == [1] * seats
    assert seen == set(range(seats))


@pytest.mark.rule("BF-23", "BF-D11", "BF-20")
def test_everybody_takes_one_part_the_last_in_initial_order_first() -> None:
    factory = dealt(3)
    assert asked(factory) == "C start 3"
    events = act(factory, "take:green")
    assert events[0] == "took-part seat=3 part=green-head"
    assert asked(factory) == "B start 2"
    act(factory, "take:green")
    act(factory, "take:red")
    assert asked(factory) == "A move"
    assert [int(factory.parts_of(seat)) for seat in range(3)] == [1, 1, 1]


@pytest.mark.rule("BF-106", "BF-107", "BF-109", "BF-148")
def test_one_seat_begins_with_one_token_a_task_and_vilela_on_f1() -> None:
    factory = dealt(1)
    assert drawn(factory, "speech", "vilela", "sandra", "task") == rows("""
        speech  A=1
        vilela  "F1"
        sandra  "F3"
        task    "three-alike"
    """)
    assert int(factory.open_projects(0)) == 1
    act(factory, "take:red")
    assert int(factory.parts_of(0)) == 1


@pytest.mark.rule("BF-107")
def test_a_task_is_drawn_or_chosen() -> None:
    drawn_tasks = {int(dealt(1, SeededDealer(seed, len(GAME.outcomes))).task) for seed in range(30)}
    assert drawn_tasks == {0, 1, 2, 3}
    factory = dealt(1, options={"task": "three-contracts"})
    assert drawn(factory, "task") == ['task "three-contracts"']


@pytest.mark.rule("BF-1", "BF-2", "BF-3", "BF-4", "BF-6")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_nothing_is_missing_after_set_up(seats: int) -> None:
    for seed in range(10):
        factory = dealt(seats, SeededDealer(seed, len(GAME.outcomes)))
        assert not broken_invariants(factory)
