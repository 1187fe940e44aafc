"""What is done at the end of a turn, in its order. RR-44, RR-45, RR-48."""

import pytest

from botyard.games.roborally.components import OPTIONS

from .race import (
    A,
    B,
    Picture,
    act,
    asked,
    drawn,
    options,
    play_turn,
    program,
    raced,
    run,
    told,
)

ALL_OPTIONS = " ".join(OPTIONS.names)


# Repairs and options


@pytest.mark.rule("RR-44")
@pytest.mark.parametrize("site", ["+", "*", "①"])
def test_a_site_or_a_flag_takes_one_damage_away(site: str) -> None:
    race = raced(f"{site}A^ .", damage={"A": 3})
    events = run(race, "repairs")
    assert race.damage[A] == 2
    assert told("repaired", events) == ["repaired seat=1 damage=2"]


@pytest.mark.rule("RR-44")
@pytest.mark.parametrize("site", ["+", "*", "①"])
def test_an_undamaged_robot_is_not_repaired(site: str) -> None:
    race = raced(f"{site}A^ .")
    events = run(race, "repairs")
    assert race.damage[A] == 0
    assert not told("repaired", events)


@pytest.mark.rule("RR-44")
def test_other_spaces_repair_nobody() -> None:
    race = raced(".A^ 1B^ →C^ ↻D^ ▲E^", damage=dict.fromkeys("ABCDE", 3))
    run(race, "repairs")
    assert list(race.damage) == [3, 3, 3, 3, 3]


@pytest.mark.rule("RR-44")
def test_a_wrench_and_hammer_site_gives_an_option_card_face_up() -> None:
    race = raced("*A^ .", damage={"A": 3})
    events = run(race, "repairs", chance="option=brakes")
    assert options(race, "A") == "brakes"
    assert told("drew-option", events) == ["drew-option seat=1 option=brakes"]


@pytest.mark.rule("RR-44")
def test_an_undamaged_robot_draws_its_option_too() -> None:
    race = raced("*A^ .")
    run(race, "repairs", chance="option=flywheel")
    assert options(race, "A") == "flywheel"


@pytest.mark.rule("RR-44")
@pytest.mark.parametrize("site", ["+", "①", "."])
def test_only_a_wrench_and_hammer_site_gives_options(site: str) -> None:
    race = raced(f"{site}A^ .", damage={"A": 1})
    run(race, "repairs")
    assert options(race, "A") == ""


@pytest.mark.rule("RR-44", "RR-4")
def test_options_are_drawn_in_dock_order() -> None:
    race = raced("*B^ *A^ .")
    events = run(race, "repairs", chance="option=scrambler option=brakes")
    assert told("drew-option", events) == [
        "drew-option seat=1 option=scrambler",
        "drew-option seat=2 option=brakes",
    ]


@pytest.mark.rule("RR-44")
@pytest.mark.parametrize("site", ["+①", "*①"])
def test_a_flag_on_a_repair_site_counts_as_the_site_alone(site: str) -> None:
    race = raced(f".A> {site}  ②   .", damage={"A": 4})
    play_turn(race, A="move1")
    assert race.damage[A] == 3
    assert (options(race, "A") != "") == (site == "*①")


@pytest.mark.rule("RR-44", "RR-14")
def test_a_powered_down_robot_is_repaired_and_draws() -> None:
    race = raced("*A^ .", damage={"A": 3}, power={"A": "down"})
    run(race, "repairs", chance="option=brakes")
    assert race.damage[A] == 2
    assert options(race, "A") == "brakes"


@pytest.mark.rule("RR-44")
def test_repairs_come_once_a_turn_and_not_after_each_register() -> None:
    race = raced("+A^ .", damage={"A": 4})
    play_turn(race, A="left left left left left")
    assert race.damage[A] == 3


@pytest.mark.rule("RR-48")
def test_an_exhausted_option_deck_is_renewed_from_its_discards() -> None:
    race = raced("*A^ .", options={"A": ALL_OPTIONS.replace("brakes", "").replace("flywheel", "")})
    race.spent_options = 1 << OPTIONS.number("brakes") | 1 << OPTIONS.number("flywheel")
    events = run(race, "repairs", chance="option=flywheel")
    assert "flywheel" in options(race, "A").split()
    assert race.spent_options == 0
    assert told("options-renewed", events) == ["options-renewed count=2"]


@pytest.mark.rule("RR-48")
def test_discards_are_not_drawn_before_the_deck_is_exhausted() -> None:
    race = raced("*A^ .", options={"A": ALL_OPTIONS.replace("brakes", "").replace("flywheel", "")})
    race.spent_options = 1 << OPTIONS.number("brakes")
    run(race, "repairs", chance="option=flywheel")
    assert "brakes" not in options(race, "A").split()
    assert race.spent_options == 1 << OPTIONS.number("brakes")


@pytest.mark.rule("RR-48")
def test_with_deck_and_discards_empty_nothing_is_drawn() -> None:
    race = raced("*B^ .A^", options={"A": ALL_OPTIONS})
    events = run(race, "repairs")
    assert options(race, "B") == ""
    assert not told("drew-option", events)


# The order


@pytest.mark.rule("RR-45")
def test_unlocked_registers_are_cleared_and_locked_ones_stay() -> None:
    race = raced(
        ".A^ .",
        damage={"A": 6},
        cards={"A": "left-70 left-90 left-110 left-130 left-150"},
        locked={"A": "4 5"},
    )
    run(race, "clear")
    assert program(race, "A") == "- - - left-130 left-150"


@pytest.mark.rule("RR-45")
def test_repairs_come_before_registers_are_cleared() -> None:
    race = raced(
        "+A^ .",
        damage={"A": 6},
        cards={"A": "left-70 left-90 left-110 left-130 left-150"},
        locked={"A": "4 5"},
    )
    play_turn(race)
    assert program(race, "A") == "- - - - left-150"


@pytest.mark.rule("RR-45", "RR-13")
def test_repairs_come_before_stay_down_decisions() -> None:
    race = raced("+A^ .", damage={"A": 1}, power={"A": "down"})
    events = play_turn(race)
    assert asked(race) == "A"
    assert told("repaired", events) == ["repaired seat=1 damage=0"]


@pytest.mark.rule("RR-45")
def test_stay_down_decisions_come_before_destroyed_robots_return() -> None:
    race = raced(
        """
        .   .   .A>
        .B^ .   .
        """,
        power={"B": "down"},
        archive={"A": "A1"},
    )
    play_turn(race, A="move1")
    assert asked(race) == "B"
    act(race, "B power-down")
    assert asked(race) == "A"


@pytest.mark.rule("RR-45")
def test_damage_is_dropped_after_destroyed_robots_have_returned() -> None:
    race = raced(
        """
        .   .   .A>
        .B> .   .
        """,
        damage={"B": 3},
        power={"B": "announced"},
        archive={"A": "A1"},
    )
    play_turn(race, A="move1")
    assert asked(race) == "A"
    assert race.damage[B] == 3
    act(race, "A face:south")
    act(race, "A power-on")
    assert race.damage[B] == 0


@pytest.mark.rule("RR-45")
@pytest.mark.parametrize("site", ["+", "①", "*"])
def test_a_robot_that_returns_is_not_repaired_in_the_same_clean_up(site: str) -> None:
    race = raced(f"{site}   .   .A>\n.   .   .", archive={"A": "A1"}, flags={"A": 1})
    play_turn(race, A="move1")
    act(race, "A face:south")
    act(race, "A power-on")
    assert race.damage[A] == 2
    assert options(race, "A") == ""


@pytest.mark.rule("RR-45", "RR-44")
def test_a_robot_destroyed_on_its_way_leaves_its_site_unrepaired() -> None:
    race = raced(
        """
        +A^ .B<
        .   .
        """,
        damage={"A": 9},
    )
    play_turn(race)
    assert drawn(race) == Picture("""
        +   .B<
        .   .
    """)
    assert race.damage[A] == 0


@pytest.mark.rule("RR-45")
def test_what_is_left_of_hands_is_gone_after_the_next_deal() -> None:
    race = raced(
        ".A^ .", hand={"A": "left-70 left-90"}, cards={"A": "right right right right right"}
    )
    play_turn(race)
    run(race, "deal")
    assert race.held[A] == 9
